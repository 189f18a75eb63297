package org.handrec.cli.results;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;
import org.handrec.core.scoring.ContractText;

/**
 * What the letters and numbers of a list mean.
 *
 * @param suits the letters of spades, hearts, diamonds, clubs
 * @param west whether {@code O} is West (Ouest, Oeste, Ovest) and not East (Ost, Oost, Øst)
 * @param unsigned what a number without a sign in a column of results is
 * @param score whose points a column of scores holds
 */
record Conventions(String suits, boolean west, Unsigned unsigned, View score) {
  /** The letters of suits in English, in French and German, in Dutch. */
  static final List<String> ALPHABETS = List.of("SHDC", "PCKT", "SHRK");

  /** What a number without a sign is. */
  enum Unsigned {
    TRICKS,
    OVER,
    UNKNOWN
  }

  /** Whose points a score is. */
  enum View {
    NS,
    DECLARER
  }

  /** The suit of a letter or sign; empty for another text. */
  Optional<Suit> suit(String text) {
    return ContractText.suit(text, suits);
  }

  /** The seat of a letter or a word; empty for another text. */
  Optional<Seat> seat(String text) {
    String word = ResultField.plain(text).toUpperCase(Locale.ROOT);
    if (word.isEmpty() || word.length() == 2) {
      return Optional.empty();
    }
    return switch (word.charAt(0)) {
      case 'N' -> Optional.of(Seat.NORTH);
      case 'S', 'Z' -> Optional.of(Seat.SOUTH);
      case 'E' -> Optional.of(Seat.EAST);
      case 'W', 'V' -> Optional.of(Seat.WEST);
      case 'O' -> Optional.of(west ? Seat.WEST : Seat.EAST);
      default -> Optional.empty();
    };
  }

  Conventions with(Unsigned other) {
    return new Conventions(suits, west, other, score);
  }

  Conventions with(View other) {
    return new Conventions(suits, west, unsigned, other);
  }
}
