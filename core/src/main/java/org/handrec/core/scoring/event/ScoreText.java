package org.handrec.core.scoring.event;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.scoring.ResultText;

/** The spellings of scores in tags, tables, lists and settings. */
final class ScoreText {
  private static final Pattern POINTS = Pattern.compile("[+-]?[0-9]{1,6}");
  private static final Pattern NAMED = Pattern.compile("(?:AVERAGE|AVE|AVG|AV|A)([-+=]?)");
  private static final Pattern SHARE = Pattern.compile("A([0-9]{2})|([0-9]{1,3}(?:\\.[0-9]+)?)%");
  private static final Pattern PART = Pattern.compile("([0-9]{1,3}) ?% ?([+-]?[0-9]{1,6})(?: |$)");
  private static final Pattern TWO =
      Pattern.compile(
          "A([0-9]{2})([0-9]{2})|A?([0-9]{1,3}(?:\\.[0-9]+)?%|[0-9]{2}|100|0)[-/]"
              + "([0-9]{1,3}(?:\\.[0-9]+)?%|[0-9]{2}|100|0)");

  /** Boards that were not played, and scores that were adjusted without telling how. */
  private static final Set<String> UNKNOWN =
      Set.of("NP", "DNP", "N/P", "NOTPLAYED", "NOPLAY", "ADJ", "ADJUSTED", "ARB", "ARBITRATED");

  private ScoreText() {}

  /** A number without zeros behind its point. */
  static String number(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  static Optional<TableScore> parse(String text) {
    String written = ResultText.signs(text);
    if (POINTS.matcher(written).matches()) {
      return Optional.of(new TableScore.Points(Integer.parseInt(written)));
    }
    String upper = written.toUpperCase(Locale.ROOT);
    return artificial(joined(upper)).or(() -> weighted(upper));
  }

  static Optional<TableScore.Sides> sides(String text) {
    if (!mayBeArtificial(text)) {
      return Optional.empty();
    }
    String word = joined(ResultText.signs(text).toUpperCase(Locale.ROOT));
    Matcher two = TWO.matcher(word);
    if (two.matches()) {
      int group = two.group(1) == null ? 3 : 1;
      return sides(share(two.group(group)), share(two.group(group + 1)));
    }
    int slash = word.indexOf('/');
    if (slash > 0 && !UNKNOWN.contains(word)) {
      return sides(artificial(word.substring(0, slash)), artificial(word.substring(slash + 1)));
    }
    return artificial(word).map(score -> new TableScore.Sides(score, score.opposite()));
  }

  /** Whether it is worth to look closer, which a contract, a name or a number is not. */
  private static boolean mayBeArtificial(String text) {
    if (text.length() < 1 || text.length() > 20) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if ("%/-–−AaNn".indexOf(text.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static String joined(String text) {
    return text.replace(" ", "").replace(',', '.');
  }

  private static Optional<TableScore.Sides> sides(
      Optional<TableScore> ns, Optional<TableScore> ew) {
    return ns.isPresent() && ew.isPresent()
        ? Optional.of(new TableScore.Sides(ns.get(), ew.get()))
        : Optional.empty();
  }

  private static Optional<TableScore> artificial(String word) {
    if (UNKNOWN.contains(word)) {
      return Optional.of(TableScore.NONE);
    }
    Matcher named = NAMED.matcher(word);
    if (named.matches()) {
      TableScore.Award award =
          switch (named.group(1)) {
            case "+" -> TableScore.Award.PLUS;
            case "-" -> TableScore.Award.MINUS;
            default -> TableScore.Award.AVERAGE;
          };
      return Optional.of(TableScore.Artificial.of(award));
    }
    Matcher share = SHARE.matcher(word);
    return share.matches()
        ? share(share.group(1) == null ? share.group(2) : share.group(1))
        : Optional.empty();
  }

  private static Optional<TableScore> share(String number) {
    double percent = Double.parseDouble(number.replace("%", ""));
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
}
