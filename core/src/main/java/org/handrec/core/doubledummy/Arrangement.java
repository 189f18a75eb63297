package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** How numbers of a table that stand in wrong places fit when they are read otherwise. */
public final class Arrangement {
  private static final List<Seat> SEATS = List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);
  private static final List<Strain> STRAINS =
      List.of(Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  /** Tricks that do not count for a contract. */
  private static final int BOOK = 6;

  private static final List<List<Seat>> SEAT_ORDERS = orders(SEATS);
  private static final List<List<Strain>> STRAIN_ORDERS = orders(STRAINS);

  private Arrangement() {}

  /**
   * What makes the stated numbers those of a table: the hands turned by one to three seats, another
   * order of seats, of denominations, or of both; empty when nothing does, or when they are right
   * as they stand.
   */
  public static Optional<String> of(StatedTable stated, DoubleDummyTable right) {
    if (stated.complete().isEmpty() || fits(stated, right, SEATS, STRAINS)) {
      return Optional.empty();
    }
    for (int places = 1; places <= 3; places++) {
      if (stated.complete().get().equals(right.turned(places))) {
        return Optional.of("turned by " + places + (places == 1 ? " seat" : " seats"));
      }
    }
    return reordered(stated, right);
  }

  /**
   * Says that a table is right but for its small numbers, which all stand as one number: {@code
   * numbers below 7 stand as 6}, as programs write that say only what can be made; empty when that
   * is not so, or for less than two such numbers.
   */
  public static Optional<String> ofSmall(StatedTable stated, DoubleDummyTable right) {
    int below = 0;
    int as = StatedTable.NONE;
    int wrong = 0;
    for (Seat seat : SEATS) {
      for (Strain strain : STRAINS) {
        int written = stated.tricks(seat, strain).orElse(right.tricks(seat, strain));
        if (written != right.tricks(seat, strain)) {
          below = Math.max(below, right.tricks(seat, strain) + 1);
          as = written;
          wrong++;
        }
      }
    }
    for (Seat seat : SEATS) {
      for (Strain strain : STRAINS) {
        int written = stated.tricks(seat, strain).orElse(as);
        if (right.tricks(seat, strain) < below && written != as) {
          return Optional.empty();
        }
      }
    }
    return wrong < 2 || below > BOOK + 1
        ? Optional.empty()
        : Optional.of("numbers below " + below + " stand as " + as);
  }

  /** Orders of seats alone come first, then those of denominations alone, then both. */
  private static Optional<String> reordered(StatedTable stated, DoubleDummyTable right) {
    for (List<Seat> seats : SEAT_ORDERS) {
      if (fits(stated, right, seats, STRAINS)) {
        return Optional.of("seats in the order " + seats(seats));
      }
    }
    for (List<Strain> strains : STRAIN_ORDERS) {
      if (fits(stated, right, SEATS, strains)) {
        return Optional.of("denominations in the order " + strains(strains));
      }
    }
    for (List<Seat> seats : SEAT_ORDERS) {
      for (List<Strain> strains : STRAIN_ORDERS) {
        if (fits(stated, right, seats, strains)) {
          return Optional.of("order " + seats(seats) + ", each " + strains(strains));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean fits(
      StatedTable stated, DoubleDummyTable right, List<Seat> seats, List<Strain> strains) {
    for (int i = 0; i < seats.size(); i++) {
      for (int j = 0; j < strains.size(); j++) {
        int tricks = right.tricks(seats.get(i), strains.get(j));
        if (stated.tricks(SEATS.get(i), STRAINS.get(j)).orElse(StatedTable.NONE) != tricks) {
          return false;
        }
      }
    }
    return true;
  }

  private static String seats(List<Seat> seats) {
    return String.join(" ", seats.stream().map(seat -> "" + seat.letter()).toList());
  }

  private static String strains(List<Strain> strains) {
    return String.join(" ", strains.stream().map(Strain::symbol).toList());
  }

  private static <T> List<List<T>> orders(List<T> items) {
    if (items.isEmpty()) {
      return List.of(List.of());
    }
    List<List<T>> orders = new ArrayList<>();
    for (T first : items) {
      List<T> rest = new ArrayList<>(items);
      rest.remove(first);
      for (List<T> order : orders(rest)) {
        List<T> whole = new ArrayList<>(List.of(first));
        whole.addAll(order);
        orders.add(whole);
      }
    }
    return orders;
  }
}
