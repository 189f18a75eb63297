package org.handrec.cli.score;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
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

  private <T> void block(
      String title, TextColumns<T> table, List<T> items, Function<T, List<String>> cells)
      throws IOException {
    writer.write(any ? "\n" : "");
    any = true;
    writer.write(Printable.of(title) + "\n");
    table.write(items, cells, line -> writer.write(line + "\n"));
  }

  @Override
  public void matches(List<MatchScore> matches) throws IOException {
    if (matches.isEmpty()) {
      return;
    }
    victoryPoints = matches.stream().anyMatch(match -> match.homePoints().isPresent());
    TextColumns<MatchScore> table =
        new TextColumns<MatchScore>()
            .left("Round")
            .left(kind.isTeams() ? "Home" : "Pair")
            .left(kind.isTeams() ? "Visitors" : "Pair")
            .right("Boards")
            .right(kind == Method.Kind.MP ? "%" : unit())
            .left("")
            .right(kind == Method.Kind.PATTON ? "Match" : "VP")
            .left("");
    block("Matches", table, matches, TextScores::cells);
  }

  private static List<String> cells(MatchScore match) {
    return List.of(
        match.match().round(),
        match.match().home(),
        match.match().visit(),
        Integer.toString(match.boards()),
        Numbers.plain(match.home()),
        Numbers.plain(match.visit()),
        decimals(match.homePoints()),
        decimals(match.visitPoints()));
  }

  private static String decimals(OptionalDouble value) {
    return value.isPresent() ? Numbers.decimals(value.getAsDouble()) : "";
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
      boolean changed = isChanged(ranking);
      block(
          title(ranking.event()) + line + " (" + kind.symbol() + ")",
          columns(),
          ranking.standings(),
          standing -> cells(standing, changed));
    }
  }

  private static String title(String event) {
    return event.isEmpty() ? "Ranking" : event;
  }

  private static String words(Side side) {
    return side == Side.NS ? "North-South" : "East-West";
  }

  private static boolean isChanged(Ranking ranking) {
    return ranking.standings().stream().anyMatch(s -> s.carryOver() != 0 || s.penalty() != 0);
  }

  private TextColumns<Standing> columns() {
    return new TextColumns<Standing>()
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
  }

  private List<String> cells(Standing standing, boolean changed) {
    String id = standing.contestant().id();
    String names = standing.contestant().names();
    return List.of(
        standing.rank() + (standing.tied() ? "=" : ""),
        id.equals(names) && !kind.isTeams() ? "" : id,
        id.equals(names) && kind.isTeams() ? "" : names,
        Integer.toString(standing.boards()),
        Numbers.plain(standing.points()),
        standing.carryOver() == 0 ? "" : Numbers.plain(standing.carryOver()),
        standing.penalty() == 0 ? "" : Numbers.plain(-standing.penalty()),
        changed ? Numbers.plain(standing.total()) : "",
        standing.top() == 0 ? "" : Numbers.plain(standing.top()),
        decimals(standing.percent()));
  }

  @Override
  public void board(int board, List<ScoredRow> rows) throws IOException {
    BoardKey key = tournament.boards().get(board);
    TextColumns<ScoredRow> table =
        new TextColumns<ScoredRow>()
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
    String event = key.session().event();
    String match =
        key.match().home().isEmpty() ? "" : key.match().home() + " - " + key.match().visit();
    String more = match.isEmpty() ? event : match;
    block(
        "Board " + key.number() + (more.isEmpty() ? "" : ", " + more),
        table,
        sorted(rows),
        row -> cells(board, row.result()));
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
