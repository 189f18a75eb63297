package org.handrec.core.scoring.event;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** The spellings of contract, declarer and result in the cells of a table. */
final class ContractText {
  private static final Pattern PLAYED = Pattern.compile("([1-7]) ?(NT?|SA|[SHDC])(X{0,2})");
  private static final Pattern RELATIVE = Pattern.compile("[+-][0-9]{1,2}");
  private static final Pattern TRICKS = Pattern.compile("[0-9]|1[0-3]");

  private ContractText() {}

  static Optional<Contract> contract(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    if (upper.startsWith("PASS") || upper.equals("AP") || upper.equals("PO")) {
      return Optional.of(Contract.PASSED_OUT);
    }
    Matcher played = PLAYED.matcher(upper);
    return played.matches()
        ? Optional.of(
            Contract.of(
                Bid.of(Integer.parseInt(played.group(1)), strain(played.group(2))),
                Risk.values()[played.group(3).length()]))
        : Optional.empty();
  }

  private static Strain strain(String text) {
    return switch (text) {
      case "S" -> Strain.SPADES;
      case "H" -> Strain.HEARTS;
      case "D" -> Strain.DIAMONDS;
      case "C" -> Strain.CLUBS;
      default -> Strain.NOTRUMP;
    };
  }

  static Optional<Seat> seat(String text) {
    for (Seat seat : Seat.values()) {
      if (text.equalsIgnoreCase(String.valueOf(seat.letter()))) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /** The tricks of declarer's side: as a number, or by what they differ from the contract. */
  static OptionalInt tricks(String text, Contract.Played contract) {
    int bid = 6 + contract.bid().level();
    if (TRICKS.matcher(text).matches()) {
      return OptionalInt.of(Integer.parseInt(text));
    }
    if (text.equals("=")) {
      return OptionalInt.of(bid);
    }
    if (RELATIVE.matcher(text).matches()) {
      int tricks = bid + Integer.parseInt(text);
      return tricks >= 0 && tricks <= 13 ? OptionalInt.of(tricks) : OptionalInt.empty();
    }
    return OptionalInt.empty();
  }
}
