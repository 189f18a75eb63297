package org.handrec.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.cli.shell.Failure;
import org.handrec.core.model.Board;

/** A choice of boards by what stands in their tag Board, and which of it was found so far. */
final class BoardChoice {
  private static final Pattern RANGE = Pattern.compile("(\\d{1,9})-(\\d{1,9})");

  private final List<Item> items = new ArrayList<>();

  /**
   * A choice.
   *
   * @param items numbers such as {@code 7}, ranges such as {@code 3-5} with both ends, or other
   *     texts of the tag; none for all boards
   * @throws Failure when one of them is blank
   */
  BoardChoice(List<String> items) {
    for (String item : items) {
      if (item.isBlank()) {
        throw new Failure("--board: a number is missing");
      }
      this.items.add(new Item(item.strip()));
    }
  }

  /** Whether a board is chosen; it is found then. */
  boolean contains(Board board) {
    boolean chosen = items.isEmpty();
    for (Item item : items) {
      chosen |= item.find(board);
    }
    return chosen;
  }

  /** What was asked for and not found, as it was written. */
  List<String> missing() {
    return items.stream().filter(item -> !item.found).map(item -> item.text).toList();
  }

  /** One number, range or text. */
  private static final class Item {
    private final String text;
    private final int first;
    private final int last;
    private boolean found;

    Item(String text) {
      this.text = text;
      Matcher range = RANGE.matcher(text);
      boolean isRange = range.matches();
      this.first = isRange ? Integer.parseInt(range.group(1)) : 1;
      this.last = isRange ? Integer.parseInt(range.group(2)) : 0;
    }

    boolean find(Board board) {
      Optional<Integer> number = board.number().value();
      boolean chosen =
          text.equals(board.text("Board").value().orElse(""))
              || number.filter(this::isNumber).isPresent();
      found |= chosen;
      return chosen;
    }

    private boolean isNumber(int number) {
      return (first <= number && number <= last) || text.equals(Integer.toString(number));
    }
  }
}
