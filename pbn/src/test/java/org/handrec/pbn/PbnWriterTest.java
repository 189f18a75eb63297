package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Fact;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PbnWriterTest {
  private static final String HEAD = "% PBN 2.1\r\n% EXPORT\r\n";

  // ---- characters

  @Test
  void latin1WhereItSuffices() {
    assertThat(bytesOf("[Event \"Zoé\"]\n")).isEqualTo(latin1(game("Zoé")));
  }

  @Test
  void utf8WithItsLineWhereLatin1DoesNotSuffice() {
    String expected = game("Łukasz é").replace(HEAD, HEAD + contentType("UTF-8"));
    assertThat(bytesOf("[Event \"Łukasz é\"]\n")).isEqualTo(utf8(expected));
  }

  @Test
  void latin1ThatWouldReadAsUtf8BecomesUtf8() {
    byte[] source = latin1("%Content-type: text/x-pbn; charset=windows-1252\n[Event \"Ã©\"]\n");
    String expected = game("Ã©").replace(HEAD, HEAD + contentType("UTF-8"));
    byte[] written = Written.of(source, ReadOptions.DEFAULT).bytes();
    assertThat(written).isEqualTo(utf8(expected));
    assertThat(event(written)).isEqualTo(Fact.given("Ã©"));
  }

  @Test
  void aLateCharacterRecodesWhatStandsBefore() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= 6000; i++) {
      text.append("[Event \"é ").append(i == 6000 ? "Ł" : "x").append("\"]\n[Board \"1\"]\n\n");
    }
    Written written = Written.of(utf8(text.toString()), ReadOptions.DEFAULT);
    String all = new String(written.bytes(), StandardCharsets.UTF_8);
    assertThat(all)
        .startsWith(HEAD + contentType("UTF-8"))
        .contains("é Ł")
        .doesNotContain("\uFFFD");
    assertThat(Written.read(written.bytes(), ReadOptions.DEFAULT)).hasSize(6000);
  }

  @Test
  void temporaryFilesStandWhereTheOptionsSayAndGo() throws IOException {
    try (FileSystem files = Jimfs.newFileSystem(Configuration.unix())) {
      Path folder = Files.createDirectory(files.getPath("/spool"));
      PbnWriter.Options options =
          new PbnWriter.Options(Optional.empty(), PbnWriter.LineEnd.CR_LF, Optional.of(folder));
      String games = "[Event \"x\"]\n[Board \"1\"]\n\n".repeat(8000);
      byte[] inFile = Written.of(latin1(games), ReadOptions.DEFAULT, options).bytes();
      assertThat(inFile.length).isGreaterThan(1 << 20);
      assertThat(inFile).isEqualTo(bytesOf(games));
      try (Stream<Path> left = Files.list(folder)) {
        assertThat(left).isEmpty();
      }
    }
  }

  @Test
  void aNarrowerCharsetReportsEachReplacedCharacter() {
    Written written = write("[Event \"Zoé Ł\"]\n", StandardCharsets.US_ASCII);
    assertThat(written.bytes()).isEqualTo(latin1(game("Zo? ?")));
    assertThat(written.losses()).extracting(Loss::datum).containsExactly("é", "Ł");
    assertThat(written.losses()).extracting(Loss::fate).containsOnly(Loss.Fate.REPLACED);
  }

  @Test
  void aWantedCharsetIsStated() {
    byte[] written = write("[Event \"“Zoé”\"]\n", Charset.forName("windows-1252")).bytes();
    assertThat(new String(written, Charset.forName("windows-1252")))
        .isEqualTo(game("“Zoé”").replace(HEAD, HEAD + contentType("windows-1252")));
    assertThat(event(written)).isEqualTo(Fact.given("“Zoé”"));
  }

  /** In Big5 a character may hold the byte of a backslash. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "Big5", "IBM037"})
  void charsetsInWhichPbnCannotBeRead(String name) {
    PbnWriter.Options options =
        new PbnWriter.Options(
            Optional.of(Charset.forName(name)), PbnWriter.LineEnd.CR_LF, Optional.empty());
    assertThatThrownBy(() -> new PbnWriter(new ByteArrayOutputStream(), options).close())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(name);
  }

  @Test
  void linesEndInLfOnRequestAndClaimNothing() {
    PbnWriter.Options options =
        new PbnWriter.Options(Optional.empty(), PbnWriter.LineEnd.LF, Optional.empty());
    byte[] written = Written.of(latin1("[Event \"x\"]\r\n"), ReadOptions.DEFAULT, options).bytes();
    assertThat(written)
        .isEqualTo(latin1(game("x").replace("% EXPORT\r\n", "").replace("\r\n", "\n")));
  }

  @Test
  void controlCharactersAreReplacedAndReported() {
    Written written = Written.of(latin1("[Event \"a\tb\u0001c\"]\n"), ReadOptions.DEFAULT);
    assertThat(written.bytes()).isEqualTo(latin1(game("a b_c")));
    assertThat(written.losses()).extracting(Loss::kind).containsOnly("control character");
  }

  @Test
  void quotesAndBackslashesAreEscaped() {
    assertThat(text("[Event \"a\\\"b\\\\c\\d\"]\n")).contains("[Event \"a\\\"b\\\\c\\\\d\"]\r\n");
  }

  @Test
  void aValueLikeAnInheritanceReadsBackAsItself() {
    byte[] written = bytesOf("[Event \"###\"]\n");
    assertThat(new String(written, StandardCharsets.ISO_8859_1)).contains("[Event \"###\"]\r\n");
    assertThat(event(written)).isEqualTo(Fact.given("#"));
  }

  // ---- lines

  @Test
  void rowsAndCommentsAreBrokenPairsAreNot() {
    String words = "word ".repeat(100).strip();
    String text =
        "[Event \""
            + "x".repeat(300)
            + "\"]\n"
            + "{"
            + words
            + "}\n"
            + "[Site \"s\"] ; "
            + words
            + "\n"
            + "[Dealer \"N\"]\n[Auction \"N\"]\n1C {"
            + "a".repeat(240)
            + "} Pass {"
            + "b".repeat(249)
            + "} 1H Pass *\n";
    String written = text(text);
    assertThat(written.split("\r\n"))
        .filteredOn(line -> !line.startsWith("[Event"))
        .allMatch(line -> line.length() <= ExportText.LIMIT);
    assertThat(written).contains("[Event \"" + "x".repeat(300) + "\"]\r\n");
    assertThat(written.replace("\r\n", " ")).contains("{" + words + "}");
    assertThat(written.replace("\r\n;", " ")).contains("[Site \"s\"]  " + words);
    assertThat(written).contains("\r\n1C {" + "a".repeat(240) + "} Pass\r\n{bbb");
  }

  // ---- what has no place

  @ParameterizedTest
  @CsvSource({"CR_LF, 243, 0", "CR_LF, 244, 1", "LF, 244, 0", "LF, 245, 1"})
  void linesThatStayTooLongAreCounted(PbnWriter.LineEnd lineEnd, int length, int count)
      throws IOException {
    for (String letter : List.of("x", "\u00E5", "\uD83C\uDCA1")) {
      byte[] source = utf8("[Event \"" + letter.repeat(length) + "\"]\n");
      PbnWriter.Options options =
          new PbnWriter.Options(Optional.empty(), lineEnd, Optional.empty());
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (PbnReader reader = PbnReader.open(Source.of("test", source), ReadOptions.DEFAULT);
          PbnWriter writer = new PbnWriter(out, options)) {
        HandRecord record = reader.next().orElseThrow();
        writer.write(record, Replay.of(record.board(), false, Habits.UNKNOWN));
        writer.finish();
        assertThat(writer.longLines()).isEqualTo(count);
      }
      assertThat(Written.findings(out.toByteArray(), ReadOptions.DEFAULT))
          .filteredOn(finding -> finding.code().equals("PBN008"))
          .hasSize(count);
    }
  }

  @Test
  void whatHasNoPlaceStandsInComments() {
    Written written =
        Written.of(
            latin1(
                "[Room \"Open\"]\n[Room \"IMP\"] {why}\n"
                    + "[Event \"The \"Big\" Game\"]\n"
                    + "[Site \"Lund\"] lost words }\n[Note \"1:early\"]\n"),
            ReadOptions.DEFAULT);
    String text = new String(written.bytes(), StandardCharsets.ISO_8859_1);
    assertThat(text)
        .contains(
            "[Room \"Open\"]\r\n{handrec: unused repetition: [Room \"IMP\"]}\r\n{why}\r\n"
                + "{handrec: unreadable tag: [Event \"The \"Big\" Game\"]}\r\n")
        .contains("[Site \"Lund\"]\r\n;handrec: stray text: lost words }\r\n")
        .contains("{handrec: unused note: [Note \"1:early\"]}\r\n");
    assertThat(written.losses())
        .extracting(Loss::kind)
        .containsExactlyInAnyOrder(
            "unused repetition", "unreadable tag", "stray text", "unused note");
    assertThat(written.losses()).extracting(Loss::fate).containsOnly(Loss.Fate.COMMENT);
    assertThat(written.losses())
        .filteredOn(loss -> loss.kind().equals("unused repetition"))
        .extracting(Loss::place)
        .containsExactly(Optional.of(new Location(2, 1, 2, 13)));
  }

  @Test
  void faultsOfTheRecordStay() {
    String text =
        text(
            "[Dealer \"N\"]\n[Contract \"4H\"]\n[Auction \"N\"]\n"
                + "1NT Pass 8H Pass\nPass Pass 2C %\n[Play \"W\"]\nSA ZZ S3 S4 * D8\n");
    assertThat(text).contains("1NT Pass 8H Pass\r\nPass Pass 2C \"%\"\r\n");
    assertThat(text).contains("SA ZZ S3 S4\r\n* D8\r\n");
  }

  @Test
  void escapeLinesAndTrailerStay() {
    assertThat(
            text(
                "% PBN 1.0\n% EXPORT\n%Content-type: text/x-pbn; charset=ISO-8859-1\n"
                    + "%Creator: x\n{first}\n[Event \"e\"]\n%%a\n{second}\n\n% b\n{last}\n"))
        .startsWith(HEAD + "%Creator: x\r\n{first}\r\n[Event \"e\"]\r\n{second}\r\n%%a\r\n[Site")
        .endsWith("[Result \"?\"]\r\n\r\n% b\r\n{last}\r\n");
  }

  @Test
  void aFileWithoutRecordsIsItsHead() {
    assertThat(text("")).isEqualTo(HEAD);
    assertThat(text("; nothing\n")).isEqualTo(HEAD + "; nothing\r\n");
  }

  @Test
  void aGameOfDefaultsStaysOne() {
    String text =
        text("[Event \"##Cup\"]\n[Annotator \"##Bo\"]\n[Dealer \"##N\"]\n\n[Board \"1\"]\n");
    assertThat(text)
        .startsWith(HEAD + "[Event \"##Cup\"]\r\n[Dealer \"##N\"]\r\n[Annotator \"##Bo\"]\r\n\r\n");
    assertThat(text).contains("[Event \"Cup\"]\r\n").contains("[Annotator \"Bo\"]\r\n");
  }

  // ---- the check

  @Test
  void checkOfTheClaim() {
    List<String> found =
        check(
            "% PBN 2.1\n% EXPORT\n[Event \"x\"] [Board \"1\"]\n[Dealer \"N\"]\n"
                + "[Vulnerable \"Love\"]\n");
    assertThat(found)
        .containsExactlyInAnyOrder("PBN097@1:10", "PBN097@3:1", "PBN098@3:1", "PBN099@5:13");
  }

  @Test
  void checkOfSectionsAndOrder() {
    String good = text("[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Section \"A\"]\n");
    assertThat(check(good)).isEmpty();
    assertThat(check(good.replace("1C Pass Pass Pass", "1C AP"))).containsExactly("PBN099@20:4");
    assertThat(check(good.replace("1C Pass Pass Pass", "1C! Pass Pass Pass")))
        .containsExactly("PBN099@20:3");
    assertThat(check(good.replace("1C Pass Pass", "1C Pass\r\nPass")))
        .containsExactly("PBN097@19:1");
    assertThat(check(good.replace("[Section \"A\"]\r\n", "") + "[Section \"A\"]\r\n"))
        .containsExactly("PBN097@20:1");
    assertThat(check(good + "\r\n\r\n" + good.replace(HEAD, ""))).containsExactly("PBN097@23:1");
  }

  private static List<String> check(String text) {
    ReadOptions options = new ReadOptions(true, false, true, Optional.empty());
    return Written.findings(latin1(text), options).stream()
        .filter(finding -> finding.code().startsWith("PBN09"))
        .map(PbnWriterTest::place)
        .toList();
  }

  private static String place(Diagnostic finding) {
    return finding.code() + "@" + finding.location().line() + ":" + finding.location().column();
  }

  /** A file of one game of which only the event is known. */
  private static String game(String event) {
    StringBuilder text = new StringBuilder(HEAD).append("[Event \"" + event + "\"]\r\n");
    for (String name :
        Arrays.asList(
            "Site",
            "Date",
            "Board",
            "West",
            "North",
            "East",
            "South",
            "Dealer",
            "Vulnerable",
            "Deal",
            "Scoring",
            "Declarer",
            "Contract",
            "Result")) {
      text.append("[" + name + " \"?\"]\r\n");
    }
    return text.toString();
  }

  private static String contentType(String charset) {
    return "%Content-type: text/x-pbn; charset=" + charset + "\r\n";
  }

  private static Fact<String> event(byte[] pbn) {
    return Written.read(pbn, ReadOptions.DEFAULT).get(0).board().text("Event");
  }

  private static byte[] bytesOf(String text) {
    return Written.of(utf8(text), ReadOptions.DEFAULT).bytes();
  }

  private static String text(String text) {
    return new String(
        Written.of(latin1(text), ReadOptions.DEFAULT).bytes(), StandardCharsets.ISO_8859_1);
  }

  private static Written write(String text, Charset charset) {
    PbnWriter.Options options =
        new PbnWriter.Options(Optional.of(charset), PbnWriter.LineEnd.CR_LF, Optional.empty());
    return Written.of(utf8(text), ReadOptions.DEFAULT, options);
  }

  private static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
