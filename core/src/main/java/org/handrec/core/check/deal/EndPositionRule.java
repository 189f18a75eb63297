package org.handrec.core.check.deal;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Deal;

/** D008: the hands have fewer than 13 cards, all of them equally many (PBN 3.10). */
final class EndPositionRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    context
        .board()
        .deal()
        .value()
        .filter(Deal::isEndPosition)
        .ifPresent(
            deal ->
                findings.add(
                    findings
                        .at(
                            "D008",
                            context.value("Deal"),
                            "end position with "
                                + Wording.counted(deal.cardsPerHand(), "card")
                                + " each")
                        .tag("Deal")));
  }
}
