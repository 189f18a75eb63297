package org.handrec.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.input.Inputs;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;
import org.handrec.cli.shell.Progress;
import org.handrec.cli.shell.Shell;
import org.handrec.core.format.ReadOptions;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is read and how: the options of every command that reads records. */
final class InputOptions {
  /** Does something with an input. */
  interface Work {
    /** Does it. */
    void on(OpenInput input) throws IOException;
  }

  @Parameters(
      paramLabel = "INPUT",
      arity = "0..*",
      description =
          "Files, directories (with all below), quoted patterns, .gz, .zip and members such as"
              + " club.zip/may.pbn, addresses of the hand viewer; - is standard input.")
  private List<String> arguments = new ArrayList<>();

  @Option(
      names = "--files-from",
      paramLabel = "FILE",
      description = "Read the names of inputs from FILE, one a line; - is standard input.")
  private Optional<String> filesFrom = Optional.empty();

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description = "The format of all inputs, whatever they look like: pbn, lin.")
  private Optional<String> from = Optional.empty();

  @Option(
      names = "--strict",
      description = "Read by the letter of the standard instead of repairing what real files do.")
  private boolean strict;

  @Option(
      names = "--embedded",
      description = "Read PBN text between <PBN> and </PBN> marks in other documents.")
  private boolean embedded;

  @Option(
      names = "--movies",
      description = "Import the deals of LIN teaching files as they stand at their ends.")
  private boolean movies;

  @Option(
      names = "--input-charset",
      paramLabel = "CHARSET",
      description = "The charset of all inputs, whatever they say of it.")
  private Optional<String> charset = Optional.empty();

  /** Whether the letter of the standard counts. */
  boolean isStrict() {
    return strict;
  }

  /** Whether standard input is an input, or the list of them. */
  boolean isStandardInputNamed() {
    return arguments.contains(Inputs.STANDARD_INPUT)
        || filesFrom.filter(Inputs.STANDARD_INPUT::equals).isPresent();
  }

  /** The arguments that are no inputs, which are taken out. */
  List<String> take(Predicate<String> other) {
    List<String> taken = arguments.stream().filter(other).toList();
    arguments.removeAll(taken);
    return taken;
  }

  /** Whether an input is named. */
  boolean isNamed() {
    return !arguments.isEmpty() || filesFrom.isPresent();
  }

  /** How records are read. */
  ReadOptions readOptions(boolean checkExport) {
    return new ReadOptions(
        strict, embedded, checkExport, charset.map(InputOptions::charset), movies);
  }

  /** The charset of a name that a user gave. */
  static Charset charset(String name) {
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new Failure("no charset '" + name + "'");
    }
  }

  /** The inputs that can be found; those that cannot are reported. */
  List<Input> find(Shell shell, Formats formats) {
    if (arguments.isEmpty() && filesFrom.isEmpty()) {
      throw new Failure("no input: name files or directories, or - for standard input");
    }
    from.ifPresent(formats::byId);
    Inputs inputs = new Inputs(shell, formats);
    arguments.forEach(inputs::add);
    filesFrom.ifPresent(inputs::addListed);
    return inputs.found();
  }

  /**
   * Opens one input after the other. One that cannot be read is reported, and the rest goes on.
   *
   * @throws OutputFailure when the work cannot write
   */
  void each(Shell shell, Formats formats, List<Input> inputs, Work work) throws IOException {
    eachSideBySide(
        shell,
        formats,
        inputs,
        1,
        in -> {
          work.on(in);
          return () -> {};
        });
  }

  /**
   * Works on several inputs at once. One that cannot be read is reported, and the rest goes on.
   *
   * @param threads how many at once
   */
  void eachSideBySide(
      Shell shell, Formats formats, List<Input> inputs, int threads, InputQueue.Task task)
      throws IOException {
    Progress progress = new Progress(shell, size(shell, inputs), System::nanoTime);
    InputQueue.Opener opener =
        (input, source) ->
            new OpenInput(
                input,
                source,
                from.isPresent() ? formats.byId(from.get()) : formats.detect(source),
                progress.begin());
    try (InputQueue queue = new InputQueue(shell, opener, task, threads)) {
      for (Input input : inputs) {
        queue.add(input);
      }
      queue.finish();
    } finally {
      progress.end();
    }
  }

  /** The size of all inputs, which is looked up only for somebody who waits. */
  private static OptionalLong size(Shell shell, List<Input> inputs) {
    long sum = 0;
    for (Input input : shell.isErrorTerminal() ? inputs : List.<Input>of()) {
      OptionalLong size = input.size();
      if (size.isEmpty()) {
        return size;
      }
      sum += size.getAsLong();
    }
    return OptionalLong.of(sum);
  }
}
