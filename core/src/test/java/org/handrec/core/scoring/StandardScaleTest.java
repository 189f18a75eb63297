package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class StandardScaleTest {
  private static final Map<String, StandardScale> SCALES =
      Map.of(
          "WBF 2013 continuous", StandardScale.WBF,
          "WBF discrete", StandardScale.WBF_DISCRETE,
          "ACBL 20", StandardScale.ACBL_20,
          "ACBL 30", StandardScale.ACBL_30);

  static List<Map<String, String>> cases() {
    return Vectors.rows("vp.tsv");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void countsTheCases(Map<String, String> row) {
    VictoryPoints points =
        SCALES
            .get(row.get("scale"))
            .of(Integer.parseInt(row.get("margin")), boards(row.get("boards")));
    assertThat(points.winner()).as(row.get("id")).isEqualByComparingTo(row.get("vp"));
    assertThat(points.loser()).as(row.get("id")).isEqualByComparingTo(row.get("vp_loser"));
  }

  /** A number, or the first one of a range. */
  private static int boards(String text) {
    return Integer.parseInt(text.split("-", -1)[0]);
  }

  @ParameterizedTest
  @EnumSource
  void neverFallAndTotalTheSame(StandardScale scale) {
    for (int boards = 1; boards <= 64; boards++) {
      if (!scale.isFor(boards)) {
        continue;
      }
      VictoryPoints draw = scale.of(0, boards);
      assertThat(draw.winner()).isEqualByComparingTo(draw.loser());
      BigDecimal before = draw.winner();
      for (int margin = 1; margin < 150; margin++) {
        VictoryPoints points = scale.of(margin, boards);
        assertThat(points.winner()).isGreaterThanOrEqualTo(before);
        assertThat(points.winner().add(points.loser()))
            .isEqualByComparingTo(draw.winner().add(draw.loser()));
        before = points.winner();
      }
      assertThat(scale.of(1000, boards).loser()).isEqualByComparingTo("0");
    }
  }

  @Test
  void stepsOfTheContinuousScaleNeverGrow() {
    for (int boards = 1; boards <= 64; boards++) {
      BigDecimal step = new BigDecimal("100");
      for (int margin = 0; margin < 15 * Math.sqrt(boards) - 1; margin++) {
        BigDecimal next =
            StandardScale.WBF
                .of(margin + 1, boards)
                .winner()
                .subtract(StandardScale.WBF.of(margin, boards).winner());
        assertThat(next).as("%d boards, margin %d", boards, margin).isLessThanOrEqualTo(step);
        step = next;
      }
    }
  }

  @Test
  void namesAreRead() {
    for (StandardScale scale : StandardScale.values()) {
      assertThat(StandardScale.parse(scale.symbol())).contains(scale);
    }
    assertThat(StandardScale.parse("WBF")).contains(StandardScale.WBF);
    assertThat(StandardScale.parse("usbf")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatHasNoTable(StandardScale scale) {
    assertThatThrownBy(() -> scale.of(-1, 8)).isInstanceOf(IllegalArgumentException.class);
    assertThat(scale.isFor(0)).isFalse();
    assertThatThrownBy(() -> scale.of(1, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
