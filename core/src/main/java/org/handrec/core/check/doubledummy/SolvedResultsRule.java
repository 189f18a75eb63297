package org.handrec.core.check.doubledummy;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.table.Grid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.event.Traveller;

/**
 * The results of the tables that played a deal, those of records and those in the rows of
 * ScoreTables, against best play: two exchanged (Q011), or all of a turned deal (Q012).
 */
final class SolvedResultsRule {
  private static final String TABLE = "ScoreTable";

  void check(BoardContext context, Findings findings, DealResults deal) {
    int record = context.record().index();
    Optional<Grid> grid = Grid.of(context, findings, TABLE);
    Optional<Traveller> rows = grid.map(g -> g.traveller(context)).filter(Traveller::hasResults);
    if (rows.isEmpty()) {
      Replay replay = context.replay();
      result(record, 0, replay.contract(), replay.declarer(), replay.tricks())
          .ifPresent(result -> compare(context, findings, deal, result));
      return;
    }
    for (int row = 0; row < rows.get().rows(); row++) {
      result(
              record,
              row + 1,
              rows.get().contract(row),
              rows.get().declarer(row),
              rows.get().tricks(row))
          .ifPresent(result -> compare(context, findings, deal, result));
    }
  }

  /** A result of which all is known that is needed here. */
  private static Optional<BoardResults.Result> result(
      int record,
      int row,
      Optional<Contract> contract,
      Optional<Seat> declarer,
      OptionalInt tricks) {
    Optional<Strain> strain = contract.flatMap(Contract::strain);
    return strain.isEmpty() || declarer.isEmpty() || tricks.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new BoardResults.Result(record, row, declarer.get(), strain.get(), tricks.getAsInt()));
  }

  private static void compare(
      BoardContext context, Findings findings, DealResults deal, BoardResults.Result result) {
    BoardResults results = deal.results();
    if (!results.add(result)) {
      return;
    }
    Optional<BoardResults.Result> exchanged = results.exchanged(deal);
    if (exchanged.isPresent()) {
      String message =
          "the results of %s fit the deal when they are exchanged"
              .formatted(exchanged.get().and(result));
      String tag = result.row() == 0 ? "Result" : TABLE;
      findings.add(findings.at("Q011", context.compared(tag), message).tag(tag));
    }
    OptionalInt turn = results.turn(deal);
    if (turn.isPresent()) {
      String seats = turn.getAsInt() + (turn.getAsInt() == 1 ? " seat" : " seats");
      String message = "the results of the deal fit it when it is turned by " + seats;
      findings.add(
          findings
              .at("Q012", context.compared("Deal"), message)
              .tag("Deal")
              .hypothesis("turned by " + seats));
    }
  }
}
