package org.handrec.pbn;

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

  /** The lowest eight bits of each character: the text in Latin-1, if that has all of them. */
  byte[] latin1() {
    byte[] bytes = new byte[length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) chars[i];
    }
    return bytes;
  }

  @Override
  public String toString() {
    return new String(chars, 0, length);
  }
}
