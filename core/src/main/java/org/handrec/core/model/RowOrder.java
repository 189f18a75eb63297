package org.handrec.core.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The order of the rows of a table that its header promises (PBN 5.2): numbers by their value,
 * other text by its characters. A mark of irrelevant, unknown or artificial values has no place in
 * an order, and neither has text in a column of numbers; nothing is said about such rows, nor about
 * columns of seats, calls and cards.
 */
public final class RowOrder {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}(\\.[0-9]{1,6})?");
  private static final Pattern TIME = Pattern.compile("([0-9]{1,3}:)?[0-9]{1,3}:[0-9]{2}");

  /** Seats, calls and cards have an order of their own, on which programs do not agree. */
  private static final Set<String> OWN_ORDER =
      Set.of("Declarer", "Denomination", "Call", "Card", "Contract", "Direction");

  private final Table table;
  private final List<Integer> columns;

  /** For each column whether it holds numbers: one is enough. */
  private final boolean[] numeric;

  private RowOrder(Table table, List<Integer> columns) {
    this.table = table;
    this.columns = columns;
    this.numeric = new boolean[table.columns().size()];
    for (int column : columns) {
      for (int row = 0; row < table.rowCount() && !numeric[column]; row++) {
        numeric[column] = number(text(row, column)).isPresent();
      }
    }
  }

  /** The order that a table promises; empty when it promises none. */
  public static Optional<RowOrder> of(Table table) {
    List<Integer> columns = new ArrayList<>(1);
    for (int i = 0; i < table.columns().size(); i++) {
      Table.Column column = table.columns().get(i);
      if (column.order() != Table.Order.NONE && !OWN_ORDER.contains(column.name())) {
        columns.add(i);
      }
    }
    return columns.isEmpty() ? Optional.empty() : Optional.of(new RowOrder(table, columns));
  }

  /**
   * A row that should stand before the one above it.
   *
   * @param row counted from 0
   * @param column the one whose order is broken, counted from 0
   */
  public record Break(int row, int column) {}

  /** The first row that should stand before the last row above it that has a place. */
  public Optional<Break> firstBreak() {
    int before = -1;
    for (int row = 0; row < table.rowCount(); row++) {
      if (!isComparable(row)) {
        continue;
      }
      if (before >= 0) {
        OptionalInt column = decisive(before, row);
        if (column.isPresent() && compare(before, row, column.getAsInt()) > 0) {
          return Optional.of(new Break(row, column.getAsInt()));
        }
      }
      before = row;
    }
    return Optional.empty();
  }

  /**
   * The rows in the promised order, equal ones as they stand; empty when one of them has no place.
   */
  public Optional<List<Integer>> sorted() {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < table.rowCount(); row++) {
      if (!isComparable(row)) {
        return Optional.empty();
      }
      rows.add(row);
    }
    Comparator<Integer> order = by(columns.get(0));
    for (int column : columns.subList(1, columns.size())) {
      order = order.thenComparing(by(column));
    }
    rows.sort(order);
    return Optional.of(rows);
  }

  private Comparator<Integer> by(int column) {
    return (row, other) -> compare(row, other, column);
  }

  /** The first marked column in which two rows differ. */
  private OptionalInt decisive(int row, int other) {
    return columns.stream()
        .mapToInt(Integer::intValue)
        .filter(column -> compare(row, other, column) != 0)
        .findFirst();
  }

  private boolean isComparable(int row) {
    return columns.stream()
        .allMatch(
            column ->
                numeric[column]
                    ? number(text(row, column)).isPresent()
                    : !text(row, column).matches("[-?^].*"));
  }

  private int compare(int row, int other, int column) {
    String a = text(row, column);
    String b = text(other, column);
    int order =
        numeric[column]
            ? Double.compare(number(a).orElse(0.0), number(b).orElse(0.0))
            : a.compareToIgnoreCase(b);
    return table.columns().get(column).order() == Table.Order.DESCENDING ? -order : order;
  }

  private String text(int row, int column) {
    return table.row(row).get(column).text();
  }

  private static Optional<Double> number(String text) {
    if (NUMBER.matcher(text).matches()) {
      return Optional.of(Double.parseDouble(text));
    }
    if (!TIME.matcher(text).matches()) {
      return Optional.empty();
    }
    double seconds = 0;
    for (String part : text.split(":", -1)) {
      seconds = 60 * seconds + Integer.parseInt(part);
    }
    return Optional.of(seconds);
  }
}
