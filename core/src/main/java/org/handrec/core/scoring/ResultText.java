package org.handrec.core.scoring;

import java.util.OptionalInt;

/** The result of a contract as tables and lists spell it. */
public final class ResultText {
  private ResultText() {}

  /**
   * A text with the signs of a keyboard: a minus that is a dash, blanks that do not break, signs of
   * suits without a variant; without the apostrophe by which spreadsheets mark a text, and without
   * blanks at its ends.
   */
  public static String signs(String text) {
    if (isPlain(text)) {
      return text.strip();
    }
    String plain = text.startsWith("'") ? text.substring(1) : text;
    return plain
        .replace("\uFE0F", "")
        .replace("\uFE0E", "")
        .replace('\u00A0', ' ')
        .replace('\u202F', ' ')
        .replace('−', '-')
        .replace('–', '-')
        .strip();
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > '~' || text.charAt(i) == '\'') {
        return false;
      }
    }
    return true;
  }

  /** A number of the form {@code 10}; empty for another text. */
  public static OptionalInt number(String text) {
    return digits(text, 0);
  }

  /** Tricks over the contract: {@code = +1 -2}; empty for a text without a sign. */
  public static OptionalInt over(String text) {
    String sign = signs(text);
    if (sign.indexOf(' ') >= 0) {
      sign = sign.replace(" ", "");
    }
    if (sign.equals("=") || sign.equals("==")) {
      return OptionalInt.of(0);
    }
    boolean minus = sign.startsWith("-");
    OptionalInt number = minus || sign.startsWith("+") ? digits(sign, 1) : OptionalInt.empty();
    return number.isPresent() && minus ? OptionalInt.of(-number.getAsInt()) : number;
  }

  /** One or two digits from a place to the end. */
  private static OptionalInt digits(String text, int begin) {
    int length = text.length() - begin;
    if (length < 1 || length > 2) {
      return OptionalInt.empty();
    }
    int number = 0;
    for (int i = begin; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return OptionalInt.empty();
      }
      number = 10 * number + digit;
    }
    return OptionalInt.of(number);
  }

  /**
   * The tricks of declarer's side, 0 to 13: a number, or what they are over or under the contract;
   * empty for another text.
   *
   * @param level of the contract
   */
  public static OptionalInt tricks(String text, int level) {
    OptionalInt over = over(text);
    int tricks = over.isPresent() ? 6 + level + over.getAsInt() : number(text).orElse(-1);
    return tricks < 0 || tricks > 13 ? OptionalInt.empty() : OptionalInt.of(tricks);
  }
}
