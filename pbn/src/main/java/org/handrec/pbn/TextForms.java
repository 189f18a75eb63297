package org.handrec.pbn;

/** Small forms of values, and what several forms need. */
final class TextForms {
  /** What a form says of a text that it cannot read. */
  static final String UNREADABLE = "";

  private TextForms() {}

  /** One of some words; letters of the other case are understood. */
  static String oneOf(String text, String... words) {
    String trimmed = text.strip();
    for (String word : words) {
      if (trimmed.equals(word)) {
        return trimmed.length() == text.length() ? text : word;
      }
    }
    for (String word : words) {
      if (trimmed.equalsIgnoreCase(word)) {
        return word;
      }
    }
    return UNREADABLE;
  }

  /** A non-negative integer. */
  static String number(String text) {
    if (isDigits(text, 0, text.length())) {
      return text;
    }
    String trimmed = text.strip();
    return isDigits(trimmed, 0, trimmed.length()) ? trimmed : UNREADABLE;
  }

  /** A positive integer below a billion; zeros before it say nothing (PBN 3.4.4). */
  static String boardNumber(String text) {
    String number = number(text);
    return number(number, 0, number.length()) > 0 ? number : UNREADABLE;
  }

  /** Parts of letters, digits and underscores, joined by dots (PBN 4.4). */
  static String round(String text) {
    String trimmed = text.strip();
    boolean inPart = false;
    for (int i = 0; i < trimmed.length(); i++) {
      char c = trimmed.charAt(i);
      boolean dot = c == '.';
      if (dot ? !inPart : !(Ascii.isLetter(c) || Ascii.isDigit(c) || c == '_')) {
        return UNREADABLE;
      }
      inPart = !dot;
    }
    if (!inPart) {
      return UNREADABLE;
    }
    return trimmed.length() == text.length() ? text : trimmed;
  }

  /** The number that the digits between two places make; -1 when it is none below a billion. */
  static int number(String text, int from, int to) {
    if (!isDigits(text, from, to)) {
      return -1;
    }
    int value = 0;
    for (int i = from; i < to; i++) {
      if (value >= 100_000_000) {
        return -1;
      }
      value = 10 * value + text.charAt(i) - '0';
    }
    return value;
  }

  /** Whether there is at least one digit between two places, and nothing else. */
  static boolean isDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!Ascii.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return from < to;
  }

  /** Runs of white space as one blank, none at the ends. */
  static String collapsed(String text) {
    StringBuilder out = new StringBuilder(text.length());
    boolean gap = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isBlank(c)) {
        gap = true;
      } else {
        if (gap && out.length() > 0) {
          out.append(' ');
        }
        gap = false;
        out.append(c);
      }
    }
    return out.toString();
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\u000B' || c == '\u00A0';
  }
}
