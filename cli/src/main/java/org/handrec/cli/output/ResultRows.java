package org.handrec.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.Table;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.Replay;

/**
 * One row a result: what the record itself came to, when it tells anything of it, then the rows of
 * its ScoreTable as they are written (PBN 5.5).
 */
final class ResultRows implements CsvRows {
  private static final String TABLE = "ScoreTable";

  /** The columns of a ScoreTable that stand in the rows as they are. */
  private static final Map<String, String> TAKEN =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("pairNS", "PairId_NS"),
              Map.entry("pairEW", "PairId_EW"),
              Map.entry("namesNS", "Names_NS"),
              Map.entry("namesEW", "Names_EW"),
              Map.entry("contract", "Contract"),
              Map.entry("declarer", "Declarer"),
              Map.entry("tricks", "Result"),
              Map.entry("scoreNS", "Score_NS"),
              Map.entry("scoreEW", "Score_EW"),
              Map.entry("impNS", "IMP_NS"),
              Map.entry("impEW", "IMP_EW"),
              Map.entry("mpNS", "MP_NS"),
              Map.entry("mpEW", "MP_EW"),
              Map.entry("percentageNS", "Percentage_NS"),
              Map.entry("percentageEW", "Percentage_EW"),
              Map.entry("multiplicity", "Multiplicity")));

  private static final List<String> COLUMNS =
      List.of(
          "source",
          "vulnerable",
          "pairNS",
          "pairEW",
          "namesNS",
          "namesEW",
          "contract",
          "declarer",
          "lead",
          "tricks",
          "scoreNS",
          "scoreEW",
          "impNS",
          "impEW",
          "mpNS",
          "mpEW",
          "percentageNS",
          "percentageEW",
          "multiplicity");

  @Override
  public List<String> columns() {
    return COLUMNS;
  }

  @Override
  public List<List<String>> of(HandRecord record, Replay replay) {
    List<List<String>> rows = new ArrayList<>();
    Board board = record.board();
    String vulnerable = CsvRows.cell(board.vulnerability().value().map(Vulnerability::symbol));
    Map<String, String> own = own(board, replay);
    if (!own.isEmpty()) {
      rows.add(row("record", vulnerable, withNames(board, own)));
    }
    for (Table table : board.tables()) {
      for (int i = 0; table.name().equals(TABLE) && i < table.rowCount(); i++) {
        rows.add(row(TABLE, vulnerable, cells(table, table.row(i))));
      }
    }
    return rows;
  }

  private static List<String> row(String source, String vulnerable, Map<String, String> cells) {
    cells.put("source", source);
    cells.put("vulnerable", vulnerable);
    return COLUMNS.stream().map(column -> cells.getOrDefault(column, "")).toList();
  }

  /** What the record tells of its result; nothing when it has none. */
  private static Map<String, String> own(Board board, Replay replay) {
    Outcome outcome = Outcome.of(board, replay);
    Map<String, String> cells = new TreeMap<>();
    put(cells, "contract", outcome.contract().map(Contract::symbol));
    put(cells, "declarer", outcome.declarer().map(Seat::letter));
    put(cells, "lead", Optional.of(BoardRows.lead(replay)));
    put(cells, "tricks", Optional.of(BoardRows.number(outcome.tricks())));
    OptionalInt score = outcome.score();
    if (score.isPresent()) {
      cells.put("scoreNS", Integer.toString(score.getAsInt()));
      cells.put("scoreEW", Integer.toString(-score.getAsInt()));
    }
    putScores(cells, board, ScoreType.IMP, "imp");
    putScores(cells, board, ScoreType.MATCHPOINTS, "mp");
    putScores(cells, board, ScoreType.PERCENTAGE, "percentage");
    return cells;
  }

  private static void putScores(
      Map<String, String> cells, Board board, ScoreType type, String column) {
    Optional<SideScore> score = Optional.ofNullable(board.scores().get(type));
    for (Side side : Side.values()) {
      put(cells, column + side, score.flatMap(s -> side == Side.NS ? s.ns() : s.ew()));
    }
  }

  private static Map<String, String> withNames(Board board, Map<String, String> cells) {
    for (Side side : Side.values()) {
      put(cells, "pair" + side, board.text("Pair" + side).value());
      Seat first = side == Side.NS ? Seat.NORTH : Seat.EAST;
      String one = CsvRows.cell(board.player(first).value());
      String other = CsvRows.cell(board.player(first.partner()).value());
      put(
          cells,
          "names" + side,
          Optional.of(one + ";" + other).filter(names -> names.length() > 1));
    }
    return cells;
  }

  private static Map<String, String> cells(Table table, List<Table.Cell> row) {
    Map<String, String> cells = new TreeMap<>();
    TAKEN.forEach(
        (column, name) -> {
          for (int i = 0; i < row.size(); i++) {
            if (table.columns().get(i).name().equals(name)) {
              String text = row.get(i).text();
              put(cells, column, Optional.of(text).filter(t -> !t.equals("-")));
            }
          }
        });
    return cells;
  }

  private static void put(Map<String, String> cells, String column, Optional<?> value) {
    value
        .map(Object::toString)
        .filter(text -> !text.isEmpty())
        .ifPresent(t -> cells.put(column, t));
  }
}
