package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.pbn.PbnText.board;
import static org.handrec.pbn.PbnText.findings;
import static org.handrec.pbn.PbnText.record;
import static org.handrec.pbn.PbnText.strictRecord;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Risk;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FactReaderTest {
  private static final String DEAL =
      "[Deal \"N:QT65.K7642.AT7.J 932.JT5.Q932.875 J874.AQ983..KT64 AK..KJ8654.AQ932\"]";
  private static final String END = "[Deal \"N:...962 ...AJ4 ..53.Q ...753\"]";

  @Test
  void unknownEmptyAndAbsentAreKeptApart() {
    Board board = board("[Event \"?\"]", "[Dealer \"?\"]", "[Vulnerable \"\"]", "[Result \"\"]");

    assertThat(board.text("Event")).isEqualTo(Fact.unknown());
    assertThat(board.dealer()).isEqualTo(Fact.unknown());
    assertThat(board.vulnerability()).isEqualTo(Fact.empty());
    assertThat(board.result()).isEqualTo(Fact.empty());
    assertThat(board.contract()).isEqualTo(Fact.absent());
    assertThat(board.text("Site")).isEqualTo(Fact.absent());
  }

  @Test
  void readsWhatIdentifiesTheBoard() {
    Board board =
        board("[Board \"007\"]", "[Dealer \"w\"]", "[Vulnerable \"both\"]", "[Declarer \"^N\"]");

    assertThat(board.number()).isEqualTo(Fact.given(7));
    assertThat(board.dealer()).isEqualTo(Fact.given(Seat.WEST));
    assertThat(board.vulnerability()).isEqualTo(Fact.given(Vulnerability.ALL));
    assertThat(board.declarer()).isEqualTo(Fact.given(new StatedDeclarer(Seat.NORTH, true)));
  }

  @Test
  void aRespelledValueStandsInTheTag() {
    assertThat(findings("[Date \"2024-01-31\"]")).containsExactly("PBN060@1:7");
    assertThat(board("[Date \"2024-01-31\"]").text("Date")).isEqualTo(Fact.given("2024.01.31"));
  }

  @Test
  void anUnreadableValueIsKeptAsText() {
    Board board = board("[Board \"A1\"]");

    assertThat(findings("[Board \"A1\"]")).containsExactly("PBN061@1:8");
    assertThat(board.number()).isEqualTo(Fact.unknown());
    assertThat(board.text("Board")).isEqualTo(Fact.given("A1"));
  }

  @ParameterizedTest
  @CsvSource({"1C, 1C", "7ntxx, 7NTXX", "4hx, 4HX", "pass, Pass", "PASS, Pass"})
  void readsContracts(String text, String symbol) {
    String tag = "[Contract \"" + text + "\"]";

    assertThat(board(tag).contract().map(Contract::symbol)).isEqualTo(Fact.given(symbol));
    assertThat(findings(tag)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"3N, 3NT", "3NR, 3NTXX", "4SD, 4SX", "4 S, 4S", "AP, Pass", "P, Pass"})
  void readsContractsOfOtherSpelling(String text, String symbol) {
    String tag = "[Contract \"" + text + "\"]";

    assertThat(board(tag).contract().map(Contract::symbol)).isEqualTo(Fact.given(symbol));
    assertThat(board(tag).text("Contract")).isEqualTo(Fact.given(symbol));
    assertThat(findings(tag)).containsExactly("PBN060@1:11");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8S", "4S*", "5Hearts", "S", "4SXXX", "0NT", "4", "D"})
  void otherContractsAreUnreadable(String text) {
    String tag = "[Contract \"" + text + "\"]";

    assertThat(board(DEAL, tag).contract()).isEqualTo(Fact.unknown());
    assertThat(findings(DEAL, tag)).containsExactly("PBN061@2:11");
  }

  @Test
  void anEndPositionHasTrumpsAlone() {
    Board board = board(END, "[Contract \"nt\"]");

    assertThat(board.contract()).isEqualTo(Fact.given(new Contract.Trumps(Strain.NOTRUMP)));
    assertThat(findings(END, "[Contract \"nt\"]")).isEmpty();
  }

  @Test
  void theLevelOfAnEndPositionIsSurplus() {
    assertThat(findings(END, "[Contract \"2D\"]")).containsExactly("PBN064@2:11");
    assertThat(board(END, "[Contract \"2D\"]").contract())
        .isEqualTo(Fact.given(new Contract.Trumps(Strain.DIAMONDS)));
    assertThat(findings("[Contract \"2D\"]", END)).containsExactly("PBN064@1:11");
  }

  @Test
  void readsAllFormsOfResults() {
    assertThat(result("9")).isEqualTo(StatedResult.ofDeclarer(9));
    assertThat(result("14")).isEqualTo(StatedResult.ofDeclarer(14));
    assertThat(result("NS 9")).isEqualTo(sides(9, -1, false));
    assertThat(result("EW 4")).isEqualTo(sides(-1, 4, false));
    assertThat(result("NS 9 EW 4")).isEqualTo(sides(9, 4, false));
    assertThat(result("EW 4 NS 9")).isEqualTo(sides(9, 4, false));
    assertThat(result("^EW 4 NS 9")).isEqualTo(sides(9, 4, true));
    assertThat(result("^13").agreed()).isTrue();
  }

  private static StatedResult result(String text) {
    String tag = "[Result \"" + text + "\"]";
    assertThat(findings(tag)).isEmpty();
    return board(tag).result().value().orElseThrow();
  }

  private static StatedResult sides(int ns, int ew, boolean agreed) {
    return new StatedResult(OptionalInt.empty(), tricks(ns), tricks(ew), agreed);
  }

  private static OptionalInt tricks(int tricks) {
    return tricks < 0 ? OptionalInt.empty() : OptionalInt.of(tricks);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ns 9", "NS  9", " 9", "^ 9"})
  void readsResultsOfOtherSpelling(String text) {
    assertThat(findings("[Result \"" + text + "\"]")).containsExactly("PBN060@1:9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nine", "NS", "NS 9 NS 4", "^", "+1", "=", "made"})
  void otherResultsAreUnreadable(String text) {
    assertThat(findings("[Result \"" + text + "\"]")).containsExactly("PBN061@1:9");
    assertThat(board("[Result \"" + text + "\"]").result()).isEqualTo(Fact.unknown());
  }

  @ParameterizedTest
  @CsvSource({"+1, 10", "=, 9", "-2, 7"})
  void readsRelativeResultsOfAContract(String text, int tricks) {
    String[] game = {"[Result \"" + text + "\"]", "[Contract \"3NT\"]"};

    assertThat(board(game).result()).isEqualTo(Fact.given(StatedResult.ofDeclarer(tricks)));
    assertThat(board(game).text("Result")).isEqualTo(Fact.given(String.valueOf(tricks)));
    assertThat(findings(game)).containsExactly("PBN062@1:9");
    assertThat(findings(strictRecord(game))).containsExactly("PBN061@1:9");
  }

  @Test
  void readsRelativeResultsOfTheContractOfTheAuction() {
    String[] game = {"[Dealer \"N\"]", "[Result \"+1\"]", "[Auction \"N\"]", "2H AP"};

    assertThat(board(game).result()).isEqualTo(Fact.given(StatedResult.ofDeclarer(9)));
    assertThat(findings(game)).containsExactly("PBN062@2:9");
  }

  @Test
  void aPassedOutBoardHasNoRelativeResult() {
    assertThat(findings("[Contract \"Pass\"]", "[Result \"=\"]")).containsExactly("PBN061@2:9");
  }

  @Test
  void readsScores() {
    Board board =
        board(
            "[Score \"EW 110 NS -110\"]",
            "[ScoreIMP \"+3.5\"]",
            "[ScoreMP \"EW 12\"]",
            "[ScoreRubber \"300 / 40\"]",
            "[OptimumScore \"EW 4S; -620\"]");

    assertThat(board.scores().get(ScoreType.POINTS))
        .isEqualTo(new SideScore(Optional.empty(), Optional.of("-110"), Optional.of("110")));
    assertThat(board.scores().get(ScoreType.IMP).declarer()).contains("3.5");
    assertThat(board.scores().get(ScoreType.MATCHPOINTS).ew()).contains("12");
    assertThat(board.scores().get(ScoreType.RUBBER).declarer()).contains("300/40");
    assertThat(board.scores().get(ScoreType.OPTIMUM).ew()).contains("-620");
    assertThat(board.scores()).doesNotContainKey(ScoreType.PERCENTAGE);
  }

  @Test
  void unknownScoringFieldsAreNamed() {
    assertThat(findings("[Scoring \"imp;BUTLER-2; Mean\"]")).isEmpty();
    assertThat(findings("[Scoring \"MP;House\"]")).containsExactly("PBN063@1:10");
    assertThat(findings("[Scoring \"MP;House\"]", "", "[Scoring \"MP;House\"]"))
        .containsExactly("PBN063@1:10", "PBN063@3:10");
  }

  @Test
  void riskAndBidOfAContractAreTyped() {
    assertThat(board("[Contract \"4hx\"]").contract())
        .isEqualTo(Fact.given(Contract.of(Bid.of(4, Strain.HEARTS), Risk.DOUBLED)));
  }

  @Test
  void faultsOfInheritedValuesAreReportedOnce() {
    assertThat(findings("[Room \"Bar\"]", "", "[Room \"#\"]")).containsExactly("PBN061@1:7");
    assertThat(record("[Room \"open\"]").board().text("Room")).isEqualTo(Fact.given("Open"));
  }
}
