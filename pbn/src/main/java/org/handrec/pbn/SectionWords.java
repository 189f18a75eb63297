package org.handrec.pbn;

import java.util.Locale;
import java.util.Set;

/** Tells the words of an auction and of a play from other words, as far as spelling goes. */
final class SectionWords {
  private static final Set<String> CALLS =
      Set.of("PASS", "P", "X", "XX", "D", "DBL", "R", "RDBL", "AP", "-");
  private static final Set<String> STRAINS = Set.of("S", "H", "D", "C", "N", "NT");
  private static final Set<String> RANKS =
      Set.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K", "A");
  private static final String SUITS = "SHDC";

  private SectionWords() {}

  /** Whether a token may begin a row of an auction. */
  static boolean beginsAuctionRow(Lexer lexer, int token) {
    String text = lexer.text(token).toUpperCase(Locale.ROOT);
    return switch (lexer.tokens().kind(token)) {
      case STAR, PLUS -> true;
      case MARK -> text.equals("^I") || text.equals("^S");
      case WORD -> CALLS.contains(text) || isBid(text) || isAllPass(lexer, token, text);
      default -> false;
    };
  }

  private static boolean isBid(String text) {
    char level = text.charAt(0);
    return level >= '1' && level <= '7' && STRAINS.contains(text.substring(1));
  }

  private static boolean isAllPass(Lexer lexer, int token, String text) {
    return text.equals("ALL")
        && token + 2 < lexer.tokens().count()
        && lexer.text(token + 2).equalsIgnoreCase("pass");
  }

  /** Whether a token may begin a row of a play. */
  static boolean beginsPlayRow(Lexer lexer, int token) {
    String text = lexer.text(token).toUpperCase(Locale.ROOT);
    return switch (lexer.tokens().kind(token)) {
      case STAR, PLUS -> true;
      case MARK -> text.equals("^R") || text.equals("^L");
      case WORD -> text.equals("-") || text.equals("--") || isCard(text);
      default -> false;
    };
  }

  private static boolean isCard(String text) {
    int last = text.length() - 1;
    boolean suitFirst = SUITS.indexOf(text.charAt(0)) >= 0 && RANKS.contains(text.substring(1));
    boolean rankFirst =
        SUITS.indexOf(text.charAt(last)) >= 0 && RANKS.contains(text.substring(0, last));
    return suitFirst || rankFirst;
  }
}
