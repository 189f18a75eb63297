package org.handrec.lin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.model.Board;

/**
 * A LIN text that has been read.
 *
 * @param records its records
 * @param trailer what stands behind them
 */
record LinText(List<HandRecord> records, RecordReader.Trailer trailer) {
  /** A full deal that South deals. */
  static final String DEAL = "md|1SAKQJHT987D654C32,SH6543DAKQCT98765,ST98765HAKQDJT9C4,|";

  static final ReadOptions MOVIES = new ReadOptions(false, false, false, Optional.empty(), true);

  static LinText of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8), ReadOptions.DEFAULT);
  }

  static LinText movie(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8), MOVIES);
  }

  static LinText of(byte[] bytes, ReadOptions options) {
    List<HandRecord> records = new ArrayList<>();
    try (LinReader reader = LinReader.open(Source.of("text", bytes), options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(next.get());
      }
      return new LinText(records, reader.trailer());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The facts of a record, from 1. */
  Board board(int record) {
    return records.get(record - 1).board();
  }

  /** All findings of the reader as {@code CODE@line:column}. */
  List<String> findings() {
    List<Diagnostic> found = new ArrayList<>();
    records.forEach(record -> found.addAll(record.diagnostics()));
    found.addAll(trailer.diagnostics());
    return found.stream()
        .map(d -> d.code() + "@" + d.location().line() + ":" + d.location().column())
        .toList();
  }

  /** The messages of the findings. */
  List<String> messages() {
    List<Diagnostic> found = new ArrayList<>();
    records.forEach(record -> found.addAll(record.diagnostics()));
    found.addAll(trailer.diagnostics());
    return found.stream().map(Diagnostic::message).toList();
  }
}
