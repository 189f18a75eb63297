package org.handrec.cli.results;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Strain;

/**
 * A contract as it is written, perhaps with declarer and result: {@code 4♠x}, {@code 3 SA}, {@code
 * 4 S dbl by N +1}.
 *
 * @param strain the letter or sign of the suit; {@code NT} for notrump in any language
 * @param level 1 to 7, 0 when passed out
 * @param risk the risk
 * @param seat the declarer, perhaps empty
 * @param result the result, perhaps empty
 * @param sansAtout whether notrump is written as French and German lists do
 */
record ContractCell(
    int level, String strain, Risk risk, String seat, String result, boolean sansAtout) {
  private static final Set<String> PASSED =
      Set.of("PASS", "PASSED", "PASSEDOUT", "ALLPASS", "AP", "P", "PASSE", "PAS", "PASO", "PO");
  private static final Pattern FORM =
      Pattern.compile(
          "([1-7]) ?(NOTRUMPS?|NT|SA|UT|BA|ST|N|SPADES?|HEARTS?|DIAMONDS?|CLUBS?|[A-Z♠♥♦♣♤♡♢♧])"
              + " ?(XX|X|\\*\\*|\\*|REDOUBLED|DOUBLED|REDBL|RDBL|DBLE?|SURCONTRE|CONTRE"
              + "|REKONTRA|KONTRA)?"
              + "(?: ?(?:BY |-|,|/)? ?([NESWOZVØÖ]))?"
              + " ?(=|[+-][0-9]{1,2})?");
  private static final ContractCell PASSED_OUT =
      new ContractCell(0, "", Risk.UNDOUBLED, "", "", false);

  /** Reads a cell; empty when it is no contract. */
  static Optional<ContractCell> of(String text) {
    String written =
        CellText.signs(text).toUpperCase(Locale.ROOT).replace('×', 'X').replaceAll("\\s+", " ");
    if (PASSED.contains(written.replaceAll("[ .-]", ""))) {
      return Optional.of(PASSED_OUT);
    }
    Matcher form = FORM.matcher(written);
    if (!form.matches()) {
      return Optional.empty();
    }
    String strain = form.group(2);
    boolean notrump = strain.matches("NOTRUMPS?|NT|SA|UT|BA|ST|N");
    boolean word = strain.length() > 2 && !notrump;
    return Optional.of(
        new ContractCell(
            Integer.parseInt(form.group(1)),
            notrump ? "NT" : word ? sign(strain) : strain,
            risk(group(form, 3)),
            group(form, 4),
            group(form, 5),
            strain.equals("SA")));
  }

  private static String group(Matcher form, int group) {
    return form.group(group) == null ? "" : form.group(group);
  }

  /** The sign of an English suit, which no other language takes for another one. */
  private static String sign(String word) {
    return String.valueOf("♠♥♦♣".charAt("SHDC".indexOf(word.charAt(0))));
  }

  private static Risk risk(String text) {
    return switch (text) {
      case "" -> Risk.UNDOUBLED;
      case "XX", "**", "REDOUBLED", "REDBL", "RDBL", "SURCONTRE", "REKONTRA" -> Risk.REDOUBLED;
      default -> Risk.DOUBLED;
    };
  }

  /** The contract; empty when the letter of the suit means nothing. */
  Optional<Contract> contract(Conventions conventions) {
    if (level == 0) {
      return Optional.of(Contract.PASSED_OUT);
    }
    Optional<Strain> trumps =
        strain.equals("NT")
            ? Optional.of(Strain.NOTRUMP)
            : conventions.suit(strain).map(Strain::of);
    return trumps.map(s -> Contract.of(Bid.of(level, s), risk));
  }
}
