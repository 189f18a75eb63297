package org.handrec.pbn;

import static org.handrec.pbn.TextForms.UNREADABLE;

import java.util.List;
import java.util.Locale;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.Vulnerability;

/** Values made of seats and sides: Dealer, Declarer, Vulnerable, Hidden. */
final class SeatForms {
  private static final String LETTERS = "NESW";
  private static final List<Seat> SEATS = List.of(Seat.values());
  private static final List<Vulnerability> VULNERABILITIES = List.of(Vulnerability.values());
  private static final List<Fact<Seat>> SEAT_FACTS = SEATS.stream().map(Fact::given).toList();
  private static final List<Fact<Vulnerability>> VULNERABILITY_FACTS =
      VULNERABILITIES.stream().map(Fact::given).toList();
  private static final List<Fact<StatedDeclarer>> DECLARER_FACTS = declarers(false);
  private static final List<Fact<StatedDeclarer>> EXCHANGED_FACTS = declarers(true);

  private SeatForms() {}

  private static List<Fact<StatedDeclarer>> declarers(boolean exchanged) {
    return SEATS.stream().map(seat -> Fact.given(new StatedDeclarer(seat, exchanged))).toList();
  }

  /** The ordinal of the seat of a letter in either case; -1 when it is none. */
  static int ordinal(int letter) {
    return switch (letter) {
      case 'N', 'n' -> 0;
      case 'E', 'e' -> 1;
      case 'S', 's' -> 2;
      case 'W', 'w' -> 3;
      default -> -1;
    };
  }

  /** A seat: its letter in either case, by the standard; its name or blanks around it otherwise. */
  static String seat(String text) {
    if (text.length() == 1) {
      return ordinal(text.charAt(0)) < 0 ? UNREADABLE : text;
    }
    String trimmed = text.strip();
    for (Seat seat : SEATS) {
      if (trimmed.equalsIgnoreCase(seat.name())
          || (trimmed.length() == 1 && ordinal(trimmed.charAt(0)) == seat.ordinal())) {
        return String.valueOf(seat.letter());
      }
    }
    return UNREADABLE;
  }

  /** The seat of a text that {@link #seat} has passed. */
  static Fact<Seat> seatFact(String normal) {
    return SEAT_FACTS.get(ordinal(normal.charAt(0)));
  }

  /** A seat, perhaps behind {@code ^} (PBN 3.4.13). */
  static String declarer(String text) {
    if (text.charAt(0) != '^') {
      return seat(text);
    }
    if (text.length() == 2 && ordinal(text.charAt(1)) >= 0) {
      return text;
    }
    String seat = text.length() == 1 ? UNREADABLE : seat(text.substring(1));
    return seat.isEmpty() ? UNREADABLE : "^" + seat;
  }

  /** The declarer of a text that {@link #declarer} has passed. */
  static Fact<StatedDeclarer> declarerFact(String normal) {
    return normal.charAt(0) == '^'
        ? EXCHANGED_FACTS.get(ordinal(normal.charAt(1)))
        : DECLARER_FACTS.get(ordinal(normal.charAt(0)));
  }

  /** A vulnerability; letters of either case and mixed are silent (PBN 3.4.10, 3.11). */
  static String vulnerable(String text) {
    if (vulnerability(text) >= 0) {
      return text;
    }
    StringBuilder letters = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!TextForms.isBlank(c) && c != '-' && c != '/') {
        letters.append(c);
      }
    }
    int found = vulnerability(letters.length() == 0 ? text.strip() : letters.toString());
    return found < 0 ? UNREADABLE : VULNERABILITIES.get(found).symbol();
  }

  /** The vulnerability of a text that {@link #vulnerable} has passed. */
  static Fact<Vulnerability> vulnerableFact(String normal) {
    return VULNERABILITY_FACTS.get(vulnerability(normal));
  }

  private static int vulnerability(String text) {
    if (text.length() > 4) {
      return -1;
    }
    return switch (text) {
      case "None" -> 0;
      case "NS" -> 1;
      case "EW" -> 2;
      case "All" -> 3;
      default ->
          switch (text.toLowerCase(Locale.ROOT)) {
            case "none", "love", "-" -> 0;
            case "ns" -> 1;
            case "ew" -> 2;
            case "all", "both" -> 3;
            default -> -1;
          };
    };
  }

  /** Letters of different seats in any order (PBN 4.1). */
  static String hidden(String text) {
    String letters = text.strip().toUpperCase(Locale.ROOT);
    int seen = 0;
    for (int i = 0; i < letters.length(); i++) {
      int seat = LETTERS.indexOf(letters.charAt(i));
      if (seat < 0 || (seen & (1 << seat)) != 0) {
        return UNREADABLE;
      }
      seen |= 1 << seat;
    }
    return letters.equals(text) ? text : letters;
  }
}
