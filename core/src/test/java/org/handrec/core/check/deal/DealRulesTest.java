package org.handrec.core.check.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.core.check.SketchedRecord.tag;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.SketchedRecord;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Auction;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedResult;
import org.junit.jupiter.api.Test;

class DealRulesTest {
  private static final String NORTH = "QT65.K7642.AT7.J";
  private static final String EAST = "932.JT5.Q932.875";
  private static final String SOUTH = "J874.AQ983..KT64";
  private static final String WEST = "AK..KJ8654.AQ932";

  private static Board.Builder deal(String hands) {
    Board.Builder board = Board.builder().deal(Fact.given(Deal.parse("N:" + hands)));
    tag(board, "Deal", "N:" + hands);
    return board;
  }

  private static Board.Builder faulty(String... hands) {
    Board.Builder board = Board.builder().faultyDeal(DealFaultsTest.places(hands));
    tag(board, "Deal", "N:" + String.join(" ", hands));
    return board;
  }

  private static List<String> places(Board.Builder board) {
    return SketchedRecord.of(board).places(DealRules.all());
  }

  private static Diagnostic only(Board.Builder board) {
    List<Diagnostic> found = SketchedRecord.of(board).check(DealRules.all());
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  @Test
  void aFullDealIsFine() {
    assertThat(places(deal(String.join(" ", NORTH, EAST, SOUTH, WEST)))).isEmpty();
  }

  @Test
  void cardInTwoHands() {
    Diagnostic found = only(faulty(NORTH, "Q32.JT5.Q932.875", SOUTH, WEST));

    assertThat(found)
        .hasToString("D001@2:14 SQ is in the hands of N and E; one of them is probably S9");
    assertThat(found.card()).contains(Card.parse("SQ").orElseThrow());
    assertThat(found.seat()).contains(Seat.EAST);
    assertThat(found.tag()).contains("Deal");
    assertThat(found.expected()).contains("S9");
    assertThat(found.hypothesis()).contains("one of them is probably S9");
  }

  @Test
  void surplusCardInTwoHandsIsNoMatterOfSize() {
    Board.Builder board = faulty(NORTH, "Q932.JT5.Q932.875", SOUTH, WEST);
    tag(board, "East", "Ann");

    assertThat(only(board).message())
        .isEqualTo("SQ is in the hands of N and E (Ann); E (Ann) has one card too many");
  }

  @Test
  void cardTwiceInAHand() {
    Diagnostic found = only(faulty("QQ65.K7642.AT7.J", EAST, SOUTH, WEST));

    assertThat(found).hasToString("D002@2:2 SQ twice in the hand of N; one of them is probably ST");
  }

  @Test
  void handsOfTheWrongSizeAreOneFinding() {
    Diagnostic found = only(faulty(NORTH + "5", "932.JT5.Q932.87", SOUTH, WEST));

    assertThat(found.code()).isEqualTo("D003");
    assertThat(found.location().line()).isEqualTo(1);
    assertThat(found.location().column()).isEqualTo(7);
    assertThat(found.message())
        .isEqualTo(
            "N has 14 cards, E has 12 cards instead of 13; the surplus of N fills the other hand");
    assertThat(found.seat()).isEmpty();
  }

  @Test
  void shortHandGetsTheMissingCards() {
    Diagnostic found = only(faulty(NORTH, EAST, SOUTH, "AK..KJ8654.AQ9"));

    assertThat(found).hasToString("D003@1:7 W has 11 cards instead of 13; C3 C2 are in no hand");
    assertThat(found.seat()).contains(Seat.WEST);
    assertThat(found.expected()).contains("13");
    assertThat(found.found()).contains("11");
  }

  @Test
  void missingCardsThatNobodyCanPlace() {
    List<Diagnostic> found =
        SketchedRecord.of(faulty(NORTH, "Q32.JT5.Q932.875", SOUTH, "AK..KJ8654.AQ93"))
            .check(DealRules.all());

    assertThat(found)
        .extracting(Diagnostic::toString)
        .containsExactly(
            "D003@1:7 W has 12 cards instead of 13",
            "D004@1:7 S9 C2 are in no hand",
            "D001@2:14 SQ is in the hands of N and E");
  }

  @Test
  void unreadableCardSilencesSizesAndMissingCards() {
    Diagnostic found = only(faulty(NORTH, "x932.JT5.Q932.875", SOUTH, WEST));

    assertThat(found).hasToString("D005@2:14 hand of E: \"x\" is no card");
    assertThat(found.found()).contains("x");
    assertThat(found.hypothesis()).isEmpty();
  }

  @Test
  void honourOfAnotherLanguage() {
    Diagnostic found = only(faulty(NORTH, EAST, SOUTH, "AR..KJ8654.AQ932"));

    assertThat(found.message()).isEqualTo("hand of W: \"R\" is no card, perhaps K");
    assertThat(found.hypothesis()).contains("K");
  }

  @Test
  void eachCharacterIsAFinding() {
    List<Diagnostic> found =
        SketchedRecord.of(faulty(NORTH, "x32.JT5.Q932.875", SOUTH, "xK..xJ8654.AQ932"))
            .check(DealRules.all());

    assertThat(found)
        .extracting(Diagnostic::toString)
        .containsExactly(
            "D005@2:14 hand of E: \"x\" is no card",
            "D005@2:40 hand of W: \"x\" is no card",
            "D005@2:42 hand of W: \"x\" is no card");
  }

  @Test
  void oneHandNotGiven() {
    Diagnostic found = only(deal(String.join(" ", NORTH, EAST, SOUTH, "-")));

    assertThat(found).hasToString("D006@1:7 W not given; the 13 other cards are used for checking");
    assertThat(found.seat()).contains(Seat.WEST);
  }

  @Test
  void twoHandsNotGiven() {
    assertThat(only(deal(String.join(" ", NORTH, "-", SOUTH, "-"))))
        .hasToString("D007@1:7 E and W not given; play checks reduced");
  }

  @Test
  void threeHandsNotGiven() {
    assertThat(only(deal("- - - " + WEST)))
        .hasToString("D007@1:7 N, E and S not given; play checks reduced");
  }

  @Test
  void endPosition() {
    assertThat(only(deal("...962 ...AJ4 ..53.Q ...753")))
        .hasToString("D008@1:7 end position with 3 cards each");
  }

  @Test
  void endPositionWithAnUnknownHand() {
    assertThat(places(deal("...962 ...AJ4 ..53.Q -"))).containsExactly("D007@1:7", "D008@1:7");
  }

  @Test
  void unequalEndPosition() {
    assertThat(only(faulty("...962", "...AJ4", "..53.Q", "...75")))
        .hasToString("D003@1:7 W has 2 cards instead of 3");
  }

  @Test
  void dealWithoutHands() {
    assertThat(places(deal("- - - -"))).containsExactly("D010@1:7");
  }

  @Test
  void auctionWithoutDeal() {
    Board.Builder board =
        Board.builder().auction(new Auction(Fact.given(Seat.NORTH), List.of(), List.of()));
    tag(board, "Event", "Cup");

    assertThat(places(board)).containsExactly("D010@1:1");
  }

  @Test
  void onlyAnAuctionCanBeChecked() {
    assertThat(only(deal("- - - -"))).hasToString("D010@1:7 no deal");
    assertThat(
            only(
                deal("- - - -").auction(new Auction(Fact.given(Seat.NORTH), List.of(), List.of()))))
        .hasToString("D010@1:7 no deal; auction only checked by itself");
  }

  @Test
  void resultOfAnUnknownDeal() {
    Board.Builder board = Board.builder().result(Fact.given(StatedResult.ofDeclarer(9)));
    board.deal(Fact.unknown());
    tag(board, "Deal", "?");

    assertThat(places(board)).containsExactly("D010@1:7");
  }

  @Test
  void recordsThatOnlyDescribeNeedNoDeal() {
    Board.Builder board = Board.builder();
    tag(board, "Event", "Cup");

    assertThat(places(board)).isEmpty();
  }

  @Test
  void dealThatTheReaderCouldNotUseIsNotMissing() {
    Board.Builder unreadable = Board.builder().result(Fact.given(StatedResult.ofDeclarer(9)));
    unreadable.deal(Fact.unknown());
    tag(unreadable, "Deal", "N:AK");
    assertThat(places(unreadable)).isEmpty();

    Board.Builder lost = Board.builder().result(Fact.given(StatedResult.ofDeclarer(9)));
    assertThat(SketchedRecord.of(lost).reported("D001", "Deal").places(DealRules.all())).isEmpty();
  }

  @Test
  void theTestDealsAreDeals() {
    assertThat(Deal.parse("N:" + String.join(" ", NORTH, EAST, SOUTH, WEST)).isFull()).isTrue();
    assertThat(Optional.of(Deal.parse("N:- - - -")).map(Deal::givenHands)).contains(0);
  }
}
