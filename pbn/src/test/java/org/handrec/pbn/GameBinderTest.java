package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.pbn.PbnText.board;
import static org.handrec.pbn.PbnText.findings;
import static org.handrec.pbn.PbnText.record;
import static org.handrec.pbn.PbnText.records;
import static org.handrec.pbn.PbnText.strictRecord;
import static org.handrec.pbn.PbnText.strictRecords;

import java.util.List;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Tag;
import org.junit.jupiter.api.Test;

class GameBinderTest {
  private static final String DEAL =
      "[Deal \"N:QT65.K7642.AT7.J 932.JT5.Q932.875 J874.AQ983..KT64 AK..KJ8654.AQ932\"]";

  @Test
  void escapesOfStringsAreResolved() {
    assertThat(board("[East \"a\\b \\\"q\\\" \\\\ \\x\"]").text("East"))
        .isEqualTo(Fact.given("a\\b \"q\" \\ \\x"));
  }

  @Test
  void commentsBelongToWhatTheyFollow() {
    Board board =
        board("{start}", "[Board \"1\"] {one} ; two", "[Dealer \"N\"]", "; three", "[Site \"x\"]");

    assertThat(board.comments()).containsExactly(new Comment("start", false));
    assertThat(board.tags().get(0).comments())
        .containsExactly(new Comment("one", false), new Comment(" two", true));
    assertThat(board.tags().get(1).comments()).containsExactly(new Comment(" three", true));
  }

  @Test
  void aTagNameInOtherCaseIsUsedWhenTheTagIsAbsent() {
    assertThat(board("[board \"3\"]").number()).isEqualTo(Fact.given(3));
    assertThat(findings("[board \"3\"]")).containsExactly("PBN023@1:2");
    assertThat(findings("[BOARD \"3\"]", "[Board \"4\"]")).containsExactly("PBN028@1:2");
    assertThat(board("[BOARD \"3\"]", "[Board \"4\"]").number()).isEqualTo(Fact.given(4));
    assertThat(board("[BOARD \"3\"]", "[Board \"4\"]").text("BOARD")).isEqualTo(Fact.given("3"));
  }

  @Test
  void tagsThatTellOfLinAreKnown() {
    String[] own = {
      "[LinLabel \"A4\"]",
      "[LinScoring \"P\"]",
      "[LinCarryOver \"1;2\"]",
      "[LinClaim \"22:9\"]",
      "[LinExplained \"2\"]",
      "[LinExtra \"zz=1\"]",
      "[LinRecordedResult \"4SN+1\"]"
    };

    assertThat(findings(own)).isEmpty();
    assertThat(board(own).text("LinClaim")).isEqualTo(Fact.given("22:9"));
    assertThat(findings(own[0], own[0])).containsExactly("PBN027@2:1");
    assertThat(findings("[LinOther \"1\"]")).containsExactly("PBN028@1:2");
    assertThat(findings("[linClaim \"1:1\"]")).hasSize(1);
  }

  @Test
  void aRepeatedTagIsKeptButNotUsed() {
    String[] game = {
      "[Site \"First\"]", "[Site \"Second\"]", "stray", "[Own \"1\"]", "[Own \"2\"]", "x"
    };
    HandRecord record = strictRecord(game);

    assertThat(findings(record)).containsExactly("PBN027@2:1", "PBN028@4:2", "PBN027@5:1");
    assertThat(record.board().text("Site")).isEqualTo(Fact.given("First"));
    assertThat(record.board().tags().get(1).origin()).isEqualTo(Tag.Origin.REPEATED);
    assertThat(record.board().tables()).isEmpty();
  }

  @Test
  void strayTextIsReportedOncePerRunOfLines() {
    assertThat(findings("foo", "bar", "[Site \"x\"] baz {c}", "qux", "[Own \"y\"]", "no stray"))
        .containsExactly("PBN026@1:1", "PBN026@3:12", "PBN028@5:2");
  }

  @Test
  void textBehindALostTagIsNotStray() {
    assertThat(findings("[Site \"x\"]", "[Auction N]", "1C Pass")).containsExactly("PBN021@2:10");
  }

  @Test
  void aValueIsInheritedFromTheNearestGameThatHasTheTag() {
    List<HandRecord> games =
        records("[Event \"Cup\"]", "", "[Event \"#\"]", "", "[Board \"3\"]", "", "[Event \"#\"]");

    assertThat(games.get(1).board().text("Event")).isEqualTo(Fact.given("Cup"));
    assertThat(games.get(1).board().tag("Event").orElseThrow().origin())
        .isEqualTo(Tag.Origin.INHERITED);
    assertThat(games.get(2).board().text("Event")).isEqualTo(Fact.absent());
    assertThat(games.get(3).board().text("Event")).isEqualTo(Fact.given("Cup"));
  }

  @Test
  void nothingToInheritIsEmpty() {
    assertThat(findings("[Event \"#\"]")).containsExactly("PBN035@1:8");
    assertThat(board("[Event \"#\"]").text("Event")).isEqualTo(Fact.empty());
  }

  @Test
  void aValueServesLaterGamesUntilTheTagIsGivenAgain() {
    List<HandRecord> games =
        records(
            "[Own \"##a\"]",
            "[Room \"##Open\"]",
            "[Board \"1\"]",
            "",
            "[Board \"2\"]",
            "",
            "[Board \"3\"]",
            "[Own \"b\"]",
            "[Room \"#\"]",
            "",
            "[Board \"4\"]");

    assertThat(games.get(0).board().text("Own")).isEqualTo(Fact.given("a"));
    assertThat(games.get(1).board().text("Own")).isEqualTo(Fact.given("a"));
    assertThat(games.get(1).board().text("Room")).isEqualTo(Fact.given("Open"));
    assertThat(games.get(1).origins().tag("Room")).isEmpty();
    assertThat(games.get(2).board().text("Room")).isEqualTo(Fact.given("Open"));
    assertThat(games.get(3).board().text("Own")).isEqualTo(Fact.absent());
    assertThat(games.get(3).board().text("Room")).isEqualTo(Fact.absent());
  }

  @Test
  void otherHashesArePlainText() {
    assertThat(board("[Section \"#2\"]").text("Section")).isEqualTo(Fact.given("#2"));
  }

  @Test
  void someTagsCannotBeInherited() {
    String[] game = {"[Dealer \"#\"]", "[Vulnerable \"##All\"]", "[Deal \"#\"]"};

    assertThat(findings(game)).containsExactly("PBN034@1:9", "PBN034@2:13", "PBN034@3:7");
    assertThat(board(game).dealer()).isEqualTo(Fact.unknown());
    assertThat(board(game).deal()).isEqualTo(Fact.unknown());
  }

  @Test
  void aGameOfServingValuesIsAHeader() {
    assertThat(record("[Event \"##x\"]", "[Own \"##y\"]").kind()).isEqualTo(HandRecord.Kind.HEADER);
    assertThat(record("[Event \"##x\"]", "[Board \"1\"]").kind()).isEqualTo(HandRecord.Kind.BOARD);
  }

  @Test
  void aFurtherRecordTakesOverTheBoard() {
    String[] text = {
      "[Event \"Cup\"]",
      "[Board \"7\"]",
      "[Dealer \"S\"]",
      DEAL,
      "[West \"Ann\"]",
      "",
      "[West \"Eve\"]",
      "[Contract \"1NT\"]",
      "",
      "[Dealer \"S\"]",
      "[Contract \"2S\"]"
    };
    List<HandRecord> games = records(text);
    Board third = games.get(2).board();

    assertThat(findings(text)).containsExactly("PBN032@7:1", "PBN032@10:1");
    assertThat(third.number()).isEqualTo(Fact.given(7));
    assertThat(third.deal()).isEqualTo(games.get(0).board().deal());
    assertThat(third.dealer()).isEqualTo(Fact.given(Seat.SOUTH));
    assertThat(third.text("Event")).isEqualTo(Fact.given("Cup"));
    assertThat(third.text("West")).isEqualTo(Fact.absent());
    assertThat(third.tag("Deal").orElseThrow().origin()).isEqualTo(Tag.Origin.SHARED);
    assertThat(third.tag("Dealer").orElseThrow().origin()).isEqualTo(Tag.Origin.WRITTEN);
    assertThat(strictRecords(text).get(1).board().deal()).isEqualTo(Fact.absent());
  }

  @Test
  void aRecordThatContradictsTakesNothing() {
    String[][] games = {
      {"[Dealer \"W\"]", "[Contract \"3C\"]"},
      {"[Vulnerable \"All\"]", "[Contract \"3C\"]"},
      {"[Event \"Other\"]", "[Contract \"3C\"]"},
      {"[Board \"2\"]", "[Contract \"3C\"]"},
      {"[Room \"Open\"]"}
    };
    for (String[] game : games) {
      assertThat(
              records(
                      "[Event \"Cup\"]\n[Dealer \"S\"]\n[Vulnerable \"NS\"]\n" + DEAL + "\n",
                      String.join("\n", game))
                  .get(1)
                  .board()
                  .deal())
          .as(String.join(" ", game))
          .isEqualTo(Fact.absent());
    }
  }

  @Test
  void sectionsThatStandTooEarlyAreReportedOnce() {
    assertThat(
            findings(
                "[Auction \"N\"]",
                "[Dealer \"N\"]",
                "[Play \"E\"]",
                "[Declarer \"N\"]",
                "[Contract \"1NT\"]",
                DEAL))
        .containsExactly("PBN033@1:1", "PBN033@3:1");
    assertThat(findings("[Auction \"N\"]", "1C")).isEmpty();
    assertThat(findings("[AuctionTimeTable \"Time\"]", "[Auction \"N\"]"))
        .containsExactly("PBN033@1:1");
    assertThat(findings("[PlayTimeTable \"Time\"]")).containsExactly("PBN033@1:1");
  }

  @Test
  void anEndPositionNeedsNoDeclarerBeforeThePlay() {
    String end = "[Deal \"N:...962 ...AJ4 ..53.Q ...753\"]";

    assertThat(findings(end, "[Contract \"D\"]", "[Play \"N\"]", "C2", "[Declarer \"W\"]"))
        .isEmpty();
  }

  @Test
  void findingsOfOneGameAreBounded() {
    assertThat(record("[Auction \"N\"]", "P ".repeat(20_000)).diagnostics())
        .hasSizeLessThan(10_100);
  }

  @Test
  void longValuesAreNotInherited() {
    String value = "x".repeat(20_000);

    assertThat(findings("[Event \"##" + value + "\"]", "", "[Board \"1\"]", "[Event \"#\"]"))
        .contains("PBN035@4:8");
  }

  @Test
  void tagsHavePlaces() {
    HandRecord record = record("% x", "[Board \"1\"] [Site \"a\"]");

    assertThat(record.text().slice(record.origins().record())).isEqualTo("[Board \"1\"]");
    assertThat(record.text().slice(record.origins().tag("Site").orElseThrow()))
        .isEqualTo("[Site \"a\"]");
    assertThat(record.text().slice(record.origins().value("Site").orElseThrow()))
        .isEqualTo("\"a\"");
    assertThat(record.origins().tag("Event")).isEmpty();
  }
}
