package org.handrec.cli.score;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.handrec.cli.output.Formulas;
import org.handrec.core.scoring.event.MatchScore;
import org.handrec.core.scoring.event.Points;
import org.handrec.core.scoring.event.Ranking;
import org.handrec.core.scoring.event.Standing;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.Tournament;

/** Scores as comma-separated values: a line a contestant, or a line a result. */
final class CsvScores implements ScoreReport {
  private static final List<String> RANKING =
      List.of(
          "event",
          "line",
          "rank",
          "tied",
          "id",
          "names",
          "boards",
          "points",
          "carryOver",
          "penalty",
          "total",
          "top",
          "percent");
  private static final List<String> RESULTS =
      List.of(
          "event",
          "date",
          "session",
          "stage",
          "board",
          "section",
          "table",
          "round",
          "room",
          "ns",
          "nsNames",
          "ew",
          "ewNames",
          "contract",
          "declarer",
          "tricks",
          "nsScore",
          "ewScore",
          "nsPoints",
          "ewPoints",
          "nsTop",
          "ewTop",
          "multiplicity",
          "file",
          "line");

  private final CSVPrinter printer;
  private final Tournament tournament;
  private final boolean travellers;

  CsvScores(OutputStream out, Tournament tournament, boolean travellers) throws IOException {
    this.printer =
        new CSVPrinter(new OutputStreamWriter(out, StandardCharsets.UTF_8), CSVFormat.RFC4180);
    this.tournament = tournament;
    this.travellers = travellers;
    printer.printRecord(travellers ? RESULTS : RANKING);
  }

  /** Prints a line; a text that a spreadsheet would take for a formula gets an apostrophe. */
  private void print(Object... cells) throws IOException {
    for (Object cell : cells) {
      printer.print(cell instanceof String text ? Formulas.guarded(text) : cell);
    }
    printer.println();
  }

  @Override
  public void matches(List<MatchScore> matches) {}

  @Override
  public void rankings(List<Ranking> rankings) throws IOException {
    if (travellers) {
      return;
    }
    for (Ranking ranking : rankings) {
      for (Standing standing : ranking.standings()) {
        print(
            ranking.event(),
            ranking.line().map(Enum::name).orElse(""),
            standing.rank(),
            standing.tied(),
            standing.contestant().id(),
            standing.contestant().names(),
            standing.boards(),
            Numbers.plain(standing.points()),
            Numbers.plain(standing.carryOver()),
            Numbers.plain(standing.penalty()),
            Numbers.plain(standing.total()),
            standing.top() == 0 ? "" : Numbers.plain(standing.top()),
            standing.percent().isPresent()
                ? Numbers.decimals(standing.percent().getAsDouble())
                : "");
      }
    }
  }

  @Override
  public void board(int board, List<ScoredRow> rows) throws IOException {
    for (ScoredRow row : rows) {
      TableResult result = row.result();
      Points points = tournament.points(board, result);
      boolean counts = tournament.isCompared(board);
      print(
          result.board().session().event(),
          result.board().session().date(),
          result.board().session().session(),
          result.board().session().stage(),
          result.board().number(),
          result.place().section(),
          result.place().table(),
          result.place().round(),
          result.place().room(),
          result.ns().id(),
          result.ns().names(),
          result.ew().id(),
          result.ew().names(),
          result.contract(),
          result.declarer(),
          result.tricks() < 0 ? "" : result.tricks(),
          result.nsScore().text(),
          result.ewScore().text(),
          counts ? Numbers.plain(points.ns()) : "",
          counts ? Numbers.plain(points.ew()) : "",
          points.nsTop() == 0 ? "" : Numbers.plain(points.nsTop()),
          points.ewTop() == 0 ? "" : Numbers.plain(points.ewTop()),
          result.multiplicity(),
          row.file(),
          row.line());
    }
  }

  @Override
  public void close() throws IOException {
    printer.flush();
  }
}
