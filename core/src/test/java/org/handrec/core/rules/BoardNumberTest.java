package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardNumberTest {
  /** The sixteen boards as they are printed on the boards themselves (Law 2). */
  @ParameterizedTest(name = "board {0}")
  @CsvSource({
    "1, N, None", "2, E, NS", "3, S, EW", "4, W, All",
    "5, N, NS", "6, E, EW", "7, S, All", "8, W, None",
    "9, N, EW", "10, E, All", "11, S, None", "12, W, NS",
    "13, N, All", "14, E, None", "15, S, NS", "16, W, EW",
    "17, N, None", "32, W, EW", "33, N, None", "36, W, All"
  })
  void dealerAndVulnerability(int number, char dealer, String vulnerability) {
    BoardNumber board = new BoardNumber(number);

    assertThat(board.dealer().letter()).isEqualTo(dealer);
    assertThat(board.vulnerability().symbol()).isEqualTo(vulnerability);
  }

  @Test
  void theCycleHasSixteenBoards() {
    for (int number = 1; number <= 200; number++) {
      BoardNumber board = new BoardNumber(number);
      BoardNumber later = new BoardNumber(number + BoardNumber.CYCLE);

      assertThat(later.dealer()).isEqualTo(board.dealer());
      assertThat(later.vulnerability()).isEqualTo(board.vulnerability());
    }
  }

  @Test
  void theLargestNumberHasADealerToo() {
    assertThat(new BoardNumber(Integer.MAX_VALUE).dealer().letter()).isEqualTo('S');
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void numbersBeginAtOne(int number) {
    assertThatThrownBy(() -> new BoardNumber(number)).isInstanceOf(IllegalArgumentException.class);
  }
}
