package org.handrec.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.lin.LinReader;
import org.handrec.pbn.PbnReader;
import org.handrec.pbn.PbnWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The charset of a file is the same whether or not it is known before the first record. */
class PbnRecordWriterTest {
  private static final String BOARD =
      "pn|%s,,,|md|1SAKQJHT987D654C32,SH6543DAKQCT98765,ST98765HAKQDJT9C4,|ah|Board 1|sv|o|"
          + "mb|1S|an|%s|mb|p|mb|p|mb|p|mc|9|";

  @ParameterizedTest
  @ValueSource(strings = {"Ada", "J\u00F6rg", "Ale\u0161"})
  void theCharsetIsThatOfTheWholeText(String name) throws IOException {
    String lin = BOARD.formatted("Ada", "natural") + BOARD.formatted("Eric", name);

    byte[] begun = convert(lin, true);

    assertThat(begun).isEqualTo(convert(lin, false));
    assertThat(new String(begun, StandardCharsets.UTF_8).contains("charset=UTF-8"))
        .isEqualTo(name.equals("Ale\u0161"));
  }

  @Test
  void asciiIsWrittenWithoutWaiting() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (RecordReader reader = lin(BOARD.formatted("Ada", "natural"), ReadOptions.DEFAULT);
        RecordWriter writer = writer(out)) {
      writer.beginInput(reader);
      write(reader.next().orElseThrow(), writer);

      assertThat(out.toString(StandardCharsets.US_ASCII)).contains("[South \"Ada\"]");
    }
  }

  @Test
  void aReaderKnowsWhetherAllIsAscii() throws IOException {
    assertThat(lin("pn|Ada,,,|", ReadOptions.DEFAULT).isAscii()).isTrue();
    assertThat(lin("pn|J\u00F6rg,,,|", ReadOptions.DEFAULT).isAscii()).isFalse();
    assertThat(pbn("[South \"Ada\"]").isAscii()).isTrue();
    assertThat(pbn("[South \"J\u00F6rg\"]").isAscii()).isFalse();

    ReadOptions shifting =
        new ReadOptions(false, false, false, Optional.of(Charset.forName("ISO-2022-JP")), false);
    assertThat(lin("pn|\u001B$B0l\u001B(B,,,|", shifting).isAscii()).isFalse();
  }

  private static RecordReader lin(String text, ReadOptions options) throws IOException {
    return LinReader.open(Source.of("a.lin", text.getBytes(StandardCharsets.UTF_8)), options);
  }

  private static RecordReader pbn(String text) throws IOException {
    return PbnReader.open(
        Source.of("a.pbn", text.getBytes(StandardCharsets.UTF_8)), ReadOptions.DEFAULT);
  }

  private static RecordWriter writer(ByteArrayOutputStream out) throws IOException {
    return new PbnRecordWriter(
        out,
        PbnWriter.Options.DEFAULT,
        true,
        false,
        (file, losses) -> assertThat(losses).isEmpty());
  }

  private static byte[] convert(String text, boolean begun) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (RecordReader reader = lin(text, ReadOptions.DEFAULT);
        RecordWriter writer = writer(out)) {
      if (begun) {
        writer.beginInput(reader);
      }
      for (Optional<HandRecord> r = reader.next(); r.isPresent(); r = reader.next()) {
        write(r.get(), writer);
      }
      writer.endInput("a.lin", reader);
      writer.finish();
    }
    return out.toByteArray();
  }

  private static void write(HandRecord record, RecordWriter writer) throws IOException {
    writer.write("a.lin", record, Replay.of(record.board(), false, () -> false));
  }
}
