package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SurveyTest {
  private static final Charset LATIN = StandardCharsets.ISO_8859_1;
  private static final Charset UTF8 = StandardCharsets.UTF_8;
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final String UTF8_LINE = "%Content-type: text/x-pbn; charset=UTF-8\n";
  private static final String LATIN_LINE = "%Content-type: text/x-pbn; charset=ISO-8859-1\n";

  static Stream<Arguments> decoding() {
    return Stream.of(
        of("plain", "[East \"A\"]", LATIN, LATIN),
        of("Latin-1", "[East \"Zo\u00EB\"]", LATIN, LATIN),
        of(
            "windows",
            "[East \"\u201CA\u201D \u2026\"]\n\u2026",
            WINDOWS,
            WINDOWS,
            "PBN005@1:8",
            "PBN005@2:1"),
        of("UTF-8", "[East \"Zo\u00EB\"]", UTF8, UTF8, "PBN003@1:10"),
        of("UTF-8 announced", UTF8_LINE + "[East \"Zo\u00EB\"]", UTF8, UTF8, "PBN002@1:1"),
        of("UTF-8 announced, ASCII", UTF8_LINE + "[East \"A\"]", UTF8, UTF8),
        of("UTF-8 marked", "\uFEFF[East \"Zo\u00EB\"]", UTF8, UTF8, "PBN004@1:1"),
        of("announced too late", "[East \"Zo\u00EB\"]\n" + UTF8_LINE, UTF8, UTF8, "PBN003@1:10"),
        of("no UTF-8", UTF8_LINE + "[East \"Zo\u00EB\"]", LATIN, LATIN, "PBN001@2:10"),
        of(
            "no UTF-8 but windows",
            UTF8_LINE + "\u2026",
            WINDOWS,
            WINDOWS,
            "PBN001@2:1",
            "PBN005@2:1"),
        of("Latin-1 announced", LATIN_LINE + "[East \"Zo\u00EB\"]", LATIN, LATIN),
        of("Latin-1 announced, windows", LATIN_LINE + "\u2026", WINDOWS, WINDOWS, "PBN005@2:1"),
        of("Latin-1 announced, UTF-8", LATIN_LINE + "[East \"\u0141\"]", UTF8, UTF8, "PBN001@2:8"),
        of(
            "Latin-2 announced",
            "%Content-type: a; charset=\"ISO-8859-2\"\n\u0141",
            Charset.forName("ISO-8859-2"),
            Charset.forName("ISO-8859-2")),
        of(
            "ASCII announced",
            "%Content-type: a; charset=us-ascii\n\u00EB",
            LATIN,
            LATIN,
            "PBN001@2:1"),
        of(
            "unknown announced",
            "%Content-type: a; charset=klingon\n\u00EB",
            UTF8,
            UTF8,
            "PBN001@2:1"),
        of("UTF-16 announced", "%Content-type: a; charset=UTF-16\nA", LATIN, LATIN));
  }

  private static Arguments of(
      String name, String text, Charset written, Charset read, String... findings) {
    return Arguments.of(name, text, written, read, List.of(findings));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("decoding")
  void findsCharset(String name, String text, Charset written, Charset read, List<String> found) {
    FrontText front = FrontText.read(text.getBytes(written), ReadOptions.DEFAULT);
    assertThat(front.encoding().source()).isEqualTo(read);
    assertThat(front.findings()).filteredOn(f -> !f.startsWith("PBN026")).isEqualTo(found);
    StringBuilder all = new StringBuilder();
    front.all().forEach(game -> all.append(game.text.slice(game.text.span())));
    assertThat(all).hasToString(text);
  }

  @Test
  void markedUtf8ThatIsNoneGoesOnToTheNextStep() {
    byte[] bytes = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, '[', (byte) 0xFC, ']'};
    FrontText read = FrontText.read(bytes, ReadOptions.DEFAULT);
    assertThat(read.encoding().source()).isEqualTo(LATIN);
    assertThat(read.findings()).contains("PBN004@1:1").anyMatch(f -> f.startsWith("PBN001@1:"));
    assertThat(read.messages("PBN001"))
        .containsExactly("byte 0xFC is not valid UTF-8; file read as ISO-8859-1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void utf16IsReadAsUtf8(String name) {
    Charset charset = Charset.forName(name);
    byte[] bytes = "\uFEFF[Event \"Zo\u00EB \uD83C\uDCA1\"]\r\n".getBytes(charset);
    FrontText read = FrontText.read(bytes, ReadOptions.DEFAULT);
    assertThat(read.encoding().source()).isEqualTo(charset);
    assertThat(read.tags()).containsExactly(List.of("Event=Zo\u00EB \uD83C\uDCA1"));
    assertThat(read.findings()).containsExactly("PBN004@1:1");
    assertThat(read.bytesOfTokens()).isEqualTo(bytes);
  }

  @Test
  void invalidUtf16IsGivenBack() {
    byte[] bytes = {
      (byte) 0xFF,
      (byte) 0xFE,
      '[',
      0,
      0,
      (byte) 0xD8,
      'x',
      0,
      0,
      (byte) 0xDC,
      1,
      (byte) 0xD8,
      (byte) 0xC7
    };
    FrontText read = FrontText.read(bytes, ReadOptions.DEFAULT);
    assertThat(read.bytesOfTokens()).isEqualTo(bytes);
    assertThat(read.findings()).contains("PBN001@1:2");
  }

  @Test
  void wantedCharsetOverridesEverything() {
    byte[] bytes = (UTF8_LINE + "[East \"\u00EB\"]").getBytes(UTF8);
    ReadOptions options = new ReadOptions(false, false, false, Optional.of(LATIN));
    FrontText read = FrontText.read(bytes, options);
    assertThat(read.tags()).containsExactly(List.of("East=\u00C3\u00AB"));
    assertThat(read.findings()).isEmpty();
  }

  @Test
  void charsetsWithoutAsciiBytesAreRefused() {
    Source source = Source.of("x", new byte[0]);
    assertThatThrownBy(() -> Survey.of(source, Optional.of(Charset.forName("UTF-32"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("UTF-32");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\nb\n\nc\n", "a\r\nb\r\n\r\nc", "a\rb\r\rc", "", "\r", "\n"})
  void oneKindOfLineEndIsInOrder(String text) {
    assertThat(FrontText.read(text).findings()).isEmpty();
  }

  @Test
  void firstLineEndThatDiffersIsReported() {
    FrontText read = FrontText.read("[Board \"1\"]\r\n[Dealer \"N\"]\n{ a\r}\r\n");
    assertThat(read.findings()).containsExactly("PBN007@2:13");
    assertThat(read.messages("PBN007")).containsExactly("mixed line ends (LF, CRLF, CR)");
  }

  @Test
  void lineEndAcrossBlocksIsOne() throws IOException {
    String text = "x".repeat((1 << 16) - 1) + "\r\ny\r\n";
    Survey survey = Survey.of(Source.of("x", text.getBytes(LATIN)), Optional.empty());
    assertThat(survey.findings()).isEmpty();
  }
}
