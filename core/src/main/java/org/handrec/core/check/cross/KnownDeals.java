package org.handrec.core.check.cross;

import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;

/**
 * The deals of a source by their fingerprints, each with the number of its board: twelve bytes a
 * place. There are two tables; when the newer one is full, the older one is given up. So the deals
 * of at least the last 390,000 boards are known, and the memory needed is bounded.
 */
final class KnownDeals {
  private static final int SMALLEST = 256;
  private static final int LARGEST = 1 << 19;

  private Table newer = new Table(SMALLEST);
  private Table older = new Table(1);

  /** The number under which a deal is known; 0 when it is not. */
  int find(Deal deal, int salt) {
    long print = fingerprint(deal, salt);
    int number = newer.find(print);
    return number == 0 ? older.find(print) : number;
  }

  /**
   * Learns a deal unless it is known.
   *
   * @param salt deals with different salts are never the same
   * @return the number under which it is known; 0 when it was not
   */
  int add(Deal deal, int salt, int number) {
    if (newer.isFull()) {
      if (newer.size() == LARGEST) {
        older = newer;
        newer = new Table(LARGEST);
      } else {
        newer = newer.doubled();
      }
    }
    long print = fingerprint(deal, salt);
    int known = older.find(print);
    return known == 0 ? newer.add(print, number) : known;
  }

  /** A number that is never 0. Two deals have the same one by chance once in 2^64 times. */
  private static long fingerprint(Deal deal, int salt) {
    long print = salt;
    for (Seat seat : Seat.values()) {
      print = (print ^ deal.bits(seat)) * 0x9E3779B97F4A7C15L;
      print ^= print >>> 32;
    }
    return print == 0 ? 1 : print;
  }

  /** An open hash table. */
  private static final class Table {
    private final long[] prints;
    private final int[] numbers;
    private int used;

    Table(int size) {
      prints = new long[size];
      numbers = new int[size];
    }

    int size() {
      return prints.length;
    }

    boolean isFull() {
      return used >= prints.length / 4 * 3;
    }

    int find(long print) {
      return numbers[place(print)];
    }

    /** Adds a print that is not there; the number of one that is, else 0. */
    int add(long print, int number) {
      int place = place(print);
      if (prints[place] == 0) {
        used++;
        prints[place] = print;
        numbers[place] = number;
        return 0;
      }
      return numbers[place];
    }

    /** Where a print stands or belongs. */
    private int place(long print) {
      int place = (int) print & (prints.length - 1);
      while (prints[place] != 0 && prints[place] != print) {
        place = (place + 1) & (prints.length - 1);
      }
      return place;
    }

    Table doubled() {
      Table doubled = new Table(2 * prints.length);
      for (int i = 0; i < prints.length; i++) {
        if (prints[i] != 0) {
          doubled.add(prints[i], numbers[i]);
        }
      }
      return doubled;
    }
  }
}
