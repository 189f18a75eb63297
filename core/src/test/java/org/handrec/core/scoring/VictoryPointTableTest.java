package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.handrec.core.scoring.VictoryPointTable.Band;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VictoryPointTableTest {
  private static final double ANY = Double.POSITIVE_INFINITY;

  /** A scale of 25 points, the loser's not below 0 and not what the winner leaves. */
  private static final VictoryPointTable IMPS =
      VictoryPointTable.empty(false)
          .with(new Band(0, 1, 15, 15))
          .with(new Band(2, 2, 16, 14))
          .with(new Band(3, 40, 25, 5))
          .with(new Band(41, ANY, 25, 0));

  /** The first bands of a scale for matches of 7 to 9 boards. */
  private static final VictoryPointTable PERCENTAGES =
      VictoryPointTable.empty(true)
          .with(new Band(50, 50.65, 10, 10))
          .with(new Band(50.66, 51.98, 11, 9))
          .with(new Band(51.98, 53.33, 12, 8))
          .with(new Band(53.34, 100, 13.5, 6.5));

  @ParameterizedTest
  @CsvSource({
    "0, 15",
    "1, 15",
    "-1, 15",
    "1.49, 15",
    "1.5, 16",
    "-1.5, 14",
    "2, 16",
    "3, 25",
    "-40, 5",
    "41, 25",
    "-41, 0",
    "5000, 25"
  })
  void pointsByImps(double margin, double points) {
    assertThat(IMPS.points(margin, 8)).isEqualTo(points);
  }

  @ParameterizedTest
  @CsvSource({
    "50, 10",
    "50.65, 10",
    "49.35, 10",
    "50.6501, 11",
    "50.655, 11",
    "49.345, 9",
    "51.98, 11",
    "51.981, 12",
    "53.33, 12",
    "46.67, 8",
    "46.66, 6.5",
    "100, 13.5",
    "0, 6.5"
  })
  void aBandHoldsItsUpperEnd(double percentage, double points) {
    assertThat(PERCENTAGES.points(percentage, 8)).isEqualTo(points);
  }

  @Test
  void noPointsForWhatNoBandHolds() {
    VictoryPointTable table = VictoryPointTable.empty(false).with(new Band(0, 3, 10, 10));
    assertThat(table.isComplete()).isFalse();
    assertThat(VictoryPointTable.empty(true).isComplete()).isFalse();
    assertThat(IMPS.isComplete() && PERCENTAGES.isComplete()).isTrue();
    assertThatThrownBy(() -> table.points(4, 8)).isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "false, 1, 2, 10, 10, the first band begins with 0",
    "true, 0, 60, 10, 10, the first band begins with 50%",
    "false, 0, 2, 11, 9, both sides of an even match have the same points",
    "false, 0, 2.5, 10, 10, IMPs are whole numbers",
    "true, 50, 100.5, 10, 10, more than 100 per cent"
  })
  void whatIsNoFirstBand(
      boolean percentages, double from, double to, double winner, double loser, String message) {
    Band band = new Band(from, to, winner, loser);
    assertThatThrownBy(() -> VictoryPointTable.empty(percentages).with(band)).hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({
    "false, 3, 5, 11, 9, the band does not begin where the one before it ends",
    "false, 1, 5, 11, 9, the band does not begin where the one before it ends",
    "false, 2, 1, 11, 9, the band ends before it begins",
    "false, 2, 5, 9, 9, the winner has less than in the band before",
    "false, 2, 5, 11, 11, the loser has more than in the band before",
    "true, 51.02, 60, 11, 9, the band does not begin where the one before it ends",
    "true, 50.99, 60, 11, 9, the band does not begin where the one before it ends"
  })
  void whatIsNoNextBand(
      boolean percentages, double from, double to, double winner, double loser, String message) {
    VictoryPointTable table =
        VictoryPointTable.empty(percentages)
            .with(new Band(percentages ? 50 : 0, percentages ? 51 : 1, 10, 10));
    assertThatThrownBy(() -> table.with(new Band(from, to, winner, loser))).hasMessage(message);
  }

  @Test
  void nothingIsAboveAnOpenBand() {
    assertThatThrownBy(() -> IMPS.with(new Band(50, 60, 25, 0)))
        .hasMessage("the band does not begin where the one before it ends");
  }
}
