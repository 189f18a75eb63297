package org.handrec.core.check.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.check.score.ScoreHypotheses;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.PlayedContract;
import org.handrec.core.scoring.StatedScore;
import org.handrec.core.scoring.event.Traveller;

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
      Traveller rows = grid.get().traveller(context);
      for (int row = 0; row < grid.get().rows(); row++) {
        checkRow(grid.get(), rows, row, findings);
      }
      checkRecord(context, grid.get(), rows, findings);
    }
  }

  private static void checkRow(Grid grid, Traveller rows, int row, Findings findings) {
    OptionalInt computed = rows.computed(row);
    if (computed.isEmpty() || rows.isRuled(row)) {
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
                findings, "T002", row, grid.scores(side), why.isEmpty() ? text : text + "; " + why);
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
      BoardContext context, Grid grid, Traveller rows, Findings findings) {
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

  private static boolean mayBe(Traveller rows, int row, Grid grid, Replay replay) {
    Optional<Contract> contract = rows.contract(row);
    if (contract.isEmpty() || contract.get().equals(Contract.PASSED_OUT)) {
      return contract.isEmpty() || replay.isPassedOut();
    }
    OptionalInt tricks = rows.tricks(row);
    boolean known = replay.declarer().isPresent() && replay.tricks().isPresent();
    return contract.equals(replay.contract())
        && (tricks.isEmpty() || !known || tricks.equals(replay.tricks()))
        && (!known || mayBe(rows.declarer(row), grid.cell(row, grid.column("Declarer")), replay));
  }

  /** A declarer that is no seat is another one. */
  private static boolean mayBe(Optional<Seat> declarer, String written, Replay replay) {
    return declarer.isEmpty()
        ? written.isEmpty() || List.of("?", "-").contains(written)
        : declarer.equals(replay.declarer());
  }
}
