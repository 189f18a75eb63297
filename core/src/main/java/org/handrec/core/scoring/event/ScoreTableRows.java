package org.handrec.core.scoring.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Table;

/**
 * The rows of a ScoreTable (PBN 5.2). Programs that write one column a side put the points into
 * that of the side which won them and leave {@code -} in the other.
 */
final class ScoreTableRows {
  private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,5}");

  private final Board board;
  private final Table table;
  private final BoardKey key;
  private final Map<String, Integer> columns = new HashMap<>();

  ScoreTableRows(Board board, Table table, BoardKey key) {
    this.board = board;
    this.table = table;
    this.key = key;
    for (int i = 0; i < table.columns().size(); i++) {
      columns.putIfAbsent(table.columns().get(i).name(), i);
    }
  }

  List<TableResult> results(List<String> remarks) {
    List<TableResult> results = new ArrayList<>(table.rowCount());
    for (int row = 0; row < table.rowCount(); row++) {
      results.add(result(table.row(row), row + 1, remarks));
    }
    return results;
  }

  private TableResult result(List<Table.Cell> row, int number, List<String> remarks) {
    Optional<Contract> contract = ContractText.contract(text(row, "Contract"));
    Optional<Seat> declarer = ContractText.seat(text(row, "Declarer"));
    int tricks = tricks(contract, text(row, "Result"));
    Optional<TableScore.Sides> stated = stated(row);
    OptionalInt computed = Score.compute(board, contract, declarer, tricks);
    boolean ruled = isMarked(row) || stated.filter(ScoreTableRows::isNoPoints).isPresent();
    boolean usesComputed = computed.isPresent() && !(stated.isPresent() && ruled);
    TableScore.Sides score =
        usesComputed
            ? opposite(computed.getAsInt())
            : stated.orElse(new TableScore.Sides(TableScore.NONE, TableScore.NONE));
    if (usesComputed && stated.isPresent() && !stated.get().ns().equals(score.ns())) {
      remarks.add(
          "row "
              + number
              + " states the score NS "
              + stated.get().ns().text()
              + "; counted is NS "
              + score.ns().text());
    }
    String count = text(row, "Multiplicity");
    return new TableResult(
        key,
        new TableResult.Place(
            section(row), text(row, "Table"), text(row, "Round"), text(row, "Room")),
        contestant(row, "NS"),
        contestant(row, "EW"),
        RecordResults.symbol(contract),
        declarer.map(seat -> String.valueOf(seat.letter())).orElse(""),
        tricks,
        score.ns(),
        score.ew(),
        COUNT.matcher(count).matches() ? Integer.parseInt(count) : 1);
  }

  private static int tricks(Optional<Contract> contract, String text) {
    return contract.isPresent() && contract.get() instanceof Contract.Played played
        ? ContractText.tricks(text, played).orElse(-1)
        : -1;
  }

  /** Whether a score is marked as one that does not follow from contract and result. */
  private boolean isMarked(List<Table.Cell> row) {
    return cell(row, "Score_NS").startsWith("^") || cell(row, "Score_EW").startsWith("^");
  }

  private static boolean isNoPoints(TableScore.Sides stated) {
    return !(stated.ns() instanceof TableScore.Points);
  }

  private static TableScore.Sides opposite(int ns) {
    TableScore points = new TableScore.Points(ns);
    return new TableScore.Sides(points, points.opposite());
  }

  private Optional<TableScore.Sides> stated(List<Table.Cell> row) {
    String ns = text(row, "Score_NS");
    return Score.sides(TableScore.parse(ns), TableScore.parse(text(row, "Score_EW")))
        .or(() -> TableScore.Sides.parseArtificial(ns))
        .or(() -> TableScore.Sides.parseArtificial(text(row, "Contract")));
  }

  private Contestant contestant(List<Table.Cell> row, String side) {
    String names =
        Arrays.stream(text(row, "Names_" + side).split(";", -1))
            .map(String::strip)
            .sorted()
            .collect(Collectors.joining(" - "));
    return RecordResults.contestant(section(row), text(row, "PairId_" + side), names);
  }

  private String section(List<Table.Cell> row) {
    String own = text(row, "Section");
    return own.isEmpty() ? RecordResults.text(board, "Section") : own;
  }

  /** The text of a cell; no character where there is none, or it says unknown or irrelevant. */
  private String text(List<Table.Cell> row, String column) {
    String text = cell(row, column);
    String plain = text.startsWith("^") ? text.substring(1) : text;
    return plain.equals("?") || plain.equals("-") ? "" : plain;
  }

  private String cell(List<Table.Cell> row, String column) {
    Integer index = columns.get(column);
    return index == null ? "" : row.get(index).text().strip();
  }
}
