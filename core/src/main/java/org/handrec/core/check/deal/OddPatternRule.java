package org.handrec.core.check.deal;

import java.util.Locale;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/**
 * D009: a hand is one whole suit, or the cards of each suit went round the table in the order of
 * their ranks. A shuffled pack does not do that: it was not dealt, or a program failed.
 */
final class OddPatternRule implements RecordRule {
  private static final long SUIT = (1L << 13) - 1;

  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<Deal> deal = context.board().deal().value();
    if (deal.isEmpty()) {
      return;
    }
    for (Seat seat : Seat.values()) {
      long bits = deal.get().bits(seat);
      for (Suit suit : Suit.values()) {
        if (bits == SUIT << (13 * suit.ordinal())) {
          String what = context.name(seat) + " holds all " + suit.name().toLowerCase(Locale.ROOT);
          report(what, context, findings);
          return;
        }
      }
    }
    if (deal.get().isFull() && (goesRound(deal.get(), 1) || goesRound(deal.get(), 3))) {
      report("the hands are in the order of a new pack", context, findings);
    }
  }

  /** Whether each next lower card of a suit is some places on, clockwise. */
  private static boolean goesRound(Deal deal, int places) {
    for (Suit suit : Suit.values()) {
      Seat seat = deal.owner(Card.of(suit, Rank.ACE)).orElseThrow();
      for (int rank = Rank.ACE.ordinal() - 1; rank >= 0; rank--) {
        seat = seat.plus(places);
        if ((deal.bits(seat) >>> (13 * suit.ordinal() + rank) & 1) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static void report(String what, BoardContext context, Findings findings) {
    findings.add(
        findings
            .at("D009", context.value("Deal"), what + ": undealt pack or program fault")
            .tag("Deal"));
  }
}
