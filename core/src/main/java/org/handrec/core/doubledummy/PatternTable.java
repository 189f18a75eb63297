package org.handrec.core.doubledummy;

import java.util.Arrays;

/**
 * What is known of positions at the start of a trick, for one denomination. A key, the lengths of
 * the suits and the seat on lead, leads to a block of patterns. A pattern says who owns the highest
 * cards of each suit, so many of them as mattered, and bounds the tricks of North-South; it holds
 * for every position of the key in which these cards are owned so, whatever their ranks and the
 * lower cards are (partition search).
 *
 * <p>A pattern is two longs, for two suits each: 52 bits for the owners, two bits a card from the
 * highest down; two depths of four bits, how many of them count; and a bound, the lower one in the
 * first long, the upper one in the second.
 *
 * <p>The table never takes more bytes than it is allowed to: when it would, it forgets everything.
 */
final class PatternTable {
  private static final int FIRST_SLOTS = 1 << 13;
  private static final int FIRST_ARENA = 1 << 17;

  /** For both depths of a pattern the owners that count. */
  private static final long[] MASKS = new long[256];

  static {
    for (int depths = 0; depths < MASKS.length; depths++) {
      MASKS[depths] = (mask(depths & 15) << 26 | mask(depths >> 4)) << 12;
    }
  }

  private final long maxBytes;

  /**
   * Two longs a slot, side by side for the sake of the cache: a key, 0 where there is none, and its
   * block: offset, number of patterns, and size class, in 40, 16 and 8 bits.
   */
  private long[] slots = new long[2 * FIRST_SLOTS];

  private int used;
  private long[] arena = new long[FIRST_ARENA];
  private int top;
  private final int[] free = new int[24];

  /** How many of the highest cards of each suit the pattern found counts, four bits a suit. */
  private int depths;

  PatternTable(long maxBytes) {
    this.maxBytes = maxBytes;
    clear();
  }

  private static long mask(int depth) {
    int count = Math.min(13, depth);
    return ((1L << 26) - 1) & -(1L << (26 - 2 * count));
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(slots, 0);
    Arrays.fill(free, 0);
    used = 0;
    top = 4;
  }

  /** The bytes taken. */
  long bytes() {
    return 8L * (slots.length + arena.length);
  }

  /**
   * Looks for a pattern that tells whether North-South take some tricks; newer ones first. One that
   * tells moves half the way to the newest.
   *
   * @param first the owners of two suits
   * @param second those of the other two
   * @return 1 for yes, -1 for no, 0 when nothing is known
   */
  int find(long key, long first, long second, int need) {
    int slot = slot(key);
    if (slot < 0) {
      return 0;
    }
    long[] patterns = arena;
    int begin = (int) (slots[slot + 1] >>> 24);
    int last = begin + 2 * (int) (slots[slot + 1] >>> 8 & 0xFFFF) - 2;
    long owners = first << 12;
    long others = second << 12;
    for (int i = last; i >= begin; i -= 2) {
      long one = patterns[i];
      long two = patterns[i + 1];
      if (((one ^ owners) & MASKS[(int) one >>> 4 & 255]) == 0
          && ((two ^ others) & MASKS[(int) two >>> 4 & 255]) == 0) {
        boolean yes = (one & 15) >= need;
        if (yes || (two & 15) < need) {
          depths = ((int) one >>> 4 & 255) | ((int) two >>> 4 & 255) << 8;
          if (i != last) {
            int to = last - ((last - i) >> 2 << 1);
            patterns[i] = patterns[to];
            patterns[i + 1] = patterns[to + 1];
            patterns[to] = one;
            patterns[to + 1] = two;
          }
          return yes ? 1 : -1;
        }
      }
    }
    return 0;
  }

  /** The depths of the pattern found last. */
  int depths() {
    return depths;
  }

  /**
   * Learns a pattern.
   *
   * @param count the depths, four bits a suit
   * @param low the tricks that North-South take at least
   * @param high those that they take at most
   */
  void store(long key, long first, long second, int count, int low, int high) {
    long one = (first << 12 & MASKS[count & 255]) | (count & 255) << 4;
    long two = (second << 12 & MASKS[count >> 8]) | (count >> 8) << 4;
    int slot = slotFor(key);
    long block = slots[slot + 1];
    int begin = (int) (block >>> 24);
    int patterns = (int) (block >>> 8 & 0xFFFF);
    int size = (int) (block & 255);
    for (int i = begin; i < begin + 2 * patterns; i += 2) {
      if (((arena[i] ^ one) & ~15L) == 0 && ((arena[i + 1] ^ two) & ~15L) == 0) {
        arena[i] = one | Math.max(low, arena[i] & 15);
        arena[i + 1] = two | Math.min(high, arena[i + 1] & 15);
        return;
      }
    }
    if (patterns == 1 << size) {
      int moved = allocate(size + 1);
      if (moved == 0) {
        return;
      }
      System.arraycopy(arena, begin, arena, moved, 2 * patterns);
      arena[begin] = free[size];
      free[size] = begin;
      begin = moved;
      size++;
    }
    arena[begin + 2 * patterns] = one | low;
    arena[begin + 2 * patterns + 1] = two | high;
    slots[slot + 1] = (long) begin << 24 | (long) (patterns + 1) << 8 | size;
  }

  /** The slot of a key, which has a block from now on. */
  private int slotFor(long key) {
    int slot = slot(key);
    if (slot >= 0) {
      return slot;
    }
    if (used * 8 > slots.length * 3) {
      grow();
    }
    int block = allocate(0);
    if (block == 0) {
      block = allocate(0);
    }
    slot = ~slot(key);
    slots[slot] = key;
    slots[slot + 1] = (long) block << 24;
    used++;
    return slot;
  }

  /** The slot of a key; the complement of the one where it belongs when it is not there. */
  private int slot(long key) {
    long[] all = slots;
    int mask = all.length - 2;
    long mixed = key * 0x9E3779B97F4A7C15L;
    int at = (int) (((mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L) >>> 39) & mask;
    while (all[at] != key) {
      if (all[at] == 0) {
        return ~at;
      }
      at = (at + 2) & mask;
    }
    return at;
  }

  private void grow() {
    if (bytes() + 16L * slots.length > maxBytes) {
      clear();
      return;
    }
    long[] oldSlots = slots;
    slots = new long[2 * oldSlots.length];
    for (int i = 0; i < oldSlots.length; i += 2) {
      if (oldSlots[i] != 0) {
        int slot = ~slot(oldSlots[i]);
        slots[slot] = oldSlots[i];
        slots[slot + 1] = oldSlots[i + 1];
      }
    }
  }

  /**
   * Room for so many patterns as the size class says, a power of two.
   *
   * @return 0 when there was none, so that everything is forgotten
   */
  private int allocate(int size) {
    int block = free[size];
    if (block != 0) {
      free[size] = (int) arena[block];
      return block;
    }
    int length = 2 << size;
    if (top + length > arena.length) {
      if (bytes() + 16L * arena.length > maxBytes) {
        clear();
        return 0;
      }
      arena = Arrays.copyOf(arena, 2 * arena.length);
    }
    block = top;
    top += length;
    return block;
  }
}
