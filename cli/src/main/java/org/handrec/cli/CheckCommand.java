package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.report.Report;
import org.handrec.cli.report.ReportFormat;
import org.handrec.cli.report.Selection;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.cli.report.Tally;
import org.handrec.cli.results.ListOptions;
import org.handrec.cli.shell.ExitCode;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.core.diagnose.Severity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
  private final Settings settings;

  @Mixin private InputOptions input;
  @Mixin private SelectionOptions selection;
  @Mixin private FailOptions failing;
  @Mixin private ReportOptions options;
  @Mixin private BaselineOptions baseline;
  @Mixin private ListCheckOptions results;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description = "Check this many files at once (default: ${DEFAULT-VALUE}).")
  private int jobs = 1;

  @Option(
      names = "--double-dummy",
      description = "Solve the deals, too, and compare what is stated; this takes time.")
  private boolean doubleDummy;

  @Mixin private SolverOptions solver;

  CheckCommand(Shell shell, Settings settings) {
    this.shell = shell;
    this.settings = settings;
  }

  @Override
  public Integer call() throws IOException {
    if (jobs < 1) {
      throw new Failure("--jobs is 1 or more");
    }
    if (solver.isGiven() && !doubleDummy) {
      throw new Failure("--max-time, --max-positions and --max-memory belong to --double-dummy");
    }
    solver.limits(jobs);
    Formats formats = Registry.formats();
    SeverityPolicy policy = selection.policy(options.isStrictExport());
    ListOptions reading = results.reading();
    if (results.list().filter("-"::equals).isPresent() && input.isStandardInputNamed()) {
      throw new Failure("standard input can be read only once");
    }
    if (results.list().isEmpty()) {
      return check(formats, policy, Optional.empty());
    }
    Optional<ListCheck> opened = ListCheck.open(shell, results.list().get(), reading);
    if (opened.isEmpty()) {
      return 0;
    }
    try (ListCheck list = opened.get()) {
      return check(formats, policy, Optional.of(list));
    }
  }

  private int check(Formats formats, SeverityPolicy policy, Optional<ListCheck> list)
      throws IOException {
    List<Input> inputs = input.find(shell, formats);
    Tally tally =
        baseline.select(
            shell,
            policy,
            settings.exemptions(),
            selected -> report(formats, inputs, selected, list));
    shell.say(tally.line(shell.elapsed()));
    return 0;
  }

  private Tally report(
      Formats formats, List<Input> inputs, Selection selected, Optional<ListCheck> list)
      throws IOException {
    if (options.file().isEmpty()) {
      return check(formats, inputs, selected, list, shell.out());
    }
    String name = options.file().get();
    refuseInput(Stream.concat(inputs.stream(), list.stream().map(ListCheck::input)).toList(), name);
    try (OutputFile file = OutputFile.create(name, shell.path(name), options.force())) {
      Tally tally = check(formats, inputs, selected, list, file);
      file.commit();
      return tally;
    }
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

  private Tally check(
      Formats formats,
      List<Input> inputs,
      Selection selected,
      Optional<ListCheck> list,
      OutputStream out)
      throws IOException {
    ReportFormat.Setting shape =
        new ReportFormat.Setting(
            options.style(shell), failing.level(), Version.number(), shell::newTemporaryData);
    BoardCheck.Setting setting =
        new BoardCheck.Setting(
            input.readOptions(options.isStrictExport()),
            doubleDummy ? Optional.of(solver.limits(jobs)) : Optional.empty(),
            selected,
            this::noteLevel,
            jobs > 1,
            shell::newTemporaryData,
            list.map(ListCheck::hands));
    try (Report report = options.format().open(out, shape)) {
      BoardCheck check = new BoardCheck(setting, report);
      input.eachSideBySide(shell, formats, inputs, jobs, check);
      if (list.isPresent()) {
        list.get().check(report, selected, this::noteLevel, check.tally());
      }
      report.finish(check.tally());
      return check.tally();
    }
  }

  /** Raises the exit code at once, so that it holds when the report is cut short. */
  private void noteLevel(Severity severity) {
    if (failing.level().filter(level -> severity.compareTo(level) >= 0).isPresent()) {
      shell.raise(ExitCode.REMAINS);
    }
  }
}
