package org.handrec.core.doubledummy;

import java.util.Arrays;

/**
 * Remembers which card decided a situation; a hint, which may be wrong. Small on purpose: it is
 * asked for every card, and a larger one that finds more costs more than it saves.
 */
final class CutOffs {
  private static final int BITS = 15;
  private static final int NONE = -1;

  /** Bits 8 to 31 of a key, and its card plus one. */
  private final int[] entries = new int[1 << BITS];

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
    int entry = entries[(int) (key >>> (Long.SIZE - BITS))];
    return ((entry ^ (int) key) & ~0xFF) == 0 ? (entry & 0xFF) - 1 : NONE;
  }

  void put(long key, int card) {
    entries[(int) (key >>> (Long.SIZE - BITS))] = ((int) key & ~0xFF) | (card + 1);
  }
}
