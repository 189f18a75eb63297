package org.handrec.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.lin.LinWriter;

/** Writes records as LIN or as addresses of the hand viewer, and tells what these do not hold. */
public final class LinRecordWriter implements RecordWriter {
  private final LinWriter writer;
  private final LossSink losses;
  private String lastFile = "";

  /** A writer. */
  public LinRecordWriter(OutputStream out, LinWriter.Options options, LossSink losses) {
    this.writer = new LinWriter(out, options);
    this.losses = losses;
  }

  @Override
  public void write(String file, HandRecord record, Replay replay) throws IOException {
    lastFile = file;
    losses.add(file, writer.write(record, replay));
  }

  @Override
  public void endInput(String file, RecordReader reader) throws IOException {
    losses.add(file, writer.writeTrailer(reader));
  }

  @Override
  public void finish() throws IOException {
    losses.add(lastFile, writer.finish());
  }

  @Override
  public Optional<String> remark() {
    int count = writer.longAddresses();
    if (count == 0) {
      return Optional.empty();
    }
    String subject = count == 1 ? "an address is" : count + " addresses are";
    return Optional.of(
        String.format(
            Locale.ROOT,
            "%s longer than %,d characters (up to %,d); some programs cut such",
            subject,
            LinWriter.SAFE_ADDRESS,
            writer.longestAddress()));
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
