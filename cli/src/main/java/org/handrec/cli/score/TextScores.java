package org.handrec.cli.score;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import org.handrec.cli.shell.Printable;
import org.handrec.core.model.Side;
import org.handrec.core.scoring.event.BoardKey;
import org.handrec.core.scoring.event.MatchScore;
import org.handrec.core.scoring.event.Method;
import org.handrec.core.scoring.event.Points;
import org.handrec.core.scoring.event.Ranking;
import org.handrec.core.scoring.event.Standing;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.TableScore;
import org.handrec.core.scoring.event.Tournament;

/** Scores for people. */
final class TextScores implements ScoreReport {
  private final Writer writer;
  private final Tournament tournament;
  private final Method.Kind kind;
  private boolean any;
  private boolean victoryPoints;

  TextScores(OutputStream out, Tournament tournament) {
    this.writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    this.tournament = tournament;
    this.kind = tournament.method().kind();
  }

  private void block(String title, List<String> lines) throws IOException {
    writer.write(any ? "\n" : "");
    any = true;
    writer.write(Printable.of(title) + "\n");
    for (String line : lines) {
      writer.write(line + "\n");
    }
  }

  @Override
  public void matches(List<MatchScore> matches) throws IOException {
    if (matches.isEmpty()) {
      return;
    }
    TextColumns table =
        new TextColumns()
            .left("Round")
            .left("Home")
            .left("Visitors")
            .right("Boards")
            .right(unit())
            .left("")
            .right(kind == Method.Kind.PATTON ? "Match" : "VP")
            .left("");
    for (MatchScore match : matches) {
      victoryPoints |= match.homePoints().isPresent();
      table.row(
          List.of(
              match.match().round(),
              match.match().home(),
              match.match().visit(),
              Integer.toString(match.boards()),
              Numbers.plain(match.home()),
              Numbers.plain(match.visit()),
              match.homePoints().isPresent()
                  ? Numbers.decimals(match.homePoints().getAsDouble())
                  : "",
              match.visitPoints().isPresent()
                  ? Numbers.decimals(match.visitPoints().getAsDouble())
                  : ""));
    }
    block("Matches", table.lines());
  }

  private String unit() {
    return switch (kind) {
      case MP -> "MP";
      case BAM, PATTON, RUBBER, CHICAGO -> "Points";
      default -> "IMP";
    };
  }

  @Override
  public void rankings(List<Ranking> rankings) throws IOException {
    for (Ranking ranking : rankings) {
      String line = ranking.line().map(side -> ", " + words(side)).orElse("");
      block(title(ranking.event()) + line + " (" + kind.symbol() + ")", lines(ranking));
    }
  }

  private static String title(String event) {
    return event.isEmpty() ? "Ranking" : event;
  }

  private static String words(Side side) {
    return side == Side.NS ? "North-South" : "East-West";
  }

  private List<String> lines(Ranking ranking) {
    boolean changed =
        ranking.standings().stream().anyMatch(s -> s.carryOver() != 0 || s.penalty() != 0);
    TextColumns table =
        new TextColumns()
            .right("Rank")
            .left(kind.isTeams() ? "Team" : "Pair")
            .left("Names")
            .right("Boards")
            .right(victoryPoints && kind != Method.Kind.PATTON ? "VP" : unit())
            .right("Carry")
            .right("Penalty")
            .right("Total")
            .right("Max")
            .right("%");
    for (Standing standing : ranking.standings()) {
      String id = standing.contestant().id();
      String names = standing.contestant().names();
      table.row(
          List.of(
              standing.rank() + (standing.tied() ? "=" : ""),
              id.equals(names) && !kind.isTeams() ? "" : id,
              id.equals(names) && kind.isTeams() ? "" : names,
              Integer.toString(standing.boards()),
              Numbers.plain(standing.points()),
              standing.carryOver() == 0 ? "" : Numbers.plain(standing.carryOver()),
              standing.penalty() == 0 ? "" : Numbers.plain(-standing.penalty()),
              changed ? Numbers.plain(standing.total()) : "",
              standing.top() == 0 ? "" : Numbers.plain(standing.top()),
              standing.percent().isPresent()
                  ? Numbers.decimals(standing.percent().getAsDouble())
                  : ""));
    }
    return table.lines();
  }

  @Override
  public void board(int board, List<ScoredRow> rows) throws IOException {
    BoardKey key = tournament.boards().get(board);
    TextColumns table =
        new TextColumns()
            .left("Room")
            .right("Table")
            .left("NS")
            .left("EW")
            .left("Contract")
            .left("By")
            .right("Tricks")
            .right("Score")
            .right("EW score")
            .right(unit() + " NS")
            .right(unit() + " EW")
            .right("Times");
    for (ScoredRow row : sorted(rows)) {
      table.row(cells(board, row.result()));
    }
    String event = key.session().event();
    String match =
        key.match().home().isEmpty() ? "" : key.match().home() + " - " + key.match().visit();
    String more = match.isEmpty() ? event : match;
    block("Board " + key.number() + (more.isEmpty() ? "" : ", " + more), table.lines());
  }

  /** The best of North-South first. */
  private List<ScoredRow> sorted(List<ScoredRow> rows) {
    return kind.isSeries() || kind.isTeams()
        ? rows
        : rows.stream().sorted(Comparator.comparingInt(TextScores::points).reversed()).toList();
  }

  private static int points(ScoredRow row) {
    return row.result().nsScore() instanceof TableScore.Points points
        ? points.points()
        : Integer.MIN_VALUE;
  }

  private List<String> cells(int board, TableResult result) {
    Points points = tournament.points(board, result);
    boolean none = result.nsScore() == TableScore.NONE && result.ewScore() == TableScore.NONE;
    boolean opposite = result.nsScore().opposite().equals(result.ewScore());
    boolean hidden = none || !tournament.isCompared(board);
    return List.of(
        result.place().room(),
        result.place().table(),
        result.ns().id(),
        result.ew().id(),
        result.contract(),
        result.declarer(),
        result.tricks() < 0 ? "" : Integer.toString(result.tricks()),
        result.nsScore().text(),
        opposite ? "" : result.ewScore().text(),
        hidden ? "" : Numbers.plain(points.ns()),
        hidden ? "" : Numbers.plain(points.ew()),
        result.multiplicity() > 1 ? Integer.toString(result.multiplicity()) : "");
  }

  @Override
  public void close() throws IOException {
    writer.flush();
  }
}
