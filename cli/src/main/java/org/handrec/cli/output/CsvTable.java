package org.handrec.cli.output;

import java.util.Locale;
import java.util.function.Supplier;

/** The tables that are made of records, each with its own columns. */
public enum CsvTable {
  /** A row for each record. */
  BOARDS(BoardRows::new),
  /** A row for each call. */
  CALLS(CallRows::new),
  /** A row for each card that was played. */
  CARDS(CardRows::new),
  /** A row for each result: that of the record, then those of its ScoreTable. */
  RESULTS(ResultRows::new);

  @SuppressWarnings("ImmutableEnumChecker") // a constructor has no state
  private final Supplier<CsvRows> rows;

  CsvTable(Supplier<CsvRows> rows) {
    this.rows = rows;
  }

  CsvRows rows() {
    return rows.get();
  }

  /** {@code boards calls cards results}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
