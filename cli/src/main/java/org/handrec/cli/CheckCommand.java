package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.report.Report;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.cli.report.Tally;
import org.handrec.cli.shell.ExitCode;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.shell.TemporaryData;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks hand records and reports what is wrong. */
@Command(
    name = "check",
    description = "Check hand records and report what is wrong.",
    footer = {
      "",
      "Exit code 1 when a finding is at or above the level of --fail-on.",
      "'handrec rules' lists the rules, 'handrec explain CODE' explains one."
    })
final class CheckCommand implements Callable<Integer> {
  private final Shell shell;

  @Mixin private InputOptions input;
  @Mixin private ReportOptions options;

  CheckCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    Formats formats = Registry.formats();
    SeverityPolicy policy = options.policy();
    Tally tally = new Tally();
    List<Input> inputs = input.find(shell, formats);
    if (options.file().isPresent()) {
      String name = options.file().get();
      refuseInput(inputs, name);
      try (OutputFile file = OutputFile.create(name, shell.path(name), options.force())) {
        check(formats, inputs, policy, tally, file);
        file.commit();
      }
    } else {
      check(formats, inputs, policy, tally, shell.out());
    }
    shell.say(tally.line(shell.elapsed()));
    return 0;
  }

  /** A report must not take the place of what it reports on. */
  private void refuseInput(List<Input> inputs, String report) throws IOException {
    Path path = shell.path(report);
    for (Input read : inputs) {
      Optional<Path> file = Files.exists(path) ? read.changeable() : Optional.empty();
      if (file.isPresent() && Files.isSameFile(file.get(), path)) {
        throw new Failure(report + ": the report would replace an input");
      }
    }
  }

  private void check(
      Formats formats, List<Input> inputs, SeverityPolicy policy, Tally tally, OutputStream out)
      throws IOException {
    try (TemporaryData spool = shell.newTemporaryData()) {
      Report report = options.format().open(out, options.style(shell), spool);
      BoardCheck check =
          new BoardCheck(
              input.readOptions(options.isStrictExport()), policy, report, tally, this::noteLevel);
      input.each(shell, formats, inputs, check::read);
      report.finish(tally);
    }
  }

  /** Raises the exit code at once, so that it holds when the report is cut short. */
  private void noteLevel(Tally tally) {
    if (options.failLevel().filter(tally::reaches).isPresent()) {
      shell.raise(ExitCode.REMAINS);
    }
  }
}
