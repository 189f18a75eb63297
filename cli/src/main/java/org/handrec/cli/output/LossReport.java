package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.handrec.cli.shell.Shell;

/**
 * What all files of a run do not hold: a line for each kind, and on request a file with every
 * datum, {@code {"version":1,"losses":[...],"summary":[...]}}.
 */
public final class LossReport implements Closeable {
  private final Shell shell;
  private final Losses kinds = new Losses();
  private final Optional<OutputFile> file;
  private boolean any;

  private LossReport(Shell shell, Optional<OutputFile> file) {
    this.shell = shell;
    this.file = file;
  }

  /**
   * Begins a report.
   *
   * @param name the name of its file; empty for none
   * @param replace whether an existing file may be replaced
   */
  public static LossReport begin(Shell shell, Optional<String> name, boolean replace)
      throws IOException {
    if (name.isEmpty()) {
      return new LossReport(shell, Optional.empty());
    }
    Path path = shell.path(name.get());
    OutputFile file = OutputFile.create(name.get(), path, replace);
    file.write("{\"version\":1,\"losses\":[\n".getBytes(StandardCharsets.UTF_8));
    return new LossReport(shell, Optional.of(file));
  }

  /** The journal of an output. */
  public LossJournal newJournal() throws IOException {
    return new LossJournal(file.map(f -> shell.newTemporaryData()));
  }

  /** Takes over a journal that is complete. */
  public void take(LossJournal journal) throws IOException {
    kinds.addAll(journal.kinds());
    if (file.isPresent() && !journal.kinds().isEmpty()) {
      file.get().write((any ? ",\n" : "").getBytes(StandardCharsets.UTF_8));
      journal.copyTo(file.get());
      any = true;
    }
  }

  /** Whether nothing was lost. */
  public boolean isEmpty() {
    return kinds.isEmpty();
  }

  /**
   * Ends the file.
   *
   * @return a line for each kind
   */
  public List<String> finish() throws IOException {
    if (file.isPresent()) {
      ByteArrayOutputStream summary = new ByteArrayOutputStream();
      try (JsonGenerator json = JsonOutput.generator(summary, StandardCharsets.UTF_8)) {
        kinds.writeTo(json);
      }
      String end = (any ? "\n" : "") + "],\"summary\":" + summary.toString(StandardCharsets.UTF_8);
      file.get().write((end + "}\n").getBytes(StandardCharsets.UTF_8));
      file.get().commit();
    }
    return kinds.lines();
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
