package org.handrec.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.LossReport;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.shell.ExitCode;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Printable;
import org.handrec.cli.shell.Shell;
import picocli.CommandLine.Option;

/** What happens when the new format cannot hold all of a record. */
final class LossOptions {
  @Option(
      names = "--report-file",
      paramLabel = "FILE",
      description = "Write a JSON report with every datum that is lost to FILE.")
  private Optional<String> file = Optional.empty();

  @Option(names = "--fail-on-loss", description = "Exit code 1 when anything is lost.")
  private boolean failOnLoss;

  /**
   * Checks the file of the report before anything is written.
   *
   * @param outputs the files that will be written, without {@code .} and {@code ..}
   * @throws Failure when it may not be written, or is that of the output or an input as well
   */
  void check(Shell shell, List<Input> inputs, Collection<Path> outputs, boolean force) {
    if (file.isPresent()) {
      if (file.get().equals("-")) {
        throw new Failure("--report-file names a file; standard output holds the records");
      }
      Path path = shell.path(file.get()).normalize();
      if (outputs.contains(path)) {
        throw new Failure(file.get() + ": is both the output and the report");
      }
      if (inputs.stream().anyMatch(in -> isSame(shell, in, path))) {
        throw new Failure(file.get() + ": is both an input and the report");
      }
      OutputFile.check(file.get(), path, force);
    }
  }

  private static boolean isSame(Shell shell, Input input, Path path) {
    try {
      return input.changeable().isPresent() && shell.path(input.name()).normalize().equals(path);
    } catch (IOException e) {
      return false;
    }
  }

  /** Begins the report. */
  LossReport begin(Shell shell, boolean force) throws IOException {
    return LossReport.begin(shell, file, force);
  }

  /** Ends the report and tells of the losses. */
  void finish(Shell shell, LossReport report) throws IOException {
    report.finish().forEach(line -> shell.say(Printable.of(line)));
    if (failOnLoss && !report.isEmpty()) {
      shell.raise(ExitCode.REMAINS);
    }
  }
}
