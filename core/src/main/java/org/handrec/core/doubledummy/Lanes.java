package org.handrec.core.doubledummy;

import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;

/**
 * Cards as bits of a {@code long}: 16 bits for each suit, spades lowest, of which the lower 13 are
 * the ranks from the two up to the ace. The three bits left over keep carries apart. A card is the
 * number of its bit.
 */
final class Lanes {
  /** The cards of a pack. */
  static final long PACK = 0x1FFF1FFF1FFF1FFFL;

  /** The ranks of one suit, in the lowest lane. */
  static final long LANE = 0x1FFFL;

  /** Stands for notrump where the number of a lane stands for a trump suit. */
  static final int NO_TRUMP = 4;

  private Lanes() {}

  /** The cards of a hand. */
  static long of(Hand hand) {
    long lanes = 0;
    for (Suit suit : Suit.values()) {
      lanes |= (hand.bits() >>> (13 * suit.ordinal()) & LANE) << (16 * lane(suit));
    }
    return lanes;
  }

  /** The number of a card. */
  static int of(Card card) {
    return 16 * lane(card.suit()) + card.rank().ordinal();
  }

  /** The card of a number. */
  static Card card(int number) {
    return Card.of(Suit.values()[3 - number / 16], Rank.values()[number % 16]);
  }

  /** The lane of the trumps, or {@link #NO_TRUMP}. */
  static int trump(Strain strain) {
    return strain == Strain.NOTRUMP ? NO_TRUMP : 3 - strain.ordinal();
  }

  private static int lane(Suit suit) {
    return 3 - suit.ordinal();
  }

  /** The ranks of a hand in a suit. */
  static int suit(long cards, int lane) {
    return (int) (cards >>> (16 * lane) & LANE);
  }

  /** In each suit the highest of some cards and all ranks below it. */
  static long downFrom(long cards) {
    long ranks = cards | (cards >>> 1 & 0x0FFF0FFF0FFF0FFFL);
    ranks |= ranks >>> 2 & 0x07FF07FF07FF07FFL;
    ranks |= ranks >>> 4 & 0x01FF01FF01FF01FFL;
    return ranks | (ranks >>> 8 & 0x001F001F001F001FL);
  }

  /** The highest ranks of a suit. */
  static int highest(int ranks, int count) {
    int left = ranks;
    int taken = 0;
    for (int i = 0; i < count; i++) {
      int top = Integer.highestOneBit(left);
      left ^= top;
      taken |= top;
    }
    return taken;
  }
}
