package org.handrec.lin;

import java.util.List;
import java.util.Locale;

/**
 * Turns texts into values of commands. A value can hold no bar and no line end, a list of names or
 * a header no comma; the suits are {@code !S !H !D !C}, which PBN writes {@code \S \H \D \C}.
 */
final class ValueText {
  private static final String BLACK_SUITS = "\u2660\u2665\u2666\u2663";
  private static final String WHITE_SUITS = "\u2664\u2661\u2662\u2667";
  private static final String SUITS = "SHDC";
  private static final int REPLACEMENT = 0xFFFD;
  private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");

  private ValueText() {}

  /**
   * The value of a text command.
   *
   * @return the text with bars as slashes, line ends as blanks and suits as codes
   */
  static String value(String given) {
    if (!needsChange(given)) {
      return given;
    }
    String text = whole(given);
    StringBuilder value = new StringBuilder(text.length() + 8);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int suit = suitSign(c);
      if (suit >= 0) {
        value.append('!').append(SUITS.charAt(suit));
      } else if (c == '\\' && isSuitLetter(text, i + 1)) {
        value.append('!');
      } else if ((c == '@' || c == '!') && isSuitLetter(text, i + 1)) {
        value.append('!').append(text.substring(i + 1, i + 2).toUpperCase(Locale.ROOT));
        i++;
      } else if (c == '|') {
        value.append('/');
      } else if (c == '\r' || c == '\n') {
        i += c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n' ? 1 : 0;
        value.append(' ');
      } else {
        value.append(c);
      }
    }
    return value.toString();
  }

  /** A text that UTF-8 can hold: a surrogate without its other half becomes U+FFFD. */
  static String whole(String text) {
    if (text.chars().noneMatch(c -> Character.isSurrogate((char) c))) {
      return text;
    }
    StringBuilder whole = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> Character.getType(c) == Character.SURROGATE ? REPLACEMENT : c)
        .forEach(whole::appendCodePoint);
    return whole.toString();
  }

  /**
   * Whether a text comes back from the value of a text command: a suit may have another code.
   *
   * @param fromLin whether suits have the codes of LIN in it
   */
  static boolean isKept(String text, boolean fromLin) {
    String back = restored(value(text).strip());
    return fromLin ? back.equals(restored(text)) && !hasSuitOfPbn(text) : back.equals(text);
  }

  /** Whether a text of LIN holds what PBN takes for the code of a suit. */
  static boolean hasSuitOfPbn(String text) {
    for (int i = text.indexOf('\\'); i >= 0; i = text.indexOf('\\', i + 1)) {
      if (isSuitLetter(text, i + 1)) {
        return true;
      }
    }
    return false;
  }

  /** A text of PBN as it comes back from the value of a text command. */
  static String restored(String value) {
    StringBuilder text = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if ((c == '!' || c == '@') && isSuitLetter(value, i + 1)) {
        text.append('\\').append(value.substring(i + 1, i + 2).toUpperCase(Locale.ROOT));
        i++;
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  private static boolean needsChange(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '|' || c == '\\' || c == '@' || c == '!' || c < ' ' || c >= '\u2660') {
        return true;
      }
    }
    return false;
  }

  private static int suitSign(char c) {
    if (c < '\u2660' || c > '\u2667') {
      return -1;
    }
    int black = BLACK_SUITS.indexOf(c);
    return black >= 0 ? black : WHITE_SUITS.indexOf(c);
  }

  private static boolean isSuitLetter(String text, int at) {
    return at < text.length() && "SHDCshdc".indexOf(text.charAt(at)) >= 0;
  }

  /**
   * A numeric annotation glyph as text: {@code ! ? !! ?? !? ?!} where it is a suffix.
   *
   * @param first the glyph of the suffix {@code !}
   */
  static String glyph(int glyph, int first) {
    int suffix = glyph - first;
    return suffix >= 0 && suffix < SUFFIXES.size() ? SUFFIXES.get(suffix) : "$" + glyph;
  }

  /** A name as it stands in a list: without commas and bars, blanks one by one. */
  static String name(String name) {
    boolean plain = true;
    for (int i = 0; i < name.length() && plain; i++) {
      char c = name.charAt(i);
      plain = c != ',' && c != '|' && c > ' ' && !Character.isSurrogate(c);
      plain |= c == ' ' && i > 0 && i + 1 < name.length() && name.charAt(i + 1) != ' ';
    }
    return (plain ? name : squeezed(whole(name))).strip();
  }

  private static String squeezed(String name) {
    StringBuilder value = new StringBuilder(name.length());
    boolean blank = false;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c <= ' ') {
        blank = value.length() > 0;
      } else if (c != ',' && c != '|') {
        value.append(blank ? " " : "").append(c);
        blank = false;
      }
    }
    return value.toString();
  }

  /** A text as it stands in a label, where a comma parts it from a title. */
  static String label(String text) {
    return whole(text).replace('|', '/').strip();
  }

  /** A text as it stands in the header of a match: commas are semicolons. */
  static String field(String text) {
    return whole(text).replace(',', ';').replace('|', '/').strip();
  }
}
