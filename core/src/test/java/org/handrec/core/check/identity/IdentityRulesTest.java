package org.handrec.core.check.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.core.check.SketchedRecord.tag;

import java.util.List;
import org.handrec.core.check.SketchedRecord;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;
import org.junit.jupiter.api.Test;

class IdentityRulesTest {
  private static final Deal DEAL =
      Deal.parse("N:QT65.K7642.AT7.J 932.JT5.Q932.875 J874.AQ983..KT64 AK..KJ8654.AQ932");

  private static Board.Builder board(int number, Seat dealer, Vulnerability vulnerability) {
    Board.Builder board = Board.builder();
    tag(board, "Board", String.valueOf(number));
    tag(board, "Dealer", String.valueOf(dealer.letter()));
    tag(board, "Vulnerable", vulnerability.symbol());
    return board
        .number(Fact.given(number))
        .dealer(Fact.given(dealer))
        .vulnerability(Fact.given(vulnerability))
        .deal(Fact.given(DEAL));
  }

  private static Board.Builder played(Board.Builder board) {
    return board
        .contract(Fact.given(Contract.of(Bid.of(4, Strain.HEARTS), Risk.UNDOUBLED)))
        .declarer(Fact.given(new StatedDeclarer(Seat.SOUTH, false)))
        .result(Fact.given(StatedResult.ofDeclarer(10)));
  }

  private static void players(Board.Builder board, String n, String e, String s, String w) {
    tag(board, "West", w);
    tag(board, "North", n);
    tag(board, "East", e);
    tag(board, "South", s);
  }

  private static List<String> places(Board.Builder board) {
    return SketchedRecord.of(board).places(IdentityRules.all());
  }

  private static Diagnostic only(Board.Builder board) {
    List<Diagnostic> found = SketchedRecord.of(board).check(IdentityRules.all());
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  @Test
  void aBoardOfTheCycleIsFine() {
    Board.Builder board = board(15, Seat.SOUTH, Vulnerability.NS);
    players(played(board), "Ann", "Ben", "Cyd", "Dev");

    assertThat(places(board)).isEmpty();
  }

  @Test
  void dealerOfAnotherNumber() {
    Diagnostic found = only(board(15, Seat.NORTH, Vulnerability.NS));

    assertThat(found).hasToString("I001@2:9 board 15: dealer N, by number S");
    assertThat(found.tag()).contains("Dealer");
    assertThat(found.found()).contains("N");
    assertThat(found.expected()).contains("S");
  }

  @Test
  void vulnerabilityOfAnotherNumber() {
    Diagnostic found = only(board(2, Seat.EAST, Vulnerability.NONE));

    assertThat(found).hasToString("I002@3:13 board 2: vulnerability None, by number NS");
    assertThat(found.expected()).contains("NS");
  }

  @Test
  void dealerAndVulnerabilityOfAnotherRecordAreItsOwnMatter() {
    Board.Builder board =
        Board.builder()
            .number(Fact.given(1))
            .dealer(Fact.given(Seat.EAST))
            .vulnerability(Fact.given(Vulnerability.ALL));
    tag(board, "Dealer", "E", Tag.Origin.SHARED);
    tag(board, "Vulnerable", "All", Tag.Origin.SHARED);

    assertThat(places(board)).isEmpty();
  }

  @Test
  void dealWithoutNumber() {
    Board.Builder board = Board.builder().deal(Fact.given(DEAL));
    tag(board, "Event", "Cup");

    assertThat(only(board)).hasToString("I003@1:1 no board number; record 1 of the file");
  }

  @Test
  void unknownNumber() {
    Board.Builder board = Board.builder().deal(Fact.given(DEAL)).number(Fact.unknown());
    tag(board, "Event", "Cup");
    tag(board, "Board", "?");

    assertThat(places(board)).containsExactly("I003@2:8");
  }

  @Test
  void numberThatTheReaderCouldNotReadIsNotMissing() {
    Board.Builder board = Board.builder().deal(Fact.given(DEAL)).number(Fact.unknown());
    tag(board, "Board", "A1");

    assertThat(SketchedRecord.of(board).reported("D001", "Board").places(IdentityRules.all()))
        .isEmpty();
  }

  @Test
  void withoutDealNoNumberIsNeeded() {
    assertThat(places(Board.builder())).isEmpty();
  }

  @Test
  void largeNumber() {
    Board.Builder board = Board.builder().number(Fact.given(37));
    tag(board, "Board", "37");

    assertThat(only(board)).hasToString("I004@1:8 board number 37");
    assertThat(places(board(36, Seat.WEST, Vulnerability.ALL))).isEmpty();
  }

  @Test
  void impossibleDate() {
    Board.Builder board = Board.builder();
    tag(board, "Date", "2023.02.29");

    assertThat(only(board))
        .hasToString("I006@1:7 Date \"2023.02.29\" does not exist; the month has 28 days");
  }

  @Test
  void otherDatesCountToo() {
    Board.Builder board = Board.builder();
    tag(board, "Date", "2024.02.29");
    tag(board, "EventDate", "2024.04.31");
    tag(board, "UTCDate", "2024.06.31", Tag.Origin.INHERITED);

    assertThat(places(board)).containsExactly("I006@2:12");
  }

  @Test
  void contractWithoutVulnerability() {
    Board.Builder board = played(Board.builder().number(Fact.given(2)));
    players(board, "Ann", "Ben", "Cyd", "Dev");
    Diagnostic found = only(board);

    assertThat(found).hasToString("I007@1:1 no vulnerability given");
    assertThat(found.expected()).contains("NS");
  }

  @Test
  void vulnerabilityThatTheReaderCouldNotReadIsNotMissing() {
    Board.Builder board = played(Board.builder().vulnerability(Fact.unknown()));
    players(board, "Ann", "Ben", "Cyd", "Dev");
    tag(board, "Vulnerable", "E");

    assertThat(SketchedRecord.of(board).reported("D001", "Vulnerable").places(IdentityRules.all()))
        .isEmpty();
  }

  @Test
  void passedOutBoardNeedsNoVulnerability() {
    assertThat(places(Board.builder().contract(Fact.given(Contract.PASSED_OUT)))).isEmpty();
  }

  @Test
  void resultWithoutNames() {
    Board.Builder board = played(board(1, Seat.NORTH, Vulnerability.NONE));
    players(board, "Ann", "?", "", "Dev");

    assertThat(only(board)).hasToString("N001@1:1 no name for E and S");
  }

  @Test
  void withoutResultNoNamesAreNeeded() {
    assertThat(places(board(1, Seat.NORTH, Vulnerability.NONE))).isEmpty();
  }

  @Test
  void playerAtTwoSeats() {
    Board.Builder board = Board.builder();
    players(board, "Ann", "Ben", "Cyd", "Ann");
    Diagnostic found = only(board);

    assertThat(found).hasToString("N002@2:8 \"Ann\" sits N and W");
    assertThat(found.found()).contains("Ann");
  }

  @Test
  void nameOfAPartnershipOrOfAProgram() {
    Board.Builder pairs = Board.builder();
    players(pairs, "Pair 1", "Pair 2", "Pair 1", "Pair 2");
    Board.Builder robots = Board.builder();
    players(robots, "Robot", "Robot", "Cyd", "Robot");

    assertThat(places(pairs)).isEmpty();
    assertThat(places(robots)).isEmpty();
  }

  @Test
  void playerInAListOfPlayersAtTwoSeats() {
    Board.Builder board = Board.builder();
    players(board, "Ann;Eve", "Ben", "Cyd", "Dev; Eve");

    assertThat(places(board)).containsExactly("N002@2:8");
  }

  @Test
  void programsMaySitTwice() {
    Board.Builder board = Board.builder();
    players(board, "Robot 7", "Robot 7", "Cyd", "Dev");
    tag(board, "NorthType", "program");
    tag(board, "EastType", "program");

    assertThat(places(board)).isEmpty();
  }

  @Test
  void placeholdersAreNoNames() {
    Board.Builder board = Board.builder();
    players(board, "-", "-", "-", "-");

    assertThat(places(board)).isEmpty();
  }

  @Test
  void namesOfAnotherRecordAreItsOwnMatter() {
    Board.Builder board = Board.builder();
    tag(board, "North", "Ann", Tag.Origin.INHERITED);
    tag(board, "East", "Ann", Tag.Origin.INHERITED);

    assertThat(places(board)).isEmpty();
  }
}
