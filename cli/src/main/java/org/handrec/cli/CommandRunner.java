package org.handrec.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.handrec.cli.shell.ExitCode;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;
import org.handrec.cli.shell.Reasons;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.shell.Spelling;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs a command line. A command is built only when its name is the first argument, since building
 * all of them costs more than most of them need to run; help and completion build them all.
 */
final class CommandRunner {
  private static final String DEBUG = "HANDREC_DEBUG";

  /** The commands that settings are for. */
  private static final Set<String> SETTLED = Set.of("check", "fix", "show", "config", "score");

  private final Shell shell;
  private final Map<String, Function<Shell, Object>> commands = new LinkedHashMap<>();

  private Settings settings = Settings.none();
  private boolean outputFailed;

  CommandRunner(Shell shell) {
    this.shell = shell;
    commands.put("check", s -> new CheckCommand(s, settings));
    commands.put("fix", s -> new FixCommand(s, settings));
    commands.put("convert", ConvertCommand::new);
    commands.put("format", FormatCommand::new);
    commands.put("show", s -> new ShowCommand(s, settings));
    commands.put("score", ScoreCommand::new);
    commands.put("solve", SolveCommand::new);
    commands.put("rules", RulesCommand::new);
    commands.put("explain", ExplainCommand::new);
    commands.put("formats", FormatsCommand::new);
    commands.put("config", s -> new ConfigCommand(s, settings));
    commands.put("generate-completion", s -> new AutoComplete.GenerateCompletion());
    commands.put("help", s -> new CommandLine.HelpCommand());
  }

  ExitCode run(String... args) {
    shell.reset();
    try {
      execute(args);
      shell.out().flush();
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      // The outermost frame: whatever happens, the user gets a line and exit code 2, no trace.
      failed(e);
    }
    return shell.code();
  }

  /** Says why the run failed; nothing but an internal error is worth a trace. */
  private void failed(Throwable e) {
    if (e instanceof OutputFailure failure) {
      // What could not be written is tried again at the end, to no other effect.
      boolean isKnown = failure.isClosedPipe() || outputFailed;
      outputFailed = true;
      if (isKnown) {
        return;
      }
    }
    if (e instanceof Failure || e instanceof OutputFailure) {
      shell.fail(e.getMessage());
    } else if (e instanceof IOException problem) {
      shell.fail(describe(problem));
    } else {
      shell.fail("internal error: " + e + (shell.variable(DEBUG).isPresent() ? "" : hint()));
    }
    trace(e);
  }

  private static String hint() {
    return " (" + DEBUG + "=1 shows where)";
  }

  private void trace(Throwable problem) {
    if (shell.variable(DEBUG).isPresent()) {
      StringWriter text = new StringWriter();
      problem.printStackTrace(new PrintWriter(text));
      shell.say(text.toString().stripTrailing());
    }
  }

  private void execute(String... args) throws Exception {
    if (args.length > 0 && SETTLED.contains(args[0])) {
      settings = Settings.of(shell, List.of(args));
    }
    CommandLine root = commandLine(args.length == 0 ? "" : args[0]);
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    root.setOut(new PrintWriter(out));
    root.setErr(new PrintWriter(err));
    int code = root.execute(args);
    shell.out().write(out.toString().getBytes(StandardCharsets.UTF_8));
    if (!err.toString().isBlank()) {
      shell.say(err.toString().stripTrailing());
    }
    if (code != 0) {
      shell.raise(ExitCode.values()[Math.min(code, 2)]);
    }
  }

  private CommandLine commandLine(String first) {
    CommandLine root = new CommandLine(new RootCommand());
    Iterable<String> names =
        commands.containsKey(first) && isAlone(first) ? List.of(first) : commands.keySet();
    for (String name : names) {
      CommandLine command = new CommandLine(commands.get(name).apply(shell));
      Choices.register(command);
      addHelp(command.getCommandSpec());
      if (SETTLED.contains(name)) {
        addSettings(command.getCommandSpec());
      }
      root.addSubcommand(name, command);
    }
    root.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    root.setUsageHelpAutoWidth(false);
    // A file may be called @club.pbn.
    root.setExpandAtFiles(false);
    root.setParameterExceptionHandler(this::wrongCommandLine);
    root.setExecutionExceptionHandler(
        (e, commandLine, result) -> {
          failed(e);
          return shell.code().number();
        });
    return root;
  }

  private static void addHelp(CommandSpec command) {
    if (!command.optionsMap().containsKey("--help")) {
      command.addOption(
          OptionSpec.builder("-h", "--help")
              .usageHelp(true)
              .description("Show this help.")
              .build());
    }
  }

  /** What these options say is known already, see {@link Settings#of}. */
  private void addSettings(CommandSpec command) {
    command.addOption(
        OptionSpec.builder(Settings.OPTION)
            .type(String.class)
            .paramLabel("FILE")
            .description("Read the settings from FILE instead of " + Settings.FILE + ".")
            .build());
    command.addOption(
        OptionSpec.builder(Settings.NO_OPTION).description("Read no settings.").build());
    command.defaultValueProvider(settings);
  }

  private static boolean isAlone(String name) {
    return !name.equals("help") && !name.equals("generate-completion");
  }

  private int wrongCommandLine(CommandLine.ParameterException e, String... args) {
    CommandLine command = e.getCommandLine();
    if (e instanceof UnmatchedArgumentException unmatched) {
      shell.fail(unknown(command, unmatched.getUnmatched().get(0), unmatched.isUnknownOption()));
    } else if (e.getMessage().startsWith("Unknown subcommand")) {
      // That is what the command help says.
      shell.fail(unknown(command, e.getValue(), false));
    } else {
      shell.fail(plain(e));
    }
    shell.say("See '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return ExitCode.FAILED.number();
  }

  private static String plain(CommandLine.ParameterException e) {
    String message =
        e.getMessage()
            .replaceAll("\\s*\\R\\s*", " ")
            .replace("is not an int", "is no whole number")
            .replace("is not a long", "is no whole number");
    return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
  }

  private static String unknown(CommandLine command, String argument, boolean isOption) {
    if (isOption) {
      int end = argument.indexOf('=');
      String name = end < 0 ? argument : argument.substring(0, end);
      return "no option '"
          + name
          + "'"
          + guess(name, command.getCommandSpec().optionsMap().keySet());
    }
    return command.getParent() == null
        ? "no command '" + argument + "'" + guess(argument, command.getSubcommands().keySet())
        : "no argument '" + argument + "'";
  }

  private static String guess(String written, Collection<String> words) {
    return Spelling.nearest(written, words).map(word -> "; is " + word + " meant?").orElse("");
  }

  private static String describe(IOException e) {
    return e instanceof FileSystemException problem && problem.getFile() != null
        ? problem.getFile() + ": " + Reasons.of(e)
        : Reasons.of(e);
  }
}
