package org.handrec.core.doubledummy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** Tries every card; positions at the start of a trick are remembered as they are. */
final class PlainSearch {
  private final int trump;
  private final Map<List<Long>, Integer> known = new HashMap<>();

  PlainSearch(Strain strain) {
    this.trump = strain.ordinal();
  }

  /** The tricks of North-South. */
  int tricks(List<Hand> hands, Seat leader) {
    return tricks(hands.stream().mapToLong(Hand::bits).toArray(), leader.ordinal());
  }

  private int tricks(long[] hands, int leader) {
    if (hands[0] == 0) {
      return 0;
    }
    List<Long> key = List.of(hands[0], hands[1], hands[2], hands[3], (long) leader);
    Integer before = known.get(key);
    if (before == null) {
      before = best(hands, leader, 0, 0, leader, 0);
      known.put(key, before);
    }
    return before;
  }

  /**
   * Tries the cards of the next hand.
   *
   * @param suit that was led
   * @param winner who wins so far
   * @param top the card of the winner
   */
  private int best(long[] hands, int seat, int position, int suit, int winner, int top) {
    if (position == 4) {
      return 1 - (winner & 1) + tricks(hands.clone(), winner);
    }
    long hand = hands[seat];
    long following = position == 0 ? 0 : hand & 0x1FFFL << (13 * suit);
    boolean ns = (seat & 1) == 0;
    int best = ns ? -1 : 14;
    for (int card = 0; card < Card.COUNT; card++) {
      if (((following == 0 ? hand : following) >>> card & 1) != 0) {
        boolean beats = position == 0 || (card / 13 == top / 13 ? card > top : card / 13 == trump);
        hands[seat] = hand & ~(1L << card);
        int tricks =
            best(
                hands,
                (seat + 1) & 3,
                position + 1,
                position == 0 ? card / 13 : suit,
                beats ? seat : winner,
                beats ? card : top);
        best = ns ? Math.max(best, tricks) : Math.min(best, tricks);
      }
    }
    hands[seat] = hand;
    return best;
  }
}
