package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Strain;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DuplicateScoreTest {
  static List<Map<String, String>> cases() {
    return Vectors.rows("scoring.tsv").stream()
        .filter(row -> row.get("kind").equals("duplicate"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void scoresTheCases(Map<String, String> row) {
    int score =
        DuplicateScore.of(
            Contracts.of(row.get("contract")),
            row.get("vulnerable").equals("yes"),
            Integer.parseInt(row.get("tricks")));
    assertThat(score).as(row.get("id")).isEqualTo(Integer.parseInt(row.get("score")));
  }

  @Test
  void equalsTheTablesOfLaw77ForAllContractsAndResults() {
    int compared = 0;
    for (int level = 1; level <= 7; level++) {
      for (Strain strain : Strain.values()) {
        for (Risk risk : Risk.values()) {
          for (int tricks = 0; tricks <= 13; tricks++) {
            for (boolean vulnerable : new boolean[] {false, true}) {
              Contract.Played contract = new Contract.Played(Bid.of(level, strain), risk);
              assertThat(DuplicateScore.of(contract, vulnerable, tricks))
                  .as("%s, %s, %d tricks", contract.symbol(), vulnerable, tricks)
                  .isEqualTo(
                      Law77Tables.score(
                          level, strain.symbol(), risk.ordinal(), vulnerable, tricks));
              compared++;
            }
          }
        }
      }
    }
    assertThat(compared).isEqualTo(35 * 3 * 2 * 14);
  }

  @Test
  void moreTricksScoreMoreAndTellTheirNumber() {
    for (Strain strain : Strain.values()) {
      for (Risk risk : Risk.values()) {
        for (int level = 1; level <= 7; level++) {
          Contract.Played contract = new Contract.Played(Bid.of(level, strain), risk);
          for (int tricks = 0; tricks <= 13; tricks++) {
            int score = DuplicateScore.of(contract, true, tricks);
            assertThat(score > 0).isEqualTo(tricks >= level + 6);
            assertThat(DuplicateScore.tricksFor(contract, true, score)).hasValue(tricks);
            assertThat(DuplicateScore.isPossible(score)).isTrue();
          }
        }
      }
    }
    assertThat(DuplicateScore.tricksFor(Contracts.of("4S"), false, 430)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"425,false", "0,true", "10,false", "70,true", "-50,true", "-7600,true", "3160,true"})
  void tellsWhatNoContractScores(int score, boolean possible) {
    assertThat(DuplicateScore.isPossible(score)).isEqualTo(possible);
  }

  @ParameterizedTest
  @CsvSource({"3170", "-7610", "2147483647", "-2147483648"})
  void scoresOutOfRangeAreImpossible(int score) {
    assertThat(DuplicateScore.isPossible(score)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"4HX,6,-700", "4HXX,6,-1400", "4HX,8,-300", "4HX,10,590", "7NTX,0,-2500"})
  void olderTariffHasNoExtraForTheFourthUndertrick(String contract, int tricks, int score) {
    assertThat(
            DuplicateScore.of(
                Contracts.of(contract), false, tricks, DuplicateScore.Tariff.BEFORE_1987))
        .isEqualTo(score);
  }

  @Test
  void refusesOtherNumbersOfTricks() {
    assertThatThrownBy(() -> DuplicateScore.of(Contracts.of("1C"), false, 14))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> DuplicateScore.of(Contracts.of("1C"), false, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
