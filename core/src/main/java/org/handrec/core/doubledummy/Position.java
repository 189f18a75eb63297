package org.handrec.core.doubledummy;

import java.util.List;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/**
 * A point of the play.
 *
 * @param hands the cards still held, from North clockwise
 * @param strain the denomination
 * @param leader who led to the trick in progress, or leads to the next one
 * @param trick the cards of the trick in progress, up to three
 */
public record Position(List<Hand> hands, Strain strain, Seat leader, List<Card> trick) {
  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException when the cards cannot be those of such a point: a card twice,
   *     or hands of wrong sizes
   */
  public Position {
    hands = List.copyOf(hands);
    trick = List.copyOf(trick);
    if (hands.size() != 4 || trick.size() > 3) {
      throw new IllegalArgumentException("four hands and up to three cards of a trick expected");
    }
    long seen = 0;
    int cards = 0;
    int left = hands.get(leader.plus(3).ordinal()).size();
    for (int i = 0; i < 4; i++) {
      Hand hand = hands.get(leader.plus(i).ordinal());
      int played = i < trick.size() ? 1 : 0;
      if (hand.size() + played != left) {
        throw new IllegalArgumentException("hands of sizes that do not fit");
      }
      seen |= hand.bits();
      cards += hand.size();
    }
    for (Card card : trick) {
      seen |= 1L << card.index();
    }
    if (Long.bitCount(seen) != cards + trick.size()) {
      throw new IllegalArgumentException("a card twice");
    }
  }

  /** Who plays the next card. */
  public Seat turn() {
    return leader.plus(trick.size());
  }

  /** The number of tricks left, the one in progress included. */
  public int tricks() {
    return hands.get(leader.plus(3).ordinal()).size();
  }
}
