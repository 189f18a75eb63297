package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

class FixCommandTest {
  private static final String SPELLED = Boards.CLEAN.replace("\"All\"", "\"Both \"");

  private final Desk desk = Desk.unix();

  private static String summary(Result result) {
    return result.err().lines().reduce("", (a, b) -> b).replaceAll(", \\d+\\.\\d\\d s$", "");
  }

  @Test
  void writesTheRepairedTextAndSaysWhatItDid() {
    desk.put("a.pbn", SPELLED);

    Result result = desk.run("fix", "a.pbn");

    assertThat(result.out()).isEqualTo(Boards.CLEAN);
    assertThat(result.err())
        .startsWith(
            "a.pbn:10:13: fixed PBN060 [board 7]: '\"Both \"' -> '\"All\"'"
                + " (Vulnerable \"Both \" read as All)\n");
    assertThat(summary(result))
        .isEqualTo("1 file, 1 fixed, 0 left (0 errors, 0 warnings, 0 infos)");
    assertThat(result.code()).isZero();
    assertThat(desk.text("a.pbn")).isEqualTo(SPELLED);
  }

  @Test
  void changesFilesInPlaceAndKeepsTheOldOnes() throws IOException {
    desk.put("a.pbn", SPELLED);
    Files.setPosixFilePermissions(desk.path("a.pbn"), PosixFilePermissions.fromString("rw-rw-r--"));
    Files.createSymbolicLink(desk.path("link.pbn"), desk.path("a.pbn"));

    assertThat(desk.run("fix", "--write", "--backup", "link.pbn").code()).isZero();

    assertThat(desk.text("a.pbn")).isEqualTo(Boards.CLEAN);
    assertThat(desk.text("link.pbn.bak")).isEqualTo(SPELLED);
    assertThat(Files.isSymbolicLink(desk.path("link.pbn"))).isTrue();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(desk.path("a.pbn"))))
        .isEqualTo("rw-rw-r--");
  }

  @Test
  void doesNotReplaceAnOlderBackupNorTouchWhatIsClean() throws IOException {
    desk.put("a.pbn", SPELLED);
    desk.put("a.pbn.old", "older");
    desk.put("b.pbn", Boards.CLEAN);
    FileTime time = FileTime.fromMillis(5000);
    Files.setLastModifiedTime(desk.path("b.pbn"), time);

    Result result = desk.run("fix", "--write", "--backup=.old", "a.pbn", "b.pbn");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err())
        .contains("handrec: a.pbn: a.pbn.old: exists already; --force replaces it\n");
    assertThat(desk.text("a.pbn")).isEqualTo(SPELLED);
    assertThat(Files.getLastModifiedTime(desk.path("b.pbn"))).isEqualTo(time);
    assertThat(desk.path("b.pbn.old")).doesNotExist();
  }

  @Test
  void showsADifferenceAndWritesNothing() {
    desk.put("a.pbn", SPELLED);

    Result result = desk.run("fix", "--diff", "a.pbn");

    assertThat(result.out())
        .isEqualTo(
            """
            --- a.pbn
            +++ a.pbn
            @@ -7,7 +7,7 @@
             [East "Marsh, Cleo"]
             [South "Dunn, Eric"]
             [Dealer "S"]
            -[Vulnerable "Both "]
            +[Vulnerable "All"]
             [Deal "N:AKQJ.2.AKQJT.AKQ T98.AKQJ.432.JT9 765.T987.98.8765 432.6543.765.432"]
             [Scoring "MP"]
             [Declarer "N"]
            """);
    assertThat(desk.text("a.pbn")).isEqualTo(SPELLED);
  }

  @Test
  void aDryRunOnlyTells() {
    desk.put("a.pbn", SPELLED);

    Result result = desk.run("fix", "-n", "--write", "--report-file", "log.txt", "a.pbn");

    assertThat(result.out()).isEmpty();
    assertThat(desk.text("a.pbn")).isEqualTo(SPELLED);
    assertThat(desk.text("log.txt")).startsWith("a.pbn:10:13: fixed PBN060 [board 7]: ");
    assertThat(result.err().lines()).hasSize(1);
  }

  @Test
  void tellsWhatIsLeftAndHowItCouldBeRepaired() {
    desk.put("a.pbn", SPELLED + "\n" + Boards.INSUFFICIENT);

    Result result = desk.run("fix", "-o", "b.pbn", "a.pbn");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err())
        .contains("a.pbn:30:4: left A001 [board 8]: call 2 by N: 1H is not above 1S (call 1);");
    assertThat(desk.text("b.pbn")).isEqualTo(Boards.CLEAN + "\n" + Boards.INSUFFICIENT);
    assertThat(desk.run("fix", "-n", "--fail-on=never", "a.pbn").code()).isZero();
    assertThat(desk.run("fix", "-n", "--ignore=A001", "a.pbn").code()).isZero();
  }

  @Test
  void repairsOnlyWhatIsSelected() {
    desk.put("a.pbn", SPELLED.replace("\"1S\"", "\"1s \""));

    assertThat(desk.run("fix", "--select=PBN060:Contract", "a.pbn").out()).isEqualTo(SPELLED);
  }

  @Test
  void writesAFileForEachInput() {
    desk.put("in/x/a.pbn", SPELLED);
    desk.put("in/b.lin", "mb|p|mc|6\n");

    desk.run("fix", "--output-dir", "out", "in");

    assertThat(desk.text("out/x/a.pbn")).isEqualTo(Boards.CLEAN);
    assertThat(desk.text("out/b.lin")).isEqualTo("mb|p|mc|6|\n");
  }

  @Test
  void refusesWhatDoesNotGoTogether() {
    desk.put("a.pbn", SPELLED);
    desk.put("b.pbn", SPELLED);

    assertThat(desk.run("fix", "a.pbn", "b.pbn").err())
        .isEqualTo("handrec: several inputs: --write, --output-dir, --diff or -n is needed\n");
    assertThat(desk.run("fix", "--write", "-o", "c.pbn", "a.pbn").code()).isEqualTo(2);
    assertThat(desk.run("fix", "--backup", "a.pbn").code()).isEqualTo(2);
    assertThat(desk.run("fix", "-o", "b.pbn", "a.pbn").code()).isEqualTo(2);
    assertThat(desk.run("fix", "--report-file", "a.pbn", "--force", "a.pbn").err())
        .isEqualTo("handrec: a.pbn: the report would replace an input\n");
    assertThat(desk.run("fix", "--write", "-").code()).isEqualTo(2);
    assertThat(desk.text("a.pbn")).isEqualTo(SPELLED);
  }

  @Test
  void writesTheLineEndOfMostLines() {
    String text = Boards.CLEAN.replace("\n", "\r\n").replace("\"MP\"]\r\n", "\"MP\"]\n");
    desk.put("a.pbn", text);

    Result result = desk.run("fix", "a.pbn");

    assertThat(result.out()).isEqualTo(Boards.CLEAN.replace("\n", "\r\n"));
    assertThat(result.err()).contains("fixed PBN007 [board 7]: write one kind");
  }

  /**
   * What a repair breaks is taken back: with the dealer of the number the declarer would not fit.
   */
  @Test
  void takesBackWhatAddsAFinding() {
    String text = Boards.CLEAN.replace("[Board \"7\"]", "[Board \"1\"]");
    desk.put("a.pbn", text);

    Result result = desk.run("fix", "--suggested", "a.pbn");

    assertThat(result.err()).contains("left I001").contains("(the repair would add a finding)");
    assertThat(result.out()).contains("[Dealer \"S\"]");
  }

  @Test
  void keepsBytesThatAreNoText() {
    byte[] text = (SPELLED + "{\u00e9\u00ff}\n").getBytes(StandardCharsets.ISO_8859_1);
    desk.put("a.pbn", text);

    desk.run("fix", "-o", "b.pbn", "a.pbn");

    assertThat(desk.path("b.pbn"))
        .hasBinaryContent(
            (Boards.CLEAN + "{\u00e9\u00ff}\n").getBytes(StandardCharsets.ISO_8859_1));
  }

  private void putCase(String file) throws IOException {
    try (InputStream in = FixCommandTest.class.getResourceAsStream("/cases/pbn/" + file)) {
      desk.put("a.pbn", in.readAllBytes());
    }
  }

  private String findings(String... more) {
    List<String> args = new ArrayList<>(List.of("check", "-f", "short", "a.pbn"));
    args.addAll(List.of(more));
    return desk.run(args.toArray(String[]::new)).out();
  }

  /** Story "curious record": the dealers of boards 15 and 17 are wrong. */
  @Test
  void curiousRecord() throws IOException {
    putCase("pbn-165-story-curious-record.pbn");
    assertThat(findings().lines().map(line -> line.split(" ", 4)[2])).containsOnly("I001");
    assertThat(findings().lines()).hasSize(2);

    Result result = desk.run("fix", "--suggested", "--write", "a.pbn");

    assertThat(result.code()).isZero();
    assertThat(result.err()).contains("fixed I001 [board 15]: ", "fixed I001 [board 17]: ");
    assertThat(summary(result))
        .isEqualTo("1 file, 2 fixed, 0 left (0 errors, 0 warnings, 0 infos)");
    assertThat(findings("--profile=tournament")).isEmpty();
  }

  /** Story "chronological rows": the safe repair writes the grid, and the second run is clean. */
  @Test
  void chronologicalRows() throws IOException {
    putCase("pbn-161-rows-in-playing-order.pbn");
    assertThat(findings()).contains("P009").doesNotContain("P003");

    Result result = desk.run("fix", "--write", "a.pbn");

    assertThat(result.err()).contains("fixed P009 [board 12]: ");
    assertThat(desk.text("a.pbn"))
        .contains("[Play \"S\"]\nHT HK HA H5\n")
        .contains("\nCA C9 H6 C3\n");
    assertThat(findings()).doesNotContain("P0");
    assertThat(desk.run("fix", "a.pbn").out()).isEqualTo(desk.text("a.pbn"));
  }

  @Test
  void addsThePassesWithWhichAllAgrees() throws IOException {
    putCase("pbn-182-auction-cut-short.pbn");

    Result result = desk.run("fix", "--suggested", "a.pbn");

    assertThat(result.out()).endsWith("1H Pass 4H Pass Pass Pass\n");
  }

  @Test
  void marksAnIrregularityThatWasAccepted() {
    String text = "[Declarer \"N\"]\n[Contract \"1H\"]\n[Result \"7\"]\n[Auction ";
    desk.put("a.pbn", Boards.INSUFFICIENT.replace("[Auction ", text));

    Result result = desk.run("fix", "--suggested", "a.pbn");

    assertThat(result.out()).contains("1S ^I 1H Pass Pass\n");
    assertThat(result.code()).isZero();
  }

  @Test
  void keepsInAComment() {
    String text = Boards.CLEAN.replace("[Score ", "[Competition \"Teams\"]\n[Score ");
    desk.put("a.pbn", text.replace("[Auction", "stray text\n[Auction"));

    Result result = desk.run("fix", "--lossy", "a.pbn");

    assertThat(result.out())
        .contains("[Competition \"Pairs\"]\n{[Competition \"Teams\"]}\n")
        .contains("\n{stray text}\n[Auction");
    assertThat(desk.run("fix", "a.pbn").err())
        .contains("left PBN027 [board 7]: ", "left PBN026 [board 7]: ", " (--lossy: ");
  }

  @Test
  void repairsLin() {
    desk.put(
        "a.lin",
        "qx|o1|md|1S6532HAT98DKQJT9,CAKQJSAKQHKQJDA87,S74H7642DCT9876543,|sv|a|"
            + "mb|1N|mb|p|mb|p|mb|p|mb|p|pg||mc|7|mc|7|pg||\n");

    Result result = desk.run("fix", "a.lin");

    assertThat(result.err()).contains("fixed LIN014", "fixed A005", "fixed LIN021");
    assertThat(result.out()).contains("|sv|b|mb|1N|mb|p|mb|p|mb|p|pg||mc|7|pg||\n");
  }

  @Test
  void writesAnotherCharsetOnRequest() throws IOException {
    String text = Boards.CLEAN.replace("Lisle, Ben", "Lísle, Ben");
    desk.put("a.pbn", text);
    assertThat(desk.run("fix", "-n", "a.pbn").err())
        .contains("left PBN003 [board 7]: ", "(--charset: ");

    Result result = desk.run("fix", "--charset=ISO-8859-1", "-o", "b.pbn", "a.pbn");

    assertThat(result.err()).startsWith("a.pbn: written in ISO-8859-1, read as UTF-8\n");
    assertThat(desk.path("b.pbn")).hasBinaryContent(text.getBytes(StandardCharsets.ISO_8859_1));
    desk.run("fix", "--charset=UTF-8", "--write", "b.pbn");
    assertThat(desk.text("b.pbn")).isEqualTo("%Content-type: text/x-pbn; charset=UTF-8\n" + text);
    desk.run("fix", "--charset=ISO-8859-1", "--write", "b.pbn");
    assertThat(desk.path("b.pbn"))
        .hasBinaryContent(
            ("%Content-type: text/x-pbn; charset=ISO-8859-1\n" + text)
                .getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void refusesACharsetInWhichPbnCannotBeRead() {
    desk.put("a.pbn", Boards.CLEAN);

    Result result = desk.run("fix", "--charset=Big5", "--write", "a.pbn");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("a.pbn: PBN cannot be written in Big5\n");
    assertThat(desk.text("a.pbn")).isEqualTo(Boards.CLEAN);
  }

  @Test
  void refusesACharsetWithoutAllCharacters() {
    desk.put("a.pbn", Boards.CLEAN.replace("Lisle, Ben", "Łisle, Ben"));

    Result result = desk.run("fix", "--charset=ISO-8859-1", "--write", "a.pbn");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err())
        .startsWith("handrec: a.pbn: not all of its characters can be written in ISO-8859-1\n");
    assertThat(desk.text("a.pbn")).contains("Łisle");
  }

  @Test
  void writesLinInUtf8() {
    byte[] latin = "pn|Jörg,Bo,Cy,Di|md|1S,H,D|sv|o|mb|p|\n".getBytes(StandardCharsets.ISO_8859_1);
    desk.put("a.lin", latin);

    Result result = desk.run("fix", "--charset=utf-8", "--write", "a.lin");

    assertThat(result.err()).startsWith("a.lin: written in UTF-8, read as windows-1252\n");
    assertThat(desk.text("a.lin")).startsWith("pn|Jörg,Bo,Cy,Di|");
    assertThat(desk.run("fix", "--charset=windows-1252", "--write", "a.lin").code()).isEqualTo(2);
  }

  private static final String OUT_OF_ORDER =
      """
      %% PBN 2.1

      [Event "Club"]
      [Board "1"]
      {of 1}

      [Event "Club"]
      [Board "5"]

      {before 3}
      [Event "Club"]
      [Board "3"]%s

      [Event "Club"]
      [Auction "N"]
      Pass ; no number

      [Event "Club"]
      [Board "2"]""";

  @Test
  void bringsBoardsIntoTheirOrder() {
    desk.put("a.pbn", OUT_OF_ORDER.formatted(" ;same\n[Room \"\"]").replace("\n", "\r\n"));

    Result result = desk.run("fix", "--select", "X007", "a.pbn");

    assertThat(result.out())
        .isEqualTo(
            """
            % PBN 2.1

            [Event "Club"]
            [Board "1"]
            {of 1}

            [Event "Club"]
            [Board "2"]

            {before 3}
            [Event "Club"]
            [Board "3"] ;same
            [Room ""]

            [Event "Club"]
            [Auction "N"]
            Pass ; no number

            [Event "Club"]
            [Board "5"]"""
                .replace("\n", "\r\n"));
    assertThat(summary(result)).startsWith("1 file, 2 fixed, 0 left");
    desk.put("b.pbn", result.out());
    assertThat(desk.run("fix", "--select", "X007", "b.pbn").out()).isEqualTo(result.out());
  }

  /** A value taken from the record before would become that of another record. */
  @Test
  void leavesTheOrderWhereARecordTakesValuesFromTheOneBefore() {
    String text = OUT_OF_ORDER.formatted("\n[Site \"#\"]");
    desk.put("a.pbn", text);

    Result result = desk.run("fix", "--select", "X007", "a.pbn");

    assertThat(result.out()).isEqualTo(text);
    assertThat(result.err()).contains("left X007").contains("board 3 after 5");
    assertThat(summary(result)).startsWith("1 file, 0 fixed, 2 left");
  }

  /** At the head of the file it would hold for all of it. */
  @Test
  void leavesTheOrderWhereTheWaiverOfABoardWouldComeFirst() {
    String text =
        """
        [Event "E"]
        [Board "2"]

        % handrec: ignore PBN061
        [Event "E"]
        [Board "1"]
        """;
    desk.put("a.pbn", text);

    assertThat(desk.run("fix", "a.pbn").out()).isEqualTo(text);
    desk.put(
        "b.pbn",
        text.replace("\"2\"", "\"3\"").replace("\"1\"", "\"2\"")
            + "\n[Event \"E\"]\n[Board \"1\"]\n");
    assertThat(desk.run("fix", "b.pbn").out())
        .startsWith("[Event \"E\"]\n[Board \"1\"]\n\n% handrec: ignore PBN061\n");
  }

  /** Each room has an order of its own, and numbers that come again are another round. */
  @Test
  void keepsRoomsAndRoundsApart() {
    StringBuilder text = new StringBuilder();
    StringBuilder sorted = new StringBuilder();
    for (String room : List.of("Open", "Closed")) {
      for (int[] numbers : new int[][] {{2, 1, 3}, {1, 2, 3}}) {
        for (int i = 0; i < 3; i++) {
          String board = "[Event \"E\"]%n[Board \"%d\"]%n[Room \"%s\"]%n%n";
          int twice = numbers[0] == 1 ? 1 : 0;
          text.append(board.formatted(numbers[i], room).replace("\"E\"", "\"E" + twice + "\""));
          sorted.append(board.formatted(i + 1, room).replace("\"E\"", "\"E" + twice + "\""));
        }
      }
    }
    desk.put("a.pbn", text.toString());

    assertThat(desk.run("fix", "--select", "X007", "a.pbn").out()).isEqualTo(sorted.toString());
  }

  @Test
  void aByteOrderMarkStaysInFrontOfSortedBoards() {
    String one = "[Event \"a\"]\n[Board \"1\"]\n[Dealer \"N\"]\n";
    String two = "[Event \"a\"]\n[Board \"2\"]\n[Dealer \"E\"]\n";
    desk.put("a.pbn", "\uFEFF" + two + "\n" + one);

    Result result = desk.run("fix", "a.pbn");

    assertThat(result.out()).isEqualTo("\uFEFF" + one + "\n" + two);
    assertThat(result.err()).contains("fixed X007").contains("left PBN004");
  }

  @Test
  void leavesTheOrderWhereALabelIsNoNumber() {
    String text =
        "[Board \"2\"]\n[Dealer \"E\"]\n\n[Board \"2-1\"]\n[Dealer \"N\"]\n\n"
            + "[Board \"1\"]\n[Dealer \"N\"]\n";
    desk.put("a.pbn", text);

    Result result = desk.run("fix", "--select=X007", "a.pbn");

    assertThat(result.out()).isEqualTo(text);
    assertThat(result.err()).contains("left X007");
  }

  /** The only characters of several bytes in record 1 go, and with them the place of PBN003. */
  @Test
  void aFindingOfTheWholeFileMayShowAtAnotherRecord() {
    String hands = "N:AKQJ.2.AKQJT.AKQ T98.AKQJ.432.JT9 765.T987.98.8765 432.6543.765.432";
    String text =
        "[Board \"1\"]\n[Dealer \"N\"]\n[Deal \"%s\"]\n\n[Board \"2\"]\n[North \"\u0141ukasz\"]\n";
    desk.put("a.pbn", text.formatted(hands.replaceFirst(" ", "\u00A0")));

    Result result = desk.run("fix", "a.pbn");

    assertThat(result.out()).isEqualTo(text.formatted(hands));
    assertThat(result.err())
        .contains("fixed PBN071 [board 1]")
        .contains("a.pbn:6:9: left PBN003 [board 2]");
  }

  @Test
  void writesWhatTheSolverFindsOnRequest() {
    String deal = "N:J7.AJ7.AQ.J97642 AT943..JT873.AQ8 865.QT8542.654.5 KQ2.K963.K92.KT3";
    String text =
        "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \""
            + deal
            + "\"]\n[DoubleDummyTricks \"42835428359b4a79b4a8\"]\n[OptimumScore \"NS %s\"]\n";
    desk.put("a.pbn", text.formatted("450"));

    assertThat(desk.run("fix", "--suggested", "a.pbn").err())
        .contains("left Q004")
        .contains("(--double-dummy --suggested: ");
    assertThat(desk.run("fix", "--double-dummy", "a.pbn").err())
        .contains("left Q004")
        .contains("(--suggested: ");
    assertThat(desk.run("fix", "--suggested", "--double-dummy", "a.pbn").out())
        .isEqualTo(text.formatted("-450"));
  }
}
