package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PbnDocumentTest {
  private static final String TEXT =
      "[Board \"1\"]\r\n[Dealer \"N\"]\r\n[Auction \"N\"]\r\n1C Pass { hm } 1H\r\n\r\n"
          + "[Board \"2\"]\r\n[Play \"N\"]\r\nSA SK\r\n";

  private static PbnDocument read(byte[] bytes) throws IOException {
    return PbnDocument.read(Source.of("text", bytes), ReadOptions.DEFAULT);
  }

  private static List<HandRecord> records(PbnReader reader) throws IOException {
    List<HandRecord> records = new java.util.ArrayList<>();
    for (Optional<HandRecord> record = reader.next(); record.isPresent(); record = reader.next()) {
      records.add(record.get());
    }
    return records;
  }

  @Test
  void tokensTileText() throws IOException {
    PbnDocument document = read(TEXT.getBytes(StandardCharsets.US_ASCII));
    StringBuilder all = new StringBuilder();
    document.tokens().forEach(token -> all.append(document.text(token.span())));
    assertThat(all).hasToString(TEXT);
    assertThat(document.tokens())
        .startsWith(
            new PbnToken(TokenKind.OPEN, new Span(0, 1)),
            new PbnToken(TokenKind.NAME, new Span(1, 6)),
            new PbnToken(TokenKind.WHITE_SPACE, new Span(6, 7)),
            new PbnToken(TokenKind.STRING, new Span(7, 10)));
    for (PbnToken token : document.tokens()) {
      assertThat(document.tokenAt(token.span().start())).isEqualTo(token);
      assertThat(document.tokenAt(token.span().end() - 1)).isEqualTo(token);
    }
    assertThatThrownBy(() -> document.tokenAt(TEXT.length()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ISO-8859-1", "UTF-8", "UTF-16LE", "UTF-16BE"})
  void editsReplaceWhatTheOriginsName(String name) throws IOException {
    Charset charset = Charset.forName(name);
    String mark = name.startsWith("UTF-16") ? "\uFEFF" : "";
    String text = mark + TEXT.replace("hm", "h\u00F6m");
    byte[] bytes = text.getBytes(charset);
    try (PbnReader reader = PbnReader.open(Source.of("text", bytes), ReadOptions.DEFAULT)) {
      List<HandRecord> records = records(reader);
      List<Edit> edits =
          List.of(
              new Edit(records.get(0).origins().value("Dealer").orElseThrow(), "\"\u00C9\""),
              new Edit(records.get(0).origins().auctionItem(2), "2NT"),
              new Edit(records.get(1).origins().playItem(1), ""));
      byte[] edited = read(bytes).edit(edits);
      String expected =
          text.replace("\"N\"]\r\n[A", "\"\u00C9\"]\r\n[A")
              .replace("1H", "2NT")
              .replace(" SK", " ");
      assertThat(new String(edited, charset)).isEqualTo(expected);
      byte[] second =
          PbnDocument.of(records.get(1).text(), reader.charset(), false).edit(edits.subList(2, 3));
      assertThat(new String(second, charset))
          .isEqualTo("\r\n[Board \"2\"]\r\n[Play \"N\"]\r\nSA \r\n");
    }
  }

  @Test
  void withoutEditsBytesAreThose() throws IOException {
    byte[] odd = {(byte) 0xFE, (byte) 0xFF, 0, '[', (byte) 0xDC, 7, (byte) 0xD8, 1, 9};
    assertThat(read(odd).edit(List.of())).isEqualTo(odd);
    assertThat(read(odd).bytes()).isEqualTo(odd);
  }

  @Test
  void editsAtOnePlaceComeInTheirOrder() throws IOException {
    PbnDocument document = read("ab".getBytes(StandardCharsets.US_ASCII));
    byte[] edited = document.edit(List.of(new Edit(Span.at(1), "1"), new Edit(Span.at(1), "2")));
    assertThat(edited).asString(StandardCharsets.US_ASCII).isEqualTo("a12b");
  }

  @Test
  void wrongEditsAreRefused() throws IOException {
    PbnDocument document = read("[Event \"a\u00E9\"]".getBytes(StandardCharsets.ISO_8859_1));
    Edit first = new Edit(new Span(0, 4), "x");
    Edit second = new Edit(new Span(3, 5), "y");
    assertThatThrownBy(() -> document.edit(List.of(first, second)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> document.edit(List.of(new Edit(new Span(9, 99), ""))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> document.edit(List.of(new Edit(Span.at(0), "\u0141"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ISO-8859-1");
    assertThat(document.canHold("\u0141")).isFalse();
    assertThat(document.canHold("\u00E9")).isTrue();
  }

  @Test
  void recordsOfEmbeddedTextAreInsideOrOutside() throws IOException {
    byte[] page =
        "<p>[A]<PBN>[Board \"1\"]\n\n[Board \"2\"]</PBN>[B]".getBytes(StandardCharsets.US_ASCII);
    try (PbnReader reader = PbnReader.open(Source.of("page", page), FrontText.EMBEDDED)) {
      List<HandRecord> records = records(reader);
      assertThat(records).hasSize(2);
      for (HandRecord record : records) {
        PbnDocument document = PbnDocument.of(record.text(), reader.charset(), true);
        assertThat(document.tokens())
            .filteredOn(token -> token.kind() == TokenKind.NAME)
            .hasSize(1);
      }
      assertThat(reader.trailer().text().bytes()).asString().isEqualTo("</PBN>[B]");
    }
  }
}
