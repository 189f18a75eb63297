package org.handrec.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.FixLog;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.output.UnifiedDiff;
import org.handrec.cli.report.Selection;
import org.handrec.cli.shell.ExitCode;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;
import org.handrec.cli.shell.Printable;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.diagnose.Source;
import org.handrec.core.fix.Repair;
import org.handrec.core.format.ReadOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Repairs hand records. */
@Command(
    name = "fix",
    description = "Repair hand records; every other byte stays as it is.",
    footer = {
      "",
      "Repairs without loss are made, those of --lossy and --suggested only on request.",
      "Standard error lists each one with old and new text, and what is left.",
      "Without --write, -o, --output-dir, --diff and -n the result goes to standard output.",
      "Exit code 1 when findings at or above the level of --fail-on are left."
    })
final class FixCommand implements Callable<Integer> {
  private final Shell shell;
  private final Settings settings;

  @Mixin private InputOptions input;
  @Mixin private FixOptions options;
  @Mixin private SelectionOptions selection;
  @Mixin private FailOptions failing;

  @Option(names = "--write", description = "Change the files in place.")
  private boolean write;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the result of one input to FILE; - is standard output.")
  private Optional<String> output = Optional.empty();

  @Option(
      names = "--output-dir",
      paramLabel = "DIR",
      description = "Write a file of the same name for each input into DIR.")
  private Optional<String> directory = Optional.empty();

  @Option(
      names = "--charset",
      paramLabel = "CHARSET",
      description = "Write the text in this charset; PBN says which one it is.")
  private Optional<String> charset = Optional.empty();

  @Option(names = "--diff", description = "Show the changes as a unified diff.")
  private boolean diff;

  @Option(
      names = {"-n", "--dry-run"},
      description = "Write no file and no text, only list what would be changed.")
  private boolean dryRun;

  @Option(
      names = "--backup",
      arity = "0..1",
      preprocessor = BackupSuffix.class,
      paramLabel = "SUFFIX",
      description = "With --write: keep the old file, SUFFIX behind its name (default: .bak).")
  private Optional<String> backup = Optional.empty();

  @Option(
      names = "--report-file",
      paramLabel = "FILE",
      description = "Write the list of what was changed and left to FILE.")
  private Optional<String> reportFile = Optional.empty();

  @Option(names = "--force", description = "Replace existing files, also those of --backup.")
  private boolean force;

  private Map<Input, OutputOptions.Output> plan = Map.of();

  FixCommand(Shell shell, Settings settings) {
    this.shell = shell;
    this.settings = settings;
  }

  @Override
  public Integer call() throws IOException {
    checkOptions();
    Formats formats = Registry.formats();
    List<Input> inputs = input.find(shell, formats);
    if (inputs.size() > 1 && isOneOutput()) {
      throw new Failure("several inputs: --write, --output-dir, --diff or -n is needed");
    }
    if (directory.isPresent()) {
      plan = OutputOptions.plan(shell, inputs, directory.get(), force, (in, n) -> name(in));
    }
    if (reportFile.isPresent()) {
      fixAndReport(formats, inputs, reportFile.get());
    } else {
      fix(formats, inputs, line -> shell.say(Printable.of(line)));
    }
    return 0;
  }

  private void checkOptions() {
    int targets = (write ? 1 : 0) + (output.isPresent() ? 1 : 0) + (directory.isPresent() ? 1 : 0);
    if (targets > 1) {
      throw new Failure("--write, --output and --output-dir exclude each other");
    }
    if (backup.isPresent() && (!write || backup.get().isEmpty())) {
      throw new Failure(write ? "--backup: the suffix is empty" : "--backup belongs to --write");
    }
    if (backup.filter(suffix -> suffix.contains("/") || suffix.contains("\\")).isPresent()) {
      throw new Failure("--backup: a suffix is no path");
    }
  }

  private boolean isOneOutput() {
    return output.isPresent() || !(write || directory.isPresent() || diff || dryRun);
  }

  /** The name of an input without that of its packing. */
  private static String name(Input in) {
    String place = in.place();
    return place.toLowerCase(Locale.ROOT).endsWith(".gz")
        ? place.substring(0, place.length() - 3)
        : place;
  }

  private void fixAndReport(Formats formats, List<Input> inputs, String name) throws IOException {
    for (Input read : inputs) {
      refuse(read, name);
    }
    try (OutputFile file = OutputFile.create(name, shell.path(name), force)) {
      fix(formats, inputs, line -> file.write(bytes(line + "\n")));
      file.commit();
    }
  }

  private void refuse(Input read, String report) throws IOException {
    Path path = shell.path(report);
    Optional<Path> file = Files.exists(path) ? read.changeable() : Optional.empty();
    if (file.isPresent() && Files.isSameFile(file.get(), path)) {
      throw new Failure(report + ": the report would replace an input");
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private void fix(Formats formats, List<Input> inputs, FixLog.Lines lines) throws IOException {
    Selection selected = new Selection(selection.policy(false), settings.exemptions());
    try (FixLog log = new FixLog(selected.policy(), lines, shell::newTemporaryData)) {
      input.each(shell, formats, inputs, in -> fix(in, selected.ofFile(in.name()), log));
      shell.say(log.summary(shell.elapsed()));
      if (failing.level().filter(log::leaves).isPresent()) {
        shell.raise(ExitCode.REMAINS);
      }
    }
  }

  private void fix(OpenInput in, Selection.OfFile selected, FixLog log) throws IOException {
    if (write && in.input().changeable().isEmpty()) {
      throw new Failure("cannot be changed in place");
    }
    log.begin(in.name());
    Optional<Charset> target = charset.map(InputOptions::charset);
    try (TemporaryData recoded = shell.newTemporaryData();
        Repair.Repaired text =
            target.isPresent()
                ? repair(in, recode(in, target.get(), recoded, log), target, selected, log)
                : repair(in, in.source(), Optional.empty(), selected, log)) {
      if (diff) {
        UnifiedDiff.write(in.name(), in.source(), text, shell.out());
      }
      if (!dryRun) {
        deliver(in, text);
      }
    } catch (OutputFailure e) {
      if (isOneOutput()) {
        throw e;
      }
      shell.fail(e.getMessage());
    }
  }

  private Repair.Repaired repair(
      OpenInput in, Source text, Optional<Charset> target, Selection.OfFile selected, FixLog log)
      throws IOException {
    ReadOptions reading = input.readOptions(false);
    Repair.Request request =
        new Repair.Request(
            in.format(),
            target.isPresent() && reading.charset().isPresent()
                ? new ReadOptions(
                    reading.strict(), reading.embedded(), false, target, reading.movies())
                : reading,
            options.allowed(),
            (record, finding) -> selected.wanted(record, finding).isPresent(),
            options.doubleDummy(),
            shell.temporaryDirectory());
    return new Repair(request).run(text, log);
  }

  /** The text in another charset. */
  private Source recode(OpenInput in, Charset target, TemporaryData room, FixLog log)
      throws IOException {
    try {
      Charset before = in.format().recode(in.source(), input.readOptions(false), target, room);
      log.recoded(before, target);
    } catch (CharacterCodingException e) {
      throw new Failure("not all of its characters can be written in " + target.name());
    } catch (IllegalArgumentException e) {
      throw new Failure(e.getMessage());
    }
    return new Source() {
      @Override
      public String name() {
        return in.name();
      }

      @Override
      public InputStream open() throws IOException {
        return room.open();
      }
    };
  }

  private void deliver(OpenInput in, Repair.Repaired text) throws IOException {
    if (write) {
      replace(in, text);
    } else if (directory.isPresent()) {
      OutputOptions.Output planned = plan.get(in.input());
      try (OutputFile file =
          OutputFile.createWithDirectories(planned.name(), planned.path(), force)) {
        copy(text, file);
        file.commit();
      }
    } else if (output.filter(name -> !name.equals("-")).isPresent()) {
      String name = output.get();
      try (OutputFile file = OutputFile.create(name, shell.path(name), force)) {
        copy(text, file);
        file.commit();
      }
    } else if (!diff) {
      copy(text, shell.out());
    }
  }

  private void replace(OpenInput in, Repair.Repaired text) throws IOException {
    if (!text.isChanged() && charset.isEmpty()) {
      return;
    }
    Path path = in.input().changeable().orElseThrow();
    if (backup.isPresent()) {
      String name = in.name() + backup.get();
      Path copy = path.resolveSibling(path.getFileName() + backup.get());
      try (OutputFile file = OutputFile.create(name, copy, force)) {
        copy(in.source(), file);
        file.commit();
      }
    }
    try (OutputFile file = OutputFile.create(in.name(), path, true)) {
      copy(text, file);
      file.commit();
    }
  }

  private static void copy(Source text, OutputStream out) throws IOException {
    try (InputStream bytes = text.open()) {
      bytes.transferTo(out);
    }
  }

  /** Takes a suffix only behind {@code =}, so that the next word is an input. */
  static final class BackupSuffix implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if (!"=".equals(info.get("separator"))) {
        args.push(".bak");
      }
      return false;
    }
  }
}
