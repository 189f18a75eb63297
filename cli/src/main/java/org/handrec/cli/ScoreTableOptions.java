package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import picocli.CommandLine.Option;

/** Whether scores are written into PBN as tables, and where the text goes. */
final class ScoreTableOptions {
  @Option(
      names = "--add-tables",
      description =
          "Write the PBN text with a ScoreTable for each board and a TotalScoreTable for each"
              + " event instead of a report.")
  private boolean add;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "With --add-tables: write the text to FILE; - is standard output.")
  private Optional<String> output = Optional.empty();

  @Option(names = "--write", description = "With --add-tables: change the files in place.")
  private boolean write;

  @Option(names = "--force", description = "Replace an existing file.")
  private boolean force;

  /** Whether tables are wanted. */
  boolean isWanted() {
    return add;
  }

  /**
   * Checks options that belong together.
   *
   * @throws Failure when they do not fit each other or the inputs
   */
  void check(List<Input> inputs) {
    if (!add && (write || output.isPresent())) {
      throw new Failure((write ? "--write" : "--output") + " belongs to --add-tables");
    }
    if (write && output.isPresent()) {
      throw new Failure("--write and --output exclude each other");
    }
    if (add && !write && inputs.size() > 1) {
      throw new Failure("--add-tables with several inputs needs --write");
    }
    if (add && inputs.stream().anyMatch(in -> in.name().equals("<stdin>"))) {
      throw new Failure("--add-tables reads its input twice: name a file, not standard input");
    }
  }

  /** Writes text. */
  interface Work {
    void to(OutputStream out) throws IOException;
  }

  /** Gives the text of an input to where it belongs: a file whole or not at all. */
  void deliver(Shell shell, OpenInput in, Work work) throws IOException {
    if (write) {
      Path path =
          in.input().changeable().orElseThrow(() -> new Failure("cannot be changed in place"));
      deliver(in.name(), path, true, work);
    } else if (output.filter(name -> !name.equals("-")).isPresent()) {
      deliver(output.get(), shell.path(output.get()), force, work);
    } else {
      work.to(shell.out());
    }
  }

  private static void deliver(String name, Path path, boolean replace, Work work)
      throws IOException {
    try (OutputFile file = OutputFile.create(name, path, replace)) {
      work.to(file);
      file.commit();
    }
  }
}
