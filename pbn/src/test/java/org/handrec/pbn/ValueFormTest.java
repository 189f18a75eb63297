package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forms of values: as the standard has them, understood otherwise, unreadable. */
class ValueFormTest {
  @ParameterizedTest
  @CsvSource({
    "DATE, 2024.05.01",
    "DATE, 2024.??.??",
    "DATE, 2024.0?.3?",
    "DATE, 2023.02.29",
    "TIME, 23:59:59",
    "TIME_CONTROL, 4/30",
    "SECONDS, 10",
    "BOARD, 1",
    "BOARD, 007",
    "SEAT, w",
    "VULNERABLE, Love",
    "VULNERABLE, -",
    "VULNERABLE, BOTH",
    "VULNERABLE, ns",
    "DECLARER, ^n",
    "HIDDEN, WE",
    "YES_NO, No",
    "ROOM, Closed",
    "PLAYER_TYPE, program",
    "ROUND, 1.A.2_b",
    "SCORE, NS 420",
    "SCORE, -50",
    "SCORE, NS +550",
    "SCORE, EW 110 NS -110",
    "DECIMAL_SCORE, NS 3.5",
    "PERCENTAGE, 58.33",
    "PERCENTAGE, EW 100",
    "RUBBER_SCORE, 300 / 40",
    "OPTIMUM_SCORE, NS +90",
    "OPTIMUM_SCORE, NS 90 EW -90",
    "RUBBER_HISTORY, NS 0 0/60 EW 0 50/0",
    "RUBBER_HISTORY, EW 0 0 / 100 0 0 NS 0 0/0 120 0"
  })
  void standardTextStaysTheSame(ValueForm form, String text) {
    assertThat(form.normal(text)).isSameAs(text);
  }

  @ParameterizedTest
  @CsvSource({
    "DATE, 2024-01-31, 2024.01.31",
    "DATE, 20240131, 2024.01.31",
    "DATE, 2024/1/31, 2024.01.31",
    "DATE, 2024.1.3, 2024.01.03",
    "DATE, 2024.09.?, 2024.09.??",
    "DATE, 2024.?.?, 2024.??.??",
    "TIME, 9:05:00, 09:05:00",
    "BOARD, ' 12', 12",
    "SEAT, north, N",
    "SEAT, 'W ', W",
    "VULNERABLE, N-S, NS",
    "VULNERABLE, 'None ', None",
    "VULNERABLE, e-w, EW",
    "DECLARER, ^South, ^S",
    "HIDDEN, we, WE",
    "YES_NO, yes, Yes",
    "ROOM, open, Open",
    "SCORE, ns 420, NS 420",
    "SCORE, NS420, NS 420",
    "SCORE, NS  -50, NS -50",
    "PERCENTAGE, 58.3%, 58.3",
    "OPTIMUM_SCORE, EW 4S; -620, EW -620",
    "RUBBER_HISTORY, ns 0 0/60 ew 0 50/0, NS 0 0/60 EW 0 50/0"
  })
  void otherSpellingIsPutRight(ValueForm form, String text, String normal) {
    assertThat(form.normal(text)).isEqualTo(normal);
  }

  @ParameterizedTest
  @CsvSource({
    "DATE, 2024.13.01",
    "DATE, 2024.12.32",
    "DATE, 31.1.24",
    "DATE, May 2024",
    "DATE, 2024-01-311",
    "TIME, 25:00:00",
    "TIME, noon",
    "TIME_CONTROL, 30",
    "TIME_CONTROL, -",
    "SECONDS, fast",
    "BOARD, A1",
    "BOARD, 1-1",
    "BOARD, 0",
    "BOARD, -3",
    "BOARD, 99999999999999999999",
    "SEAT, X",
    "SEAT, sud",
    "SEAT, NS",
    "VULNERABLE, N",
    "VULNERABLE, East",
    "DECLARER, ^",
    "DECLARER, ^^N",
    "HIDDEN, WX",
    "HIDDEN, WW",
    "YES_NO, Maybe",
    "ROOM, IMP",
    "PLAYER_TYPE, robot",
    "ROUND, 1&2",
    "ROUND, 1..2",
    "ROUND, 1.",
    "SCORE, 4S=",
    "SCORE, 3.5",
    "SCORE, NS",
    "SCORE, NS 4 NS 4",
    "DECIMAL_SCORE, 'NS 3,5'",
    "DECIMAL_SCORE, 3.",
    "PERCENTAGE, 101",
    "PERCENTAGE, -1",
    "RUBBER_SCORE, 300",
    "RUBBER_SCORE, -3/4",
    "OPTIMUM_SCORE, 90",
    "OPTIMUM_SCORE, NS",
    "OPTIMUM_SCORE, NS 90 EW 90",
    "RUBBER_HISTORY, NS 0 0 100 EW 0 0 0",
    "RUBBER_HISTORY, NS 0 0/100 0 EW 0 0/0",
    "RUBBER_HISTORY, NS 0 0/1 1 1 1 EW 0 0/1 1 1 1"
  })
  void otherTextIsUnreadable(ValueForm form, String text) {
    assertThat(form.normal(text)).isEmpty();
  }
}
