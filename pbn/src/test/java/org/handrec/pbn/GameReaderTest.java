package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameReaderTest {
  private static final String DEAL = "[Deal \"N:- - - -\"]\n";
  private static final String OTHER_DEAL = "[Deal \"E:- - - -\"]\n";

  /** The games by the numbers of their tags. */
  private static List<Integer> sizes(FrontText read) {
    return read.games().stream().map(RawGame::tagCount).toList();
  }

  // ---- the standard

  @ParameterizedTest
  @ValueSource(strings = {"\n", " \n", "\t \u000B\n", "\n\n \n", "\n{ a }\n\n; b\n\n"})
  void semiEmptyLineSeparatesGames(String between) {
    FrontText read = FrontText.read("\n[Board \"1\"]\n" + between + "[Board \"2\"]\n\n");
    assertThat(read.tags()).containsExactly(List.of("Board=1"), List.of("Board=2"));
    assertThat(read.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"%\n", "{\n\n}\n", "{ }\n", "; \n", "{\n \n % } \n"})
  void whatIsNoSemiEmptyLineSeparatesNothing(String between) {
    FrontText read = FrontText.readStrictly("[Board \"1\"]\n" + between + "[Dealer \"N\"]\n");
    assertThat(sizes(read)).containsExactly(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "% PBN 2.1\n", "{ a }\n\n; b", "text\n", "[Site x]\n"})
  void withoutTagThereIsNoGame(String text) {
    FrontText read = FrontText.read(text);
    assertThat(read.games()).isEmpty();
    assertThat(read.rest().bytes).isEqualTo(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void commentAloneBelongsToTheNextGame() {
    FrontText read = FrontText.read("[Board \"1\"]\n\n{ c }\n\n[Board \"2\"]\n\n{ d }\n");
    assertThat(read.games().get(1).text.slice(read.games().get(1).text.span()))
        .isEqualTo("\n{ c }\n\n[Board \"2\"]\n");
    assertThat(read.rest().text.slice(read.rest().text.span())).isEqualTo("\n{ d }\n");
  }

  @Test
  void strictModeNeitherJoinsNorSplits() {
    String text = "[Board \"1\"]\n" + DEAL + "[Board \"2\"]\n\n[Auction \"N\"]\nPass\n\nPass\n";
    FrontText read = FrontText.readStrictly(text);
    assertThat(sizes(read)).containsExactly(3, 1);
    assertThat(read.findings()).isEmpty();
  }

  @Test
  void linesAndColumnsGoOnFromGameToGame() {
    FrontText read =
        FrontText.read(
            "{ a\r\n b }\r\n[Board \"1\"]\r\n" + DEAL.strip() + " [Board \"2\"][Site x]\r\n");
    assertThat(read.findings()).containsExactly("PBN030@4:20", "PBN021@4:37");
  }

  // ---- an empty line inside a game

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Pass",
        "1nt",
        "- - 1C",
        "AP",
        "*",
        "+",
        "^I 1C",
        "X",
        "rdbl",
        "All Pass",
        "7N",
        "{ c } Pass"
      })
  void callsGoOnWithTheAuction(String row) {
    FrontText read = FrontText.read(DEAL + "[Auction \"N\"]\n1C\n\n" + row + "\n");
    assertThat(sizes(read)).containsExactly(2);
    assertThat(read.findings()).containsExactly("PBN031@5:" + (row.indexOf("Pass") == 6 ? 7 : 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Generated 6 hands", "SA", "8C", "=1=", "$3", "(Pass)", "All 6", "^R", "\"Pass\""})
  void otherWordsAreNoAuction(String row) {
    FrontText read = FrontText.read(DEAL + "[Auction \"N\"]\n1C\n\n" + row + "\n");
    assertThat(read.findings()).isEmpty();
    assertThat(read.rest().bytes).hasSize(row.length() + 2);
  }

  @ParameterizedTest
  @CsvSource({
    "SA, true",
    "c10, true",
    "3C, true",
    "-, true",
    "--, true",
    "*, true",
    "+, true",
    "^R SA, true",
    "Pass, false",
    "1NT, false",
    "S1, false",
    "^I, false",
    "=1=, false"
  })
  void cardsGoOnWithThePlay(String row, boolean joined) {
    FrontText read = FrontText.read("[Auction \"N\"]\n[Play \"N\"]\nSK\n\n" + row + "\n");
    assertThat(read.findings()).hasSize(joined ? 1 : 0);
  }

  @Test
  void rowsBehindAnotherTagGoOnWithNothing() {
    FrontText read = FrontText.read(DEAL + "[Auction \"N\"]\n1C\n[Note \"1:x\"]\n\nPass\n");
    assertThat(read.findings()).isEmpty();
    read = FrontText.read(DEAL + "[Auction \"N\"]\n1C\n[Note 1]\n\nPass\n");
    assertThat(read.findings()).containsExactly("PBN021@4:7");
  }

  @Test
  void aDealIsNotLookedForWithoutEnd() {
    StringBuilder pieces = new StringBuilder();
    for (int i = 0; i < GameReader.MAX_AHEAD + 10; i++) {
      pieces.append("[T").append(i).append(" \"v\"]\n\n");
    }

    List<Integer> sizes = sizes(FrontText.read(pieces + DEAL));
    assertThat(sizes.get(0)).isEqualTo(1);
    assertThat(sizes.get(sizes.size() - 1)).isGreaterThan(GameReader.MAX_AHEAD / 3);
  }

  @Test
  void identificationInPiecesIsJoinedUpToTheDeal() {
    String text = "[Event \"a\"]\n\n[Site \"b\"]\n\n; c\n\n[Zed \"\"]\n\n[Board \"4\"]\n" + DEAL;
    FrontText read = FrontText.read(text);
    assertThat(sizes(read)).containsExactly(5);
    assertThat(read.findings()).containsExactly("PBN031@3:1", "PBN031@7:1", "PBN031@9:1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Site \"b\"]\n\n[Event \"c\"]\n[Deal \"N:- - - -\"]",
        "[Site \"b\"]\n\n[Site \"c\"]\n[Deal \"N:- - - -\"]",
        "[Site \"b\"]\n[Auction \"N\"]\n[Deal \"N:- - - -\"]",
        "[Site \"b\"]\n[ScoreIMP \"1\"]\n\n[Deal \"N:- - - -\"]",
        "[Site \"b\"]\n[ScoreTable \"Rank\"]\n\n[Deal \"N:- - - -\"]",
        "[Deal \"N:- - - -\"]\n[Event \"c\"]",
        "words\n[Deal \"N:- - - -\"]",
        "[Site \"b\"]\n\nwords\n\n[Deal \"N:- - - -\"]",
        "[Site \"b\"]\n\n[Board \"4\"]"
      })
  void identificationThatDoesNotReachItsDealIsNotJoined(String next) {
    FrontText read = FrontText.read("[Event \"a\"]\n\n" + next + "\n");
    assertThat(read.games().get(0).tagCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"##a\"]",
        "[Board \"1\"]\n[Contract \"1C\"]",
        "[Board \"1\"]\n[Auction \"N\"]",
        "[Board \"1\"]\n[OptimumScore \"NS 1\"]",
        "[Board \"1\"]\n[ActionTable \"Rank\"]"
      })
  void completeGameOrHeaderTakesNoIdentification(String first) {
    FrontText read = FrontText.read(first + "\n\n[Dealer \"N\"]\n" + DEAL);
    assertThat(read.games()).hasSize(2);
    assertThat(read.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Auction \"N\"]\n1C",
        "[Play \"N\"]",
        "[Note \"1:x\"]\n[Note \"2:x\"]",
        "[Scoring \"MP\"]\n[Contract \"\"]\n[Declarer \"\"]\n[Result \"\"]",
        "[BCFlags \"1f\"]",
        "[OptimumResultTable \"a\"]\n1",
        "[Score \"1\"]\n[Site x]",
      })
  void restOfGameComesBack(String rest) {
    FrontText read = FrontText.read(DEAL + "\n" + rest + "\n\n[Board \"2\"]\n");
    assertThat(read.games()).hasSize(2);
    assertThat(read.findings()).contains("PBN031@3:1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Event",
        "Site",
        "Date",
        "Board",
        "West",
        "North",
        "East",
        "South",
        "Dealer",
        "Vulnerable",
        "Room",
        "Table",
        "Section",
        "Stage",
        "Round",
        "HomeTeam",
        "VisitTeam",
        "Deal"
      })
  void identificationIsNoRestOfGame(String tag) {
    FrontText read =
        FrontText.read("[Zed \"\"]\n" + DEAL + "\n[Score \"1\"]\n[" + tag + " \"x\"]\n");
    assertThat(sizes(read)).containsExactly(2, 2);
    assertThat(read.findings()).isEmpty();
  }

  @Test
  void nameThatTheGameHasIsNoRestOfIt() {
    FrontText read = FrontText.read(DEAL + "[Score \"1\"]\n\n[Zed \"\"]\n[Score \"1\"]\n");
    assertThat(sizes(read)).containsExactly(2, 2);
  }

  @Test
  void wordsBeforeTheRestKeepItApart() {
    FrontText read = FrontText.read(DEAL + "\nwords\n[Zed \"\"]\n");
    assertThat(sizes(read)).containsExactly(1, 1);
  }

  // ---- no empty line between games

  @Test
  void otherBoardBeginsAtTheFirstTagThatRepeats() {
    FrontText read = FrontText.read("[Event \"\"]\n[Board \"1\"]\n[Event \"\"]\n[Board \"2\"]\n");
    assertThat(sizes(read)).containsExactly(2, 2);
    assertThat(read.findings()).containsExactly("PBN030@3:1");
    assertThat(read.messages("PBN030"))
        .containsExactly("new game begins here without an empty line (Board repeats)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[Board \"1\"]~[Board \"1\"]                                    | ",
        "[Board \"1\"]~[Board \"2\"]                                    | PBN030@2:1",
        "[Board \"1\"]~[Deal \"a\"]~[Board \"1\"]                       | PBN030@3:1",
        "[Board \"1\"]~[Auction \"N\"]~[Board \"1\"]                    | PBN030@3:1",
        "[Deal \"a\"]~[Deal \"a\"]                                      | ",
        "[Deal \"a\"]~[Deal \"b\"]                                      | PBN030@2:1",
        "[Deal \"a\"]~[Play \"N\"]~[Deal \"a\"]                         | PBN030@3:1",
        "[Event \"a\"]~[Event \"b\"]                                    | ",
        "[Event \"a\"]~[Deal \"a\"]~[Event \"a\"]                       | PBN030@3:1",
        "[Event \"a\"]~[Auction \"N\"]~[Event \"a\"]                    | PBN030@3:1",
        "[Auction \"N\"]~[Play \"N\"]~[Auction \"N\"]                   | PBN030@3:1",
        "[West \"a\"]~[Auction \"N\"]~[West \"a\"]~[Auction \"N\"]      | PBN030@4:1",
        "[West \"a\"]~[Auction \"N\"]~[West \"b\"]~[Auction \"N\"]      | PBN030@3:1",
        "[Auction \"N\"]~[Note \"1:a\"]~[Note \"2:a\"]~[Auction \"N\"]  | PBN030@4:1",
        "[Room \"a\"]~[Deal \"a\"]~[Room \"b\"]                         | ",
        "[Dealer \"N\"]~[Deal \"a\"]~[Dealer \"E\"]~[Deal \"b\"]        | PBN030@3:1"
      })
  void repetitionsBeginGames(String text, String finding) {
    FrontText read = FrontText.read(text.replace('~', '\n') + "\n");
    assertThat(read.games()).hasSize(finding == null ? 1 : 2);
    assertThat(read.findings()).isEqualTo(finding == null ? List.of() : List.of(finding));
  }

  @Test
  void splittingGoesOnBehindSplit() {
    FrontText read = FrontText.read((DEAL + OTHER_DEAL).repeat(3));
    assertThat(sizes(read)).containsExactly(1, 1, 1, 1, 1, 1);
  }

  @Test
  void joinedRowsMayBringTheNextGame() {
    FrontText read =
        FrontText.read("[Board \"1\"]\n[Auction \"N\"]\n1C\n\nPass\n[Board \"2\"]\n" + DEAL);
    assertThat(read.findings()).containsExactly("PBN031@5:1", "PBN030@6:1");
    assertThat(sizes(read)).containsExactly(2, 2);
  }

  // ---- limits

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "[A \"",
        "x",
        "\n",
        " ",
        "[",
        "$ ",
        "+ ",
        "\"",
        "[Note \"1:x\"]",
        "%\n",
        "\0",
        "{}",
        "(a\r\n",
        "\u00C3\u00A9"
      })
  void textWithoutEndIsCut(String unit) {
    byte[] text = unit.repeat((3 << 20) / 2 / unit.length()).getBytes(StandardCharsets.ISO_8859_1);
    FrontText read = FrontText.read(text, ReadOptions.DEFAULT);
    assertThat(read.bytesOfTokens()).isEqualTo(text);
    assertThat(read.games()).isNotEmpty();
    for (RawGame game : read.all()) {
      assertThat(game.bytes.length).isLessThanOrEqualTo(GameReader.MAX_GAME);
      assertThat(game.tokens.count()).isLessThanOrEqualTo(GameReader.MAX_TOKENS + 1);
    }
    assertThat(read.findings()).anyMatch(finding -> finding.startsWith("PBN011@"));
  }

  @Test
  void longGameIsCutBeforeTag() {
    String tag = "[Zed \"" + "x".repeat(200) + "\"]\n";
    FrontText read = FrontText.read(DEAL + tag.repeat(6000));
    assertThat(read.games()).hasSize(2);
    assertThat(read.games().get(1).tagCount()).isPositive();
    assertThat(read.findings().stream().filter(f -> f.startsWith("PBN011"))).hasSize(1);
  }

  @Test
  void documentAroundEmbeddedTextMayBeLong() {
    String page = "<p>page</p>\n".repeat(100_000);
    byte[] text = (page + "<PBN>[Board \"1\"]</PBN>" + page).getBytes(StandardCharsets.US_ASCII);
    FrontText read = FrontText.read(text, FrontText.EMBEDDED);
    assertThat(read.findings()).isEmpty();
    assertThat(read.bytesOfTokens()).isEqualTo(text);
    assertThat(read.games().stream().filter(game -> game.tagCount() > 0)).hasSize(1);
  }

  // ---- escape lines of the head

  @Test
  void headNamesVersionAndExport() {
    PbnHeader header =
        FrontText.read("% PBN 2.1\n% EXPORT\n%x\n[Board \"1\"]\n% PBN 1.0\n").header();
    assertThat(header.version()).contains("2.1");
    assertThat(header.exportFlag()).isTrue();
    assertThat(header.directives()).isEqualTo(4);
  }

  @Test
  void claimsBehindTheFirstTagDoNotCount() {
    PbnHeader header = FrontText.read("[Board \"1\"]\n% PBN 2.1\n% EXPORT\n").header();
    assertThat(header.version()).isEmpty();
    assertThat(header.exportFlag()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"2.1, false", "2.0, false", "1.0, false", "2.2, true", "3.0, true", "2.10, true"})
  void newerVersionIsReported(String version, boolean newer) {
    FrontText read = FrontText.read("% PBN " + version + "\n[Board \"1\"]\n");
    assertThat(read.findings()).isEqualTo(newer ? List.of("PBN010@1:1") : List.of());
  }
}
