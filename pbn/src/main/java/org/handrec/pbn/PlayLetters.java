package org.handrec.pbn;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.HonourLetters;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Suit;

/**
 * The letters of another language that a Play section has for the honours. They are understood
 * where two or more such letters stand in it and one language alone has all of them and all the
 * honours of English that stand there, too: a single letter may be a slip of the pen.
 */
final class PlayLetters {
  private static final String ENGLISH = "AKQJ";
  private static final int ENOUGH = 2;

  private final Optional<HonourLetters> language;
  private boolean told;

  private PlayLetters(Optional<HonourLetters> language) {
    this.language = language;
  }

  /** The letters of the words from one token up to another one. */
  static PlayLetters of(RawGame game, int first, int end) {
    StringBuilder foreign = new StringBuilder();
    StringBuilder english = new StringBuilder();
    for (int token = first; token < end; token++) {
      char honour = game.tokens.kind(token) == TokenKind.WORD ? honour(game, token) : ' ';
      StringBuilder seen = ENGLISH.indexOf(honour) >= 0 ? english : foreign;
      if (honour != ' ' && seen.indexOf(String.valueOf(honour)) < 0) {
        seen.append(honour);
      }
    }
    List<HonourLetters> fitting =
        HonourLetters.OTHERS.stream()
            .filter(other -> (foreign + "" + english).chars().allMatch(c -> has(other, c)))
            .toList();
    return new PlayLetters(
        foreign.length() >= ENOUGH && fitting.size() == 1
            ? Optional.of(fitting.get(0))
            : Optional.empty());
  }

  private static boolean has(HonourLetters language, int letter) {
    return language.letters().indexOf(letter) >= 0;
  }

  /** The letter behind that of a suit, where it may be an honour; else a blank. */
  private static char honour(RawGame game, int token) {
    String text = GameText.of(game, token).toUpperCase(Locale.ROOT);
    boolean isCard = text.length() == 2 && Suit.of(text.charAt(0)).isPresent();
    char rank = isCard ? text.charAt(1) : ' ';
    return Character.isLetter(rank) && rank != 'T' ? rank : ' ';
  }

  /** The card that a word stands for in the other language. */
  Optional<Card> card(RawGame game, int token) {
    char honour = language.isPresent() ? honour(game, token) : ' ';
    return honour == ' ' || !has(language.get(), honour)
        ? Optional.empty()
        : Suit.of(GameText.of(game, token).charAt(0))
            .map(suit -> Card.of(suit, Rank.values()[language.get().rank(honour)]));
  }

  /** The language, the first time it is asked for. */
  Optional<HonourLetters> toTell() {
    Optional<HonourLetters> untold = told ? Optional.empty() : language;
    told = true;
    return untold;
  }
}
