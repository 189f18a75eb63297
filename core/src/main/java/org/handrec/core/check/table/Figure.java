package org.handrec.core.check.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A number as it is written.
 *
 * @param value the number
 * @param decimals digits behind the point
 */
public record Figure(double value, int decimals) {
  /** What two programs may differ by though both are right. */
  private static final double TOLERANCE = 0.05;

  private static final double EPSILON = 1e-6;
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}(\\.[0-9]{1,6})?");

  /** The number of a text; empty for {@code - ? ^5 60% A+} and whatever else is no plain number. */
  public static Optional<Figure> of(String text) {
    if (!NUMBER.matcher(text).matches()) {
      return Optional.empty();
    }
    int point = text.indexOf('.');
    return Optional.of(
        new Figure(Double.parseDouble(text), point < 0 ? 0 : text.length() - point - 1));
  }

  /** The number with at most so many decimals. */
  public String text(int most) {
    return text(value, Math.min(decimals, most));
  }

  /** Whether a value may be written so, in a column of so many decimals. */
  public boolean isFor(double exact, int columnDecimals) {
    double half = 0.5 * Math.pow(10, -columnDecimals);
    return Math.abs(value - exact) <= Math.max(TOLERANCE, half) + EPSILON;
  }

  /** A value as a column of so many decimals has it. */
  public static double rounded(double exact, int decimals) {
    return BigDecimal.valueOf(exact).setScale(decimals, RoundingMode.HALF_UP).doubleValue();
  }

  /** A value with at most so many decimals, more where it needs them: {@code 13.5}, {@code 7}. */
  public static String text(double exact, int decimals) {
    BigDecimal rounded = BigDecimal.valueOf(exact).setScale(2, RoundingMode.HALF_UP);
    if (rounded.signum() == 0) {
      return "0";
    }
    BigDecimal shown = rounded.stripTrailingZeros();
    return shown
        .setScale(Math.max(Math.max(0, shown.scale()), Math.min(decimals, 2)))
        .toPlainString();
  }
}
