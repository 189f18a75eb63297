package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DealCardsTest {
  private static final String SOUTH = "SAKQJHT987D654C32";
  private static final String WEST = "SH6543DAKQCT98765".replace("SH", "S2H").replace("CT9", "CT");
  private static final String NORTH = "ST9876HAKQDJT9CJ4";
  private static final String EAST = "S543HJ2D8732CAKQ9";

  private static final String FULL =
      "N:T9876.AKQ.JT9.J4 543.J2.8732.AKQ9 AKQJ.T987.654.32 2.6543.AKQ.T8765";

  private static LinText read(String md) {
    return LinText.of("md|" + md + "|sv|o|");
  }

  private static String deal(String md) {
    return read(md).board(1).deal().value().map(Deal::toString).orElse("");
  }

  @Test
  void fourHands() {
    assertThat(deal("1" + String.join(",", SOUTH, WEST, NORTH, EAST))).isEqualTo(FULL);
  }

  @Test
  void theEmptyHandGetsTheRest() {
    assertThat(deal("1" + String.join(",", SOUTH, WEST, NORTH, ""))).isEqualTo(FULL);
    assertThat(deal("1" + String.join(",", SOUTH, WEST, NORTH))).isEqualTo(FULL);
    assertThat(deal("1" + String.join(",", "", WEST, NORTH, EAST))).isEqualTo(FULL);
    assertThat(deal("1" + String.join(",", SOUTH, "", NORTH, EAST))).isEqualTo(FULL);
    assertThat(deal("1" + String.join(",", SOUTH, WEST, "", EAST))).isEqualTo(FULL);
  }

  @Test
  void twoHandsStayTwo() {
    assertThat(deal("1" + String.join(",", SOUTH, "", NORTH, "")))
        .isEqualTo("N:T9876.AKQ.JT9.J4 - AKQJ.T987.654.32 -");
  }

  @Test
  void spellings() {
    String odd = "1 sa kqj h10 987\n d654-c32," + WEST + "," + NORTH;
    assertThat(deal(odd)).isEqualTo(FULL);
    assertThat(read(odd).findings()).isEmpty();
    assertThat(deal("1p" + String.join(",", SOUTH, "g" + WEST, NORTH))).isEqualTo(FULL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "SAK,HAK,DAK,CAK       ; LIN010@1:1",
        "0SAK,HAK,DAK,CAK      ; LIN010@1:1",
        "1CAKSAK,HAK,DAK,      ; LIN011@1:4",
        "1SAK,HAKS3,DAK,       ; LIN011@1:9",
        "1SAK,HAK,DAK,CAK,S2   ; LIN009@1:4",
        "1SAK,HAK,DAK,CAK,,    ; ''"
      })
  void findings(String md, String expected) {
    assertThat(read(md).findings()).isEqualTo(expected.isEmpty() ? List.of() : List.of(expected));
  }

  @Test
  void aVoidWithoutItsLetter() {
    LinText text = LinText.of("md|1S6532HAT98DKQJT9,SAKHKQ,,|sv|o|");

    assertThat(text.findings()).containsExactly("LIN012@1:4");
    assertThat(text.messages()).containsExactly("hand S: no letter for C");
  }

  @Test
  void faultyCardsAreKeptAsWritten() {
    LinText text = read("1SAKx,HAK,S\u00E4,A");

    assertThat(text.board(1).faultyDeal())
        .extracting(DealtCard::text)
        .containsExactly("A", "K", "x", "A", "K", "\u00E4", "A");
    assertThat(text.records().get(0).origins().dealtCard(2).start()).isEqualTo(7);
  }

  @Test
  void zeroChangesTheDealBefore() {
    LinText text = LinText.of("md|1SAK,HAK,DAK,CAK|md|0SQ,SA,,|sv|o|");

    assertThat(text.findings()).isEmpty();
    assertThat(text.board(1).deal().value().orElseThrow())
        .hasToString("N:..AK. ...AK KQ... A.AK..");
  }
}
