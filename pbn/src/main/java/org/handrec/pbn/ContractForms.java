package org.handrec.pbn;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Strain;

/** The Contract tag (PBN 3.4.14; denominations alone: 3.10). */
final class ContractForms {
  private static final Strain[] STRAINS = Strain.values();
  private static final Risk[] RISKS = Risk.values();
  private static final Fact<Contract> PASSED_OUT = Fact.given(Contract.PASSED_OUT);
  private static final List<Fact<Contract>> TRUMPS =
      Arrays.stream(STRAINS).map(ContractForms::ofTrumps).toList();

  /** By level, strain and risk, see {@link #index}. */
  private static final List<Fact<Contract>> PLAYED =
      IntStream.range(0, 35 * 3).mapToObj(ContractForms::ofIndex).toList();

  private static final byte[] SUITS = new byte[128];

  static {
    Arrays.fill(SUITS, (byte) -1);
    for (int suit = 0; suit < 4; suit++) {
      SUITS["CDHS".charAt(suit)] = (byte) suit;
      SUITS["cdhs".charAt(suit)] = (byte) suit;
    }
  }

  private ContractForms() {}

  private static int index(int level, int strain, int risk) {
    return ((level - 1) * 5 + strain) * 3 + risk;
  }

  private static Fact<Contract> ofIndex(int index) {
    Bid bid = Bid.of(index / 15 + 1, STRAINS[index / 3 % 5]);
    return Fact.given(Contract.of(bid, RISKS[index % 3]));
  }

  private static Fact<Contract> ofTrumps(Strain strain) {
    return Fact.given(new Contract.Trumps(strain));
  }

  /**
   * A contract or a denomination in the spelling of the standard, letters of either case; absent
   * for any other text.
   */
  static Fact<Contract> read(String text) {
    int length = text.length();
    int first = length == 0 ? ' ' : text.charAt(0);
    if (first < '1' || first > '7') {
      return text.equalsIgnoreCase("Pass") ? PASSED_OUT : trumps(text);
    }
    int strain = length < 2 ? -1 : strain(text.charAt(1));
    int at = 2;
    if (length > 2 && isLetter(text, 1, 'n') && isLetter(text, 2, 't')) {
      strain = Strain.NOTRUMP.ordinal();
      at = 3;
    }
    int risk = length - at;
    if (strain < 0 || risk > 2) {
      return Fact.absent();
    }
    for (int i = at; i < length; i++) {
      if (!isLetter(text, i, 'x')) {
        return Fact.absent();
      }
    }
    return PLAYED.get(index(first - '0', strain, risk));
  }

  /**
   * A contract in another spelling: blanks inside, {@code N} for notrump, {@code D} and {@code R}
   * for double and redouble, words for a passed-out deal; absent for any other text.
   */
  static Fact<Contract> readOther(String text) {
    StringBuilder letters = new StringBuilder(text.length() + 1);
    for (int i = 0; i < text.length(); i++) {
      if (!TextForms.isBlank(text.charAt(i))) {
        letters.append(text.charAt(i));
      }
    }
    String flat = letters.toString().toUpperCase(Locale.ROOT);
    if (flat.equals("P") || flat.equals("AP") || flat.equals("ALLPASS") || flat.equals("PASSED")) {
      return PASSED_OUT;
    }
    if (flat.equals("PASSEDOUT") || flat.equals("PASSOUT")) {
      return PASSED_OUT;
    }
    if (flat.equals("N")) {
      return TRUMPS.get(Strain.NOTRUMP.ordinal());
    }
    if (flat.length() > 2 && (flat.endsWith("D") || flat.endsWith("R"))) {
      flat = flat.substring(0, flat.length() - 1) + (flat.endsWith("D") ? "X" : "XX");
    }
    if (flat.length() > 1 && flat.charAt(1) == 'N' && !flat.startsWith("NT", 1)) {
      flat = flat.charAt(0) + "NT" + flat.substring(2);
    }
    return read(flat);
  }

  /** The denomination of a contract as an end position states it (PBN 3.10). */
  static Fact<Contract> trumpsOf(Contract contract) {
    Optional<Strain> strain = contract.strain();
    return strain.isEmpty() ? Fact.absent() : TRUMPS.get(strain.get().ordinal());
  }

  private static Fact<Contract> trumps(String text) {
    if (text.equalsIgnoreCase("NT")) {
      return TRUMPS.get(Strain.NOTRUMP.ordinal());
    }
    int strain = text.length() == 1 ? strain(text.charAt(0)) : -1;
    return strain < 0 ? Fact.absent() : TRUMPS.get(strain);
  }

  private static boolean isLetter(String text, int at, char lower) {
    return (text.charAt(at) | 0x20) == lower;
  }

  /** The ordinal of the strain of a suit letter in either case; -1 when it is none. */
  static int strain(int letter) {
    return letter >= 0 && letter < SUITS.length ? SUITS[letter] : -1;
  }
}
