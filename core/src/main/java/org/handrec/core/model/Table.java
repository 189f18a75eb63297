package org.handrec.core.model;

import java.util.List;
import java.util.OptionalInt;

/**
 * A table of a record (PBN 5.2).
 *
 * @param name the tag name, such as {@code ScoreTable}
 * @param columns the columns; empty when the header cannot be read or the section is no table
 * @param cells the elements in the order of the record, row by row; their number need be no
 *     multiple of the columns
 */
public record Table(String name, List<Column> columns, List<Cell> cells) {
  /** Copies the lists. */
  public Table {
    columns = List.copyOf(columns);
    cells = List.copyOf(cells);
  }

  /** Number of complete rows. */
  public int rowCount() {
    return columns.isEmpty() ? 0 : cells.size() / columns.size();
  }

  /**
   * The cells of a complete row, counted from 0.
   *
   * @throws IndexOutOfBoundsException when there is no such complete row
   */
  public List<Cell> row(int row) {
    if (row >= rowCount()) {
      throw new IndexOutOfBoundsException("row " + row + " of " + rowCount());
    }
    return cells.subList(row * columns.size(), (row + 1) * columns.size());
  }

  /**
   * A column.
   *
   * @param name the name without order mark and width
   * @param order the order of rows that the header promises
   * @param width the least width; empty when none is given
   * @param rightAligned whether cells are padded on the left
   */
  public record Column(String name, Order order, OptionalInt width, boolean rightAligned) {}

  /** The order of the rows by a column. */
  public enum Order {
    NONE,
    ASCENDING,
    DESCENDING
  }

  /**
   * An element of a table.
   *
   * @param text the text, without quotes and escapes
   * @param quoted whether it is written as a string
   */
  public record Cell(String text, boolean quoted) {}
}
