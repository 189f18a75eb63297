package org.handrec.cli.conformance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.lin.LinConversion;
import org.handrec.lin.LinFormat;
import org.handrec.lin.LinWriter;
import org.handrec.pbn.PbnFormat;
import org.handrec.pbn.PbnWriter;

/**
 * A text converted to the other format.
 *
 * @param bytes the new text
 * @param losses what it does not hold
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Converted(byte[] bytes, List<Loss> losses) {

  /** A record with its reading. */
  record Read(HandRecord record, Replay replay) {}

  static Format pbn() {
    return new PbnFormat();
  }

  static Format lin() {
    return new LinFormat();
  }

  /** All records of a text. */
  static List<Read> read(Format format, byte[] text) {
    return read(format, text, reader -> {});
  }

  private interface End {
    void reached(RecordReader reader) throws IOException;
  }

  private static List<Read> read(Format format, byte[] text, End end) {
    Source source = Source.of("text." + format.id(), text);
    SourceHabits habits = new SourceHabits(format, source, ReadOptions.DEFAULT);
    List<Read> records = new ArrayList<>();
    try (RecordReader reader = format.read(source, ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(new Read(next.get(), Replay.of(next.get().board(), false, habits)));
      }
      end.reached(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  /** A text as LIN. */
  static Converted toLin(Format from, byte[] text, LinWriter.Options options) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Loss> losses = new ArrayList<>();
    try (LinWriter writer = new LinWriter(out, options)) {
      List<Loss> last = new ArrayList<>();
      End end = reader -> last.addAll(writer.writeTrailer(reader));
      for (Read read : read(from, text, end)) {
        losses.addAll(writer.write(read.record(), read.replay()));
      }
      losses.addAll(last);
      losses.addAll(writer.finish());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Converted(out.toByteArray(), losses);
  }

  /** A LIN text as PBN. */
  static Converted toPbn(byte[] text) {
    return toPbn(text, Optional.empty(), false);
  }

  /**
   * A LIN text as PBN in a charset.
   *
   * @param others whether commands of other programs are kept
   */
  static Converted toPbn(byte[] text, Optional<Charset> charset, boolean others) {
    PbnWriter.Options options =
        new PbnWriter.Options(charset, PbnWriter.LineEnd.CR_LF, Optional.empty());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Loss> losses = new ArrayList<>();
    try (PbnWriter writer = new PbnWriter(out, options)) {
      List<Loss> last = new ArrayList<>();
      End end = reader -> last.addAll(LinConversion.ofTrailer(reader));
      for (Read read : read(lin(), text, end)) {
        LinConversion.Converted converted =
            LinConversion.toPbn(read.record(), read.replay(), others);
        losses.addAll(converted.losses());
        losses.addAll(writer.write(converted.record(), converted.replay()));
      }
      losses.addAll(last);
      writer.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Converted(out.toByteArray(), losses);
  }
}
