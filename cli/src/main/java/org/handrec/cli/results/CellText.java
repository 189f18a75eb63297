package org.handrec.cli.results;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Card;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Vulnerability;

/** Reads the texts of cells. */
final class CellText {
  /** Scores that a director gave, boards that were not played. */
  private static final Pattern ARTIFICIAL =
      Pattern.compile(
          "A(VE?|VG|VERAGE)?[+=-]?|A(VE?|VG|VERAGE)?[+=-]?/A(VE?|VG|VERAGE)?[+=-]?"
              + "|[0-9]{1,3}([.,][0-9]+)?%(/[0-9]{1,3}([.,][0-9]+)?%)?|A?[0-9]{2}[/-][0-9]{2}"
              + "|A[0-9]{4}|NP|DNP|N/P|NOTPLAYED|NOPLAY|ADJ(USTED)?|ARB(ITRATED)?");

  private static final Pattern SCORE = Pattern.compile("([+-]?)([0-9]{1,5})([.,]0{1,2})?");
  private static final Pattern THOUSANDS = Pattern.compile("([+-]?[0-9])[.,' ]([0-9]{3})");

  private CellText() {}

  /** A text with the signs of a keyboard: a minus that is a dash, a variant of a suit sign. */
  static String signs(String text) {
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

  /** Whether a text is no result of play. */
  static boolean isArtificial(String text) {
    String word = signs(text).toUpperCase(Locale.ROOT).replace(" ", "");
    return ARTIFICIAL.matcher(word).matches();
  }

  /** Points; empty for another text. */
  static OptionalInt score(String text) {
    String number = signs(text);
    Matcher thousands = THOUSANDS.matcher(number);
    if (thousands.matches()) {
      number = thousands.group(1) + thousands.group(2);
    }
    Matcher form = SCORE.matcher(number);
    return form.matches()
        ? OptionalInt.of(Integer.parseInt(form.group(1).replace("+", "") + form.group(2)))
        : OptionalInt.empty();
  }

  /** A number of the form {@code 10}; empty for another text. */
  static OptionalInt number(String text) {
    return text.matches("[0-9]{1,2}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  /** Tricks over the contract, from a text with a sign; empty for another text. */
  static OptionalInt over(String text) {
    String sign = signs(text).replace(" ", "");
    if (sign.equals("=") || sign.equals("==")) {
      return OptionalInt.of(0);
    }
    return sign.matches("[+-][0-9]{1,2}")
        ? OptionalInt.of(Integer.parseInt(sign))
        : OptionalInt.empty();
  }

  /** A card, the suit before or behind the rank; empty for another text. */
  static Optional<Card> card(String text, Conventions conventions) {
    String card = signs(text).toUpperCase(Locale.ROOT).replace(" ", "").replace("10", "T");
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
