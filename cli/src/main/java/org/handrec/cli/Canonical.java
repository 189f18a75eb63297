package org.handrec.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.Set;
import org.handrec.cli.output.LinRecordWriter;
import org.handrec.cli.output.LossSink;
import org.handrec.cli.output.PbnRecordWriter;
import org.handrec.cli.output.RecordWriter;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.core.format.Format;
import org.handrec.lin.LinWriter;
import org.handrec.pbn.PbnWriter;

/** The writer of the canonical form of a format; the first input decides on the format. */
final class Canonical implements Closeable {
  private static final String LIN = "lin";

  private final Shell shell;
  private final OutputStream out;
  private final LossSink losses;
  private Optional<RecordWriter> writer = Optional.empty();
  private String id = "pbn";

  Canonical(Shell shell, OutputStream out, LossSink losses) {
    this.shell = shell;
    this.out = out;
    this.losses = losses;
  }

  /**
   * The writer for an input.
   *
   * @param severalInputs whether boards of several inputs go to this output, which are no match
   * @throws Failure when the inputs before it had another format
   */
  RecordWriter of(Format format, boolean severalInputs) throws IOException {
    if (writer.isEmpty()) {
      id = format.id();
      writer = Optional.of(open(severalInputs));
    } else if (!id.equals(format.id())) {
      throw new Failure("is " + format.id() + ", the output is " + id);
    }
    return writer.get();
  }

  private RecordWriter open(boolean severalInputs) throws IOException {
    if (id.equals(LIN)) {
      LinWriter.Form form = severalInputs ? LinWriter.Form.PLAIN : LinWriter.Form.AUTO;
      return new LinRecordWriter(
          out,
          new LinWriter.Options(
              form,
              Set.of(LinWriter.Extra.COMMENTS, LinWriter.Extra.UNKNOWN_COMMANDS),
              false,
              shell.temporaryDirectory()),
          losses);
    }
    return new PbnRecordWriter(
        out,
        new PbnWriter.Options(
            Optional.empty(), PbnWriter.LineEnd.CR_LF, shell.temporaryDirectory()),
        !severalInputs,
        false,
        losses);
  }

  /** Ends the output; without any input that is an empty PBN file. */
  void finish() throws IOException {
    if (writer.isEmpty()) {
      writer = Optional.of(open(false));
    }
    writer.get().finish();
  }

  /** What the user should know of the output besides the losses. */
  Optional<String> remark() {
    return writer.flatMap(RecordWriter::remark);
  }

  @Override
  public void close() throws IOException {
    if (writer.isPresent()) {
      writer.get().close();
    }
  }
}
