package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntBiFunction;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Table;

/**
 * The tricks that each declarer takes in each denomination when all four hands are known and both
 * sides play as well as they can.
 *
 * @param results 20 numbers from 0 to 13: for North, East, South, West each those in clubs,
 *     diamonds, hearts, spades, notrump
 */
public record DoubleDummyTable(List<Integer> results) {
  /** The seats as {@code DoubleDummyTricks} has them. */
  private static final List<Seat> SEATS = List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);

  /** The denominations as {@code DoubleDummyTricks} has them. */
  private static final List<Strain> STRAINS =
      List.of(Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  private static final String DIGITS = "0123456789abcd";

  private static final List<Table.Column> COLUMNS =
      List.of(
          new Table.Column("Declarer", Table.Order.NONE, OptionalInt.empty(), false),
          new Table.Column("Denomination", Table.Order.NONE, OptionalInt.of(2), true),
          new Table.Column("Result", Table.Order.NONE, OptionalInt.of(2), true));

  /** How many results a table has. */
  public static final int SIZE = 20;

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException unless there are 20 numbers from 0 to 13
   */
  public DoubleDummyTable {
    results = List.copyOf(results);
    if (results.size() != SIZE || results.stream().anyMatch(n -> n < 0 || n > 13)) {
      throw new IllegalArgumentException("not 20 results from 0 to 13: " + results);
    }
  }

  /** A table of the results that a function gives for each declarer and denomination. */
  public static DoubleDummyTable of(ToIntBiFunction<Seat, Strain> tricks) {
    List<Integer> results = new ArrayList<>(SIZE);
    for (Seat declarer : Seat.values()) {
      for (Strain strain : Strain.values()) {
        results.add(tricks.applyAsInt(declarer, strain));
      }
    }
    return new DoubleDummyTable(results);
  }

  /** The tricks of a declarer in a denomination, 0 to 13. */
  public int tricks(Seat declarer, Strain strain) {
    return results.get(5 * declarer.ordinal() + strain.ordinal());
  }

  /** The tricks of the partner who takes more of them. */
  public int tricks(Side side, Strain strain) {
    Seat one = side == Side.NS ? Seat.NORTH : Seat.EAST;
    return Math.max(tricks(one, strain), tricks(one.partner(), strain));
  }

  /** The table of the same cards with every hand moved a number of places clockwise. */
  public DoubleDummyTable turned(int places) {
    return of((declarer, strain) -> tricks(declarer.plus(-places), strain));
  }

  /**
   * Reads the value of the tag {@code DoubleDummyTricks}: 20 digits from 0 to 9 and a to d, in
   * either case, for North, South, East, West each those in notrump, spades, hearts, diamonds,
   * clubs; empty for any other text.
   */
  public static Optional<DoubleDummyTable> fromDoubleDummyTricks(String text) {
    return of(text, SEATS, STRAINS);
  }

  /**
   * Reads 20 digits in an order of seats and denominations; empty for any other text.
   *
   * @param seats all four
   * @param strains all five, inside of each seat
   */
  static Optional<DoubleDummyTable> of(String text, List<Seat> seats, List<Strain> strains) {
    if (text.length() != SIZE || text.chars().anyMatch(c -> digit((char) c).isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(
        of(
            (seat, strain) ->
                digit(text.charAt(5 * seats.indexOf(seat) + strains.indexOf(strain))).getAsInt()));
  }

  private static OptionalInt digit(char c) {
    int value = DIGITS.indexOf(c >= 'A' && c <= 'D' ? (char) (c - 'A' + 'a') : c);
    return value < 0 ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** The value of the tag {@code DoubleDummyTricks}, in small letters. */
  public String toDoubleDummyTricks() {
    StringBuilder text = new StringBuilder(SIZE);
    for (Seat declarer : SEATS) {
      for (Strain strain : STRAINS) {
        text.append(DIGITS.charAt(tricks(declarer, strain)));
      }
    }
    return text.toString();
  }

  /**
   * The table {@code OptimumResultTable} (PBN 2.1, 5.3): columns Declarer, Denomination and Result,
   * rows in the order of {@code DoubleDummyTricks}.
   */
  public Table toOptimumResultTable() {
    List<Table.Cell> cells = new ArrayList<>(3 * SIZE);
    for (Seat declarer : SEATS) {
      for (Strain strain : STRAINS) {
        cells.add(new Table.Cell(String.valueOf(declarer.letter()), false));
        cells.add(new Table.Cell(strain.symbol(), false));
        cells.add(new Table.Cell(String.valueOf(tricks(declarer, strain)), false));
      }
    }
    return new Table("OptimumResultTable", COLUMNS, cells);
  }
}
