package org.handrec.core.check.auction;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.rules.AuctionReplay;

/**
 * A022: the explanation of a call states points or a length that the hand of the player is far
 * from: by three points or two cards at least, since less is judgement. One finding a call.
 */
public final class ExplanationRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<Deal> deal = context.board().deal().value();
    Optional<AuctionReplay> auction = context.replay().auction();
    if (deal.isEmpty() || auction.isEmpty()) {
      return;
    }
    List<AuctionReplay.MadeCall> calls = auction.get().calls();
    for (int i = 0; i < calls.size(); i++) {
      List<String> said = calls.get(i).annotations().explanations();
      Optional<Hand> hand =
          said.isEmpty()
              ? Optional.empty()
              : deal.get().hand(calls.get(i).seat()).filter(h -> h.size() == 13);
      for (int k = 0; k < said.size() && hand.isPresent(); k++) {
        Optional<String> against = StatedShape.of(said.get(k)).against(hand.get());
        if (against.isPresent()) {
          report(context, i, against.get(), findings);
          hand = Optional.empty();
        }
      }
    }
  }

  private static void report(BoardContext context, int index, String what, Findings findings) {
    AuctionReplay.MadeCall call = context.replay().auction().orElseThrow().calls().get(index);
    findings.add(
        findings
            .at(
                "A022",
                context.origins().auctionItem(call.item()),
                "call %d (%s) explained as %s".formatted(index + 1, call.call().symbol(), what))
            .call(index + 1)
            .seat(call.seat()));
  }
}
