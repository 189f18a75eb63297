package org.handrec.core.scoring;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;

/**
 * A contract as tables and lists spell it, perhaps with declarer and result: {@code 4HX}, {@code
 * 4H*}, {@code 3 SA}, {@code 4♠x}, {@code 4 S dbl by N +1}, {@code passed out}.
 *
 * @param level 1 to 7, 0 when passed out
 * @param strain the letter or sign of the suit; {@code NT} for notrump in any language
 * @param risk the risk
 * @param seat the letter of the declarer, perhaps no character
 * @param result the result, perhaps no character
 * @param sansAtout whether notrump is written as French and German lists do
 */
public record ContractText(
    int level, String strain, Risk risk, String seat, String result, boolean sansAtout) {
  private static final Set<String> PASSED =
      Set.of(
          "PASS",
          "PASSED",
          "PASSEDOUT",
          "PASSOUT",
          "ALLPASS",
          "AP",
          "P",
          "PASSE",
          "PAS",
          "PASO",
          "PO");
  private static final Pattern FORM =
      Pattern.compile(
          "([1-7]) ?(NOTRUMPS?|NT|SA|UT|BA|ST|N|SPADES?|HEARTS?|DIAMONDS?|CLUBS?|[A-Z♠♥♦♣♤♡♢♧])"
              + " ?(XX|X|\\*\\*|\\*|REDOUBLED|DOUBLED|REDBL|RDBL|DBLE?|SURCONTRE|CONTRE"
              + "|REKONTRA|KONTRA)?"
              + "(?: ?(?:BY |-|,|/)? ?([NESWOZVØÖ]))?"
              + " ?(=|[+-][0-9]{1,2})?");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern JOINED = Pattern.compile("[ .-]");
  private static final Set<String> NOTRUMP =
      Set.of("NOTRUMP", "NOTRUMPS", "NT", "SA", "UT", "BA", "ST", "N");
  private static final String SIGNS = "♠♥♦♣♤♡♢♧";
  private static final ContractText PASSED_OUT =
      new ContractText(0, "", Risk.UNDOUBLED, "", "", false);

  /** Reads a text in any case; empty when it is no contract. */
  public static Optional<ContractText> of(String text) {
    String plain = ResultText.signs(text).toUpperCase(Locale.ROOT).replace('×', 'X');
    if (plain.isEmpty()) {
      return Optional.empty();
    }
    Optional<ContractText> usual = usual(plain);
    if (usual.isPresent()) {
      return usual;
    }
    if (PASSED.contains(JOINED.matcher(plain).replaceAll(""))) {
      return Optional.of(PASSED_OUT);
    }
    Matcher form = FORM.matcher(BLANKS.matcher(plain).replaceAll(" "));
    if (!form.matches()) {
      return Optional.empty();
    }
    String strain = form.group(2);
    boolean notrump = NOTRUMP.contains(strain);
    boolean word = strain.length() > 2 && !notrump;
    return Optional.of(
        new ContractText(
            Integer.parseInt(form.group(1)),
            notrump ? "NT" : word ? sign(strain) : strain,
            risk(group(form, 3)),
            group(form, 4),
            group(form, 5),
            strain.equals("SA")));
  }

  /** The usual form, {@code 4H 3NT 5CX}, which needs no pattern; empty for all others. */
  private static Optional<ContractText> usual(String text) {
    int level = text.charAt(0) - '0';
    int end = text.startsWith("NT", 1) ? 3 : 2;
    if (level < 1 || level > 7 || text.length() < 2 || text.length() > end + 2) {
      return Optional.empty();
    }
    if (end == 2 && "SHDC".indexOf(text.charAt(1)) < 0) {
      return Optional.empty();
    }
    for (int i = end; i < text.length(); i++) {
      if (text.charAt(i) != 'X') {
        return Optional.empty();
      }
    }
    Risk risk = Risk.values()[text.length() - end];
    return Optional.of(new ContractText(level, text.substring(1, end), risk, "", "", false));
  }

  private static String group(Matcher form, int group) {
    return form.group(group) == null ? "" : form.group(group);
  }

  /** The sign of an English suit, which no other language takes for another one. */
  private static String sign(String word) {
    return String.valueOf(SIGNS.charAt("SHDC".indexOf(word.charAt(0))));
  }

  private static Risk risk(String text) {
    return switch (text) {
      case "" -> Risk.UNDOUBLED;
      case "XX", "**", "REDOUBLED", "REDBL", "RDBL", "SURCONTRE", "REKONTRA" -> Risk.REDOUBLED;
      default -> Risk.DOUBLED;
    };
  }

  /** The contract in the letters of PBN, {@code S H D C}; empty when another letter is written. */
  public Optional<Contract> contract() {
    return contract(letter -> suit(letter, "SHDC"));
  }

  /**
   * The contract; empty when the letter of the suit means nothing.
   *
   * @param suits tells what the letter or sign of a suit means
   */
  public Optional<Contract> contract(Function<String, Optional<Suit>> suits) {
    if (level == 0) {
      return Optional.of(Contract.PASSED_OUT);
    }
    Optional<Strain> trumps =
        strain.equals("NT") ? Optional.of(Strain.NOTRUMP) : suits.apply(strain).map(Strain::of);
    return trumps.map(s -> Contract.of(Bid.of(level, s), risk));
  }

  /**
   * The suit of a letter or a sign; empty for another text.
   *
   * @param letters those of spades, hearts, diamonds, clubs
   */
  public static Optional<Suit> suit(String text, String letters) {
    if (text.length() != 1) {
      return Optional.empty();
    }
    int sign = SIGNS.indexOf(text);
    int place = sign >= 0 ? sign % 4 : letters.indexOf(text);
    return place < 0 ? Optional.empty() : Optional.of(Suit.values()[3 - place]);
  }
}
