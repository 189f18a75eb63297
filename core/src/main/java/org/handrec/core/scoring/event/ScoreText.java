package org.handrec.core.scoring.event;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The spellings of scores. */
final class ScoreText {
  private static final Pattern POINTS = Pattern.compile("[+-]?[0-9]{1,6}");
  private static final Pattern NAMED = Pattern.compile("(?:AVERAGE|AVE|AVG|AV|A)([-+=]?)");
  private static final Pattern SHARE = Pattern.compile("A([0-9]{2})|([0-9]{1,3}(?:\\.[0-9]+)?) ?%");
  private static final Pattern PART = Pattern.compile("([0-9]{1,3}) ?% ?([+-]?[0-9]{1,6})(?: |$)");
  private static final Pattern TWO =
      Pattern.compile("A([0-9]{2})([0-9]{2})|([0-9]{1,3})%?-([0-9]{1,3})%?");

  private ScoreText() {}

  /** A number without zeros behind its point. */
  static String number(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  static Optional<TableScore> parse(String text) {
    if (POINTS.matcher(text).matches()) {
      return Optional.of(new TableScore.Points(Integer.parseInt(text)));
    }
    if (text.equals("NP")) {
      return Optional.of(TableScore.NONE);
    }
    return artificial(text).or(() -> weighted(text));
  }

  private static Optional<TableScore> artificial(String text) {
    Matcher named = NAMED.matcher(text);
    if (named.matches()) {
      TableScore.Award award =
          switch (named.group(1)) {
            case "+" -> TableScore.Award.PLUS;
            case "-" -> TableScore.Award.MINUS;
            default -> TableScore.Award.AVERAGE;
          };
      return Optional.of(TableScore.Artificial.of(award));
    }
    Matcher share = SHARE.matcher(text);
    return share.matches()
        ? share(share.group(1) == null ? share.group(2) : share.group(1))
        : Optional.empty();
  }

  private static Optional<TableScore> share(String number) {
    double percent = Double.parseDouble(number);
    return percent > 100
        ? Optional.empty()
        : Optional.of(new TableScore.Artificial(TableScore.Award.SHARE, percent));
  }

  private static Optional<TableScore> weighted(String text) {
    Matcher part = PART.matcher(text);
    List<TableScore.Part> parts = new ArrayList<>();
    int end = 0;
    int sum = 0;
    while (part.find() && part.start() == end) {
      int percent = Integer.parseInt(part.group(1));
      if (percent == 0) {
        return Optional.empty();
      }
      parts.add(new TableScore.Part(percent, Integer.parseInt(part.group(2))));
      sum += percent;
      end = part.end();
    }
    return end == text.length() && sum == 100
        ? Optional.of(new TableScore.Weighted(parts))
        : Optional.empty();
  }

  static Optional<TableScore.Sides> sides(String text) {
    Matcher two = TWO.matcher(text);
    if (two.matches()) {
      int group = two.group(1) == null ? 3 : 1;
      Optional<TableScore> ns = share(two.group(group));
      Optional<TableScore> ew = share(two.group(group + 1));
      return ns.isPresent() && ew.isPresent()
          ? Optional.of(new TableScore.Sides(ns.get(), ew.get()))
          : Optional.empty();
    }
    if (text.equals("NP")) {
      return Optional.of(new TableScore.Sides(TableScore.NONE, TableScore.NONE));
    }
    return artificial(text).map(score -> new TableScore.Sides(score, score.opposite()));
  }
}
