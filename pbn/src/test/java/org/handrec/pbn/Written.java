package org.handrec.pbn;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;

/** What a source becomes in export format. */
final class Written {
  private final List<HandRecord> records;
  private final byte[] bytes;
  private final List<Loss> losses;

  private Written(List<HandRecord> records, byte[] bytes, List<Loss> losses) {
    this.records = records;
    this.bytes = bytes;
    this.losses = losses;
  }

  /** The records of the source. */
  List<HandRecord> records() {
    return records;
  }

  /** The written file. */
  byte[] bytes() {
    return bytes;
  }

  /** What it does not hold. */
  List<Loss> losses() {
    return losses;
  }

  static Written of(byte[] source, ReadOptions options, PbnWriter.Options style) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<HandRecord> records = new ArrayList<>();
    List<Loss> losses = new ArrayList<>();
    try (PbnReader reader = PbnReader.open(Source.of("test", source), options);
        PbnWriter writer = new PbnWriter(out, style)) {
      Optional<HandRecord> record = reader.next();
      while (record.isPresent()) {
        records.add(record.get());
        losses.addAll(writer.write(record.get(), replay(record.get(), options)));
        record = reader.next();
      }
      losses.addAll(writer.finish(reader));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Written(records, out.toByteArray(), losses);
  }

  static Written of(byte[] source, ReadOptions options) {
    return of(source, options, PbnWriter.Options.DEFAULT);
  }

  static Replay replay(HandRecord record, ReadOptions options) {
    return Replay.of(record.board(), options.strict(), Habits.UNKNOWN);
  }

  /** The records of a source. */
  static List<HandRecord> read(byte[] source, ReadOptions options) {
    List<HandRecord> records = new ArrayList<>();
    try (PbnReader reader = PbnReader.open(Source.of("test", source), options)) {
      for (Optional<HandRecord> record = reader.next();
          record.isPresent();
          record = reader.next()) {
        records.add(record.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  /** What the reader finds in a source. */
  static List<Diagnostic> findings(byte[] source, ReadOptions options) {
    List<Diagnostic> findings = new ArrayList<>();
    read(source, options).forEach(record -> findings.addAll(record.diagnostics()));
    return findings;
  }
}
