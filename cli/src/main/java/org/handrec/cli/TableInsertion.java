package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.handrec.cli.score.ResultSpool;
import org.handrec.cli.score.ScoreTables;
import org.handrec.cli.score.ScoredRow;
import org.handrec.cli.shell.Failure;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Table;
import org.handrec.core.scoring.ContractText;
import org.handrec.core.scoring.ResultText;
import org.handrec.core.scoring.event.Ranking;
import org.handrec.core.scoring.event.Standings;
import org.handrec.core.scoring.event.TableScore;
import org.handrec.core.scoring.event.Tournament;
import org.handrec.pbn.PbnTables;

/**
 * Writes PBN texts again, with the ScoreTable of each board in its first record, and the
 * TotalScoreTable of each event in the first record of all. The inputs are read in the same order
 * as when the results were gathered, so one board comes after the other.
 */
final class TableInsertion {
  private static final Pattern POINTS = Pattern.compile("(?i)(Score|IMP|MP|Percentage|Rank)(_.*)?");

  /** A record of more than 1 MiB would be read in parts. */
  private static final int MOST_ROWS = 8_000;

  private final ScoreGathering gathering;
  private final Tournament tournament;
  private final List<Ranking> rankings;
  private final ResultSpool.Cursor boards;
  private final ScoreTables tables;
  private final Set<String> events = new HashSet<>();
  private int board;

  TableInsertion(
      ScoreGathering gathering,
      Tournament tournament,
      Standings standings,
      ResultSpool.Cursor boards) {
    this.gathering = gathering;
    this.tournament = tournament;
    this.rankings = standings.rankings();
    this.boards = boards;
    this.tables = new ScoreTables(tournament, standings.hasVictoryPoints());
  }

  /** Writes the text of an input. */
  void write(OpenInput in, ReadOptions options, OutputStream out) throws IOException {
    TextRewriting.write(
        in,
        options,
        out,
        (record, replay, text) ->
            text.write(
                gathering.isFirst(in.name(), record.index())
                    ? write(record, options)
                    : record.text().bytes()));
  }

  /** Columns that the new table does not have would be gone; points are worked out anew. */
  private static void refuseLoss(HandRecord record, Table table) {
    List<String> lost = new ArrayList<>(0);
    for (Table old : record.board().tables()) {
      int columns = old.name().equals(table.name()) ? old.columns().size() : 0;
      for (int column = 0; column < columns; column++) {
        String name = old.columns().get(column).name();
        if (!POINTS.matcher(name).matches() && !has(table, name) && says(old, column)) {
          lost.add(name);
        }
        unreadable(old, column).ifPresent(text -> lost.add("%s \"%s\"".formatted(name, text)));
      }
    }
    if (!lost.isEmpty()) {
      throw new Failure(
          "record %d: its ScoreTable has what would be lost: %s"
              .formatted(record.index(), Wording.list(lost)));
    }
  }

  /** The first contract or result that is not understood, so that it cannot be written again. */
  private static Optional<String> unreadable(Table table, int column) {
    boolean contract = table.columns().get(column).name().equalsIgnoreCase("Contract");
    boolean result = table.columns().get(column).name().equalsIgnoreCase("Result");
    for (int i = column; i < table.cells().size(); i += table.columns().size()) {
      String text = table.cells().get(i).text();
      boolean lost =
          (contract && ContractText.of(text).isEmpty())
              || (result && ResultText.number(text).isEmpty() && ResultText.over(text).isEmpty());
      if (lost && says(text) && TableScore.Sides.parseArtificial(text).isEmpty()) {
        return Optional.of(text);
      }
    }
    return Optional.empty();
  }

  private static boolean has(Table table, String name) {
    return table.columns().stream().anyMatch(column -> column.name().equalsIgnoreCase(name));
  }

  private static boolean says(Table table, int column) {
    for (int i = column; i < table.cells().size(); i += table.columns().size()) {
      if (says(table.cells().get(i).text())) {
        return true;
      }
    }
    return false;
  }

  private static boolean says(String cell) {
    return !cell.isEmpty() && !cell.equals("-") && !cell.equals("?");
  }

  private static void requireShort(String table, int rows) {
    if (rows > MOST_ROWS) {
      throw new Failure("a %s of %d rows is too long for a record".formatted(table, rows));
    }
  }

  private byte[] write(HandRecord record, ReadOptions options) throws IOException {
    List<Table> added = new ArrayList<>(2);
    List<ScoredRow> rows = boards.next();
    if (!rows.isEmpty()) {
      requireShort("ScoreTable", rows.size());
      Table table = tables.board(board, rows);
      refuseLoss(record, table);
      added.add(table);
    }
    String event = tournament.boards().get(board).session().event();
    if (events.add(event)) {
      List<Ranking> own = rankings.stream().filter(r -> r.event().equals(event)).toList();
      int contestants = own.stream().mapToInt(ranking -> ranking.standings().size()).sum();
      requireShort("TotalScoreTable", contestants);
      if (contestants > 0) {
        added.add(tables.totals(own));
      }
    }
    board++;
    try {
      return PbnTables.write(record, options.embedded(), added);
    } catch (IllegalArgumentException e) {
      throw new Failure("names of the settings are not in its charset: " + e.getMessage());
    }
  }
}
