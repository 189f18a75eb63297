package org.handrec.core.scoring.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.core.model.Board;
import org.handrec.core.model.Table;

/** The results in the rows of a ScoreTable. A row that stands for no result gives none. */
final class ScoreTableRows {
  private final Board board;
  private final Traveller rows;
  private final BoardKey key;

  ScoreTableRows(Board board, Table table, BoardKey key) {
    this.board = board;
    this.rows = new Traveller(board, table, false);
    this.key = key;
  }

  List<TableResult> results(List<String> remarks) {
    List<TableResult> results = new ArrayList<>(rows.rows());
    for (int row = 0; row < rows.rows(); row++) {
      String unclear = rows.unclearTimes(row);
      if (!unclear.isEmpty()) {
        remarks.add(
            "row " + (row + 1) + " Multiplicity " + unclear + " is not understood; counted once");
      }
      if (rows.times(row) > 0) {
        results.add(result(row, remarks));
      }
    }
    return results;
  }

  private TableResult result(int row, List<String> remarks) {
    Optional<TableScore.Sides> counted = rows.counted(row);
    TableScore.Sides score = counted.orElse(TableScore.Sides.NONE);
    rows.statedSides(row)
        .filter(stated -> !stated.ns().equals(score.ns()))
        .ifPresent(
            stated ->
                remarks.add(
                    "row " + (row + 1) + " " + RecordScore.remark(stated.ns(), score.ns())));
    return new TableResult(
        key,
        new TableResult.Place(
            section(row), rows.text(row, "table"), rows.text(row, "round"), rows.text(row, "room")),
        contestant(row, "ns"),
        contestant(row, "ew"),
        RecordResults.symbol(rows.contract(row)),
        rows.declarer(row).map(seat -> String.valueOf(seat.letter())).orElse(""),
        rows.tricks(row).orElse(-1),
        score.ns(),
        score.ew(),
        rows.times(row),
        rows.isRuled(row));
  }

  private Contestant contestant(int row, String side) {
    String names =
        Arrays.stream(rows.text(row, "names_" + side).split(";", -1))
            .map(String::strip)
            .sorted()
            .collect(Collectors.joining(Contestant.BETWEEN));
    return RecordResults.contestant(section(row), rows.text(row, "pairid_" + side), names);
  }

  private String section(int row) {
    String own = rows.text(row, "section");
    return own.isEmpty() ? RecordResults.text(board, "Section") : own;
  }
}
