package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatumTest {
  private static final Datum MEAN = new Datum(Datum.Average.MEAN, 0, Datum.Rounding.AWAY_FROM_ZERO);

  private static void add(Frequencies board, int times, int score) {
    for (int i = 0; i < times; i++) {
      board.add(score);
    }
  }

  /** Case U1: 3 x 980, 11 x 480, 7 x 450 and -50 have the mean 514.55. */
  @Test
  void butlerComparesWithTheRoundedMean() {
    Frequencies board = new Frequencies();
    add(board, 3, 980);
    add(board, 11, 480);
    add(board, 7, 450);
    add(board, 1, -50);
    int datum = MEAN.of(board);
    assertThat(datum).isEqualTo(510);
    assertThat(Imps.of(980 - datum)).isEqualTo(10);
    assertThat(Imps.of(480 - datum)).isEqualTo(-1);
    assertThat(Imps.of(450 - datum)).isEqualTo(-2);
    assertThat(Imps.of(-50 - datum)).isEqualTo(-11);
  }

  @Test
  void extremesAreDroppedAtBothEnds() {
    Frequencies board = ScoresOf.board(-1400, 100, 100, 110, 140, 1700);
    assertThat(new Datum(Datum.Average.MEAN, 1, Datum.Rounding.AWAY_FROM_ZERO).of(board))
        .isEqualTo(110);
    assertThat(MEAN.of(board)).isEqualTo(130);
    assertThat(new Datum(Datum.Average.MEAN, 3, Datum.Rounding.AWAY_FROM_ZERO).of(board))
        .isEqualTo(130);
  }

  @ParameterizedTest
  @CsvSource({"420,430,430,420,420", "430,440,440,440,430", "-420,-430,-430,-420,-420"})
  void theMiddleGoesWhereTheOrganiserSays(int a, int b, int away, int even, int down) {
    Frequencies board = ScoresOf.board(a, b);
    assertThat(MEAN.of(board)).isEqualTo(away);
    assertThat(new Datum(Datum.Average.MEAN, 0, Datum.Rounding.TO_EVEN).of(board)).isEqualTo(even);
    assertThat(new Datum(Datum.Average.MEAN, 0, Datum.Rounding.TOWARD_ZERO).of(board))
        .isEqualTo(down);
  }

  @Test
  void theMedianIsInTheMiddle() {
    Datum median = new Datum(Datum.Average.MEDIAN, 0, Datum.Rounding.AWAY_FROM_ZERO);
    assertThat(median.of(ScoresOf.board(-100, 420, 450))).isEqualTo(420);
    assertThat(median.of(ScoresOf.board(-100, 420, 440, 450))).isEqualTo(430);
    assertThat(median.of(ScoresOf.board(50))).isEqualTo(50);
  }

  @Test
  void aBoardWithoutResultsHasNone() {
    assertThatThrownBy(() -> MEAN.of(new Frequencies()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Datum(Datum.Average.MEAN, -1, Datum.Rounding.TO_EVEN))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
