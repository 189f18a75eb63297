package org.handrec.core.check.deal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;

/** D006 and D007: hands are not given; a single one follows from the three others. */
final class OpenHandRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<Deal> deal = context.board().deal().value();
    if (deal.isEmpty() || deal.get().givenHands() == 0 || deal.get().givenHands() == 4) {
      return;
    }
    List<Seat> open = new ArrayList<>(3);
    for (Seat seat : Seat.values()) {
      if (!deal.get().isGiven(seat)) {
        open.add(seat);
      }
    }
    if (open.size() == 1 && !deal.get().isEndPosition()) {
      findings.add(
          findings
              .at(
                  "D006",
                  context.value("Deal"),
                  context.name(open.get(0))
                      + " not given; the 13 other cards are used for checking")
              .tag("Deal")
              .seat(open.get(0)));
    } else {
      findings.add(
          findings
              .at(
                  "D007",
                  context.value("Deal"),
                  context.names(open) + " not given; play checks reduced")
              .tag("Deal"));
    }
  }
}
