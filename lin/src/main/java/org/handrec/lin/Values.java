package org.handrec.lin;

import java.util.OptionalInt;

/** The forms of the values of commands. */
final class Values {
  private static final int MOST_DIGITS = 6;

  private Values() {}

  /** A value without its line breaks and the blanks around it. */
  static String withoutBreaks(String value) {
    return value.indexOf('\n') < 0 && value.indexOf('\r') < 0
        ? value.strip()
        : value.replace("\r", "").replace("\n", "").strip();
  }

  /** A text on one line: each line break with the blanks around it is one blank. */
  static String onOneLine(String text) {
    if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0) {
      return text.strip();
    }
    StringBuilder line = new StringBuilder(text.length());
    for (String part : (Iterable<String>) text.strip().lines()::iterator) {
      String stripped = part.strip();
      line.append(line.length() == 0 || stripped.isEmpty() ? "" : " ").append(stripped);
    }
    return line.toString();
  }

  /** A number written in at most six digits; empty for any other text. */
  static OptionalInt number(String text) {
    String digits = text.strip();
    return isDigits(digits) && digits.length() <= MOST_DIGITS
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }

  /** Whether a text is nothing but digits, at least one. */
  static boolean isDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty();
  }
}
