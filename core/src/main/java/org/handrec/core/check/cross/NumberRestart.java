package org.handrec.core.check.cross;

import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.rules.BoardNumber;

/** E002: the board numbers of a session start anew with other deals. */
final class NumberRestart {
  private NumberRestart() {}

  /** The finding at the record with which they start anew. */
  static Diagnostic.Builder found(Visit visit, Findings findings) {
    return findings
        .at(
            "E002",
            visit.context().origins().record(),
            "board %d again at record %d: a new session?".formatted(visit.number(), visit.record()))
        .tag("Board")
        .found(Integer.toString(visit.number()))
        .hypothesis("two sessions, or numbers from here on " + offset(visit) + " higher");
  }

  /** What makes the numbers go on and keeps dealers and vulnerabilities. */
  private static int offset(Visit visit) {
    int gap = visit.session().highest() - visit.number() + 1;
    return (gap + BoardNumber.CYCLE - 1) / BoardNumber.CYCLE * BoardNumber.CYCLE;
  }
}
