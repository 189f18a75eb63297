package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {
  private final Desk desk = Desk.unix();

  @Test
  void aCleanFileIsDone() {
    desk.put("club.pbn", Boards.CLEAN);

    Result result = desk.run("check", "club.pbn");

    assertThat(result.out()).isEmpty();
    assertThat(result.err()).matches("1 file, 1 board, 0 errors, 0 warnings, 0 infos, .* s\n");
    assertThat(result.code()).isZero();
  }

  @Test
  void anErrorRemains() {
    desk.put("club.pbn", Boards.INSUFFICIENT);

    Result result = desk.run("check", "-f", "short", "club.pbn");

    assertThat(result.out()).contains("club.pbn:7:4: error A001 ").contains(" [board 8]\n");
    assertThat(result.summary()).isEqualTo("1 file, 1 board, 1 error, 0 warnings, 1 info");
    assertThat(result.code()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "% PBN 2.1\n% EXPORT\n", "; nothing yet\n\n", "\n\n"})
  void aFileWithoutRecordsIsDone(String text) {
    desk.put("empty.pbn", text);

    Result result = desk.run("check", "empty.pbn");

    assertThat(result.summary()).isEqualTo("1 file, 0 boards, 0 errors, 0 warnings, 0 infos");
    assertThat(result.code()).isZero();
  }

  @ParameterizedTest(name = "--fail-on {0}: {1}")
  @CsvSource({"error, 0", "warning, 0", "info, 1", "never, 0"})
  void theFailLevelDecides(String level, int code) {
    desk.put("club.pbn", Boards.REMARK);

    assertThat(desk.run("check", "--fail-on", level, "club.pbn").code()).isEqualTo(code);
  }

  @Test
  void neverFailsWhenToldSo() {
    desk.put("club.pbn", Boards.INSUFFICIENT);

    assertThat(desk.run("check", "--fail-on=never", "club.pbn").code()).isZero();
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "--ignore=A001",
        "--ignore=insufficient-bid",
        "--ignore=a001",
        "--ignore=A",
        "--ignore=A00",
        "--ignore=D010,A001",
        "--select=D",
        "--select=no-deal",
        "--severity=A001=info",
        "--severity=A001=off",
        "--severity=A=warning"
      })
  void rulesAreChosenByCodeNameOrPrefix(String option) {
    desk.put("club.pbn", Boards.INSUFFICIENT);

    Result result = desk.run("check", option, "club.pbn");

    assertThat(result.complaints()).isEmpty();
    assertThat(result.code()).isZero();
  }

  @Test
  void aFamilyIsNotTheBeginOfALongerName() {
    desk.put("club.pbn", Boards.CLEAN + "[Mood \"fine\"]\n");

    assertThat(desk.run("check", "-f", "short", "--select=PBN", "club.pbn").out())
        .contains("PBN028");
    assertThat(desk.run("check", "-f", "short", "--select=P", "club.pbn").out()).isEmpty();
  }

  @Test
  void aRuleIsIgnoredForOneTag() {
    desk.put("club.pbn", "[Event \"x\"]\n[Mood \"fine\"]\n[Weather \"wet\"]\n");

    String out = desk.run("check", "-f", "short", "--ignore=PBN028:Mood", "club.pbn").out();

    assertThat(out).contains("Weather").doesNotContain("Mood");
  }

  @Test
  void severitiesChangeByProfile() {
    desk.put("club.pbn", Boards.CLEAN.replace("\"7\"", "\"8\""));

    assertThat(desk.run("check", "-f", "short", "club.pbn").out()).contains("info I001");
    assertThat(desk.run("check", "-f", "short", "--profile=tournament", "club.pbn").out())
        .contains("warning I001");
    assertThat(desk.run("check", "-f", "short", "--profile=lesson", "club.pbn").out())
        .doesNotContain("I001");
  }

  @Test
  void theExportFormatIsCheckedOnRequest() {
    desk.put("club.pbn", "% PBN 2.1\n% EXPORT\n" + Boards.CLEAN);

    assertThat(desk.run("check", "-f", "short", "club.pbn").out()).isEmpty();
    assertThat(desk.run("check", "-f", "short", "--strict-export", "club.pbn").out())
        .contains("warning PBN097");
    assertThat(desk.run("check", "--strict-export", "--fail-on=warning", "club.pbn").code())
        .isEqualTo(1);
  }

  @Test
  void severalInputsGoOnAfterABadOne() {
    desk.put("a.pbn", Boards.INSUFFICIENT);
    desk.put("c.pbn", Boards.CLEAN);

    Result result = desk.run("check", "-f", "short", "a.pbn", "b.pbn", "c.pbn");

    assertThat(result.out()).contains("a.pbn:7:4");
    assertThat(result.complaints()).isEqualTo("handrec: b.pbn: no such file\n");
    assertThat(result.summary()).isEqualTo("2 files, 2 boards, 1 error, 0 warnings, 1 info");
    assertThat(result.code()).isEqualTo(2);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--select=Z9 | no rule 'Z9'; 'handrec rules' lists them",
        "--ignore= | no rule ''; 'handrec rules' lists them",
        "--severity=A001 | not CODE=LEVEL: A001",
        "--severity=A001=fatal | no level 'fatal'; known: error, warning, info, off",
        "--from=doc | no format 'doc'; known: pbn, lin",
        "--input-charset=klingon | no charset 'klingon'"
      })
  void aWrongValueIsOneLine(String option, String message) {
    desk.put("club.pbn", Boards.CLEAN);

    Result result = desk.run("check", option, "club.pbn");

    assertThat(result.err()).isEqualTo("handrec: " + message + "\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "short", "jsonl"})
  void findingsComeInTheOrderOfInputsAndPlaces(String format) {
    putMixture();

    String out = desk.run("check", "-f", format, "club.pbn", "more").out();

    assertThat(out).containsSubsequence("PBN028", "D010", "A001", "D010", "PBN003", "A001");
    assertThat(out).containsSubsequence("club.pbn", "more/zoë.pbn");
  }

  @Test
  void oneJsonObjectHoldsFilesSummaryAndFindings() {
    putMixture();

    String json = desk.run("check", "-f", "json", "club.pbn", "more").out();

    assertThat(json)
        .startsWith(
            "{\"version\":1,\"files\":[\"club.pbn\",\"more/a.PBN\",\"more/zoë.pbn\"],"
                + "\"summary\":{\"files\":3,\"boards\":5,\"error\":2,\"warning\":1,\"info\":4},"
                + "\"diagnostics\":[\n{\"code\":\"PBN028\",")
        .endsWith("}]}\n");
    String lines = desk.run("check", "-f", "jsonl", "club.pbn", "more").out();
    assertThat(json).contains(lines.strip().replace("\n", ",\n"));
  }

  @Test
  void coloursGoToATerminalOnly() {
    putMixture();

    assertThat(desk.run("check", "club.pbn").out()).doesNotContain("\u001b");
    assertThat(desk.terminal().run("check", "club.pbn").out()).contains("\u001b");
    assertThat(desk.run("check", "--color=never", "club.pbn").out()).doesNotContain("\u001b");
    assertThat(desk.variable("NO_COLOR", "1").run("check", "club.pbn").out())
        .doesNotContain("\u001b");
  }

  private void putMixture() {
    desk.put(
        "club.pbn",
        Boards.CLEAN + "[Mood \"fine\"]\n\n" + Boards.INSUFFICIENT + "\n" + Boards.REMARK);
    desk.put("more/zoë.pbn", Boards.INSUFFICIENT.replace("Thorne, Ada", "Zoë\u00A0\\\"Z\\\""));
    desk.put("more/a.PBN", Boards.CLEAN);
  }

  @Test
  void theTextStopsAfterTwentyEqualFindings() {
    desk.put("club.pbn", (Boards.INSUFFICIENT + "\n").repeat(25));

    String text = desk.run("check", "club.pbn").out();
    assertThat(text.lines().filter(line -> line.contains("error A001"))).hasSize(20);
    assertThat(text).contains("club.pbn: 5 more of A001 insufficient-bid\n");

    String lines = desk.run("check", "-f", "short", "club.pbn").out();
    assertThat(lines.lines().filter(line -> line.contains("error A001"))).hasSize(25);
  }

  @Test
  void theReportGoesToAFile() {
    desk.put("club.pbn", Boards.INSUFFICIENT);

    Result result = desk.run("check", "-f", "jsonl", "--report-file", "out.jsonl", "club.pbn");

    assertThat(result.out()).isEmpty();
    assertThat(result.code()).isEqualTo(1);
    assertThat(desk.text("out.jsonl"))
        .isEqualTo(desk.run("check", "-f", "jsonl", "club.pbn").out());
  }

  @Test
  void aReportReplacesNoFileUnasked() {
    desk.put("club.pbn", Boards.INSUFFICIENT);
    desk.put("report.txt", "old");

    Result result = desk.run("check", "--report-file", "report.txt", "club.pbn");

    assertThat(result.err())
        .isEqualTo("handrec: report.txt: exists already; --force replaces it\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.text("report.txt")).isEqualTo("old");
    assertThat(desk.run("check", "--force", "--report-file", "report.txt", "club.pbn").code())
        .isEqualTo(1);
    assertThat(desk.text("report.txt")).startsWith("club.pbn:1:1: info D010");
  }

  @Test
  void aReportNeverReplacesAnInput() {
    desk.put("club.pbn", Boards.INSUFFICIENT);

    Result result = desk.run("check", "--force", "--report-file", "club.pbn", "club.pbn");

    assertThat(result.err()).isEqualTo("handrec: club.pbn: the report would replace an input\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.text("club.pbn")).isEqualTo(Boards.INSUFFICIENT);
  }

  @Test
  void aReportNeedsItsDirectory() {
    desk.put("club.pbn", Boards.CLEAN);

    Result result = desk.run("check", "--report-file", "no/report.txt", "club.pbn");

    assertThat(result.err())
        .isEqualTo("handrec: no/report.txt cannot be written: no such directory\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(Files.exists(desk.path("no"))).isFalse();
  }

  @Test
  void windowsLineEndsAndPaths() {
    Desk windows = Desk.windows();
    windows.put("cards\\club.pbn", Boards.INSUFFICIENT.replace("\n", "\r\n"));

    assertThat(windows.run("check", "cards").out())
        .contains("\ncards\\club.pbn:7:4: error A001 ")
        .contains("\n       7 | 1S 1H Pass Pass\n         |    ^^\n")
        .doesNotContain("\r");
    assertThat(windows.run("check", "-f", "jsonl", "cards").out())
        .contains("\"file\":\"cards\\\\club.pbn\",\"line\":7,\"column\":4,")
        .doesNotContain("\r");
  }

  @Test
  void embeddedTextIsReadWhenAsked() {
    desk.put("page.html", "<html><PBN>\n" + Boards.INSUFFICIENT + "</PBN></html>\n");

    Result result = desk.run("check", "-f", "short", "--embedded", "page.html");

    assertThat(result.out()).contains("page.html:8:4: error A001");
  }

  @Test
  void embeddedTextThatIsNotReadIsPointedOut() {
    String page = "<html><pbn>\n" + Boards.CLEAN + "</pbn></html>\n";
    desk.put("page.html", page);
    desk.put("long.html", "<p>words</p>\n".repeat(5000) + page);

    assertThat(desk.run("check", "-f", "short", "page.html").out())
        .startsWith(
            "page.html:1:1: error PBN026 text \"<html><pbn>\" belongs to nothing; use --embedded to"
                + " read what stands between <PBN> and </PBN>");
    assertThat(desk.run("check", "long.html").complaints())
        .isEqualTo(
            "handrec: long.html: no known format, not a hand record (known: pbn, lin); PBN text"
                + " between <PBN> and </PBN> is read with --from pbn --embedded\n");
    assertThat(desk.run("check", "--from=pbn", "--embedded", "long.html").summary())
        .isEqualTo("1 file, 1 board, 0 errors, 0 warnings, 0 infos");
  }

  @Test
  void theCharsetCanBeGiven() {
    desk.put(
        "club.pbn", new byte[] {'[', 'W', 'e', 's', 't', ' ', '"', (byte) 0xB1, '"', ']', '\n'});

    String line = desk.run("convert", "--to=jsonl", "--input-charset=ISO-8859-2", "club.pbn").out();

    assertThat(line).contains("\"W\":\"ą\"");
  }

  @Test
  void strictModeReadsByTheLetter() {
    desk.put("club.pbn", Boards.CLEAN.replace("\"12\"", "\"+5\""));

    assertThat(desk.run("check", "-f", "short", "club.pbn").out()).contains("PBN062");
    assertThat(desk.run("check", "-f", "short", "--strict", "club.pbn").out()).contains("PBN061");
  }
}
