package org.handrec.cli.score;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.cli.shell.Failure;
import org.handrec.core.scoring.VictoryPointTable;
import org.handrec.core.scoring.event.AggregateScale;
import org.handrec.core.scoring.event.TableScore;

/**
 * A line of a settings file.
 *
 * @param file the file
 * @param line its number, from 1
 * @param text the line as written
 * @param cells its cells: setting, who, board, value
 */
record SettingsLine(String file, int line, String text, List<String> cells) {
  static final List<String> COLUMNS = List.of("setting", "who", "board", "value");
  private static final Pattern BAND =
      Pattern.compile(
          "(N)(?:%?-(N))?%?([+])? +(N)-(-?N)".replace("N", "[0-9]{1,5}(?:[.][0-9]{1,2})?"));
  static final int WHO = 1;
  static final int BOARD = 2;
  static final int VALUE = 3;

  String setting() {
    return cells.get(0);
  }

  String who() {
    return cells.get(1);
  }

  private String value() {
    return cells.get(3);
  }

  String requireWho() {
    return require(1);
  }

  String requireBoard() {
    return require(2);
  }

  String requireValue() {
    return require(3);
  }

  private String require(int column) {
    if (cells.get(column).isEmpty()) {
      throw failure(column, setting() + " needs a text in the column " + COLUMNS.get(column));
    }
    return cells.get(column);
  }

  /** Refuses a text that the setting would not heed. */
  void requireEmpty(int column) {
    if (!cells.get(column).isEmpty()) {
      throw failure(column, setting() + " has nothing to say in the column " + COLUMNS.get(column));
    }
  }

  /** The value as a number, which may have a fraction. */
  double amount() {
    if (!value().matches("[+-]?[0-9]{1,7}(\\.[0-9]{1,4})?")) {
      throw failure(3, "'" + value() + "' is no number");
    }
    return Double.parseDouble(value());
  }

  int count() {
    if (!value().matches("[0-9]{1,6}")) {
      throw failure(3, "'" + value() + "' is no whole number");
    }
    return Integer.parseInt(value());
  }

  TableScore score() {
    return TableScore.parse(requireValue())
        .orElseThrow(
            () ->
                failure(
                    3,
                    "'"
                        + value()
                        + "' is no score: points, A+, A, A-, 55%, 30% 650 70% -100, or NP"));
  }

  TableScore.Artificial artificial() {
    if (score() instanceof TableScore.Artificial artificial) {
      return artificial;
    }
    throw failure(3, "'" + value() + "' is none of A+, A, A- and a share such as 55%");
  }

  /** The points for total points: a measure and its limits, {@code difference 100 200 400}. */
  AggregateScale aggregate() {
    List<String> words = List.of(requireValue().split(" +", -1));
    Optional<AggregateScale.Measure> measure =
        Arrays.stream(AggregateScale.Measure.values())
            .filter(m -> m.name().equalsIgnoreCase(words.get(0)))
            .findFirst();
    List<String> limits = words.subList(1, words.size());
    if (measure.isEmpty()
        || limits.isEmpty()
        || !limits.stream().allMatch(limit -> limit.matches("[0-9]{1,6}(\\.[0-9]{1,4})?"))) {
      throw failure(3, "'" + value() + "' is not difference or quotient with limits behind it");
    }
    List<Double> numbers = limits.stream().map(Double::valueOf).toList();
    if (!numbers.equals(numbers.stream().distinct().sorted().toList())) {
      throw failure(3, "the limits do not ascend");
    }
    boolean quotient = measure.get() == AggregateScale.Measure.QUOTIENT;
    if (numbers.get(0) < (quotient ? 1 : 10)) {
      throw failure(
          3, quotient ? "a quotient is at least 1" : "a difference is at least 10, or nothing");
    }
    return new AggregateScale(measure.get(), numbers);
  }

  /** Whether the value is a band of percentages. */
  boolean isOfPercentages() {
    return value().contains("%");
  }

  /** A band of victory points: {@code 0-1 10-10}, {@code 28+ 20-0}, {@code 50-50.65% 10-10}. */
  VictoryPointTable.Band band() {
    Matcher band = BAND.matcher(value());
    if (!band.matches()) {
      throw failure(
          3,
          "'"
              + value()
              + "' is no band such as 0-1 10-10, 28+ 20-0, 50-50.65% 10-10, 68.36%+ 20-0");
    }
    double from = Double.parseDouble(band.group(1));
    double end = band.group(2) == null ? from : Double.parseDouble(band.group(2));
    return new VictoryPointTable.Band(
        from,
        band.group(3) == null ? end : Double.POSITIVE_INFINITY,
        Double.parseDouble(band.group(4)),
        Double.parseDouble(band.group(5)));
  }

  <T> T choice(Map<String, T> choices) {
    T chosen = choices.get(value());
    if (chosen == null) {
      throw failure(
          3, "'" + value() + "' is none of " + String.join(", ", new TreeSet<>(choices.keySet())));
    }
    return chosen;
  }

  /** A failure at a cell. */
  Failure failure(int column, String message) {
    return new Failure(place(column) + ": " + message);
  }

  /** Where a cell stands, {@code file:line:column}. */
  String place(int column) {
    int from = 0;
    for (int i = 0; i < column && i < cells.size(); i++) {
      int cell = Math.max(from, text.indexOf(cells.get(i), from));
      int comma = text.indexOf(',', cell + cells.get(i).length());
      from = comma < 0 ? text.length() : comma + 1;
    }
    String cell = column < cells.size() ? cells.get(column) : "";
    int at = Math.max(from, text.indexOf(cell, from));
    return file + ":" + line + ":" + (text.codePointCount(0, at) + 1);
  }
}
