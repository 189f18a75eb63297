package org.handrec.core.check.deal;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Hand;

/** D004: cards are in no hand, and neither repeated cards nor a short hand alone explain it. */
final class MissingCardRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    if (context.board().faultyDeal().isEmpty()) {
      return;
    }
    Hand missing = DealFaults.of(context.board().faultyDeal()).unexplained();
    if (missing.isEmpty()) {
      return;
    }
    String cards = Wording.cards(missing, " ");
    findings.add(
        findings
            .at(
                "D004",
                context.value("Deal"),
                cards + (missing.size() == 1 ? " is in no hand" : " are in no hand"))
            .tag("Deal")
            .expected(cards));
  }
}
