package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.handrec.core.check.Findings;
import org.handrec.core.check.cross.Sums.Quantity;
import org.handrec.core.check.cross.Sums.Total;
import org.handrec.core.check.table.Figure;
import org.handrec.core.check.table.Grid;
import org.handrec.core.check.table.Ranks;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Side;

/** A TotalScoreTable, kept until all boards are known. */
final class TotalTable {
  /** The columns by which contestants are ranked, the first one counts. */
  private static final List<String> RANKED =
      List.of(
          "TotalVP",
          "TotalPercentage",
          "MeanPercentage",
          "TotalMP",
          "MeanMP",
          "TotalIMP",
          "TotalScoreIMP",
          "MeanIMP",
          "TotalScore",
          "MeanScore");

  private final Grid grid;
  private final RecordText text;

  /** What should stand in the elements that are wrong: ranks follow from it. */
  private final Map<Place, Double> corrected = new HashMap<>();

  /** An element. */
  private record Place(int row, int column) {}

  /**
   * A table.
   *
   * @param grid its rows, which know their places
   * @param text the text in which these places lie
   */
  TotalTable(Grid grid, RecordText text) {
    this.grid = grid;
    this.text = text;
  }

  void report(Sums sums, Findings findings) {
    if (sums.isKnown()) {
      List<Optional<Total>> totals = totals(sums);
      boolean[] counted = reportBoards(totals, findings);
      for (String name : RANKED) {
        int column = grid.column(name);
        if (column >= 0) {
          report(column, name, totals, counted, findings);
        }
      }
    }
    reportRanks(findings);
  }

  // ---- totals

  private List<Optional<Total>> totals(Sums sums) {
    int id = grid.column("PairId", "Names");
    int section = grid.column("Section");
    Map<String, Long> frequencies =
        IntStream.range(0, grid.rows())
            .mapToObj(row -> grid.cell(row, id))
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    List<Optional<Total>> totals = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      boolean unique = frequencies.get(grid.cell(row, id)) == 1;
      Optional<Side> line = unique ? Optional.empty() : line(row);
      totals.add(
          unique || line.isPresent() || section >= 0
              ? sums.of(section < 0 ? "" : grid.cell(row, section), grid.cell(row, id), line)
              : Optional.empty());
    }
    return totals;
  }

  private Optional<Side> line(int row) {
    String text = grid.cell(row, grid.column("Direction")).toUpperCase(Locale.ROOT);
    return switch (text.replace("-", "").replace("/", "")) {
      case "NS" -> Optional.of(Side.NS);
      case "EW" -> Optional.of(Side.EW);
      default -> Optional.empty();
    };
  }

  /** The number of boards; tells whose totals can be compared, as all of their boards are known. */
  private boolean[] reportBoards(List<Optional<Total>> totals, Findings findings) {
    boolean[] counted = new boolean[grid.rows()];
    int column = grid.column("NrBoards");
    List<Integer> wrong = new ArrayList<>();
    int known = 0;
    for (int row = 0; row < grid.rows(); row++) {
      Optional<Figure> stated = grid.figure(row, column);
      counted[row] = totals.get(row).isPresent();
      if (stated.isPresent() && counted[row]) {
        known++;
        if (stated.get().value() != totals.get(row).get().boards()) {
          wrong.add(row);
        }
      }
    }
    for (int row : wrong) {
      counted[row] = 2 * wrong.size() < known;
      if (counted[row]) {
        add(findings, row, column, "NrBoards", totals.get(row).get().boards(), 0);
      }
    }
    return counted;
  }

  private void report(
      int column, String name, List<Optional<Total>> totals, boolean[] counted, Findings findings) {
    double[] best = new double[0];
    List<Integer> fewest = List.of();
    int decimals = decimals(column);
    for (Function<Total, OptionalDouble> rule : rules(name)) {
      double[] values = new double[grid.rows()];
      List<Integer> wrong = new ArrayList<>();
      int known = 0;
      for (int row = 0; row < grid.rows(); row++) {
        Optional<Figure> stated = grid.figure(row, column);
        OptionalDouble value =
            counted[row] ? rule.apply(totals.get(row).get()) : OptionalDouble.empty();
        values[row] = value.orElse(stated.map(Figure::value).orElse(Double.NaN));
        if (stated.isPresent() && value.isPresent()) {
          known++;
          if (!stated.get().isFor(value.getAsDouble(), decimals)) {
            wrong.add(row);
          }
        }
      }
      boolean agrees = known > 0 && 2 * wrong.size() < known;
      if (agrees && (best.length == 0 || wrong.size() < fewest.size())) {
        best = values;
        fewest = wrong;
      }
    }
    if (best.length > 0) {
      for (int row : fewest) {
        corrected.put(new Place(row, column), Figure.rounded(best[row], decimals));
        add(findings, row, column, name, best[row], decimals);
      }
    }
  }

  private int decimals(int column) {
    return IntStream.range(0, grid.rows())
        .map(row -> grid.figure(row, column).map(Figure::decimals).orElse(0))
        .max()
        .orElse(0);
  }

  /** What a column may hold. */
  private static List<Function<Total, OptionalDouble>> rules(String name) {
    for (Quantity quantity : Quantity.values()) {
      String column = quantity.column();
      if (name.equals("Total" + column) || name.equals("TotalScore" + column)) {
        List<Function<Total, OptionalDouble>> rules = new ArrayList<>();
        rules.add(total -> total.sum(quantity));
        if (quantity == Quantity.PERCENTAGE) {
          rules.add(total -> total.mean(quantity));
          rules.add(Total::percentage);
        }
        return rules;
      }
      if (name.equals("Mean" + column)) {
        return quantity == Quantity.PERCENTAGE
            ? List.of(total -> total.mean(quantity), Total::percentage)
            : List.of(total -> total.mean(quantity));
      }
    }
    return List.of();
  }

  private void add(
      Findings findings, int row, int column, String name, double value, int decimals) {
    String expected = Figure.text(value, decimals);
    String message =
        "pair %s: %s %s, boards %s"
            .formatted(
                grid.cell(row, grid.column("PairId", "Names")),
                name,
                grid.cell(row, column),
                expected);
    add(findings, row, column, message, expected);
  }

  private void add(Findings findings, int row, int column, String message, String expected) {
    findings.add(
        findings
            .at("T004", new Origins.Passage(text, grid.place(row, column)), message)
            .tag(grid.name())
            .found(grid.cell(row, column))
            .expected(expected));
  }

  // ---- ranks

  private void reportRanks(Findings findings) {
    int rank = grid.column("Rank");
    Optional<String> name = RANKED.stream().filter(n -> grid.column(n) >= 0).findFirst();
    if (rank < 0 || name.isEmpty()) {
      return;
    }
    int column = grid.column(name.get());
    Optional<Grouping> best = Optional.empty();
    for (List<String> by : Grouping.WAYS) {
      Optional<Grouping> grouping = Grouping.of(grid, by, rank, values(column));
      if (grouping.isPresent()
          && (best.isEmpty() || grouping.get().wrong().size() < best.get().wrong().size())) {
        best = grouping;
      }
    }
    best.ifPresent(
        grouping ->
            grouping
                .wrong()
                .forEach(
                    (row, place) ->
                        add(
                            findings,
                            row,
                            rank,
                            "%s row %d: rank %s, by %s %d"
                                .formatted(
                                    grid.name(), row + 1, grid.cell(row, rank), name.get(), place),
                            Integer.toString(place))));
  }

  private OptionalDouble[] values(int column) {
    OptionalDouble[] values = new OptionalDouble[grid.rows()];
    for (int row = 0; row < grid.rows(); row++) {
      Optional<Figure> figure = grid.figure(row, column);
      Optional<Double> value =
          Optional.ofNullable(corrected.get(new Place(row, column)))
              .or(() -> figure.map(Figure::value));
      values[row] = value.map(OptionalDouble::of).orElse(OptionalDouble.empty());
    }
    return values;
  }

  /**
   * Contestants that are ranked among themselves.
   *
   * @param wrong the rows whose rank contradicts the values, with the place that the value gives
   */
  private record Grouping(Map<Integer, Integer> wrong) {
    private static final List<List<String>> WAYS =
        List.of(
            List.of(), List.of("Section"), List.of("Direction"), List.of("Section", "Direction"));

    private static Optional<Grouping> of(
        Grid grid, List<String> by, int rank, OptionalDouble[] values) {
      Map<List<String>, List<Integer>> groups =
          IntStream.range(0, grid.rows())
              .boxed()
              .collect(
                  Collectors.groupingBy(
                      row -> by.stream().map(name -> grid.cell(row, grid.column(name))).toList()));
      Map<Integer, Integer> wrong = new HashMap<>();
      for (List<Integer> group : groups.values()) {
        OptionalDouble[] own = new OptionalDouble[group.size()];
        OptionalDouble[] ranks = new OptionalDouble[group.size()];
        int[] times = new int[group.size()];
        for (int i = 0; i < group.size(); i++) {
          own[i] = values[group.get(i)];
          ranks[i] = Ranks.rank(grid.cell(group.get(i), rank));
          times[i] = 1;
        }
        Ranks order = new Ranks(own, times);
        Optional<List<Integer>> wrongHere = order.wrong(ranks);
        if (wrongHere.isEmpty()) {
          return Optional.empty();
        }
        wrongHere.get().forEach(i -> wrong.put(group.get(i), order.place(i)));
      }
      return Optional.of(new Grouping(wrong));
    }
  }
}
