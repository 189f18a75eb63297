package org.handrec.core.scoring.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableScoreTest {
  @ParameterizedTest
  @CsvSource({
    "420, 420",
    "+420, 420",
    "-50, -50",
    "−50, -50",
    "A+, A+",
    "AVE+, A+",
    "ave -, A-",
    "A=, A",
    "AVERAGE, A",
    "A55, 55%",
    "55%, 55%",
    "'52,5%', 52.5%",
    "52.50 %, 52.5%",
    "NP, ''",
    "DNP, ''",
    "not played, ''",
    "adjusted, ''",
    "30% 650 70% -100, 30% 650 70% -100"
  })
  void aScoreOfASideIsReadInItsSpellings(String text, String expected) {
    assertThat(TableScore.parse(text).map(TableScore::text)).contains(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "60%-40%, 60%, 40%",
    "60-40, 60%, 40%",
    "60/40, 60%, 40%",
    "A6040, 60%, 40%",
    "A+, A+, A-",
    "A+/A+, A+, A+",
    "AVE+/AVE, A+, A",
    "100-0, 100%, 0%",
    "'52,5%/47,5%', 52.5%, 47.5%",
    "50%, 50%, 50%",
    "NP, '', ''",
    "N/P, '', ''"
  })
  void aTextMaySayWhatBothSidesHave(String text, String ns, String ew) {
    assertThat(TableScore.Sides.parseArtificial(text))
        .hasValueSatisfying(
            sides -> {
              assertThat(sides.ns().text()).isEqualTo(ns);
              assertThat(sides.ew().text()).isEqualTo(ew);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "420", "-50", "4H", "3NT", "North", "=", "+1", "10", "101%", "A-/B", "-", "E"})
  void resultsOfPlayAreNotArtificial(String text) {
    assertThat(TableScore.Sides.parseArtificial(text)).isEmpty();
  }
}
