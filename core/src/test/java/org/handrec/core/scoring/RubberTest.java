package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RubberTest {
  static List<Map<String, String>> cases() {
    return Vectors.rows("scoring.tsv").stream()
        .filter(row -> row.get("kind").equals("rubber") && !row.get("contract").isEmpty())
        .toList();
  }

  /** Honours, which RB5 and RB6 have besides, are tested below. */
  @ParameterizedTest
  @MethodSource("cases")
  void scoresTheCases(Map<String, String> row) {
    RubberScore score =
        RubberScore.of(
            Contracts.of(row.get("contract")), false, Integer.parseInt(row.get("tricks")));
    int honours = row.get("situation").contains("AKQJ") ? 100 : 0;
    honours = row.get("situation").contains("four aces") ? 150 : honours;
    assertThat(score.above() + score.defenders() + honours)
        .as(row.get("id"))
        .isEqualTo(sum(row.get("above")));
    assertThat(score.below()).as(row.get("id")).isEqualTo(sum(row.get("below")));
  }

  private static int sum(String text) {
    return text.isEmpty() ? 0 : Arrays.stream(text.split("\\+")).mapToInt(Integer::parseInt).sum();
  }

  @Test
  void partScoresMakeAGame() {
    Rubber first = Rubber.begin().after(Side.NS, Contracts.of("1NT"), 8);
    assertThat(first.account(Side.NS)).isEqualTo(new Rubber.Account(30, 40, 40, 0));
    Rubber second = first.after(Side.NS, Contracts.of("2S"), 8);
    assertThat(second.account(Side.NS)).isEqualTo(new Rubber.Account(30, 100, 0, 1));
    assertThat(second.isVulnerable(Side.NS)).isTrue();
    assertThat(second.isVulnerable(Side.EW)).isFalse();
  }

  @Test
  void aGameWipesThePartScoreOfTheOpponents() {
    Rubber rubber =
        Rubber.begin()
            .after(Side.EW, Contracts.of("3C"), 9)
            .after(Side.NS, Contracts.of("3NT"), 9)
            .after(Side.EW, Contracts.of("2C"), 8);
    assertThat(rubber.account(Side.EW)).isEqualTo(new Rubber.Account(0, 100, 40, 0));
  }

  @Test
  void theRubberHasABonus() {
    Rubber oneGame = Rubber.begin().after(Side.NS, Contracts.of("4S"), 10);
    Rubber twoNone = oneGame.after(Side.NS, Contracts.of("3NT"), 9);
    assertThat(twoNone.isOver()).isTrue();
    assertThat(twoNone.account(Side.NS).total()).isEqualTo(120 + 100 + 700);
    Rubber twoOne =
        oneGame
            .after(Side.EW, Contracts.of("3NT"), 9)
            .after(Side.NS, Contracts.of("3NTX"), 8)
            .after(Side.EW, Contracts.of("4H"), 10);
    assertThat(twoOne.account(Side.EW).total()).isEqualTo(100 + 200 + 120 + 500);
    assertThatThrownBy(() -> twoOne.after(Side.NS, Contracts.of("1C"), 7))
        .isInstanceOf(IllegalStateException.class);
    assertThat(twoOne.broken()).isSameAs(twoOne);
  }

  @Test
  void anUnfinishedRubberHasSmallerOnes() {
    Rubber rubber =
        Rubber.begin()
            .after(Side.NS, Contracts.of("4S"), 10)
            .after(Side.EW, Contracts.of("2C"), 8)
            .broken();
    assertThat(rubber.account(Side.NS).above()).isEqualTo(300);
    assertThat(rubber.account(Side.EW).above()).isEqualTo(100);
    Rubber even =
        Rubber.begin()
            .after(Side.NS, Contracts.of("4S"), 10)
            .after(Side.EW, Contracts.of("4S"), 10)
            .after(Side.EW, Contracts.of("2C"), 8)
            .after(Side.NS, Contracts.of("2C"), 8)
            .broken();
    assertThat(even.account(Side.NS).above()).isZero();
    assertThat(even.account(Side.EW).above()).isZero();
  }

  @Test
  void doubledAtRubberAndAtDuplicateDiffer() {
    RubberScore rubber = RubberScore.of(Contracts.of("2SX"), true, 8);
    assertThat(rubber).isEqualTo(new RubberScore(50, 120, 0));
    assertThat(DuplicateScore.of(Contracts.of("2SX"), true, 8)).isEqualTo(670);
  }

  @ParameterizedTest
  @CsvSource({"SPADES,NORTH,100", "HEARTS,EAST,150", "NOTRUMP,SOUTH,150", "CLUBS,,0"})
  void honoursInOneHandCount(Strain strain, Seat seat, int points) {
    Deal deal =
        Deal.parse(
            strain == Strain.NOTRUMP
                ? "N:KQJT98765432...K .KQJT98765432..Q A.A.A.AJT9876543 ..KQJT98765432.2"
                : "N:AKQJ.432.432.432 T98.AKQJT.T9.T98 765.98.AK87.KQ76 432.765.QJ65.AJ5");
    if (seat == null) {
      assertThat(Honours.of(deal, strain)).isEmpty();
    } else {
      assertThat(Honours.of(deal, strain)).contains(new Honours(seat, points));
    }
  }

  @Test
  void honoursGoAboveTheLine() {
    Rubber rubber = Rubber.begin().after(Side.NS, Contracts.of("2S"), 8).plus(Side.EW, 100);
    assertThat(rubber.account(Side.EW)).isEqualTo(new Rubber.Account(100, 0, 0, 0));
  }
}
