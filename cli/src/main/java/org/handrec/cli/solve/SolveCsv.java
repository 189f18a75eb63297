package org.handrec.cli.solve;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.handrec.cli.output.Formulas;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.PlayAnalysis;

/** Results as comma-separated values: a line a board. */
final class SolveCsv implements SolveReport {
  private final CSVPrinter printer;

  SolveCsv(OutputStream out) throws IOException {
    printer =
        new CSVPrinter(new OutputStreamWriter(out, StandardCharsets.UTF_8), CSVFormat.RFC4180);
    printer.printRecord(
        "file", "record", "board", "deal", "tricks", "parScore", "parContracts", "cost");
  }

  @Override
  public void add(SolvedBoard board) throws IOException {
    printer.printRecord(
        Formulas.guarded(board.file()),
        board.record(),
        Formulas.guarded(board.board().orElse("")),
        board.deal(),
        board.table().toDoubleDummyTricks(),
        board.par().map(par -> "" + par.score()).orElse(""),
        board.par().map(Par::parContract).orElse(""),
        board.play().map(play -> "" + cost(play)).orElse(""));
  }

  private static int cost(PlayAnalysis play) {
    return play.steps().stream().mapToInt(PlayAnalysis.Step::cost).sum();
  }

  @Override
  public void close() throws IOException {
    printer.flush();
  }
}
