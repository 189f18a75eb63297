package org.handrec.core.scoring;

import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;

/**
 * Honours held in one hand, at rubber bridge (Law 81).
 *
 * @param seat who holds them: declarer, dummy or a defender
 * @param points 100 or 150
 */
public record Honours(Seat seat, int points) {
  private static final Rank[] TOP = {Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN};

  /** The honours of a deal in a denomination; empty when no hand holds enough of them. */
  public static Optional<Honours> of(Deal deal, Strain strain) {
    for (Seat seat : Seat.values()) {
      int points = points(deal.hand(seat).orElse(Hand.EMPTY), strain.trumps());
      if (points > 0) {
        return Optional.of(new Honours(seat, points));
      }
    }
    return Optional.empty();
  }

  private static int points(Hand hand, Optional<Suit> trumps) {
    if (trumps.isEmpty()) {
      int aces = 0;
      for (Suit suit : Suit.values()) {
        aces += held(hand, suit, Rank.ACE);
      }
      return aces == 4 ? 150 : 0;
    }
    int honours = 0;
    for (Rank rank : TOP) {
      honours += held(hand, trumps.get(), rank);
    }
    return honours == 5 ? 150 : honours == 4 ? 100 : 0;
  }

  private static int held(Hand hand, Suit suit, Rank rank) {
    return hand.contains(Card.of(suit, rank)) ? 1 : 0;
  }
}
