package org.handrec.core.check.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.deal.DealFaults.Repetition;
import org.handrec.core.model.Card;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;
import org.junit.jupiter.api.Test;

class DealFaultsTest {
  private static final String NORTH = "QT65.K7642.AT7.J";
  private static final String EAST = "932.JT5.Q932.875";
  private static final String SOUTH = "J874.AQ983..KT64";
  private static final String WEST = "AK..KJ8654.AQ932";

  /** The places of a deal from North in the notation of PBN; every character counts. */
  static List<DealtCard> places(String... hands) {
    List<DealtCard> places = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      if (!hands[i].equals("-")) {
        String[] suits = hands[i].split("\\.", -1);
        for (int suit = 0; suit < 4; suit++) {
          Suit of = Suit.descending().get(suit);
          for (char c : suits[suit].toCharArray()) {
            places.add(
                new DealtCard(
                    Seat.NORTH.plus(i),
                    Optional.of(of),
                    "" + c,
                    Rank.of(c).map(rank -> Card.of(of, rank))));
          }
        }
      }
    }
    return places;
  }

  private static Card card(String text) {
    return Card.parse(text).orElseThrow();
  }

  @Test
  void aRightDealHasNoFaults() {
    DealFaults faults = DealFaults.of(places(NORTH, EAST, SOUTH, WEST));

    assertThat(faults.unreadable()).isEmpty();
    assertThat(faults.repetitions()).isEmpty();
    assertThat(faults.wrongHands()).isEmpty();
    assertThat(faults.missing().isEmpty()).isTrue();
    assertThat(faults.unexplained().isEmpty()).isTrue();
  }

  @Test
  void aCardInPlaceOfAnotherNamesTheOther() {
    DealFaults faults = DealFaults.of(places(NORTH, "Q32.JT5.Q932.875", SOUTH, WEST));

    assertThat(faults.repetitions())
        .containsExactly(new Repetition(card("SQ"), Seat.NORTH, Seat.EAST, 13));
    assertThat(faults.replacement()).contains(card("S9"));
    assertThat(faults.wrongHands()).isEmpty();
    assertThat(faults.unexplained().isEmpty()).isTrue();
  }

  @Test
  void aSurplusCardIsTakenFromTheLongHand() {
    DealFaults faults = DealFaults.of(places(NORTH, "Q932.JT5.Q932.875", SOUTH, WEST));

    assertThat(faults.wrongHands()).isEmpty();
    assertThat(faults.replacement()).isEmpty();
    assertThat(faults.surplusHand(faults.repetitions().get(0))).contains(Seat.EAST);
  }

  @Test
  void aCardWrittenThreeTimesIsRepeatedTwice() {
    DealFaults faults = DealFaults.of(places(NORTH, "Q32.JT5.Q932.875", "QJ87.AQ983..KT64", WEST));

    assertThat(faults.repetitions())
        .extracting(Repetition::later)
        .containsExactly(Seat.EAST, Seat.SOUTH);
    assertThat(faults.repetitions()).extracting(Repetition::first).containsOnly(Seat.NORTH);
    assertThat(faults.replacement()).isEmpty();
  }

  @Test
  void handsOfTheWrongSize() {
    DealFaults faults = DealFaults.of(places(NORTH + "5", "932.JT5.Q932.87", SOUTH, WEST));

    assertThat(faults.wrongHands()).containsExactly(Seat.NORTH, Seat.EAST);
    assertThat(faults.handSize()).isEqualTo(13);
    assertThat(faults.missing().isEmpty()).isTrue();
  }

  @Test
  void aShortHandNextToARepeatedCardLeavesCardsUnexplained() {
    DealFaults faults = DealFaults.of(places(NORTH, "Q32.JT5.Q932.875", SOUTH, "AK..KJ8654.AQ93"));

    assertThat(faults.wrongHands()).containsExactly(Seat.WEST);
    assertThat(faults.unexplained().cards()).containsExactly(card("S9"), card("C2"));
  }

  @Test
  void aShortHandNextToASurplusCardIsExplained() {
    DealFaults faults = DealFaults.of(places(NORTH, "Q932.JT5.Q932.875", SOUTH, "AK..KJ8654.AQ93"));

    assertThat(faults.wrongHands()).containsExactly(Seat.WEST);
    assertThat(faults.unexplained().isEmpty()).isTrue();
    assertThat(faults.missing().cards()).containsExactly(card("C2"));
  }

  @Test
  void unreadablePlacesSilenceSizes() {
    DealFaults faults = DealFaults.of(places(NORTH, "x932.JT5.Q932.875", SOUTH, WEST));

    assertThat(faults.unreadable()).containsExactly(13);
    assertThat(faults.at(13).text()).isEqualTo("x");
    assertThat(faults.wrongHands()).isEmpty();
  }

  @Test
  void inAnEndPositionTheUsualSizeIsRight() {
    DealFaults faults = DealFaults.of(places("...962", "...AJ4", "..53.Q", "...75"));

    assertThat(faults.handSize()).isEqualTo(3);
    assertThat(faults.wrongHands()).containsExactly(Seat.WEST);
    assertThat(faults.missing().isEmpty()).isTrue();
  }

  @Test
  void inTheMiddleOfATrickTheLargerHandsAreRight() {
    DealFaults faults = DealFaults.of(places("...96", "...AJ4", "..53.Q", "...75"));

    assertThat(faults.handSize()).isEqualTo(3);
    assertThat(faults.wrongHands()).containsExactly(Seat.NORTH, Seat.WEST);
  }

  @Test
  void aHandThatIsNotGivenIsNeitherShortNorMissingCards() {
    DealFaults faults = DealFaults.of(places(NORTH, "-", SOUTH, "AK..KJ8654.AQ93"));

    assertThat(faults.wrongHands()).containsExactly(Seat.WEST);
    assertThat(faults.missing().isEmpty()).isTrue();
  }
}
