package org.handrec.core.check.identity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarDateTest {
  @ParameterizedTest(name = "{0} lies behind day {1}")
  @CsvSource({
    "2023.02.29, 28",
    "1900.02.29, 28",
    "2024.02.30, 29",
    "2024.04.31, 30",
    "2024.12.32, 31",
    "2023-02-29, 28",
    "20230229, 28",
    "????.02.30, 29",
    "2024.11.99, 30"
  })
  void daysThatDoNotExist(String text, int last) {
    assertThat(CalendarDate.lastDayBefore(text)).isEqualTo(last);
  }

  @ParameterizedTest(name = "\"{0}\"")
  @ValueSource(
      strings = {
        "2024.02.29",
        "2000.02.29",
        "????.02.29",
        "2024.12.31",
        "2024.??.??",
        "2024.02.??",
        "2024.??.31",
        "2024.02.3?",
        "2024.13.45",
        "31.1.24",
        "",
        "?",
        "2024.02-30",
        "2024/02/30",
        "yesterday",
        "a long time ago"
      })
  void datesThatExistOrMayExist(String text) {
    assertThat(CalendarDate.lastDayBefore(text)).isZero();
  }
}
