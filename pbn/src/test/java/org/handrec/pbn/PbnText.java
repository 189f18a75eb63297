package org.handrec.pbn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Board;

/** Short PBN texts for tests. */
final class PbnText {
  private PbnText() {}

  /** The records of a text in default mode. */
  static List<HandRecord> records(String... lines) {
    return read(ReadOptions.DEFAULT, lines);
  }

  /** The records of a text in strict mode. */
  static List<HandRecord> strictRecords(String... lines) {
    return read(ReadOptions.STRICT, lines);
  }

  /** The only record of a text in UTF-8. */
  static HandRecord utf8Record(String... lines) {
    return only(read(ReadOptions.DEFAULT, StandardCharsets.UTF_8, lines));
  }

  private static List<HandRecord> read(ReadOptions options, String... lines) {
    return read(options, StandardCharsets.ISO_8859_1, lines);
  }

  private static List<HandRecord> read(ReadOptions options, Charset charset, String... lines) {
    byte[] bytes = (String.join("\n", lines) + "\n").getBytes(charset);
    List<HandRecord> records = new ArrayList<>();
    try (PbnReader reader = PbnReader.open(Source.of("test", bytes), options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(next.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  /** The only record of a text in default mode. */
  static HandRecord record(String... lines) {
    return only(records(lines));
  }

  /** The only record of a text in strict mode. */
  static HandRecord strictRecord(String... lines) {
    return only(strictRecords(lines));
  }

  private static HandRecord only(List<HandRecord> records) {
    if (records.size() != 1) {
      throw new IllegalArgumentException(records.size() + " records");
    }
    return records.get(0);
  }

  /** The board of the only record of a text in default mode. */
  static Board board(String... lines) {
    return record(lines).board();
  }

  /** Findings of a record as {@code CODE@line:column}, by place. */
  static List<String> findings(HandRecord record) {
    return record.diagnostics().stream()
        .sorted((a, b) -> Long.compare(a.span().start(), b.span().start()))
        .map(PbnText::place)
        .toList();
  }

  /** Findings of a text in default mode. */
  static List<String> findings(String... lines) {
    return records(lines).stream().flatMap(record -> findings(record).stream()).toList();
  }

  private static String place(Diagnostic diagnostic) {
    return diagnostic.code()
        + "@"
        + diagnostic.location().line()
        + ":"
        + diagnostic.location().column();
  }
}
