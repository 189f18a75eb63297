package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.SolverStoppedException;
import org.handrec.core.doubledummy.StatedPar;
import org.handrec.core.doubledummy.StatedTable;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Table;

/** Repairs of stated double dummy results and pars: what the solver finds (Q003 to Q005, Q007). */
final class SolvedFixes {
  private Optional<DoubleDummySolver> solver = Optional.empty();
  private Optional<Deal> last = Optional.empty();
  private Optional<DoubleDummyTable> lastTable = Optional.empty();

  /** The repair of a finding; empty when its deal is not known. */
  Optional<Fix> fix(GameEdits game) {
    String tag = game.finding().tag().orElse("");
    Optional<DoubleDummyTable> right = table(game.board());
    Optional<String> stated = game.valueOf(tag);
    if (right.isEmpty() || stated.isEmpty()) {
      return Optional.empty();
    }
    return switch (game.finding().code()) {
      case "Q004" ->
          par(game.board(), right.get()).flatMap(par -> game.valueFix(tag, par.optimumScore()));
      case "Q005" ->
          par(game.board(), right.get())
              .flatMap(par -> StatedPar.written(stated.get(), par))
              .flatMap(text -> game.valueFix(tag, text));
      default ->
          tag.equals(StatedTable.TABLE)
              ? rows(game, right.get())
              : StatedTable.corrected(tag, stated.get(), right.get())
                  .flatMap(text -> game.valueFix(tag, text));
    };
  }

  private Optional<DoubleDummyTable> table(Board board) {
    Optional<Deal> deal = board.deal().value().filter(Deal::isFull);
    if (!deal.equals(last)) {
      last = deal;
      solver = solver.or(() -> Optional.of(new DoubleDummySolver()));
      lastTable = deal.flatMap(this::solve);
    }
    return lastTable;
  }

  private Optional<DoubleDummyTable> solve(Deal deal) {
    try {
      return Optional.of(solver.orElseThrow().table(deal));
    } catch (SolverStoppedException e) {
      return Optional.empty();
    }
  }

  /** The par; empty when it depends on the dealer and he is not known. */
  private static Optional<Par> par(Board board, DoubleDummyTable table) {
    return board
        .vulnerability()
        .value()
        .flatMap(
            sides -> {
              Par one = Par.of(table, sides, board.dealer().value().orElse(Seat.NORTH));
              Par other = Par.of(table, sides, board.dealer().value().orElse(Seat.EAST));
              return one.equals(other) ? Optional.of(one) : Optional.empty();
            });
  }

  /** The right tricks in the rows of the table. */
  private static Optional<Fix> rows(GameEdits game, DoubleDummyTable right) {
    int tag = game.tag(StatedTable.TABLE);
    List<Table> tables =
        game.board().tables().stream().filter(t -> t.name().equals(StatedTable.TABLE)).toList();
    if (tag < 0 || tables.size() != 1 || tables.get(0).columns().isEmpty()) {
      return Optional.empty();
    }
    List<Table.Cell> texts = tables.get(0).cells();
    List<String> names = tables.get(0).columns().stream().map(Table.Column::name).toList();
    int declarer = names.indexOf("Declarer");
    int denomination = names.indexOf("Denomination");
    int result = names.indexOf("Result");
    TableCells cells = TableCells.of(game.game(), tag);
    List<Edit> edits = new ArrayList<>();
    for (int row = 0; row + names.size() <= cells.count(); row += names.size()) {
      Optional<Seat> seat = Seat.of(texts.get(row + declarer).text().charAt(0));
      Optional<Strain> strain = Strain.parse(texts.get(row + denomination).text());
      String written = texts.get(row + result).text();
      String fresh = String.valueOf(right.tricks(seat.orElseThrow(), strain.orElseThrow()));
      if (Character.isDigit(written.charAt(0)) && !written.equals(fresh)) {
        int at = row + result;
        edits.add(TableFixes.replaced(game, cells.start(at), cells.end(at), fresh));
      }
    }
    return game.fix(edits);
  }
}
