package org.handrec.lin;

import java.util.Arrays;

/** The cards of a deal as they are written, with their seats and places. */
final class WrittenCards {
  private static final int DECK = 52;

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
   * @param card its index, or {@link CardLetters#NONE} for text that is none
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

  int card(int place) {
    return cards[place];
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
