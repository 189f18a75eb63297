package org.handrec.core.check.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.check.score.PlayedContract;
import org.handrec.core.check.score.ScoreHypotheses;
import org.handrec.core.check.score.StatedScore;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Side;
import org.handrec.core.rules.Replay;

/**
 * The rows of a ScoreTable against themselves and the record: the score of a row (T002, Law 77),
 * and the result of the record among the rows (T003). Artificial scores are left alone.
 */
public final class RowScoreRule implements RecordRule {
  private static final String TABLE = "ScoreTable";

  /** Creates the rule. */
  public RowScoreRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    if (!Grid.isIn(context)) {
      return;
    }
    Optional<Grid> grid = Grid.of(context, findings, TABLE);
    if (grid.isPresent()) {
      RowScores rows = new RowScores(grid.get(), context);
      for (int row = 0; row < grid.get().rows(); row++) {
        checkRow(grid.get(), rows, row, findings);
      }
      checkRecord(context, grid.get(), rows, findings);
    }
  }

  private static void checkRow(Grid grid, RowScores rows, int row, Findings findings) {
    OptionalInt computed = rows.computed(row);
    if (computed.isEmpty() || rows.isArtificial(row)) {
      return;
    }
    for (Side side : Side.values()) {
      OptionalInt stated = rows.stated(row, side);
      int expected = side == Side.NS ? computed.getAsInt() : -computed.getAsInt();
      if (stated.isPresent() && stated.getAsInt() != expected) {
        String text = stated.getAsInt() + ", computed " + expected;
        String why = explanation(rows.played(row), stated.getAsInt(), side);
        Diagnostic.Builder finding =
            grid.at(
                findings, "T002", row, rows.column(side), why.isEmpty() ? text : text + "; " + why);
        finding.expected(Integer.toString(expected));
        if (!why.isEmpty()) {
          finding.hypothesis(why);
        }
        findings.add(finding);
      }
    }
  }

  private static String explanation(Optional<PlayedContract> played, int stated, Side side) {
    return played
        .map(p -> ScoreHypotheses.words(p, new StatedScore(stated, Optional.of(side))))
        .orElse("");
  }

  /** T003: a result that no row has; nothing where a row leaves open what its result is. */
  private static void checkRecord(
      BoardContext context, Grid grid, RowScores rows, Findings findings) {
    Replay replay = context.replay();
    Optional<Contract> contract = replay.contract();
    if (!rows.hasResults() || contract.isEmpty() || context.isTaken("Contract")) {
      return;
    }
    for (int row = 0; row < grid.rows(); row++) {
      if (mayBe(rows, row, grid, replay)) {
        return;
      }
    }
    boolean played = contract.get() instanceof Contract.Played && replay.tricks().isPresent();
    if (played || replay.isPassedOut()) {
      String what =
          contract.get().symbol()
              + (played
                  ? " by %c, %d tricks"
                      .formatted(replay.declarer().get().letter(), replay.tricks().getAsInt())
                  : "");
      findings.add(
          findings
              .at("T003", context.value("Contract"), what + " is in no row of " + TABLE)
              .tag("Contract")
              .found(what));
    }
  }

  private static boolean mayBe(RowScores rows, int row, Grid grid, Replay replay) {
    Optional<Contract.Played> contract = rows.contract(row);
    if (contract.isEmpty()) {
      return !grid.cell(row, grid.column("Contract")).equalsIgnoreCase("Pass")
          || replay.isPassedOut();
    }
    OptionalInt tricks = rows.tricks(row, contract.get());
    boolean known = replay.declarer().isPresent() && replay.tricks().isPresent();
    String declarer = rows.declarer(row);
    return (tricks.isEmpty() || !known || tricks.equals(replay.tricks()))
        && contract.get().equals(replay.contract().get())
        && (!known
            || declarer.isEmpty()
            || List.of("?", "-").contains(declarer)
            || declarer.equalsIgnoreCase(String.valueOf(replay.declarer().get().letter())));
  }
}
