package org.handrec.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.handrec.cli.shell.TemporaryData;

/** Writes the findings of a run as a {@link Baseline}. */
public final class BaselineOutput {
  private final OutputStream out;
  private final Supplier<TemporaryData> room;
  private long count;

  /**
   * An output with its head.
   *
   * @param room makes room for what waits
   */
  public BaselineOutput(OutputStream out, Supplier<TemporaryData> room) throws IOException {
    this.out = out;
    this.room = room;
    out.write((Baseline.HEAD + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /** Number of findings written. */
  public long count() {
    return count;
  }

  /** The findings of a file, which wait until the files before it are written. */
  OfFile ofFile(String file) {
    return new OfFile(file);
  }

  /** The findings of one file. */
  final class OfFile {
    private final String file;
    private final TemporaryData lines = room.get();
    private long added;

    private OfFile(String file) {
      this.file = file;
    }

    void add(Finding finding) throws IOException {
      added++;
      lines.write((Baseline.line(file, finding) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void end() throws IOException {
      try (lines;
          InputStream in = lines.open()) {
        in.transferTo(out);
        count += added;
      }
    }
  }
}
