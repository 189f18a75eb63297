package org.handrec.core.check;

import java.util.List;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.HandRecord;
import org.handrec.core.rules.Replay;

/** Applies rules to records. */
public final class Checker {
  private final List<RecordRule> rules;

  /**
   * A checker of some rules.
   *
   * @param rules the rules in the order in which they are applied; a later rule may be silent
   *     because of what an earlier one found, see {@link RecordRules#all()}
   */
  public Checker(List<RecordRule> rules) {
    this.rules = List.copyOf(rules);
  }

  /**
   * What there is to say about a record: the findings of its reader and of the rules, by place.
   * Severities are those of the default profile.
   */
  public List<Diagnostic> check(HandRecord record, Replay replay) {
    return findings(new BoardContext(record, replay)).byPlace();
  }

  /** The same, open for more. */
  Findings findings(BoardContext context) {
    HandRecord record = context.record();
    Findings findings = new Findings(record.text(), record.diagnostics());
    if (record.kind() == HandRecord.Kind.BOARD) {
      for (RecordRule rule : rules) {
        rule.check(context, findings);
      }
    }
    return findings;
  }
}
