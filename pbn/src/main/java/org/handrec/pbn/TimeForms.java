package org.handrec.pbn;

import static org.handrec.pbn.TextForms.UNREADABLE;

/** Dates and times (PBN 3.4.3 and 4.5). */
final class TimeForms {
  private TimeForms() {}

  /** {@code YYYY.MM.DD}, digits that are unknown as {@code ?}. */
  static String date(String text) {
    if (text.length() == 10 && text.charAt(4) == '.' && text.charAt(7) == '.') {
      return isDate(text) ? text : UNREADABLE;
    }
    String other = otherDate(text.strip());
    return other.length() == 10 && isDate(other) ? other : UNREADABLE;
  }

  private static boolean isDate(String text) {
    return areDigits(text, 0, 4)
        && isIn(text, 5, 1, 12)
        && isIn(text, 8, 1, 31)
        && text.charAt(4) == '.'
        && text.charAt(7) == '.';
  }

  /** Year, month and day in this order: 8 digits, or parted by hyphens, slashes or dots. */
  private static String otherDate(String text) {
    if (text.length() == 8 && TextForms.isDigits(text, 0, 8)) {
      return text.substring(0, 4) + '.' + text.substring(4, 6) + '.' + text.substring(6);
    }
    if (text.length() < 8 || text.length() > 10 || "-/.".indexOf(text.charAt(4)) < 0) {
      return UNREADABLE;
    }
    int second = text.indexOf(text.charAt(4), 5);
    if (second < 0) {
      return UNREADABLE;
    }
    return text.substring(0, 4)
        + '.'
        + twoDigits(text.substring(5, second))
        + '.'
        + twoDigits(text.substring(second + 1));
  }

  /** A lone {@code ?} stands for a month or day of which nothing is known. */
  private static String twoDigits(String text) {
    return text.length() == 1 ? (text.equals("?") ? "?" : "0") + text : text;
  }

  /** {@code HH:MM:SS} of a day. */
  static String time(String text) {
    if (isTime(text)) {
      return text;
    }
    String trimmed = text.strip();
    String padded = trimmed.length() == 7 ? "0" + trimmed : trimmed;
    return isTime(padded) ? padded : UNREADABLE;
  }

  private static boolean isTime(String text) {
    return text.length() == 8
        && text.charAt(2) == ':'
        && text.charAt(5) == ':'
        && isIn(text, 0, 0, 23)
        && isIn(text, 3, 0, 59)
        && isIn(text, 6, 0, 59);
  }

  /** {@code games/minutes}. */
  static String control(String text) {
    String trimmed = text.strip();
    int slash = trimmed.indexOf('/');
    if (slash < 0
        || !TextForms.isDigits(trimmed, 0, slash)
        || !TextForms.isDigits(trimmed, slash + 1, trimmed.length())) {
      return UNREADABLE;
    }
    return trimmed.length() == text.length() ? text : trimmed;
  }

  private static boolean areDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!Ascii.isDigit(text.charAt(i)) && text.charAt(i) != '?') {
        return false;
      }
    }
    return true;
  }

  /** Whether two digits make a number of a range; an unknown digit fits. */
  private static boolean isIn(String text, int at, int least, int most) {
    if (!areDigits(text, at, at + 2)) {
      return false;
    }
    int value = TextForms.number(text, at, at + 2);
    return value < 0 || (value >= least && value <= most);
  }
}
