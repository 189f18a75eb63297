package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.cli.Golden.assertGolden;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
  /** Calls that were skipped, insufficient, explained, doubtful; a play that was claimed. */
  private static final String RICH =
      """
      {A match of two.}
      [Event "Cup"]
      [Site "?"]
      [Board "1"]
      [Room "Open"]
      [West "Thorne, Ada"]
      [Dealer "N"]
      [Vulnerable "Love"]
      [Deal "N:KQ2.AK5.A942.K93 - J54.432.KQ3.Q842 -"]
      {Both minors.}
      [Scoring "IMP"]
      [Declarer "S"]
      [Contract "3NTX"]
      [Result "NS 9"]
      [Score "EW -400"]
      [Auction "N"]
      2NT =1= Pass ^I 1S Pass
      3NT ! {quick} Pass Pass X $6
      Pass Pass Pass
      [Note "1:20-21"]
      [Note "2:never used"]
      [Play "E"]
      S7 S4 ST SK =1=
      - C2 - CK
      *
      [Note "1:fourth best"]
      [ScoreTable "Rank;Names\\12L"]
      1 "A;B"
      2
      """;

  private final Desk desk = Desk.unix();

  @Test
  void aCleanBoard() {
    desk.put("club.pbn", Boards.CLEAN);
    assertGolden("convert-clean.jsonl", desk.run("convert", "--to=jsonl", "club.pbn").out());
  }

  @Test
  void everyFieldOfABoard() {
    desk.put("club.pbn", RICH);
    assertGolden("convert-rich.jsonl", desk.run("convert", "--to=jsonl", "club.pbn").out());
  }

  @Test
  void anArrayOfBoards() {
    desk.put("club.pbn", Boards.CLEAN + "\n" + Boards.INSUFFICIENT);
    desk.put("empty.pbn", "");
    assertGolden("convert.json", desk.run("convert", "--to=json", "club.pbn").out());
    assertThat(desk.run("convert", "--to=json", "empty.pbn").out()).isEqualTo("[\n]\n");
    assertThat(desk.run("convert", "--to=jsonl", "empty.pbn").out()).isEmpty();
  }

  @Test
  void statedValuesThatContradictStayAmongTheTags() {
    desk.put(
        "club.pbn",
        Boards.CLEAN
            .replace("[Contract \"1S\"]", "[Contract \"2S\"]")
            .replace("[Declarer \"N\"]", "[Declarer \"E\"]")
            .replace("[Vulnerable \"All\"]", "[Vulnerable \"E\"]"));

    assertThat(desk.run("convert", "--to=jsonl", "club.pbn").out())
        .contains("\"contract\":\"1S\",\"declarer\":\"N\"")
        .contains("\"vulnerable\":null")
        .contains("\"Contract\":\"2S\"", "\"Declarer\":\"E\"", "\"Vulnerable\":\"E\"");
  }

  @Test
  void whatFollowsAnUnreadableCallHasNoPlace() {
    desk.put("club.pbn", Boards.INSUFFICIENT.replace("1S 1H Pass", "1S 1Q 2H"));

    assertThat(desk.run("convert", "--to=jsonl", "club.pbn").out())
        .contains("\"calls\":[\"1S\"],\"complete\":false")
        .contains("{\"call\":2,\"kind\":\"unreadable\",\"text\":\"1Q\"}")
        .contains("{\"call\":3,\"kind\":\"unplaced\",\"text\":\"2H\"}");
  }

  private String play(String result, String rows) {
    desk.put(
        "club.pbn",
        """
        [Dealer "N"]
        [Deal "N:53.92.K42.KT5432 QT2.KT876.AQ986. A9876.A43.T53.J8 KJ4.QJ5.J7.AQ976"]
        [Declarer "S"]
        [Contract "2S"]
        [Result "%s"]
        [Play "W"]
        %s
        """
            .formatted(result, rows));
    return desk.run("convert", "--to=jsonl", "club.pbn").out();
  }

  @Test
  void anUnknownCardKeepsItsPlace() {
    assertThat(play("8", "SK - S2 SA\n- - - HA\n*"))
        .contains("\"cards\":[\"SK\",null,\"S2\",\"SA\",null,null,null,\"HA\"],\"claim\":8");
    assertThat(play("8", "SK S3 S2 SA\n- H2 - HA\n*"))
        .contains("\"SA\",\"HA\",null,\"H2\"],\"claim\":8");
  }

  @Test
  void cardsThatDoNotCountAreThereAsWritten() {
    assertThat(play("8", "SK S3 S2 SA\n*\nHJ H2"))
        .contains("\"cards\":[\"SK\",\"S3\",\"S2\",\"SA\"],")
        .contains("\"written\":[\"SK\",\"S3\",\"S2\",\"SA\",\"HJ\",\"H2\"]");
  }

  @ParameterizedTest(name = "Result \"{0}\", {1}")
  @CsvSource({
    "8, *, 8",
    "EW 5, *, 8",
    "EW 5, , null",
    "NS 1 EW 0, , null",
    "0, *, null",
    "EW 13, *, null",
    "^0, *, 0"
  })
  void tricksAreWhatCanBe(String result, String end, String tricks) {
    assertThat(play(result, "SK S3 S2 SA\n" + (end == null ? "" : end)))
        .contains("\"tricks\":" + tricks + ",");
  }

  @ParameterizedTest(name = "Score \"{0}\"")
  @CsvSource(
      delimiter = '|',
      value = {
        "NS 230 | {\"NS\":230,\"EW\":-230}",
        "EW -230 | {\"NS\":230,\"EW\":-230}",
        "230 | {\"NS\":230,\"EW\":-230}",
        "EW -230 NS 230 | {\"NS\":230,\"EW\":-230}",
        "NS 230 EW 0 | null",
        "many | null"
      })
  void scores(String written, String field) {
    desk.put("club.pbn", Boards.CLEAN.replace("NS 230", written));

    String line = desk.run("convert", "--to=jsonl", "club.pbn").out();

    assertThat(line).contains("\"score\":" + field + ",");
    assertThat(line.contains("\"Score\":\"" + written + "\"")).isEqualTo(field.equals("null"));
  }

  @Test
  void pbnOfPbn() {
    desk.put("club.pbn", Boards.CLEAN);

    Result result = desk.run("convert", "--to=pbn", "club.pbn");

    assertGolden("convert.pbn", result.out());
    assertThat(result.code()).isZero();
    desk.put("new.pbn", result.out());
    assertThat(desk.run("convert", "--to=pbn", "new.pbn").out()).isEqualTo(result.out());
  }

  @Test
  void newlinesAndCharsets() throws IOException {
    desk.put("club.pbn", Boards.CLEAN.replace("Elmwick", "Ełmwick"));

    assertThat(desk.run("convert", "--to=pbn", "--newline=lf", "club.pbn").out())
        .doesNotContain("\r")
        .contains("Ełmwick");
    assertThat(desk.run("convert", "--to=jsonl", "--newline=crlf", "club.pbn").out())
        .endsWith("}\r\n");
    assertThat(desk.run("convert", "--to=jsonl", "--charset=US-ASCII", "club.pbn").out())
        .contains("E\\u0142mwick");
    desk.run("convert", "--to=pbn", "--charset=ISO-8859-2", "-o", "out.pbn", "club.pbn");
    assertThat(new String(Files.readAllBytes(desk.path("out.pbn")), "ISO-8859-2"))
        .contains("Ełmwick");
  }

  @Test
  void lossesAreTold() {
    desk.put("club.pbn", Boards.CLEAN.replace("Elmwick", "Ełmwick"));

    Result result = desk.run("convert", "--to=pbn", "--charset=ISO-8859-1", "club.pbn");

    assertThat(result.out()).contains("E?mwick");
    assertThat(result.err()).isEqualTo("club.pbn: character, replaced: ł\n");
    assertThat(result.code()).isZero();
  }

  @Test
  void charsetsWithoutAsciiAreNotForPbn() {
    desk.put("club.pbn", Boards.CLEAN);
    Result result = desk.run("convert", "--to=pbn", "--charset=UTF-16", "club.pbn");
    assertThat(result.err()).isEqualTo("handrec: PBN cannot be written in UTF-16\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void oneFileForAll() {
    desk.put("a.pbn", Boards.CLEAN + "\n{The end.}\n");
    desk.put("b.pbn", Boards.INSUFFICIENT);

    Result result = desk.run("convert", "--to=pbn", "-o", "all.pbn", "a.pbn", "b.pbn", "c.pbn");

    assertThat(result.out()).isEmpty();
    assertThat(result.err()).isEqualTo("handrec: c.pbn: no such file\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.text("all.pbn")).containsOnlyOnce("% PBN 2.1").contains("{The end.}");
    assertThat(desk.run("convert", "--to=jsonl", "all.pbn").out().lines()).hasSize(2);
  }

  @Test
  void valuesForLaterRecordsDoNotReachAnotherInput() {
    desk.put("a.pbn", "[Competition \"##Pairs\"]\n\n" + Boards.INSUFFICIENT);
    desk.put("b.pbn", Boards.INSUFFICIENT);

    Result result = desk.run("convert", "--to=pbn", "-o", "all.pbn", "a.pbn", "b.pbn");

    assertThat(result.err())
        .isEqualTo("a.pbn:1:1: values for later records, replaced: Competition\n");
    assertThat(desk.run("convert", "--to=jsonl", "all.pbn").out().lines())
        .satisfiesExactly(
            first -> assertThat(first).contains("\"Competition\":\"Pairs\""),
            second -> assertThat(second).doesNotContain("Competition"));
    assertThat(desk.run("convert", "--to=pbn", "a.pbn").out()).contains("##Pairs");
  }

  @Test
  void theSameAgainChangesNothing() {
    desk.put("a.pbn", Boards.CLEAN);
    desk.run("convert", "--to=json", "-o", "a.json", "a.pbn");

    Result again = desk.run("convert", "--to=json", "-o", "a.json", "a.pbn");
    assertThat(again.err()).isEqualTo("handrec: a.json: exists already; --force replaces it\n");
    assertThat(again.code()).isEqualTo(2);
    assertThat(desk.run("convert", "--to=json", "-o", "a.json", "--force", "a.pbn").code())
        .isZero();
    assertThat(desk.run("convert", "--to=json", "-o", "-", "a.pbn").out())
        .isEqualTo(desk.text("a.json"));
  }

  @Test
  void aFileCanBeConvertedOntoItself() {
    desk.put("a.pbn", Boards.CLEAN);
    String expected = desk.run("convert", "--to=pbn", "a.pbn").out();

    desk.run("convert", "--to=pbn", "-o", "a.pbn", "--force", "a.pbn");

    assertThat(desk.text("a.pbn")).isEqualTo(expected);
  }

  @Test
  void aFileForEachInput() throws IOException {
    desk.put("in/may.pbn", Boards.CLEAN);
    desk.put("in/2024/june.PBN", Boards.CLEAN);

    Result result = desk.run("convert", "--to=jsonl", "--output-dir=out", "in");

    assertThat(result.err()).isEmpty();
    assertThat(files("out")).containsExactly("out/2024/june.jsonl", "out/may.jsonl");
    desk.run("convert", "--to=json", "--output-dir=flat", "--name={n}-{name}.{ext}", "in");
    assertThat(files("flat")).containsExactly("flat/1-june.json", "flat/2-may.json");
  }

  @Test
  void twoOutputsOfOneNameAreRefused() {
    desk.put("a/club.pbn", Boards.CLEAN);
    desk.put("b/CLUB.pbn", Boards.CLEAN);

    Result result =
        desk.run("convert", "--to=json", "--output-dir=out", "a/club.pbn", "b/CLUB.pbn");

    assertThat(result.err())
        .isEqualTo("handrec: a/club.pbn and b/CLUB.pbn would both be written to CLUB.json\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.path("out")).doesNotExist();
  }

  @Test
  void nothingIsWrittenWhenOneOutputExists() throws IOException {
    desk.put("in/a.pbn", Boards.CLEAN);
    desk.put("in/b.pbn", Boards.CLEAN);
    desk.put("out/b.json", "mine");

    Result result = desk.run("convert", "--to=json", "--output-dir=out", "in");

    assertThat(result.err())
        .isEqualTo("handrec: out/b.json: exists already; --force replaces it\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(files("out")).containsExactly("out/b.json");
    assertThat(desk.text("out/b.json")).isEqualTo("mine");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../{name}.json", "/tmp/{name}.json", "x/../../{name}", "", "."})
  void outputsStayInTheirDirectory(String template) {
    desk.put("a.pbn", Boards.CLEAN);

    Result result =
        desk.run("convert", "--to=json", "--output-dir=out", "--name", template, "a.pbn");

    assertThat(result.err()).contains("would lie outside out");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void aBadInputLeavesNoFile() throws IOException {
    desk.put("in/a.pbn", Boards.CLEAN);
    desk.put("in/b.pbn", new byte[] {0, 1, 2});

    Result result = desk.run("convert", "--to=json", "--output-dir=out", "in");

    assertThat(result.code()).isEqualTo(2);
    assertThat(files("out")).containsExactly("out/a.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pbn", "lin", "json", "jsonl", "url", "csv"})
  void noInputLeavesNoFile(String target) {
    desk.put("notes.txt", "Dear all,\n");

    Result result = desk.run("convert", "--to=" + target, "-o=out", "notes.txt", "none.pbn");

    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.path("out")).doesNotExist();
    desk.put("empty.pbn", "");
    assertThat(desk.run("convert", "--to=" + target, "-o=out", "empty.pbn").code()).isZero();
    assertThat(desk.path("out")).exists();
  }

  @Test
  void aDirectoryThatIsAFile() {
    desk.put("a.pbn", Boards.CLEAN);
    desk.put("out", "mine");

    Result result = desk.run("convert", "--to=json", "--output-dir=out", "a.pbn");

    assertThat(result.err()).isEqualTo("handrec: out/a.json cannot be written: not a directory\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.text("out")).isEqualTo("mine");
  }

  @Test
  void namesBelongToADirectory() {
    desk.put("a.pbn", Boards.CLEAN);
    Result result = desk.run("convert", "--to=json", "--name={n}", "a.pbn");
    assertThat(result.err()).isEqualTo("handrec: --name belongs to --output-dir\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void theReportIsAFileOfItsOwn() {
    desk.put("a.pbn", Boards.CLEAN);
    Result input = desk.run("convert", "--to=json", "--report-file=./a.pbn", "--force", "a.pbn");
    assertThat(input.err()).isEqualTo("handrec: ./a.pbn: is both an input and the report\n");
    assertThat(input.code()).isEqualTo(2);
    assertThat(desk.text("a.pbn")).isEqualTo(Boards.CLEAN);
    assertThat(desk.run("convert", "--to=json", "--report-file=-", "a.pbn").err())
        .isEqualTo("handrec: --report-file names a file; standard output holds the records\n");
  }

  @Test
  void fileAndDirectoryExcludeEachOther() {
    desk.put("a.pbn", Boards.CLEAN);
    Result result = desk.run("convert", "--to=json", "--output-dir=out", "-o", "a.json", "a.pbn");
    assertThat(result.err()).isEqualTo("handrec: --output and --output-dir exclude each other\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void theFormatIsNeeded() {
    Result none = desk.run("convert", "a.pbn");
    assertThat(none.err())
        .isEqualTo(
            "handrec: missing required option: '--to=FORMAT'\nSee 'handrec convert --help'.\n");
    assertThat(none.code()).isEqualTo(2);
    Result wrong = desk.run("convert", "--to=doc", "a.pbn");
    assertThat(wrong.err())
        .isEqualTo(
            """
            handrec: invalid value for option '--to': 'doc' is none of pbn, lin, url, json, jsonl, csv
            See 'handrec convert --help'.
            """);
    assertThat(wrong.code()).isEqualTo(2);
  }

  @Test
  void outputIsUtf8() {
    desk.put(
        "club.pbn", Boards.CLEAN.replace("Elmwick", "Zoë").getBytes(StandardCharsets.ISO_8859_1));
    assertThat(desk.run("convert", "--to=jsonl", "club.pbn").out()).contains("\"site\":\"Zoë\"");
  }

  private List<String> files(String directory) throws IOException {
    try (Stream<Path> paths = Files.walk(desk.path(directory))) {
      return paths
          .filter(Files::isRegularFile)
          .map(path -> desk.directory.relativize(path).toString())
          .sorted()
          .toList();
    }
  }
}
