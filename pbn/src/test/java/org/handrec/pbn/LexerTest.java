package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LexerTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"x\"]\n",
        "[Event\"x\"]",
        "[ Event \"x\" ]",
        "[\nEvent\r\n\t\"x\"\r]",
        "[\n% why not\nEvent \"x\"\n% and here\n]"
      })
  void whiteSpaceAndEscapeLinesMayStandInsideTagPair(String text) {
    FrontText read = FrontText.read(text);
    assertThat(read.tags()).containsExactly(List.of("Event=x"));
    assertThat(read.findings()).doesNotContain("PBN021@1:1").noneMatch(f -> f.startsWith("PBN02"));
  }

  @Test
  void tagPairsNeedNoLineOfTheirOwn() {
    FrontText read = FrontText.read("[Event \"a\"][Site \"b\"] [Date \"c\"]");
    assertThat(read.tags()).containsExactly(List.of("Event=a", "Site=b", "Date=c"));
    assertThat(read.findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[Site Riverside]             | PBN021@1:7",
        "[Event]                      | PBN021@1:7",
        "[ev\u00EFnt \"x\"]           | PBN021@1:4",
        "[Event, \"x\"]               | PBN021@1:7",
        "[]                           | PBN021@1:2",
        "[\"x\"]                      | PBN021@1:2",
        "[Event \"The \"Big\" Game\"] | PBN021@1:14",
        "[Event \"x\" \"y\"]          | PBN021@1:12",
        "[Event \"x\"}                | PBN021@1:11",
        "[Event \"No end]             | PBN020@1:8",
        "[Event \"No end\\\"]         | PBN020@1:8",
        "[Event                       | PBN021@1:7",
        "[                            | PBN021@1:2",
      })
  void firstCharacterThatDoesNotFitBreaksTagPair(String line, String finding) {
    FrontText read = FrontText.read(line + "\n[Site \"Here\"]\n");
    boolean unfinished = line.equals("[") || line.equals("[Event");
    if (unfinished) {
      read = FrontText.read(line + "\n\n[Site \"Here\"]\n");
    }
    assertThat(read.findings()).containsExactly(finding);
    assertThat(read.tags()).containsExactly(List.of("Site=Here"));
    assertThat(read.tokens(TokenKind.OTHER).get(0)).startsWith(line);
  }

  @Test
  void restOfLineGoesWithBrokenTagPair() {
    FrontText read = FrontText.read("[Site Riverside] [Board \"1\"] { x }\n[Board \"2\"]\n");
    assertThat(read.tags()).containsExactly(List.of("Board=2"));
    assertThat(read.tokens(TokenKind.OTHER))
        .containsExactly("[Site Riverside] [Board \"1\"] { x }");
  }

  @Test
  void readingResumesAtBracketThatBeginsLine() {
    String text = "[Event \"line one\nline [two] \"]\n  [Board \"1\"]\n";
    FrontText read = FrontText.read(text);
    assertThat(read.findings()).containsExactly("PBN020@1:8");
    assertThat(read.tags()).containsExactly(List.of("Board=1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[Event \"Cup\"\\n[Site \"Here\"]    | PBN022@2:1",
        "[Event \"Cup\" [Site \"Here\"]      | PBN022@1:14",
        "[Event \"Cup\"\\n\\n[Site \"Here\"] | PBN022@1:13",
        "[Event \"Cup\"                      | PBN022@1:13",
        "[Event \"Cup\"\\n                   | PBN022@1:13",
      })
  void missingBracketAtNextTagAtEmptyLineOrAtTheEndIsForgiven(String line, String finding) {
    FrontText read = FrontText.read(line.replace("\\n", "\n"));
    assertThat(read.findings()).containsExactly(finding);
    assertThat(read.tags().get(0).get(0)).isEqualTo("Event=Cup");
  }

  @Test
  void commentInsideTagPairIsSkipped() {
    FrontText read = FrontText.read("[Event {oops} \"Cup\"\n; and here\n]\n");
    assertThat(read.findings()).containsExactly("PBN024@1:8", "PBN024@2:1");
    assertThat(read.messages("PBN024")).contains("comment inside the tag pair of Event");
    assertThat(read.tags()).containsExactly(List.of("Event=Cup"));
  }

  @Test
  void backslashEscapesQuoteAndItself() {
    FrontText read = FrontText.read("[East \"a\\\\b \\\"q\\\" \\x\"]\n[West \"C:\\\\\"]\n");
    assertThat(read.findings()).isEmpty();
    assertThat(read.tags()).containsExactly(List.of("East=a\\\\b \\\"q\\\" \\x", "West=C:\\\\"));
  }

  @Test
  void wordsOfAuctionDelimitThemselves() {
    FrontText read = FrontText.read("[Auction \"N\"]\n1S!!=1=$25 ^I1C?X$3Pass*+ 5C=1 ^ $ =a= !!!");
    assertThat(read.tokens(TokenKind.WORD)).containsExactly("1S", "1C", "X", "Pass", "5C");
    assertThat(read.tokens(TokenKind.SUFFIX)).containsExactly("!!", "?", "!!", "!");
    assertThat(read.tokens(TokenKind.NOTE_REFERENCE)).containsExactly("=1=", "=1", "=a=");
    assertThat(read.tokens(TokenKind.NAG)).containsExactly("$25", "$3", "$");
    assertThat(read.tokens(TokenKind.MARK)).containsExactly("^I", "^");
    assertThat(read.tokens(TokenKind.STAR)).containsExactly("*");
    assertThat(read.tokens(TokenKind.PLUS)).containsExactly("+");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ActionTable", "BCFlags", "TotalScoreTable", "scoretable"})
  void elementsStandBehindTablesAndUnknownTags(String tag) {
    FrontText read =
        FrontText.read("[" + tag + " \"a;b\"]\n1=x \"A; B\" 58% c;best\nd\"e f\"{x}g\n");
    assertThat(read.tokens(TokenKind.ELEMENT)).containsExactly("1=x", "58%", "c", "d", "g");
    assertThat(read.tokens(TokenKind.STRING)).containsExactly("\"a;b\"", "\"A; B\"", "\"e f\"");
    assertThat(read.tokens(TokenKind.LINE_COMMENT)).containsExactly(";best");
    assertThat(read.tokens(TokenKind.BRACE_COMMENT)).containsExactly("{x}");
  }

  @Test
  void stringInSectionEndsOnItsLine() {
    FrontText read = FrontText.read("[ScoreTable \"a\"]\n\"open x\ny\n");
    assertThat(read.findings()).containsExactly("PBN020@2:1");
    assertThat(read.tokens(TokenKind.OTHER)).containsExactly("\"open x");
    assertThat(read.tokens(TokenKind.ELEMENT)).containsExactly("y");
  }

  @Test
  void escapeLineIsFoundEverywhereButInBraceComment() {
    FrontText read =
        FrontText.read(
            "% a\n[Auction \"N\"]\n% b\nPass\n %c\n{ x\n% d }\n[Zed \"\"]\n% e\n f %g\n");
    assertThat(read.tokens(TokenKind.ESCAPE_LINE)).containsExactly("% a", "% b", "%c", "% e");
    assertThat(read.findings()).containsExactly("PBN009@5:2");
    assertThat(read.header().directives()).isEqualTo(4);
  }

  @Test
  void openCommentTakesTheRest() {
    FrontText read = FrontText.read("[Board \"1\"]\n{ no end\n\n[Board \"2\"]\n");
    assertThat(read.findings()).containsExactly("PBN025@2:1");
    assertThat(read.tags()).containsExactly(List.of("Board=1"));
  }

  @Test
  void openCommentInsideTagPairIsOneFinding() {
    FrontText read = FrontText.read("[Board {1\n[Board \"2\"]\n");
    assertThat(read.findings()).containsExactly("PBN025@1:8");
    assertThat(read.games()).isEmpty();
  }

  @Test
  void controlCharactersAreWhiteSpaceBetweenTokens() {
    FrontText read = FrontText.read("[Auction \"N\"]\n1C\u0007Pass\n\u001A");
    assertThat(read.tokens(TokenKind.WORD)).containsExactly("1C", "Pass");
    assertThat(read.tokens(TokenKind.OTHER)).isEmpty();
    assertThat(read.findings()).containsExactly("PBN006@2:3", "PBN006@3:1");
  }

  @Test
  void embeddedTextStandsBetweenMarks() {
    String html =
        "<html>[Board \"0\"]\n<PBN>[Board \"1\"]\n{ x </PBN> y\n<pbn>\n[Board \"2\"]</pbn>";
    FrontText read = FrontText.read(html.getBytes(StandardCharsets.US_ASCII), FrontText.EMBEDDED);
    assertThat(read.tags()).containsExactly(List.of("Board=1"), List.of("Board=2"));
    assertThat(read.findings()).containsExactly("PBN025@3:1");
    assertThat(read.tokens(TokenKind.OUTSIDE))
        .containsExactly("<html>[Board \"0\"]\n<PBN>", "</PBN> y\n<pbn>", "</pbn>");
  }

  @Test
  void emptyBlockOfEmbeddedTextHoldsNothing() {
    byte[] html = "<PBN></PBN><PBN>[Board \"1\"]</PBN>".getBytes(StandardCharsets.US_ASCII);
    FrontText read = FrontText.read(html, FrontText.EMBEDDED);
    assertThat(read.tags()).containsExactly(List.of("Board=1"));
    assertThat(read.bytesOfTokens()).isEqualTo(html);
  }
}
