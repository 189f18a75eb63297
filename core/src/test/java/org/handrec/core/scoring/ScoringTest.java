package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoringTest {
  @Test
  void fieldsArePartedBySemicolonsAndWhatIsTakenForThem() {
    assertThat(Scoring.of("MP; OldMP ,Butler-2:").fields())
        .containsExactly("mp", "oldmp", "butler-2");
    assertThat(Scoring.of(" ")).isEqualTo(Scoring.NONE);
  }

  @ParameterizedTest
  @CsvSource({"MP;OldMP, true", "IMP;oldmp, true", "MP, false", "MP;HouldmpOldMPs, false"})
  void theTariffIsAFieldOfItsOwn(String text, boolean old) {
    assertThat(Scoring.of(text).tariff() == DuplicateScore.Tariff.BEFORE_1987).isEqualTo(old);
  }

  @ParameterizedTest
  @CsvSource({"Rubber, true", "RubberBonus, true", "Chicago, true", "MP, false", "NoRubber, false"})
  void rubberAndChicagoGoOnFromTheDealBefore(String text, boolean expected) {
    assertThat(Scoring.of(text).carriesOn()).isEqualTo(expected);
  }
}
