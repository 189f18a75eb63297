package org.handrec.core.doubledummy;

import java.util.Arrays;

/** Remembers which card decided a situation; a hint, which may be wrong. */
final class CutOffs {
  private static final int BITS = 16;
  private static final int NONE = -1;

  /** The upper 56 bits of a situation, and its card plus one. */
  private final long[] entries = new long[1 << BITS];

  void clear() {
    Arrays.fill(entries, 0);
  }

  /** Spreads the bits of a situation over a key. */
  static long key(long situation) {
    long key = situation * 0xD6E8FEB86659FD93L;
    key ^= key >>> 32;
    return key * 0xD6E8FEB86659FD93L;
  }

  /** The card of a key; -1 when none is known. */
  int card(long key) {
    long entry = entries[(int) (key >>> (Long.SIZE - BITS))];
    return ((entry ^ key) & ~0xFFL) == 0 ? (int) (entry & 0xFF) - 1 : NONE;
  }

  void put(long key, int card) {
    entries[(int) (key >>> (Long.SIZE - BITS))] = (key & ~0xFFL) | (card + 1);
  }
}
