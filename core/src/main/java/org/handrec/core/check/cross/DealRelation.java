package org.handrec.core.check.cross;

import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;

/** How the deals of two records of one board stand to each other. */
sealed interface DealRelation {
  /** What is known of both agrees, or nothing can be said. */
  DealRelation SAME = new Same();

  /** They are two deals. */
  DealRelation DIFFERENT = new Different();

  /** Nothing speaks against one deal. */
  record Same() implements DealRelation {}

  /** The second has nothing to do with the first. */
  record Different() implements DealRelation {}

  /**
   * Every hand of the second sits some seats on, clockwise.
   *
   * @param seats 1 to 3
   */
  record Turned(int seats) implements DealRelation {}

  /** Two players have one card of each other. */
  record Exchanged(Card card, Seat seat, Card other, Seat otherSeat) implements DealRelation {}

  /** How a second deal stands to a first one. Only hands of 13 cards are compared. */
  static DealRelation of(Deal first, Deal second) {
    if (first.cardsPerHand() != 13 || second.cardsPerHand() != 13) {
      return SAME;
    }
    if (!first.isFull() || !second.isFull()) {
      return contradict(first, second) ? DIFFERENT : SAME;
    }
    if (first.equals(second)) {
      return SAME;
    }
    for (int seats = 1; seats < 4; seats++) {
      if (first.turned(seats).equals(second)) {
        return new Turned(seats);
      }
    }
    return exchange(first, second);
  }

  /** Whether a card is with two players. */
  private static boolean contradict(Deal first, Deal second) {
    for (Seat seat : Seat.values()) {
      for (Seat other : Seat.values()) {
        if (seat != other && (first.bits(seat) & second.bits(other)) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static DealRelation exchange(Deal first, Deal second) {
    Seat[] changed = new Seat[2];
    int count = 0;
    for (Seat seat : Seat.values()) {
      long moved = first.bits(seat) & ~second.bits(seat);
      if (moved != 0) {
        if (count == 2 || Long.bitCount(moved) != 1) {
          return DIFFERENT;
        }
        changed[count++] = seat;
      }
    }
    return new Exchanged(
        lost(first, second, changed[0]), changed[0], lost(first, second, changed[1]), changed[1]);
  }

  private static Card lost(Deal first, Deal second, Seat seat) {
    return Card.ofIndex(Long.numberOfTrailingZeros(first.bits(seat) & ~second.bits(seat)));
  }

  /** Whether each hand is one whole suit: a placeholder for a deal that was not recorded. */
  static boolean isPlaceholder(Deal deal) {
    long suit = (1L << 13) - 1;
    for (Seat seat : Seat.values()) {
      long bits = deal.bits(seat);
      int place = Long.numberOfTrailingZeros(bits);
      if (bits == 0 || bits != suit << (place / 13 * 13)) {
        return false;
      }
    }
    return true;
  }
}
