package org.handrec.pbn;

import java.util.Arrays;

/** The tokens of a text, in order: kinds and borders, no strings. */
final class Tokens {
  private static final TokenKind[] KINDS = TokenKind.values();

  private byte[] kinds;
  private int[] starts;
  private int count;

  Tokens() {
    this(256);
  }

  private Tokens(int capacity) {
    kinds = new byte[capacity];
    starts = new int[capacity + 1];
  }

  /** Adds a token that begins where the last one ended; the first one begins at 0. */
  void add(TokenKind kind, int end) {
    if (count == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * count);
      starts = Arrays.copyOf(starts, 2 * count + 1);
    }
    kinds[count++] = (byte) kind.ordinal();
    starts[count] = end;
  }

  /** Forgets all tokens but the first ones. */
  void truncate(int kept) {
    count = kept;
  }

  /** Forgets the first tokens. What is left counts from where it begins. */
  void dropFirst(int dropped) {
    int shift = starts[dropped];
    count -= dropped;
    System.arraycopy(kinds, dropped, kinds, 0, count);
    for (int i = 0; i <= count; i++) {
      starts[i] = starts[i + dropped] - shift;
    }
  }

  /** A copy of the first tokens. */
  Tokens first(int copied) {
    Tokens copy = new Tokens(copied);
    System.arraycopy(kinds, 0, copy.kinds, 0, copied);
    System.arraycopy(starts, 0, copy.starts, 0, copied + 1);
    copy.count = copied;
    return copy;
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

  /** Where the next token begins: behind the last one. */
  int end() {
    return starts[count];
  }

  /** The token that holds an offset. */
  int at(int offset) {
    int found = Arrays.binarySearch(starts, 0, count + 1, offset);
    return found >= 0 ? found : -found - 2;
  }
}
