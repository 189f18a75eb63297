package org.handrec.cli;

import java.util.List;
import java.util.Optional;
import org.handrec.cli.input.Input;
import org.handrec.cli.shell.Failure;
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

  /** Where the text of an input goes. */
  TextTarget target() {
    return new TextTarget(write, output, force);
  }
}
