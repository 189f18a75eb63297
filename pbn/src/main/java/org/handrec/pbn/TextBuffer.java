package org.handrec.pbn;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Characters that grow in number: a string builder for text that is copied out many times. */
final class TextBuffer implements CharSequence {
  private char[] chars = new char[4096];
  private int length;

  /** Forgets all characters. */
  void clear() {
    length = 0;
  }

  TextBuffer append(char c) {
    if (length == chars.length) {
      grow(length + 1);
    }
    chars[length++] = c;
    return this;
  }

  TextBuffer append(char first, char second) {
    if (length + 2 > chars.length) {
      grow(length + 2);
    }
    chars[length] = first;
    chars[length + 1] = second;
    length += 2;
    return this;
  }

  TextBuffer append(String text) {
    return append(text, 0, text.length());
  }

  TextBuffer append(String text, int from, int to) {
    int end = length + to - from;
    if (end > chars.length) {
      grow(end);
    }
    text.getChars(from, to, chars, length);
    length = end;
    return this;
  }

  /** Puts blanks before the character at a place. */
  void insertBlanks(int at, int count) {
    if (length + count > chars.length) {
      grow(length + count);
    }
    System.arraycopy(chars, at, chars, at + count, length - at);
    Arrays.fill(chars, at, at + count, ' ');
    length += count;
  }

  void set(int at, char c) {
    chars[at] = c;
  }

  private void grow(int least) {
    chars = Arrays.copyOf(chars, Math.max(least, 2 * chars.length));
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public char charAt(int index) {
    return chars[index];
  }

  @Override
  public String subSequence(int start, int end) {
    return new String(chars, start, end - start);
  }

  /** The text in Latin-1; a character that this lacks is a question mark. */
  byte[] latin1() {
    return toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  @Override
  public String toString() {
    return new String(chars, 0, length);
  }
}
