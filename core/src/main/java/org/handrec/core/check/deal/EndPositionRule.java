package org.handrec.core.check.deal;

import java.util.Arrays;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;

/**
 * D008: the hands have fewer than 13 cards. In PBN all of them have equally many (PBN 3.10), in LIN
 * they need not.
 */
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
                                + (isEven(deal) ? "" : "at most ")
                                + Wording.counted(deal.cardsPerHand(), "card")
                                + " each")
                        .tag("Deal")));
  }

  private static boolean isEven(Deal deal) {
    return Arrays.stream(Seat.values())
        .flatMap(seat -> deal.hand(seat).stream())
        .allMatch(hand -> hand.size() == deal.cardsPerHand());
  }
}
