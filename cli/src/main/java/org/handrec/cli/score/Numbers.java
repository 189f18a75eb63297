package org.handrec.cli.score;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as people read them. */
final class Numbers {
  private Numbers() {}

  /** At most two decimals, none that is zero. */
  static String plain(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** Always two decimals. */
  static String decimals(double value) {
    return BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }
}
