package org.handrec.lin;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/**
 * Reads an entry of the list of results: {@code P} or {@code PASS}, else level, denomination,
 * declarer, {@code x} or {@code xx}, and how far from the contract, such as {@code 4SNx-1}.
 */
final class ResultEntry {
  private static final int BOOK = 6;

  private final String text;
  private int at;

  private ResultEntry(String text) {
    this.text = text.toUpperCase(Locale.ROOT);
  }

  /** Reads an entry; empty when it is no result. */
  static Optional<RecordedResult> read(int number, String text) {
    ResultEntry entry = new ResultEntry(text);
    if (entry.text.equals("P") || entry.text.equals("PASS")) {
      return Optional.of(
          new RecordedResult(
              number,
              text,
              Optional.of(Contract.PASSED_OUT),
              Optional.empty(),
              OptionalInt.empty()));
    }
    return entry.contract(number, text);
  }

  private Optional<RecordedResult> contract(int number, String written) {
    char level = next();
    Optional<Strain> strain = strain();
    if (level < '1' || level > '7' || strain.isEmpty()) {
      return Optional.empty();
    }
    Optional<Seat> declarer = Seat.of(next());
    Risk risk = risk();
    if (declarer.isEmpty()) {
      return Optional.empty();
    }
    int bid = level - '0';
    Optional<OptionalInt> tricks = tricks(bid);
    return tricks.map(
        made ->
            new RecordedResult(
                number,
                written,
                Optional.of(Contract.of(Bid.of(bid, strain.get()), risk)),
                declarer,
                made));
  }

  /** {@code N} is notrumps where a seat or {@code T} follows it. */
  private Optional<Strain> strain() {
    Optional<Strain> strain =
        switch (next()) {
          case 'C' -> Optional.of(Strain.CLUBS);
          case 'D' -> Optional.of(Strain.DIAMONDS);
          case 'H' -> Optional.of(Strain.HEARTS);
          case 'S' -> Optional.of(Strain.SPADES);
          case 'N' -> Optional.of(Strain.NOTRUMP);
          default -> Optional.empty();
        };
    if (strain.equals(Optional.of(Strain.NOTRUMP)) && peek() == 'T') {
      at++;
    }
    return strain;
  }

  private Risk risk() {
    int doubles = 0;
    while (doubles < 2 && peek() == 'X') {
      at++;
      doubles++;
    }
    return Risk.values()[doubles];
  }

  /** The tricks; unknown when nothing follows. Empty when it is no number of tricks. */
  private Optional<OptionalInt> tricks(int level) {
    String rest = text.substring(Math.min(at, text.length())).strip();
    if (rest.isEmpty()) {
      return Optional.of(OptionalInt.empty());
    }
    int more = 0;
    if (!rest.equals("=")) {
      char sign = rest.charAt(0);
      OptionalInt count = Values.number(rest.substring(1));
      if ((sign != '+' && sign != '-') || count.isEmpty()) {
        return Optional.empty();
      }
      more = sign == '+' ? count.getAsInt() : -count.getAsInt();
    }
    int tricks = BOOK + level + more;
    return tricks < 0 || tricks > 13 ? Optional.empty() : Optional.of(OptionalInt.of(tricks));
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : ' ';
  }

  private char next() {
    char c = peek();
    at++;
    return c;
  }
}
