package org.handrec.cli;

import java.util.List;
import java.util.Optional;
import org.handrec.cli.input.Input;
import org.handrec.cli.shell.Failure;
import picocli.CommandLine.Option;

/** Whether double dummy results are written into PBN as tags, and where the text goes. */
final class DeliveryOptions {
  @Option(
      names = "--add-tags",
      description =
          "Write the PBN text with DoubleDummyTricks, OptimumResultTable, OptimumScore and"
              + " ParContract (with --play OptimumPlayTable, too) instead of a report. Boards that have a table are not solved again.")
  private boolean add;

  @Option(names = "--again", description = "With --add-tags: solve boards that have a table, too.")
  private boolean again;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "With --add-tags: write the text to FILE; - is standard output.")
  private Optional<String> output = Optional.empty();

  @Option(names = "--write", description = "With --add-tags: change the files in place.")
  private boolean write;

  @Option(names = "--force", description = "Replace an existing file.")
  private boolean force;

  /** Whether tags are wanted. */
  boolean isWanted() {
    return add;
  }

  /** Whether boards that have a table are solved. */
  boolean isAgain() {
    return again;
  }

  /**
   * Checks options that belong together.
   *
   * @throws Failure when they do not fit each other or the inputs
   */
  void check(List<Input> inputs, boolean deals) {
    if (!add && (write || again || output.isPresent())) {
      String option = write ? "--write" : again ? "--again" : "--output";
      throw new Failure(option + " belongs to --add-tags");
    }
    if (write && output.isPresent()) {
      throw new Failure("--write and --output exclude each other");
    }
    if (add && deals) {
      throw new Failure("--add-tags is for files, not for deals of the command line");
    }
    if (add && !write && inputs.size() > 1) {
      throw new Failure("--add-tags with several inputs needs --write");
    }
  }

  /** Where the text of an input goes. */
  TextTarget target() {
    return new TextTarget(write, output, force);
  }
}
