package org.handrec.cli.results;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Card;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.scoring.ResultText;
import org.handrec.core.scoring.event.TableScore;

/** Reads the texts of cells. */
final class CellText {
  private static final Pattern SCORE = Pattern.compile("([+-]?)([0-9]{1,5})([.,]0{1,2})?");
  private static final Pattern THOUSANDS = Pattern.compile("([+-]?[0-9])[.,' ]([0-9]{3})");

  private CellText() {}

  /** Whether a text is no result of play. */
  static boolean isArtificial(String text) {
    return TableScore.Sides.parseArtificial(text).isPresent();
  }

  /** Points; empty for another text. */
  static OptionalInt score(String text) {
    String number = ResultText.signs(text);
    Matcher thousands = THOUSANDS.matcher(number);
    if (thousands.matches()) {
      number = thousands.group(1) + thousands.group(2);
    }
    Matcher form = SCORE.matcher(number);
    return form.matches()
        ? OptionalInt.of(Integer.parseInt(form.group(1).replace("+", "") + form.group(2)))
        : OptionalInt.empty();
  }

  /** A card, the suit before or behind the rank; empty for another text. */
  static Optional<Card> card(String text, Conventions conventions) {
    String card =
        ResultText.signs(text).toUpperCase(Locale.ROOT).replace(" ", "").replace("10", "T");
    if (card.length() != 2) {
      return Optional.empty();
    }
    return card(card.substring(0, 1), card.charAt(1), conventions)
        .or(() -> card(card.substring(1), card.charAt(0), conventions));
  }

  private static Optional<Card> card(String suit, char rank, Conventions conventions) {
    return conventions.suit(suit).flatMap(s -> Rank.of(rank).map(r -> Card.of(s, r)));
  }

  /** A vulnerability as programs write it; empty for another text. */
  static Optional<Vulnerability> vulnerability(String text) {
    return switch (ResultField.plain(text.equals("-") ? "none" : text)) {
      case "none", "love", "keine", "niemand", "ingen", "personne", "nikt", "o", "0" ->
          Optional.of(Vulnerability.NONE);
      case "ns" -> Optional.of(Vulnerability.NS);
      case "ew", "ow", "eo", "ov" -> Optional.of(Vulnerability.EW);
      case "all", "both", "alle", "allen", "tous", "b", "obie", "nsew" ->
          Optional.of(Vulnerability.ALL);
      default -> Optional.empty();
    };
  }
}
