package org.handrec.core.scoring;

import java.math.BigDecimal;
import java.util.Locale;

/**
 * The victory points of a match.
 *
 * @param winner those of the side with more IMPs; of either side when they are equal
 * @param loser those of the other side
 */
public record VictoryPoints(BigDecimal winner, BigDecimal loser) {
  static VictoryPoints ofHundredths(int winner, int total) {
    return new VictoryPoints(BigDecimal.valueOf(winner, 2), BigDecimal.valueOf(total - winner, 2));
  }

  static VictoryPoints ofWhole(int winner, int total) {
    return new VictoryPoints(BigDecimal.valueOf(winner), BigDecimal.valueOf(total - winner));
  }

  /** {@code 13.75-6.25}. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s-%s", winner.toPlainString(), loser.toPlainString());
  }
}
