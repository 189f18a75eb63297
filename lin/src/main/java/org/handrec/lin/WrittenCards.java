package org.handrec.lin;

import java.util.Arrays;
import java.util.Optional;
import org.handrec.core.model.Suit;

/** The cards of a deal as they are written, with their seats and places. */
final class WrittenCards {
  private static final int DECK = 52;
  private static final Suit[] SUITS = Suit.values();

  private byte[] seats = new byte[DECK];
  private byte[] cards = new byte[DECK];
  private int[] from = new int[DECK];
  private int[] to = new int[DECK];
  private int size;

  /**
   * Adds a card.
   *
   * @param seat the place of its hand, from 0
   * @param start where it begins
   * @param end where it ends
   * @param card its index, or {@link CardLetters#NONE} or what {@link #unreadable} gives for text
   *     that is none
   */
  void add(int seat, int start, int end, int card) {
    if (size == cards.length) {
      seats = Arrays.copyOf(seats, 2 * size);
      cards = Arrays.copyOf(cards, 2 * size);
      from = Arrays.copyOf(from, 2 * size);
      to = Arrays.copyOf(to, 2 * size);
    }
    seats[size] = (byte) seat;
    cards[size] = (byte) card;
    from[size] = start;
    to[size++] = end;
  }

  /** What stands for a card of which only the suit can be read; 0 is clubs, less than 0 is none. */
  static int unreadable(int suit) {
    return suit < 0 ? CardLetters.NONE : CardLetters.NONE - 1 - suit;
  }

  /** Takes out all cards of a set of bits; says whether there were any. */
  boolean remove(long removed) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (cards[i] < 0 || (removed & bit(i)) == 0) {
        seats[kept] = seats[i];
        cards[kept] = cards[i];
        from[kept] = from[i];
        to[kept++] = to[i];
      }
    }
    boolean any = kept < size;
    size = kept;
    return any;
  }

  /** Lets the last card end elsewhere. */
  void extendLast(int end) {
    to[size - 1] = end;
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  int seat(int place) {
    return seats[place];
  }

  /** The index of a card; less than 0 when it is none. */
  int card(int place) {
    return cards[place];
  }

  /** The suit in which a card stands; empty when it stands in none. */
  Optional<Suit> suit(int place) {
    int card = cards[place];
    return card == CardLetters.NONE
        ? Optional.empty()
        : Optional.of(SUITS[card >= 0 ? card / 13 : CardLetters.NONE - 1 - card]);
  }

  long bit(int place) {
    return 1L << cards[place];
  }

  int from(int place) {
    return from[place];
  }

  int to(int place) {
    return to[place];
  }
}
