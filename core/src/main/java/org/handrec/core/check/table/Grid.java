package org.handrec.core.check.table;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Side;
import org.handrec.core.model.Table;
import org.handrec.core.scoring.Scoring;
import org.handrec.core.scoring.event.Traveller;

/** A table of a record by rows and names of columns. */
public final class Grid {
  /** The column of a name that the table does not have. */
  static final int NONE = -1;

  private final Optional<BoardContext> context;
  private final Table table;
  private List<Span> places;

  private Grid(Optional<BoardContext> context, Table table, List<Span> places) {
    this.context = context;
    this.table = table;
    this.places = places;
  }

  /** The table of a name, when it is written in the record, has rows, and can be read. */
  public static Optional<Grid> of(BoardContext context, Findings findings, String name) {
    List<Table> tables = context.board().tables();
    for (int i = 0; i < tables.size(); i++) {
      Table table = tables.get(i);
      if (table.name().equals(name)) {
        return table.rowCount() > 0 && !context.isTaken(name) && !findings.isUnusable(name)
            ? Optional.of(new Grid(Optional.of(context), table, List.of()))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** What the rows say of results and scores. */
  public Traveller traveller(BoardContext of) {
    return new Traveller(of.board(), table, Scoring.of(of.board()).carriesOn());
  }

  /** The column of the scores of a side. */
  int scores(Side side) {
    return column("Score_" + side);
  }

  /** Whether the record has any table. */
  static boolean isIn(BoardContext context) {
    return !context.board().tables().isEmpty();
  }

  /** The name of the table. */
  public String name() {
    return table.name();
  }

  /** The columns. */
  List<Table.Column> columns() {
    return table.columns();
  }

  /** Number of rows. */
  public int rows() {
    return table.rowCount();
  }

  /** The first column that has one of some names; {@link #NONE} when there is none. */
  public int column(String... names) {
    for (String name : names) {
      for (int i = 0; i < table.columns().size(); i++) {
        if (table.columns().get(i).name().equalsIgnoreCase(name)) {
          return i;
        }
      }
    }
    return NONE;
  }

  /** The text of an element; {@code ?} where the table has no such column. */
  public String cell(int row, int column) {
    return column < 0 ? "?" : table.cells().get(row * table.columns().size() + column).text();
  }

  /** The number in an element. */
  public Optional<Figure> figure(int row, int column) {
    return Figure.of(cell(row, column));
  }

  /** Where an element stands. */
  public Span place(int row, int column) {
    return place(row * table.columns().size() + column);
  }

  /** Where the last element stands. */
  public Span lastPlace() {
    return place(table.cells().size() - 1);
  }

  private Span place(int index) {
    if (places.isEmpty() && context.isPresent()) {
      places = context.get().origins().tableCells(table.name());
    }
    return index < places.size()
        ? places.get(index)
        : context.map(c -> c.tag(table.name())).orElse(Span.at(0));
  }

  /** Number of elements. */
  public int size() {
    return table.cells().size();
  }

  /** A number that is the same for tables of the same elements. */
  public int checksum() {
    return table.cells().hashCode();
  }

  /** The same table, which knows its places and does not keep its record. */
  public Grid detached() {
    lastPlace();
    return new Grid(Optional.empty(), table, places);
  }

  /** A finding about an element. */
  Diagnostic.Builder at(Findings findings, String code, int row, int column, String message) {
    return findings
        .at(code, place(row, column), title(row) + ": " + message)
        .tag(table.name())
        .found(cell(row, column));
  }

  /** {@code ScoreTable row 3}. */
  private String title(int row) {
    return table.name() + " row " + (row + 1);
  }
}
