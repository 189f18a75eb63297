package org.handrec.pbn;

import java.util.Arrays;

/** The tokens of a text, in order: kinds and borders, no strings. A text has at most 64 MiB. */
final class Tokens {
  private static final TokenKind[] KINDS = TokenKind.values();
  private static final int KIND_BITS = 5;
  private static final int KIND_MASK = (1 << KIND_BITS) - 1;

  /** Where each token ends, with its kind in the low bits; the first entry is the begin. */
  private int[] ends;

  private int count;

  Tokens() {
    ends = new int[256];
  }

  private Tokens(int[] ends) {
    this.ends = ends;
    this.count = ends.length - 1;
  }

  /** Adds a token that begins where the last one ended; the first one begins at 0. */
  void add(TokenKind kind, int end) {
    if (count + 1 == ends.length) {
      ends = Arrays.copyOf(ends, 2 * ends.length);
    }
    ends[++count] = end << KIND_BITS | kind.ordinal();
  }

  /** What {@link #ends} holds of a token. */
  static int packed(TokenKind kind, int end) {
    return end << KIND_BITS | kind.ordinal();
  }

  /**
   * Makes room for more tokens, which the caller may put {@link #packed} behind the last one; then
   * {@link #truncate} takes them in. The entry of token n has index n + 1.
   */
  int[] room(int more) {
    if (count + more >= ends.length) {
      ends = Arrays.copyOf(ends, Math.max(2 * ends.length, count + more + 1));
    }
    return ends;
  }

  /** Forgets all tokens but the first ones. */
  void truncate(int kept) {
    count = kept;
  }

  /** Forgets the first tokens. What is left counts from where it begins. */
  void dropFirst(int dropped) {
    int shift = start(dropped) << KIND_BITS;
    count -= dropped;
    for (int i = 0; i <= count; i++) {
      ends[i] = ends[i + dropped] - shift;
    }
  }

  /** A copy of the first tokens. */
  Tokens first(int copied) {
    return new Tokens(Arrays.copyOf(ends, copied + 1));
  }

  /** Number of tokens. */
  int count() {
    return count;
  }

  TokenKind kind(int token) {
    return KINDS[ends[token + 1] & KIND_MASK];
  }

  /** Where a token begins, or the next one would. */
  int start(int token) {
    return ends[token] >>> KIND_BITS;
  }

  int end(int token) {
    return ends[token + 1] >>> KIND_BITS;
  }

  /** Where the next token begins: behind the last one. */
  int end() {
    return start(count);
  }

  /** The token that holds an offset. */
  int at(int offset) {
    int low = 0;
    int high = count - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (end(middle) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
