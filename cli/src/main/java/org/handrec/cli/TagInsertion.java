package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.StatedPlay;
import org.handrec.core.doubledummy.StatedTable;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Table;
import org.handrec.core.rules.Replay;
import org.handrec.pbn.PbnTables;

/**
 * Writes PBN texts again, with the double dummy results and the par of each board in its tags, and
 * where it is wanted the best cards at each point of its play. All else stays as it is, and so does
 * a board that has all of it.
 */
final class TagInsertion {
  private final BoardSolving solving;
  private final boolean again;
  private final ReadOptions options;

  TagInsertion(BoardSolving solving, boolean again, ReadOptions options) {
    this.solving = solving;
    this.again = again;
    this.options = options;
  }

  /** Writes the text of an input. */
  void write(OpenInput in, OutputStream out) throws IOException {
    TextRewriting.write(
        in,
        options,
        out,
        new TextRewriting.Work() {
          @Override
          public void on(HandRecord record, Replay replay, TextRewriting.Text text)
              throws IOException {
            add(BoardSolving.name(in, record), record, replay, text);
          }

          @Override
          public void end() throws IOException {
            solving.finish();
          }
        });
  }

  private void add(String name, HandRecord record, Replay replay, TextRewriting.Text text)
      throws IOException {
    Optional<Deal> deal = BoardSolving.deal(record);
    Function<DoubleDummySolver, Optional<Table>> play =
        solver -> deal.flatMap(d -> play(solver, d, record, replay));
    Optional<DoubleDummyTable> known = again ? Optional.empty() : known(record);
    if (deal.isPresent() && known.isEmpty()) {
      solving.<Table>table(
          name, deal.get(), play, (table, best) -> text.write(written(record, table, best)));
    } else {
      if (deal.isEmpty()) {
        solving.pass(record);
      } else {
        solving.noteStated();
      }
      solving.<Table>find(
          name,
          play,
          (none, best) ->
              text.write(written(record, deal.isEmpty() ? Optional.empty() : known, best)));
    }
  }

  /** The table that a record states, when its places agree. */
  private static Optional<DoubleDummyTable> known(HandRecord record) {
    List<DoubleDummyTable> stated =
        StatedTable.of(record.board()).stream()
            .flatMap(table -> table.complete().stream())
            .distinct()
            .toList();
    return stated.size() == 1 ? Optional.of(stated.get(0)) : Optional.empty();
  }

  /** The table of the best cards, when it is wanted and the record has none for all its cards. */
  private Optional<Table> play(
      DoubleDummySolver solver, Deal deal, HandRecord record, Replay replay) {
    Optional<BoardSolving.Line> line =
        solving.isPlayWanted() ? BoardSolving.line(replay) : Optional.empty();
    if (line.isEmpty() || line.get().cards().isEmpty()) {
      return Optional.empty();
    }
    List<Card> cards = line.get().cards();
    Optional<StatedPlay> stated = again ? Optional.empty() : StatedPlay.of(record.board());
    if (stated.filter(s -> s.problem().isEmpty() && s.rows().size() >= cards.size()).isPresent()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          StatedPlay.table(
              solver.bestCards(deal, line.get().strain(), line.get().declarer(), cards)));
    } catch (IllegalArgumentException e) {
      // A play that breaks the rules is found by check; it has no best cards.
      return Optional.empty();
    }
  }

  private byte[] written(
      HandRecord record, Optional<DoubleDummyTable> table, Optional<Table> best) {
    Map<String, String> tags = new LinkedHashMap<>();
    List<Table> tables = new ArrayList<>(best.stream().toList());
    if (table.isPresent()) {
      put(tags, record, StatedTable.TRICKS, table.get().toDoubleDummyTricks());
      Optional<Par> par = BoardSolving.par(record.board(), table.get(), Optional.empty());
      par.ifPresent(value -> put(tags, record, ScoreType.OPTIMUM.tag(), value.optimumScore()));
      par.ifPresent(value -> put(tags, record, "ParContract", value.parContract()));
      if (StatedTable.of(record.board()).stream()
          .filter(one -> one.tag().equals(StatedTable.TABLE))
          .noneMatch(one -> one.complete().equals(table))) {
        tables.add(table.get().toOptimumResultTable());
      }
    }
    return tags.isEmpty() && tables.isEmpty()
        ? record.text().bytes()
        : PbnTables.write(record, options.embedded(), tags, tables);
  }

  /** Puts a value that the record does not have. */
  private static void put(Map<String, String> tags, HandRecord record, String tag, String value) {
    if (!record.board().text(tag).value().equals(Optional.of(value))) {
      tags.put(tag, value);
    }
  }
}
