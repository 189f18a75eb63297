package org.handrec.core.check.identity;

/** A calendar date as the tags of a record write it, with places that may be unknown. */
final class CalendarDate {
  private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  private CalendarDate() {}

  /**
   * The last day of the month of a date whose day lies behind it; 0 when the date exists, may exist
   * (unknown places), or is no date at all. Forms: {@code 2024.01.31}, with hyphens, or with
   * nothing between the parts (PBN 3.4.3).
   */
  static int lastDayBefore(String text) {
    String digits = digits(text);
    if (digits.length() != 8) {
      return 0;
    }
    int month = number(digits, 4, 6);
    int day = number(digits, 6, 8);
    if (month < 1 || month > 12) {
      return 0;
    }
    int last = DAYS[month - 1];
    if (month == 2 && isCommonYear(number(digits, 0, 4))) {
      last = 28;
    }
    return day > last ? last : 0;
  }

  /** The eight places of a date without what parts them; no character when it is no date. */
  private static String digits(String text) {
    if (text.length() == 8) {
      return text;
    }
    if (text.length() != 10
        || text.charAt(4) != text.charAt(7)
        || (text.charAt(4) != '.' && text.charAt(4) != '-')) {
      return "";
    }
    return text.substring(0, 4) + text.substring(5, 7) + text.substring(8);
  }

  private static boolean isCommonYear(int year) {
    return year >= 0 && (year % 4 != 0 || (year % 100 == 0 && year % 400 != 0));
  }

  /** The number in some places; -1 when one of them is no digit. */
  private static int number(String text, int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      value = value * 10 + c - '0';
    }
    return value;
  }
}
