package org.handrec.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Failure;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.RecordReader;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.Replay;
import org.handrec.lin.LinConversion;
import org.handrec.lin.LinReader;
import org.handrec.pbn.PbnWriter;

/** Writes records as PBN in export format, and tells what that form does not hold. */
public final class PbnRecordWriter implements RecordWriter {
  private final OutputStream out;
  private final PbnWriter.Options options;
  private PbnWriter writer;
  private final boolean single;
  private final boolean others;
  private final LossSink losses;

  /**
   * A writer.
   *
   * @param single whether all records come from one input. Values that hold for later records (PBN
   *     4.8) must not reach those of another input; they stand in each record that has them.
   * @param others whether to keep the commands of LIN that mean something to other programs only
   * @throws Failure when PBN cannot be written in the charset
   */
  public PbnRecordWriter(
      OutputStream out, PbnWriter.Options options, boolean single, boolean others, LossSink losses)
      throws IOException {
    this.out = out;
    this.options = options;
    try {
      this.writer = new PbnWriter(out, options);
    } catch (IllegalArgumentException e) {
      throw new Failure(e.getMessage());
    }
    this.single = single;
    this.others = others;
    this.losses = losses;
  }

  /** The file of an input in ASCII is in ASCII, too, and can be written at once. */
  @Override
  public void beginInput(RecordReader reader) throws IOException {
    if (single && reader.isAscii() && options.charset().isEmpty()) {
      writer.close();
      writer =
          new PbnWriter(
              out,
              new PbnWriter.Options(
                  Optional.of(StandardCharsets.US_ASCII),
                  options.lineEnd(),
                  options.temporaryDirectory()));
    }
  }

  @Override
  public void write(String file, HandRecord record, Replay replay) throws IOException {
    if (single || record.kind() != HandRecord.Kind.HEADER) {
      LinConversion.Converted converted = LinConversion.toPbn(record, replay, others);
      losses.add(file, converted.losses());
      losses.add(file, writer.write(converted.record(), converted.replay()));
    } else {
      losses.add(file, List.of(header(record)));
    }
  }

  private static Loss header(HandRecord record) {
    return new Loss(
        "values for later records",
        record.board().tags().stream().map(Tag::name).collect(Collectors.joining(" ")),
        record.index(),
        Optional.of(record.text().locate(record.origins().record())),
        Loss.Fate.REPLACED);
  }

  @Override
  public void endInput(String file, RecordReader reader) throws IOException {
    losses.add(file, writer.writeTrailer(reader));
    if (reader instanceof LinReader) {
      losses.add(file, LinConversion.ofTrailer(reader));
    }
  }

  @Override
  public void finish() throws IOException {
    writer.finish();
  }

  @Override
  public Optional<String> remark() {
    int count = writer.longLines();
    if (count == 0) {
      return Optional.empty();
    }
    String subject = count == 1 ? "a line has" : count + " lines have";
    return Optional.of(subject + " more than 255 characters, as a tag pair or a row stays whole");
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
