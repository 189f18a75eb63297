package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.pbn.PbnText.findings;
import static org.handrec.pbn.PbnText.record;

import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DealReaderTest {
  private static final String N = "QT65.K7642.AT7.J";
  private static final String E = "932.JT5.Q932.875";
  private static final String S = "J874.AQ983..KT64";
  private static final String W = "AK..KJ8654.AQ932";
  private static final Deal FULL = Deal.parse("N:" + N + " " + E + " " + S + " " + W);

  private static HandRecord deal(String value) {
    return record("[Deal \"" + value + "\"]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N:" + N + " " + E + " " + S + " " + W,
        "w:" + W + " " + N + " " + E + " " + S,
        "N:56TQ.k7642.7TA.j " + E + " " + S + " " + W
      })
  void readsTheFormOfTheStandard(String value) {
    assertThat(deal(value).board().deal()).isEqualTo(Fact.given(FULL));
    assertThat(deal(value).diagnostics()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N: " + N + " " + E + " " + S + " " + W,
        " N :" + N + " " + E + " " + S + " " + W,
        "N:" + N + "  " + E + " " + S + " " + W + " ",
        "N:Q1065.K7642.A107.J " + E + " " + S + " " + W,
        "N:SQT65.HK7642.DAT7.CJ " + E + " " + S + " " + W,
        "N:SQT65HK7642DAT7CJ " + E + " " + S + " " + W,
        "N:CJ.DAT7.HK7642.SQT65 " + E + " " + S + " " + W,
        "N:N:" + N + " E:" + E + " S:" + S + " W:" + W,
        "N:" + N + " W:" + W + " E:" + E + " S:" + S
      })
  void readsOtherSpellings(String value) {
    assertThat(deal(value).board().deal()).isEqualTo(Fact.given(FULL));
    assertThat(findings(deal(value))).containsExactly("PBN071@1:7");
  }

  /**
   * The deal is N with the letters of ace, king, queen and jack; German D and Dutch H begin suits.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "French ARDV",
        "Dutch AHVB",
        "German AKDB",
        "Polish AKDW",
        "Danish EKDB",
        "Spanish ARDJ"
      })
  void readsTheHonoursOfOtherLanguages(String language) {
    String letters = language.substring(language.indexOf(' ') + 1);
    StringBuilder text = new StringBuilder("N:" + N + " " + E + " " + S + " " + W);
    for (int i = 2; i < text.length(); i++) {
      int honour = "AKQJ".indexOf(text.charAt(i));
      if (honour >= 0) {
        text.setCharAt(i, letters.charAt(honour));
      }
    }
    HandRecord record = deal(text.toString());
    assertThat(record.board().deal()).isEqualTo(Fact.given(FULL));
    assertThat(findings(record)).containsExactly("PBN071@1:7");
    assertThat(record.diagnostics().get(0).message())
        .contains(language.substring(0, language.indexOf(' ')) + " letters (");

    HandRecord damaged = deal(text.toString().replaceFirst("9", "8"));
    assertThat(damaged.board().deal().isGiven()).isFalse();
    assertThat(damaged.diagnostics().get(0).message())
        .contains(language.substring(0, language.indexOf(' ')) + " letters (");
    assertThat(damaged.board().faultyDeal()).allMatch(card -> card.card().isPresent());
    HandRecord misspelt = deal(text.toString().replaceFirst("9", "x"));
    assertThat(misspelt.board().faultyDeal()).filteredOn(card -> card.card().isEmpty()).hasSize(1);
    assertThat(findings(misspelt)).containsExactly("PBN071@1:7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"D", "H", "V"})
  void aSlipIsNoOtherLanguage(String letter) {
    String text = "N:" + N + " " + E + " " + S + " " + W;
    HandRecord record = deal(text.replaceFirst("(?<=[AKQ])[Q987]", letter));

    assertThat(record.board().faultyDeal()).filteredOn(card -> card.card().isEmpty()).hasSize(1);
    assertThat(findings(record)).isEmpty();
  }

  @Test
  void aHandMayBeNotGiven() {
    HandRecord record = deal("E:" + E + " - " + W + " -");

    assertThat(record.board().deal())
        .isEqualTo(Fact.given(Deal.parse("E:" + E + " - " + W + " -")));
    assertThat(record.diagnostics()).isEmpty();
    assertThat(deal("N:- - - -").board().deal().value().orElseThrow().givenHands()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"W: @N @E @S", "N:@N ... @S ...", "W: @N - @S"})
  void nothingAndDotsAreAHandNotGiven(String value) {
    String text = value.replace("@N", N).replace("@E", E).replace("@S", S);
    HandRecord record = deal(text);

    assertThat(record.board().deal().value().orElseThrow().isGiven(Seat.WEST)).isFalse();
    assertThat(record.board().deal().value().orElseThrow().bits(Seat.NORTH))
        .isEqualTo(FULL.bits(Seat.NORTH));
    assertThat(findings(record)).containsExactly("PBN071@1:7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        N + " " + E + " " + S + " " + W,
        "N:" + N + " " + E + " " + S,
        "N:" + N + ". " + E + " " + S + " " + W,
        "N:QT65K7642.AT7.J " + E + " " + S + " " + W,
        "N:N:" + N + " N:" + E + " S:" + S + " W:" + W,
        "N:SQT65.SK7642.DAT7.CJ " + E + " " + S + " " + W,
        "N:HQT65.K7642.DAT7.CJ " + E + " " + S + " " + W,
        "N",
        ":"
      })
  void otherTextIsNoDeal(String value) {
    assertThat(deal(value).board().deal()).isEqualTo(Fact.unknown());
    assertThat(deal(value).board().faultyDeal()).isEmpty();
    assertThat(findings(deal(value))).containsExactly("PBN070@1:7");
  }

  @Test
  void aCardTwiceMakesTheDealFaulty() {
    HandRecord record = deal("N:" + N + " Q32.JT5.Q932.875 " + S + " " + W);

    assertThat(record.board().deal()).isEqualTo(Fact.unknown());
    assertThat(record.board().faultyDeal()).hasSize(52);
    assertThat(record.board().faultyDeal().get(13))
        .isEqualTo(new DealtCard(Seat.EAST, Optional.of(Suit.SPADES), "Q", Card.parse("SQ")));
    assertThat(record.text().locate(record.origins().dealtCard(13)).column()).isEqualTo(27);
    assertThat(record.diagnostics()).isEmpty();
  }

  @Test
  void textThatIsNoCardIsKept() {
    HandRecord record = deal("N:" + N + " x932.JT5.Q932.875 " + S + " " + W);

    assertThat(record.board().faultyDeal())
        .contains(new DealtCard(Seat.EAST, Optional.of(Suit.SPADES), "x", Optional.empty()));
    assertThat(record.text().locate(record.origins().dealtCard(13)).column()).isEqualTo(27);
    assertThat(record.diagnostics()).isEmpty();
  }

  @Test
  void handsOfDifferentSizeAreFaulty() {
    assertThat(deal("N:2... 3... 4... 56...").board().faultyDeal()).hasSize(5);
    assertThat(deal("N:2... 3... 4... 5...").board().deal().isGiven()).isTrue();
  }

  @Test
  void placesCountEscapes() {
    HandRecord record = deal("N:\\\"\\\\\\\\x" + N + " " + E + " " + S + " " + W);

    assertThat(record.board().faultyDeal().get(3).text()).isEqualTo("x");
    assertThat(record.text().slice(record.origins().dealtCard(3))).isEqualTo("x");
    assertThat(record.text().slice(record.origins().dealtCard(0))).isEqualTo("\\\"");
  }

  @Test
  void placesCountBytes() {
    HandRecord record =
        PbnText.utf8Record(
            "[Deal \"N:\u00e9\u2660\ud83c\udca1" + N + " " + E + " " + S + " " + W + "\"]");

    for (int i = 0; i < 4; i++) {
      assertThat(record.text().slice(record.origins().dealtCard(i)))
          .isEqualTo(record.board().faultyDeal().get(i).text());
    }
  }

  @Test
  void aTextOfAnyLengthIsNoDeal() {
    assertThat(findings(deal("N:" + "x".repeat(600)))).contains("PBN070@1:7");
  }
}
