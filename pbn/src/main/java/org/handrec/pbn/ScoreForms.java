package org.handrec.pbn;

import static org.handrec.pbn.TextForms.UNREADABLE;

import java.util.Locale;
import java.util.Optional;
import org.handrec.core.model.SideScore;

/** The score tags: numbers of the declarer, of one side, or of both (PBN 4.2). */
final class ScoreForms {
  private ScoreForms() {}

  /** The numbers that a score tag may hold. */
  enum Kind {
    /** A signed integer. */
    INTEGER,
    /** A signed integer or decimal. */
    DECIMAL,
    /** 0 to 100. */
    PERCENTAGE,
    /** Points above and below the line. */
    RUBBER,
    /** A signed integer of a named side; two sides are opposite. */
    OPTIMUM
  }

  /** The value as the standard would write it, see {@link ValueForm}. */
  static String normal(Kind kind, String text) {
    if (read(kind, text).isPresent()) {
      return text;
    }
    String repaired = repaired(kind, text);
    return read(kind, repaired).isPresent() ? repaired : UNREADABLE;
  }

  /**
   * Blanks and letter case put right, a blank behind the side, no percent sign; of {@code EW 4S;
   * -620} the contract goes.
   */
  private static String repaired(Kind kind, String text) {
    String flat = TextForms.collapsed(text).toUpperCase(Locale.ROOT);
    if (kind == Kind.PERCENTAGE && flat.endsWith("%")) {
      flat = flat.substring(0, flat.length() - 1).strip();
    }
    int semicolon = flat.indexOf(';');
    if (kind == Kind.OPTIMUM && startsWithSide(flat, 0) && semicolon > 0) {
      return flat.substring(0, 2) + ' ' + flat.substring(semicolon + 1).strip();
    }
    if (startsWithSide(flat, 0) && flat.length() > 2 && flat.charAt(2) != ' ') {
      return flat.substring(0, 2) + ' ' + flat.substring(2);
    }
    return flat;
  }

  /** The value; empty unless it has one of the five forms in the spelling of the standard. */
  static Optional<SideScore> read(Kind kind, String text) {
    if (!startsWithSide(text, 0)) {
      Optional<String> score = number(kind, text, 0, text.length());
      return kind == Kind.OPTIMUM || score.isEmpty()
          ? Optional.empty()
          : Optional.of(new SideScore(score, Optional.empty(), Optional.empty()));
    }
    int second = Math.max(text.indexOf(" NS ", 2), text.indexOf(" EW ", 2));
    int end = second < 0 ? text.length() : second;
    Optional<String> first = sideNumber(kind, text, 0, end);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    boolean ns = text.charAt(0) == 'N';
    if (second < 0) {
      return Optional.of(ofSides(ns, first, Optional.empty()));
    }
    Optional<String> other = sideNumber(kind, text, second + 1, text.length());
    boolean fits = other.isPresent() && (text.charAt(second + 1) == 'N') != ns;
    if (fits && kind == Kind.OPTIMUM) {
      fits = Long.parseLong(first.get()) == -Long.parseLong(other.get());
    }
    return fits ? Optional.of(ofSides(ns, first, other)) : Optional.empty();
  }

  private static SideScore ofSides(boolean ns, Optional<String> first, Optional<String> other) {
    return ns
        ? new SideScore(Optional.empty(), first, other)
        : new SideScore(Optional.empty(), other, first);
  }

  static boolean startsWithSide(String text, int from) {
    return text.startsWith("NS", from) || text.startsWith("EW", from);
  }

  private static Optional<String> sideNumber(Kind kind, String text, int from, int to) {
    return to - from > 3 && text.charAt(from + 2) == ' '
        ? number(kind, text, from + 3, to)
        : Optional.empty();
  }

  /** A number without a plus sign and blanks; empty when the text is none. */
  private static Optional<String> number(Kind kind, String text, int from, int to) {
    if (kind == Kind.RUBBER) {
      return rubber(text, from, to);
    }
    boolean sign = from < to && (text.charAt(from) == '+' || text.charAt(from) == '-');
    int digits = sign ? from + 1 : from;
    int dot = text.indexOf('.', digits);
    boolean whole = dot < 0 || dot >= to;
    if (whole
        ? !TextForms.isDigits(text, digits, to)
        : !TextForms.isDigits(text, digits, dot) || !TextForms.isDigits(text, dot + 1, to)) {
      return Optional.empty();
    }
    boolean integral = kind == Kind.INTEGER || kind == Kind.OPTIMUM;
    if ((integral && (!whole || to - digits > 9)) || (kind == Kind.PERCENTAGE && sign)) {
      return Optional.empty();
    }
    String number = text.substring(sign && text.charAt(from) == '+' ? digits : from, to);
    return kind == Kind.PERCENTAGE && Double.parseDouble(number) > 100
        ? Optional.empty()
        : Optional.of(number);
  }

  private static Optional<String> rubber(String text, int from, int to) {
    int slash = text.indexOf('/', from);
    if (slash < 0 || slash >= to) {
      return Optional.empty();
    }
    String above = text.substring(from, slash).strip();
    String below = text.substring(slash + 1, to).strip();
    return TextForms.isDigits(above, 0, above.length())
            && TextForms.isDigits(below, 0, below.length())
        ? Optional.of(above + '/' + below)
        : Optional.empty();
  }

  /**
   * {@code NS p c/b1 b2 b3 EW p c/b1 b2 b3}: as many games for both sides, one to three; blanks
   * around the slash are silent (PBN 4.2).
   */
  static String history(String text) {
    if (isHistory(text)) {
      return text;
    }
    String flat = TextForms.collapsed(text).toUpperCase(Locale.ROOT);
    return isHistory(flat) ? flat : UNREADABLE;
  }

  private static boolean isHistory(String text) {
    int second = text.indexOf(text.startsWith("NS ") ? " EW " : " NS ");
    if (!startsWithSide(text, 0) || second < 0) {
      return false;
    }
    int games = games(text.substring(2, second));
    return games > 0 && games == games(text.substring(second + 3));
  }

  /** The number of games of one side: {@code p c/b1 b2 b3}; 0 when it cannot be read. */
  private static int games(String text) {
    int slash = text.indexOf('/');
    if (slash < 0
        || countNumbers(text.substring(0, slash)) != 2
        || text.charAt(0) != ' '
        || text.strip().indexOf("  ") >= 0) {
      return 0;
    }
    int games = countNumbers(text.substring(slash + 1));
    return games <= 3 ? games : 0;
  }

  /** How many numbers stand in a text, parted by blanks; -1 when something else does. */
  private static int countNumbers(String text) {
    int count = 0;
    boolean inNumber = false;
    for (int i = 0; i < text.length(); i++) {
      boolean digit = Ascii.isDigit(text.charAt(i));
      if (!digit && text.charAt(i) != ' ') {
        return -1;
      }
      count += digit && !inNumber ? 1 : 0;
      inNumber = digit;
    }
    return count;
  }
}
