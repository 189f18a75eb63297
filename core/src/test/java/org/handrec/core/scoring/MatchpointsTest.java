package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchpointsTest {
  static List<Map<String, String>> cases() {
    return Vectors.rows("matchpoints.tsv").stream()
        .filter(row -> row.get("kind").equals("matchpoints"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void countsTheCases(Map<String, String> row) {
    int[] scores =
        Arrays.stream(row.get("scores").split(" ")).mapToInt(Integer::parseInt).toArray();
    Frequencies board = ScoresOf.board(scores);
    assertThat(points(board, scores, Matchpoints.Unit.TWO))
        .as(row.get("id"))
        .containsExactly(numbers(row.get("mp_2_1_0")));
    assertThat(points(board, scores, Matchpoints.Unit.ONE))
        .as(row.get("id"))
        .containsExactly(numbers(row.get("mp_acbl")));
  }

  private static double[] points(Frequencies board, int[] scores, Matchpoints.Unit unit) {
    Matchpoints matchpoints = Matchpoints.of(board, unit);
    return Arrays.stream(scores).mapToDouble(matchpoints::ns).toArray();
  }

  private static double[] numbers(String text) {
    return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  @Test
  void allPairsTogetherWinAllComparisons() {
    Random random = new Random(1);
    for (int n = 1; n < 40; n++) {
      int[] scores = new int[n];
      for (int i = 0; i < n; i++) {
        scores[i] = 10 * random.nextInt(60) - 300;
      }
      Frequencies board = ScoresOf.board(scores);
      Matchpoints matchpoints = Matchpoints.of(board, Matchpoints.Unit.TWO);
      assertThat(Arrays.stream(scores).mapToDouble(matchpoints::ns).sum()).isEqualTo(n * (n - 1));
      for (int score : scores) {
        int won = 0;
        for (int other : scores) {
          won += score > other ? 2 : score == other ? 1 : 0;
        }
        assertThat(matchpoints.ns(score)).isEqualTo(won - 1);
        assertThat(matchpoints.ns(score) + matchpoints.ew(score)).isEqualTo(matchpoints.top());
      }
    }
  }

  /** Case NB1: five of eight results, 8 on the scale 2/1/0 become 13.4. */
  @Test
  void fewerResultsAreScaled() {
    Frequencies board = ScoresOf.board(100, 110, 120, 130, 140);
    Matchpoints two = Matchpoints.of(board, Matchpoints.Unit.TWO, 8);
    assertThat(two.ns(140)).isCloseTo(13.4, within(1e-9));
    assertThat(two.top()).isEqualTo(14);
    assertThat(Matchpoints.of(board, Matchpoints.Unit.ONE, 8).ns(140)).isCloseTo(6.7, within(1e-9));
  }

  /** Case NB2: too few results for comparisons. */
  @Test
  void smallGroupsHaveFixedShares() {
    Matchpoints three = Matchpoints.of(ScoresOf.board(100, 110, 120), Matchpoints.Unit.TWO, 11);
    assertThat(three.ns(120)).isCloseTo(14, within(1e-9));
    assertThat(three.ns(110)).isCloseTo(12, within(1e-9));
    assertThat(three.ns(100)).isCloseTo(10, within(1e-9));
    assertThat(three.ew(100)).isCloseTo(14, within(1e-9));
    Matchpoints two = Matchpoints.of(ScoresOf.board(100, 110), Matchpoints.Unit.TWO, 11);
    assertThat(two.ns(110)).isCloseTo(13, within(1e-9));
    assertThat(two.ns(100)).isCloseTo(11, within(1e-9));
    Matchpoints equal = Matchpoints.of(ScoresOf.board(100, 100), Matchpoints.Unit.TWO, 11);
    assertThat(equal.ns(100)).isCloseTo(12, within(1e-9));
    Matchpoints one = Matchpoints.of(ScoresOf.board(100), Matchpoints.Unit.TWO, 11);
    assertThat(one.ns(100)).isCloseTo(12, within(1e-9));
    assertThat(one.ew(100)).isCloseTo(12, within(1e-9));
  }

  @Test
  void refusesWhatIsNotOnTheBoard() {
    Frequencies board = ScoresOf.board(100, 110);
    assertThatThrownBy(() -> Matchpoints.of(board, Matchpoints.Unit.TWO).ns(50))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Matchpoints.of(board, Matchpoints.Unit.TWO, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aWeightedScoreCountsWithItsParts() {
    Frequencies board = ScoresOf.board(620, 620, 170, -100);
    board.addPart(650, 30);
    board.addPart(-100, 70);
    Matchpoints matchpoints = Matchpoints.of(board, Matchpoints.Unit.TWO);

    // 650 beats four; -100 ties with one.
    double weighted = 0.3 * 8 + 0.7 * 1;
    assertThat(0.3 * matchpoints.ns(650) + 0.7 * matchpoints.ns(-100))
        .isEqualTo(weighted, within(1e-9));
    // Against 620: two points from -100, none from 650; one from the other 620, two from each
    // lower.
    assertThat(matchpoints.ns(620)).isEqualTo(0.7 * 2 + 1 + 2 + 2, within(1e-9));
    assertThat(weighted + 2 * matchpoints.ns(620) + matchpoints.ns(170) + 0.7)
        .isEqualTo(5 * 4, within(1e-9));
  }
}
