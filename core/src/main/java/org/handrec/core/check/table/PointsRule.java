package org.handrec.core.check.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Side;
import org.handrec.core.scoring.Frequencies;
import org.handrec.core.scoring.Scoring;
import org.handrec.core.scoring.event.Traveller;

/**
 * The columns of IMPs (V006), matchpoints and percentages (V007) of a ScoreTable against its scores
 * (Law 78). The method is found out: the one that fits most elements of a column and its
 * counterpart. Where a score differs from the result of its row, the points may follow from either.
 */
public final class PointsRule implements RecordRule {
  private static final String TABLE = "ScoreTable";

  /** Creates the rule. */
  public PointsRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    if (!Grid.isIn(context)) {
      return;
    }
    Optional<Grid> grid = Grid.of(context, findings, TABLE);
    if (grid.isEmpty()) {
      return;
    }
    Traveller rows = grid.get().traveller(context);
    Scoring scoring = Scoring.of(context.board());
    for (PointKind kind : PointKind.values()) {
      Columns columns = new Columns(grid.get(), kind);
      if (columns.ns >= 0 || columns.ew >= 0) {
        check(columns, List.of(scores(rows, true), scores(rows, false)), rows, scoring, findings);
      }
    }
  }

  /** The columns of both sides for one kind of points. */
  private static final class Columns {
    private final Grid grid;
    private final PointKind kind;
    private final int ns;
    private final int ew;

    private Columns(Grid grid, PointKind kind) {
      this.grid = grid;
      this.kind = kind;
      this.ns = grid.column(kind.column() + "_NS");
      this.ew = grid.column(kind.column() + "_EW");
    }

    private int of(Side side) {
      return side == Side.NS ? ns : ew;
    }
  }

  /** The scores of North-South of all rows: as stated, or as computed where that is possible. */
  private static List<OptionalInt> scores(Traveller rows, boolean stated) {
    List<OptionalInt> scores = new ArrayList<>();
    for (int row = 0; row < rows.rows(); row++) {
      OptionalInt written = rows.stated(row);
      OptionalInt computed = rows.computed(row);
      boolean artificial = rows.isRuled(row);
      OptionalInt score =
          written.isEmpty() || (!stated && computed.isPresent()) ? computed : written;
      scores.add(artificial ? OptionalInt.empty() : score);
    }
    return scores;
  }

  private static void check(
      Columns columns,
      List<List<OptionalInt>> readings,
      Traveller rows,
      Scoring scoring,
      Findings findings) {
    Optional<PointCheck> best = Optional.empty();
    for (List<OptionalInt> scores : readings) {
      Optional<PointCheck> check = check(columns, scores, rows, scoring);
      if (check.isPresent() && (best.isEmpty() || check.get().wrong() < best.get().wrong())) {
        best = check;
      }
    }
    best.ifPresent(check -> report(check, columns, findings));
  }

  private static Optional<PointCheck> check(
      Columns columns, List<OptionalInt> scores, Traveller rows, Scoring scoring) {
    Frequencies board = new Frequencies();
    List<PointFit.Stated> points = new ArrayList<>();
    for (int row = 0; row < scores.size(); row++) {
      if (scores.get(row).isPresent() && rows.times(row) > 0) {
        board.add(scores.get(row).getAsInt(), rows.times(row));
        add(columns, row, scores.get(row).getAsInt(), points);
      }
    }
    Optional<Integer> datum =
        columns
            .grid
            .figure(0, columns.grid.column("ButlerDatum", "Datum"))
            .filter(figure -> figure.decimals() == 0)
            .map(figure -> (int) figure.value());
    return PointCheck.of(columns.kind, board, points, scoring, datum);
  }

  private static void add(Columns columns, int row, int score, List<PointFit.Stated> points) {
    for (Side side : Side.values()) {
      columns
          .grid
          .figure(row, columns.of(side))
          .ifPresent(figure -> points.add(new PointFit.Stated(row, side, score, figure)));
    }
  }

  private static void report(PointCheck check, Columns columns, Findings findings) {
    for (PointFit.Stated misfit : check.misfits()) {
      int column = columns.of(misfit.side());
      String name = columns.grid.columns().get(column).name();
      Diagnostic.Builder finding =
          columns.grid.at(
              findings, check.kind().code(), misfit.row(), column, check.message(misfit, name));
      findings.add(check.complete(finding, misfit, name, ""));
    }
  }
}
