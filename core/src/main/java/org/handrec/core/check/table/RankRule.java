package org.handrec.core.check.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.scoring.event.Traveller;

/** T004 for the ranks of a ScoreTable: they are those of its scores, North-South first. */
public final class RankRule implements RecordRule {
  private static final String TABLE = "ScoreTable";

  /** Creates the rule. */
  public RankRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    if (Grid.isIn(context)) {
      Grid.of(context, findings, TABLE)
          .filter(grid -> grid.column("Rank") >= 0)
          .ifPresent(grid -> check(context, grid, findings));
    }
  }

  /** The scores may be those of the rows or those of their results, whichever fit better. */
  private static void check(BoardContext context, Grid grid, Findings findings) {
    Traveller rows = grid.traveller(context);
    OptionalDouble[] ranks = new OptionalDouble[grid.rows()];
    int[] times = new int[grid.rows()];
    int column = grid.column("Rank");
    for (int row = 0; row < grid.rows(); row++) {
      ranks[row] = Ranks.rank(grid.cell(row, column));
      times[row] = rows.times(row);
    }
    Ranks stated = new Ranks(values(grid, rows, true), times);
    Ranks computed = new Ranks(values(grid, rows, false), times);
    List<Integer> wrong = stated.wrong(ranks).orElse(List.of());
    List<Integer> other = computed.wrong(ranks).orElse(wrong);
    boolean better = other.size() < wrong.size();
    for (int row : better ? other : wrong) {
      int place = (better ? computed : stated).place(row);
      String message = "rank %s, by score %d".formatted(grid.cell(row, column), place);
      findings.add(
          grid.at(findings, "T004", row, column, message).expected(Integer.toString(place)));
    }
  }

  private static OptionalDouble[] values(Grid grid, Traveller rows, boolean stated) {
    OptionalDouble[] values = new OptionalDouble[grid.rows()];
    for (int row = 0; row < grid.rows(); row++) {
      OptionalInt computed = stated ? OptionalInt.empty() : rows.computed(row);
      values[row] =
          computed.isPresent() && !rows.isRuled(row)
              ? OptionalDouble.of(computed.getAsInt())
              : value(grid, rows, row);
    }
    return values;
  }

  private static OptionalDouble value(Grid grid, Traveller rows, int row) {
    OptionalInt score = rows.isRuled(row) ? OptionalInt.empty() : rows.score(row);
    if (score.isPresent()) {
      return OptionalDouble.of(score.getAsInt());
    }
    for (String name : List.of("MP_NS", "Percentage_NS", "IMP_NS")) {
      Optional<Figure> figure = grid.figure(row, grid.column(name));
      if (figure.isPresent() && grid.column("Score_NS", "Score_EW") < 0) {
        return OptionalDouble.of(figure.get().value());
      }
    }
    return OptionalDouble.empty();
  }
}
