package org.handrec.core.check.result;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Board;

/** R009: a passed-out board has no declarer and no result (PBN 3.4.13 to 3.4.15). */
public final class PassedOutRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    if (!context.replay().isPassedOut() || findings.has("R001")) {
      return;
    }
    Board board = context.board();
    if (board.declarer().isGiven()) {
      report(context, findings, "Declarer", "a declarer");
    }
    if (board.result().isGiven()) {
      report(context, findings, "Result", "a result");
    }
  }

  private static void report(BoardContext context, Findings findings, String tag, String what) {
    findings.add(
        findings
            .at("R009", context.value(tag), "passed out, but " + what + " is given")
            .tag(tag)
            .found(context.board().tag(tag).map(t -> t.value()).orElse("")));
  }
}
