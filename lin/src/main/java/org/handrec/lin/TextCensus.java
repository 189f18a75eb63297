package org.handrec.lin;

/**
 * Goes over the bytes of a text in order: whether they are UTF-8, and at which line and column it
 * stands.
 */
final class TextCensus {
  private static final int LAST_CONTINUATION = 0xBF;

  private boolean invalid;
  private boolean ascii = true;
  private int line = 1;
  private int column = 1;
  private int continuations;
  private boolean afterReturn;
  private long position;

  /** How many continuation bytes are due, and the range in which the first of them must lie. */
  private int due;

  private int low;
  private int high;

  /** Takes the next bytes of a window. */
  void take(ByteWindow window, int from, int to) {
    int i = from;
    while (i < to) {
      int plain = window.plainBytes(i, to);
      if (plain > 0) {
        takePlain(plain);
        i += plain;
      } else {
        take(window.at(i++) & 0xFF);
      }
    }
  }

  private void takePlain(int count) {
    invalid |= due > 0;
    due = 0;
    afterReturn = false;
    column += count;
    position += count;
  }

  private void take(int b) {
    if (b < 0x80) {
      invalid |= due > 0;
      due = 0;
      count(b);
    } else {
      ascii = false;
      column++;
      continuations += (b & 0xC0) == 0x80 ? 1 : 0;
      afterReturn = false;
      check(b);
    }
    position++;
  }

  private void count(int b) {
    if (b == '\n' && afterReturn) {
      afterReturn = false;
    } else if (b == '\n' || b == '\r') {
      line++;
      column = 1;
      continuations = 0;
      afterReturn = b == '\r';
    } else {
      column++;
      afterReturn = false;
    }
  }

  private void check(int b) {
    if (due > 0) {
      invalid |= b < low || b > high;
      due = b < low || b > high ? 0 : due - 1;
      low = 0x80;
      high = LAST_CONTINUATION;
    } else if (b >= 0xC2 && b <= 0xF4) {
      due = b < 0xE0 ? 1 : b < 0xF0 ? 2 : 3;
      low = b == 0xE0 ? 0xA0 : b == 0xF0 ? 0x90 : 0x80;
      high = b == 0xED ? 0x9F : b == 0xF4 ? 0x8F : LAST_CONTINUATION;
    } else {
      invalid = true;
    }
  }

  /** Whether all bytes so far are valid UTF-8 and no character is open. */
  boolean isUtf8() {
    return !invalid && due == 0;
  }

  /** Whether all bytes so far are ASCII characters. */
  boolean isAscii() {
    return ascii;
  }

  /** Number of bytes taken. */
  long position() {
    return position;
  }

  /** The line of the next byte, from 1. */
  int line() {
    return line;
  }

  /** The column of the next byte, from 1, where each byte is a character. */
  int byteColumn() {
    return column;
  }

  /** The column of the next byte, from 1, in UTF-8. */
  int characterColumn() {
    return column - continuations;
  }
}
