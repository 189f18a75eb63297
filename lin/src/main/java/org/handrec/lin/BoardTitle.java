package org.handrec.lin;

import java.util.OptionalInt;

/**
 * The title of a board ({@code ah}): {@code Board 12}, {@code Deal #5}, {@code 12}, or free text.
 *
 * @param text the title as written, on one line
 * @param number the number behind one of the words board, deal and hand, or of a title that is
 *     nothing else; empty for other text
 * @param saysMore whether there is text besides the word Board and its number
 */
record BoardTitle(String text, OptionalInt number, boolean saysMore) {
  private static final String[] WORDS = {"board", "deal", "hand"};

  static BoardTitle of(String text) {
    if (Values.isDigits(text)) {
      return of(text, text, true);
    }
    for (int i = 0; i < text.length(); i++) {
      int word = wordAt(text, i);
      int from = word < 0 ? -1 : digitsBehind(text, i + WORDS[word].length());
      if (from >= 0) {
        int to = from;
        while (to < text.length() && isDigit(text.charAt(to))) {
          to++;
        }
        boolean whole = word == 0 && i == 0 && to == text.length();
        return of(text, text.substring(from, to), whole);
      }
    }
    return new BoardTitle(text, OptionalInt.empty(), !text.isEmpty());
  }

  /** A title with a number; one that is no number of a board is text. */
  private static BoardTitle of(String text, String digits, boolean whole) {
    OptionalInt number = positive(digits);
    return new BoardTitle(text, number, !whole || number.isEmpty());
  }

  private static OptionalInt positive(String digits) {
    OptionalInt number = Values.number(digits);
    return number.isPresent() && number.getAsInt() > 0 ? number : OptionalInt.empty();
  }

  /** The word, in either case, that begins at a place, not inside of a longer word; -1 for none. */
  private static int wordAt(String text, int at) {
    if (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) {
      return -1;
    }
    for (int i = 0; i < WORDS.length; i++) {
      if (text.regionMatches(true, at, WORDS[i], 0, WORDS[i].length())) {
        return i;
      }
    }
    return -1;
  }

  private static int digitsBehind(String text, int from) {
    int i = skipBlanks(text, from);
    if (i < text.length() && text.charAt(i) == '#') {
      i = skipBlanks(text, i + 1);
    }
    return i < text.length() && isDigit(text.charAt(i)) ? i : -1;
  }

  private static int skipBlanks(String text, int from) {
    int i = from;
    while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
