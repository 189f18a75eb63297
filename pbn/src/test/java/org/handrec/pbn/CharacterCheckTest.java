package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CharacterCheckTest {

  @ParameterizedTest
  @CsvSource({
    "254, LF,   ",
    "255, LF,   PBN008@1:255",
    "254, CR,   ",
    "255, CR,   PBN008@1:255",
    "253, CRLF, ",
    "254, CRLF, PBN008@1:254",
    "255, none, ",
    "256, none, PBN008@1:256",
    "900, LF,   PBN008@1:255"
  })
  void lineMayHave255CharactersWithItsLineEnd(int visible, String lineEnd, String finding) {
    String end = lineEnd.equals("none") ? "" : lineEnd.replace("CR", "\r").replace("LF", "\n");
    String line = "[Event \"" + "x".repeat(visible - 10) + "\"]";
    FrontText read = FrontText.read(line + end);
    if (finding == null) {
      assertThat(read.findings()).isEmpty();
    } else {
      assertThat(read.findings()).containsExactly(finding);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "253, LF,   ",
    "254, LF,   PBN008@1:254",
    "253, CR,   ",
    "254, CR,   PBN008@1:254",
    "253, CRLF, ",
    "254, CRLF, PBN008@1:254",
    "253, none, ",
    "254, none, PBN008@1:254"
  })
  void asExportFormatEveryLineEndsWithCrLf(int visible, String lineEnd, String finding) {
    String end = lineEnd.equals("none") ? "" : lineEnd.replace("CR", "\r").replace("LF", "\n");
    String line = "[Event \"" + "x".repeat(visible - 10) + "\"]";
    ReadOptions asExport = new ReadOptions(false, false, true, Optional.empty());
    FrontText read = FrontText.read((line + end).getBytes(StandardCharsets.US_ASCII), asExport);
    assertThat(read.findings()).isEqualTo(Optional.ofNullable(finding).stream().toList());
  }

  @Test
  void lineIsMeasuredInCharacters() {
    String line = "[Event \"" + "\u00E5".repeat(244) + "\"]\n";
    byte[] utf8 = ("%Content-type: a; charset=UTF-8\n" + line).getBytes(StandardCharsets.UTF_8);
    assertThat(FrontText.read(utf8, ReadOptions.DEFAULT).findings()).containsExactly("PBN002@1:1");
    byte[] longer =
        new String(utf8, StandardCharsets.UTF_8)
            .replace("[", "[ ")
            .getBytes(StandardCharsets.UTF_8);
    assertThat(FrontText.read(longer, ReadOptions.DEFAULT).findings())
        .containsExactly("PBN002@1:1", "PBN008@2:255");
  }

  @Test
  void lineOfTwoGamesIsMeasuredOnce() {
    String one = "[Board \"1\"][Deal \"N:- - - -\"]" + " ".repeat(200);
    String two = "[Board \"2\"]" + " ".repeat(30) + "[Event \"x\"]";
    FrontText read = FrontText.read(one + two + "\n");
    assertThat(read.games()).hasSize(2);
    assertThat(read.findings()).contains("PBN008@1:255").hasSize(2);
  }

  @Test
  void messageNamesLength() {
    FrontText read = FrontText.read("{" + "x".repeat(298) + "}\n");
    assertThat(read.messages("PBN008"))
        .containsExactly("line has 301 characters with its line end (limit 255)");
  }

  @Test
  void tabsAreWrongInStringsAlone() {
    FrontText read = FrontText.read("[Event\t\"a\tb\u000B\"]\t{\t}\n[Zed \"\"]\na\t\"b\tc\"\n");
    assertThat(read.findings()).containsExactly("PBN006@1:10", "PBN006@1:12", "PBN006@3:5");
    assertThat(read.messages("PBN006")).first().isEqualTo("control character U+0009 in a string");
  }

  @Test
  void runOfControlCharactersIsOneFinding() {
    FrontText read = FrontText.read("[Event \"x\"]\n{ \0\0\0 \u007F }\n");
    assertThat(read.findings()).containsExactly("PBN006@2:3", "PBN006@2:7");
  }

  @Test
  void controlCharactersOfUtf8AreFound() {
    byte[] bytes = "[Event \"a\u0085b\"]".getBytes(StandardCharsets.UTF_8);
    FrontText read = FrontText.read(bytes, ReadOptions.DEFAULT);
    assertThat(read.findings()).containsExactly("PBN003@1:10", "PBN006@1:10");
    assertThat(read.messages("PBN006")).containsExactly("control character U+0085 in a string");
  }

  @Test
  void bytesOfWindowsAreReportedOncePerLine() {
    FrontText read = FrontText.read("[Event \"\u0093a\u0094\"]\n[Site \"\u0085\"]\n");
    assertThat(read.findings()).containsExactly("PBN005@1:9", "PBN005@2:8");
    assertThat(read.messages("PBN005"))
        .containsExactly(
            "byte 0x93 is outside ISO 8859-1, read as \u201C",
            "byte 0x85 is outside ISO 8859-1, read as \u2026");
  }
}
