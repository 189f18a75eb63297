package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.handrec.core.model.Contract;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContractTextTest {
  @ParameterizedTest
  @CsvSource({
    "4H, 4H", "4h, 4H", "4HX, 4HX", "4HXX, 4HXX", "4H*, 4HX", "4H**, 4HXX", "4 H x, 4HX",
    "3N, 3NT", "3NT, 3NT", "3NTX, 3NTX", "3SA, 3NT", "3 SA*, 3NTX", "4♠x, 4SX", "4♥, 4H",
    "Pass, Pass", "passed out, Pass", "AP, Pass", "4 S dbl by N +1, 4SX", "2 diamonds, 2D"
  })
  void oneSpellingOrAnotherIsTheSameContract(String text, String symbol) {
    assertThat(ContractText.of(text).flatMap(ContractText::contract).map(Contract::symbol))
        .contains(symbol);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "?", "8H", "0NT", "4", "NT", "4HXXX", "4Z", "A+", "420", "4T"})
  void whatIsNoContractIsNone(String text) {
    assertThat(ContractText.of(text).flatMap(ContractText::contract)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "10, 4, 10", "=, 4, 10", "==, 4, 10", "+1, 3, 10", "-2, 4, 8", "−2, 4, 8", "+ 1, 3, 10",
    "0, 1, 0", "13, 7, 13", "14, 7, -1", "+1, 7, -1", "-14, 7, -1", "x, 1, -1", "'', 1, -1"
  })
  void aResultIsANumberOfTricksOrADifference(String text, int level, int tricks) {
    assertThat(ResultText.tricks(text, level).orElse(-1)).isEqualTo(tricks);
  }
}
