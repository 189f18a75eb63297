package org.handrec.pbn;

/** What a byte may be in PBN text. */
final class Ascii {
  /** A character without a meaning of its own, and all bytes above 127. */
  static final byte OTHER = 0;

  /** Blank, horizontal and vertical tab. */
  static final byte BLANK = 1;

  /** A control character that PBN does not allow (PBN 2.2). */
  static final byte CONTROL = 2;

  /** CR or LF. */
  static final byte LINE_END = 3;

  /** A letter, a digit or a hyphen. */
  static final byte WORD = 4;

  /** {@code !} or {@code ?}. */
  static final byte SUFFIX = 5;

  /** {@code [}. */
  static final byte OPEN = 6;

  /** An opening brace. */
  static final byte BRACE = 7;

  /** {@code ;}. */
  static final byte SEMICOLON = 8;

  /** {@code "}. */
  static final byte QUOTE = 9;

  /** {@code =}. */
  static final byte EQUALS = 10;

  /** {@code $}. */
  static final byte DOLLAR = 11;

  /** {@code *}. */
  static final byte STAR = 12;

  /** {@code +}. */
  static final byte PLUS = 13;

  /** {@code ^}. */
  static final byte CARET = 14;

  private static final byte[] CLASSES = classes();
  private static final boolean[] NAME_LETTERS = nameLetters();
  private static final boolean[] PLAIN = plain();

  private Ascii() {}

  private static byte[] classes() {
    byte[] classes = new byte[256];
    for (int c = 0; c < 128; c++) {
      if (c < 32 || c == 127) {
        classes[c] = CONTROL;
      } else if (isLetter(c) || isDigit(c) || c == '-') {
        classes[c] = WORD;
      }
    }
    classes[' '] = BLANK;
    classes['\t'] = BLANK;
    classes[0x0B] = BLANK;
    classes['\n'] = LINE_END;
    classes['\r'] = LINE_END;
    classes['!'] = SUFFIX;
    classes['?'] = SUFFIX;
    classes['['] = OPEN;
    classes['{'] = BRACE;
    classes[';'] = SEMICOLON;
    classes['"'] = QUOTE;
    classes['='] = EQUALS;
    classes['$'] = DOLLAR;
    classes['*'] = STAR;
    classes['+'] = PLUS;
    classes['^'] = CARET;
    return classes;
  }

  private static boolean[] nameLetters() {
    boolean[] letters = new boolean[256];
    for (int c = 0; c < 128; c++) {
      letters[c] = isLetter(c) || isDigit(c) || c == '_';
    }
    return letters;
  }

  private static boolean[] plain() {
    boolean[] plain = new boolean[256];
    for (int c = 0; c < plain.length; c++) {
      plain[c] = c != '"' && c != '\\' && c != '\n' && c != '\r';
    }
    return plain;
  }

  /** The class of a byte. */
  static byte kind(byte c) {
    return CLASSES[c & 0xFF];
  }

  static boolean isLetter(int c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Whether a byte may stand in the name of a tag (PBN 3.2). */
  static boolean isNameLetter(int c) {
    return NAME_LETTERS[c & 0xFF];
  }

  /** Whether a byte stands for itself in a string and does not end it. */
  static boolean isPlain(byte c) {
    return PLAIN[c & 0xFF];
  }

  static boolean isLineEnd(byte c) {
    return c == '\n' || c == '\r';
  }

  static boolean isBlank(byte c) {
    return c == ' ' || c == '\t' || c == 0x0B;
  }
}
