package org.handrec.pbn;

import java.util.Arrays;

/** The tokens of a text, in order: kinds and borders, no strings. */
final class Tokens {
  private static final TokenKind[] KINDS = TokenKind.values();

  private byte[] kinds = new byte[256];
  private int[] starts = new int[257];
  private int count;

  /** Forgets all tokens. The next one starts at an offset. */
  void reset(int start) {
    count = 0;
    starts[0] = start;
  }

  /** Adds a token that begins where the last one ended. */
  void add(TokenKind kind, int end) {
    if (count == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * count);
      starts = Arrays.copyOf(starts, 2 * count + 1);
    }
    kinds[count++] = (byte) kind.ordinal();
    starts[count] = end;
  }

  /** Number of tokens. */
  int count() {
    return count;
  }

  TokenKind kind(int token) {
    return KINDS[kinds[token]];
  }

  int start(int token) {
    return starts[token];
  }

  int end(int token) {
    return starts[token + 1];
  }
}
