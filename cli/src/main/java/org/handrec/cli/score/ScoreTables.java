package org.handrec.cli.score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.handrec.core.model.Side;
import org.handrec.core.model.Table;
import org.handrec.core.scoring.event.Contestant;
import org.handrec.core.scoring.event.Method;
import org.handrec.core.scoring.event.Points;
import org.handrec.core.scoring.event.Ranking;
import org.handrec.core.scoring.event.Standing;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.TableScore;
import org.handrec.core.scoring.event.Tournament;

/**
 * Scores as the tables of PBN (PBN 5.2): columns of the standard, each as wide as its widest cell,
 * and the own columns {@code Room}, {@code Section}, {@code Table}, {@code Round} and {@code
 * Direction}. A column without a value is left out.
 */
public final class ScoreTables {
  private final Tournament tournament;
  private final Method.Kind kind;
  private final boolean victoryPoints;

  /**
   * The tables of a tournament to which all results were added.
   *
   * @param victoryPoints whether totals are victory points
   */
  public ScoreTables(Tournament tournament, boolean victoryPoints) {
    this.tournament = tournament;
    this.victoryPoints = victoryPoints;
    this.kind = tournament.method().kind();
  }

  /** The ScoreTable of a board, the best score of North-South first. */
  public Table board(int board, List<ScoredRow> rows) {
    List<Scored> scored =
        rows.stream()
            .map(row -> new Scored(row.result(), tournament.points(board, row.result())))
            .sorted(Comparator.comparingInt(Scored::order).reversed())
            .toList();
    Builder<Scored> table = new Builder<>("ScoreTable", scored);
    table.plain("Room", s -> s.result.place().room(), false);
    table.plain("Section", s -> s.result.place().section(), false);
    table.plain("Table", s -> s.result.place().table(), true);
    table.plain("Round", s -> s.result.place().round(), true);
    table.plain("PairId_NS", s -> number(s.result.ns(), s.result.place()), true);
    table.plain("PairId_EW", s -> number(s.result.ew(), s.result.place()), true);
    table.quoted("Names_NS", s -> names(s.result.ns()));
    table.quoted("Names_EW", s -> names(s.result.ew()));
    table.plain("Contract", s -> s.isScored() ? s.result.contract() : "", false);
    table.plain("Declarer", s -> s.isScored() ? s.result.declarer() : "", false);
    table.plain(
        "Result", s -> s.isScored() && s.result.tricks() >= 0 ? "" + s.result.tricks() : "", true);
    table.plain("Score_NS", s -> score(s, Side.NS), true);
    if (scored.stream().anyMatch(s -> !s.isOpposite())) {
      table.plain("Score_EW", s -> score(s, Side.EW), true);
    }
    if (tournament.isCompared(board)) {
      addPoints(table);
    }
    table.plain(
        "Multiplicity",
        s -> s.result.multiplicity() == 1 ? "" : "" + s.result.multiplicity(),
        true);
    return table.build();
  }

  private void addPoints(Builder<Scored> table) {
    boolean imps = kind == Method.Kind.IMP || kind == Method.Kind.BUTLER;
    if (imps || kind == Method.Kind.CROSS_IMP) {
      table.plain("IMP_NS", s -> points(s, Side.NS), true);
      table.plain("IMP_EW", s -> points(s, Side.EW), true);
    } else if (kind.hasTop()) {
      table.plain("MP_NS", s -> points(s, Side.NS), true);
      table.plain("MP_EW", s -> points(s, Side.EW), true);
      table.plain("Percentage_NS", s -> percent(s, Side.NS), true);
      table.plain("Percentage_EW", s -> percent(s, Side.EW), true);
    }
  }

  private static String points(Scored scored, Side side) {
    boolean none = scored.score(side) == TableScore.NONE;
    return none ? "" : Numbers.plain(side == Side.NS ? scored.points.ns() : scored.points.ew());
  }

  private static String percent(Scored scored, Side side) {
    Points points = scored.points;
    double top = side == Side.NS ? points.nsTop() : points.ewTop();
    double own = side == Side.NS ? points.ns() : points.ew();
    return top == 0 ? "" : Numbers.decimals(100 * own / top);
  }

  /** A number without its section, which has a column of its own. */
  private static String number(Contestant contestant, TableResult.Place place) {
    boolean numbered = !contestant.id().equals(contestant.names());
    return !numbered
        ? ""
        : contestant.id().startsWith(place.section())
            ? contestant.id().substring(place.section().length())
            : contestant.id();
  }

  private static String names(Contestant contestant) {
    return contestant.names().replace(" - ", ";");
  }

  /** A score; one that does not follow from the contract is marked as artificial. */
  private static String score(Scored scored, Side side) {
    TableScore score = scored.score(side);
    boolean plain = score instanceof TableScore.Points && !scored.result.ruled();
    return plain || score == TableScore.NONE ? score.text() : "^" + score.text();
  }

  /** The TotalScoreTable of the rankings of an event. */
  public Table totals(List<Ranking> rankings) {
    List<Placed> placed = new ArrayList<>();
    for (Ranking ranking : rankings) {
      String line = ranking.line().map(side -> side == Side.NS ? "N-S" : "E-W").orElse("");
      ranking.standings().forEach(standing -> placed.add(new Placed(line, standing)));
    }
    String unit =
        switch (kind) {
          case MP, BAM, PATTON -> "MP";
          case RUBBER, CHICAGO -> "Score";
          default -> "IMP";
        };
    Builder<Placed> table = new Builder<>("TotalScoreTable", placed);
    table.plain("Direction", Placed::line, false);
    table.plain("Rank", p -> "" + p.standing.rank(), true);
    table.plain(
        "PairId",
        p -> number(p.standing.contestant(), new TableResult.Place("", "", "", "")),
        true);
    table.quoted("Names", p -> names(p.standing.contestant()));
    table.plain(
        "Total" + (victoryPoints ? "VP" : unit), p -> Numbers.plain(p.standing.total()), true);
    table.plain(
        "TotalPercentage",
        p ->
            p.standing.percent().isPresent()
                ? Numbers.decimals(p.standing.percent().getAsDouble())
                : "",
        true);
    table.plain("NrBoards", p -> "" + p.standing.boards(), true);
    return table.build();
  }

  private record Scored(TableResult result, Points points) {
    int order() {
      return result.nsScore() instanceof TableScore.Points one ? one.points() : Integer.MIN_VALUE;
    }

    TableScore score(Side side) {
      return side == Side.NS ? result.nsScore() : result.ewScore();
    }

    /** Whether there is a score; else a contract would be read as one. */
    boolean isScored() {
      return result.nsScore() != TableScore.NONE || result.ewScore() != TableScore.NONE;
    }

    boolean isOpposite() {
      return result.nsScore().opposite().equals(result.ewScore());
    }
  }

  private record Placed(String line, Standing standing) {}

  /** Puts a table together. */
  private static final class Builder<T> {
    private final String name;
    private final List<T> rows;
    private final List<Table.Column> columns = new ArrayList<>();
    private final List<List<Table.Cell>> cells = new ArrayList<>();

    Builder(String name, List<T> rows) {
      this.name = name;
      this.rows = rows;
    }

    void plain(String column, Function<T, String> text, boolean right) {
      add(column, text, right, false);
    }

    void quoted(String column, Function<T, String> text) {
      add(column, text, false, true);
    }

    private void add(String column, Function<T, String> text, boolean right, boolean quoted) {
      List<String> texts = rows.stream().map(text).toList();
      if (texts.stream().allMatch(String::isEmpty)) {
        return;
      }
      int width = 1;
      List<Table.Cell> made = new ArrayList<>();
      for (String value : texts) {
        // Blanks and per cent signs are not for elements without quotes.
        boolean string = !value.isEmpty() && (quoted || value.matches(".*[ %].*"));
        made.add(new Table.Cell(value.isEmpty() ? "-" : value, string));
        width = Math.max(width, width(value, string));
      }
      cells.add(made);
      columns.add(new Table.Column(column, Table.Order.NONE, OptionalInt.of(width), right));
    }

    /** The quotes and escapes of a string count in its width. */
    private static int width(String text, boolean quoted) {
      int escapes = (int) text.chars().filter(c -> c == '"' || c == '\\').count();
      return text.codePointCount(0, text.length()) + (quoted ? escapes + 2 : 0);
    }

    Table build() {
      List<Table.Cell> all = new ArrayList<>();
      for (int row = 0; row < rows.size(); row++) {
        for (List<Table.Cell> column : cells) {
          all.add(column.get(row));
        }
      }
      return new Table(name, columns, all);
    }
  }
}
