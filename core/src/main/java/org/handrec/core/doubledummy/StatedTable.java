package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Table;

/**
 * The double dummy results that a record states in one place: in {@code DoubleDummyTricks}, in
 * {@code OptimumResultTable} (PBN 2.1), in {@code Ability} of Deep Finesse, or in a remark {@code
 * Feasability} of WBridge5.
 *
 * @param tag the name of the tag; for a remark its first word
 * @param results 20 numbers in the order of {@link DoubleDummyTable}; {@link #NONE} where nothing
 *     is stated
 * @param problem why the numbers cannot be used, so that none are here; empty when they can
 * @param cell the element of the table where the problem is; {@link #NONE} for none
 */
public record StatedTable(String tag, List<Integer> results, Optional<String> problem, int cell) {
  /** No number. */
  public static final int NONE = -1;

  /** The tag with 20 digits. */
  public static final String TRICKS = "DoubleDummyTricks";

  /** The table of the standard. */
  public static final String TABLE = "OptimumResultTable";

  private static final String ABILITY = "Ability";
  private static final String REMARK = "Feasability";
  private static final List<Integer> NOTHING = Collections.nCopies(DoubleDummyTable.SIZE, NONE);

  /** The seats and denominations of each place where digits stand. */
  private static final List<Seat> TRICKS_SEATS =
      List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);

  private static final List<Strain> DESCENDING =
      List.of(Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  private static final Pattern HANDS = Pattern.compile("([NESW]):([0-9A-Da-d*]{5})(?: |$)");
  private static final Pattern NUMBERS =
      Pattern.compile(REMARK + "\\s*:?\\s*(\\d+(?:\\s+\\d+){19})\\s*");

  private static final List<String> NAMES =
      List.of("declarer", "denomination", "number from 0 to 13");

  /** Copies the list. */
  public StatedTable {
    results = List.copyOf(results);
  }

  /** All that a record states, tags first. */
  public static List<StatedTable> of(Board board) {
    List<StatedTable> all = new ArrayList<>(0);
    board.tag(TRICKS).map(tag -> ofDigits(tag.value())).ifPresent(all::add);
    for (int i = 0; i < board.tables().size(); i++) {
      Table table = board.tables().get(i);
      if (table.name().equals(TABLE) && !table.cells().isEmpty()) {
        all.add(ofTable(table));
      }
    }
    board.tag(ABILITY).map(tag -> ofHands(tag.value())).ifPresent(all::add);
    Remarks.forEach(board, comment -> ofRemark(comment).ifPresent(all::add));
    return all;
  }

  /** Whether it says that nothing was computed. */
  public boolean isUnknown() {
    return problem.isEmpty() && results.equals(NOTHING);
  }

  /** The tricks of a declarer in a denomination, where they are stated. */
  public OptionalInt tricks(Seat declarer, Strain strain) {
    int tricks = results.get(5 * declarer.ordinal() + strain.ordinal());
    return tricks == NONE ? OptionalInt.empty() : OptionalInt.of(tricks);
  }

  /** The table when all 20 numbers are stated. */
  public Optional<DoubleDummyTable> complete() {
    return results.contains(NONE) ? Optional.empty() : Optional.of(new DoubleDummyTable(results));
  }

  /**
   * The value of {@code DoubleDummyTricks} or {@code Ability} with the right digits in place of
   * those that it states; empty for other tags, and for values that cannot be read.
   */
  public static Optional<String> corrected(String tag, String value, DoubleDummyTable right) {
    StringBuilder fresh = new StringBuilder(value);
    if (tag.equals(TRICKS) && ofDigits(value).problem().isEmpty()) {
      for (int i = 0; i < value.length(); i++) {
        correct(fresh, i, right.tricks(TRICKS_SEATS.get(i / 5), DESCENDING.get(i % 5)));
      }
      return Optional.of(fresh.toString());
    }
    if (tag.equals(ABILITY) && ofHands(value).problem().isEmpty()) {
      for (Matcher hand = HANDS.matcher(value); hand.find(); ) {
        Seat seat = Seat.of(hand.group(1).charAt(0)).orElseThrow();
        for (int i = 0; i < DESCENDING.size(); i++) {
          correct(fresh, hand.start(2) + i, right.tricks(seat, DESCENDING.get(i)));
        }
      }
      return Optional.of(fresh.toString());
    }
    return Optional.empty();
  }

  /** Puts a number in the place of a digit, a letter in the case of the other letters. */
  private static void correct(StringBuilder digits, int at, int tricks) {
    if (digit(digits.charAt(at)) == NONE) {
      return;
    }
    boolean capitals = digits.chars().noneMatch(c -> c >= 'a' && c <= 'd');
    boolean letters = digits.chars().anyMatch(c -> c >= 'A' && c <= 'D');
    char digit = Character.forDigit(tricks, 14);
    digits.setCharAt(at, capitals && letters ? Character.toUpperCase(digit) : digit);
  }

  private static StatedTable unusable(String tag, String problem, int cell) {
    return new StatedTable(tag, NOTHING, Optional.of(problem), cell);
  }

  private static StatedTable usable(String tag, List<Integer> results) {
    return new StatedTable(tag, results, Optional.empty(), NONE);
  }

  private static StatedTable ofDigits(String text) {
    if (text.isEmpty() || text.equals("-") || text.equals("?")) {
      return usable(TRICKS, NOTHING);
    }
    if (text.length() != DoubleDummyTable.SIZE) {
      return unusable(TRICKS, text.length() + " characters instead of 20 digits", NONE);
    }
    List<Integer> results = new ArrayList<>(NOTHING);
    for (int i = 0; i < text.length(); i++) {
      int tricks = digit(text.charAt(i));
      if (tricks < NONE) {
        return unusable(TRICKS, "\"" + text.charAt(i) + "\" is no number from 0 to d", NONE);
      }
      results.set(index(TRICKS_SEATS.get(i / 5), DESCENDING.get(i % 5)), tricks);
    }
    return usable(TRICKS, results);
  }

  private static StatedTable ofHands(String text) {
    List<Integer> results = new ArrayList<>(NOTHING);
    Matcher hand = HANDS.matcher(text);
    int at = 0;
    for (int hands = 0; hands < 4; hands++) {
      if (!hand.find(at) || hand.start() != at) {
        return unusable(ABILITY, "not five digits from 0 to D for each seat", NONE);
      }
      Seat seat = Seat.of(hand.group(1).charAt(0)).orElseThrow();
      for (int i = 0; i < DESCENDING.size(); i++) {
        results.set(index(seat, DESCENDING.get(i)), digit(hand.group(2).charAt(i)));
      }
      at = hand.end();
    }
    return usable(ABILITY, results);
  }

  private static Optional<StatedTable> ofRemark(Comment comment) {
    Matcher numbers = NUMBERS.matcher(comment.text().strip());
    if (!comment.text().contains(REMARK) || !numbers.matches()) {
      return Optional.empty();
    }
    List<Integer> results =
        Arrays.stream(numbers.group(1).split("\\s+"))
            .map(text -> text.length() > 2 ? 99 : Integer.valueOf(text))
            .toList();
    return Optional.of(
        results.stream().anyMatch(tricks -> tricks > 13)
            ? unusable(REMARK, "a number above 13", NONE)
            : usable(REMARK, results));
  }

  /** The element of an {@code OptimumResultTable} that holds a result, from 0. */
  public static OptionalInt cell(Table table, Seat declarer, Strain strain) {
    List<String> names = names(table);
    int seats = names.indexOf("Declarer");
    int strains = names.indexOf("Denomination");
    int results = names.indexOf("Result");
    for (int at = 0;
        seats >= 0 && strains >= 0 && results >= 0 && at + names.size() <= table.cells().size();
        at += names.size()) {
      if (seat(text(table, at + seats)).equals(Optional.of(declarer))
          && Strain.parse(text(table, at + strains)).equals(Optional.of(strain))) {
        return OptionalInt.of(at + results);
      }
    }
    return OptionalInt.empty();
  }

  private static List<String> names(Table table) {
    return table.columns().isEmpty()
        ? List.of("Declarer", "Denomination", "Result")
        : table.columns().stream().map(Table.Column::name).toList();
  }

  private static StatedTable ofTable(Table table) {
    List<String> names = names(table);
    int declarer = names.indexOf("Declarer");
    int denomination = names.indexOf("Denomination");
    int result = names.indexOf("Result");
    if (declarer < 0 || denomination < 0 || result < 0) {
      return unusable(TABLE, "no columns Declarer, Denomination and Result", NONE);
    }
    List<Integer> results = new ArrayList<>(NOTHING);
    for (int row = 0; (row + 1) * names.size() <= table.cells().size(); row++) {
      int at = row * names.size();
      Optional<Seat> seat = seat(text(table, at + declarer));
      Optional<Strain> strain = Strain.parse(text(table, at + denomination));
      int tricks = number(text(table, at + result));
      int bad =
          seat.isEmpty() ? declarer : strain.isEmpty() ? denomination : tricks < NONE ? result : -1;
      if (bad >= 0) {
        String what =
            "\""
                + text(table, at + bad)
                + "\" is no "
                + NAMES.get(bad == declarer ? 0 : bad == denomination ? 1 : 2);
        return unusable(TABLE, what, at + bad);
      }
      int index = index(seat.get(), strain.get());
      if (results.get(index) != NONE && results.get(index) != tricks) {
        return unusable(
            TABLE,
            "two results of " + seat.get().letter() + " in " + strain.get().symbol(),
            at + result);
      }
      results.set(index, tricks);
    }
    return usable(TABLE, results);
  }

  private static String text(Table table, int cell) {
    return table.cells().get(cell).text();
  }

  private static Optional<Seat> seat(String text) {
    return text.length() == 1 ? Seat.of(text.charAt(0)) : Optional.empty();
  }

  private static int index(Seat seat, Strain strain) {
    return 5 * seat.ordinal() + strain.ordinal();
  }

  /** A digit from 0 to d; {@link #NONE} for a mark of nothing, less for any other character. */
  private static int digit(char c) {
    if (c == '*' || c == '-') {
      return NONE;
    }
    int value = c < 128 ? Character.digit(c, 14) : -1;
    return value < 0 ? NONE - 1 : value;
  }

  private static int number(String text) {
    if (text.equals("-") || text.equals("*") || text.equals("?")) {
      return NONE;
    }
    boolean digits = text.length() == 1 || text.length() == 2;
    for (int i = 0; digits && i < text.length(); i++) {
      digits = text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    int value = digits ? Integer.parseInt(text) : 99;
    return value > 13 ? NONE - 1 : value;
  }
}
