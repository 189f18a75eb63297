package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;

/** Tries every card; positions at the start of a trick are remembered as they are. */
final class PlainSearch {
  private final Strain strain;
  private final Map<List<Object>, Integer> known = new HashMap<>();

  PlainSearch(Strain strain) {
    this.strain = strain;
  }

  /** The tricks of North-South. */
  int tricks(List<Hand> hands, Seat leader) {
    if (hands.get(0).isEmpty()) {
      return 0;
    }
    List<Object> key = List.of(hands, leader);
    Integer before = known.get(key);
    if (before == null) {
      before = best(new ArrayList<>(hands), leader, List.of());
      known.put(key, before);
    }
    return before;
  }

  private int best(List<Hand> hands, Seat leader, List<Card> trick) {
    if (trick.size() == 4) {
      Seat winner = winner(leader, trick);
      return (winner.side() == Side.NS ? 1 : 0) + tricks(List.copyOf(hands), winner);
    }
    Seat seat = leader.plus(trick.size());
    Hand hand = hands.get(seat.ordinal());
    Hand following = trick.isEmpty() ? Hand.EMPTY : hand.suit(trick.get(0).suit());
    boolean ns = seat.side() == Side.NS;
    int best = ns ? -1 : 14;
    for (Card card : (following.isEmpty() ? hand : following).cards()) {
      hands.set(seat.ordinal(), hand.minus(card));
      List<Card> more = new ArrayList<>(trick);
      more.add(card);
      int tricks = best(hands, leader, more);
      best = ns ? Math.max(best, tricks) : Math.min(best, tricks);
    }
    hands.set(seat.ordinal(), hand);
    return best;
  }

  private Seat winner(Seat leader, List<Card> trick) {
    int best = 0;
    for (int i = 1; i < 4; i++) {
      Card card = trick.get(i);
      boolean same = card.suit() == trick.get(best).suit();
      boolean ruff = strain == Strain.of(card.suit());
      if (same ? card.rank().compareTo(trick.get(best).rank()) > 0 : ruff) {
        best = i;
      }
    }
    return leader.plus(best);
  }
}
