package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ImpsTest {
  static List<Map<String, String>> cases() {
    return Vectors.rows("imps.tsv").stream()
        .filter(row -> List.of("imp", "team").contains(row.get("kind")))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void countsTheCases(Map<String, String> row) {
    int difference = Integer.parseInt(row.get("difference"));
    int imps = Integer.parseInt(row.get("imps"));
    assertThat(Imps.of(difference)).as(row.get("id")).isEqualTo(imps);
    assertThat(Imps.of(-difference)).as(row.get("id")).isEqualTo(-imps);
  }

  @Test
  void neverFallWithTheDifference() {
    for (int difference = 0; difference < 8000; difference++) {
      assertThat(Imps.of(difference + 1) - Imps.of(difference)).isBetween(0, 1);
    }
    assertThat(Imps.of(20_000)).isEqualTo(24);
  }

  /** Case C1: 420 against 450, -100, -200, 400 and 590. */
  @Test
  void crossImpsCompareWithAllOthers() {
    Frequencies board = ScoresOf.board(420, 450, -100, -200, 400, 590);
    assertThat(CrossImps.sum(board, 420)).isEqualTo(18);
    assertThat(CrossImps.byComparisons(board, 420)).isEqualTo(3.6);
    assertThat(CrossImps.byScores(board, 420)).isEqualTo(3.0);
  }

  @Test
  void crossImpsOfABoardTotalNothing() {
    Frequencies board = ScoresOf.board(420, 450, 450, -100, -200, 400, 590);
    double total = 0;
    for (int score : new int[] {420, 450, 450, -100, -200, 400, 590}) {
      total += CrossImps.sum(board, score);
    }
    assertThat(total).isZero();
    assertThat(CrossImps.byComparisons(ScoresOf.board(420), 420)).isZero();
  }
}
