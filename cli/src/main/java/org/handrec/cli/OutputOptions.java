package org.handrec.cli;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.NameTemplate;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.pbn.PbnWriter;
import picocli.CommandLine.Option;

/** Where converted records go and in which bytes. */
final class OutputOptions {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write everything to FILE; - is standard output, which is the default.")
  private Optional<String> file = Optional.empty();

  @Option(
      names = "--output-dir",
      paramLabel = "DIR",
      description = "Write a file for each input into DIR.")
  private Optional<String> directory = Optional.empty();

  @Option(
      names = "--name",
      paramLabel = "TEMPLATE",
      description = "The names in DIR, of {dir} {name} {ext} {n} (default: ${DEFAULT-VALUE}).")
  private String template = NameTemplate.DEFAULT;

  @Option(names = "--force", description = "Replace existing files.")
  private boolean force;

  @Option(
      names = "--newline",
      paramLabel = "NEWLINE",
      description = "The line ends: ${COMPLETION-CANDIDATES}.")
  private Optional<Newline> newline = Optional.empty();

  @Option(names = "--charset", paramLabel = "CHARSET", description = "The charset of the output.")
  private Optional<String> charset = Optional.empty();

  /** The file of all output; empty for standard output. */
  Optional<String> file() {
    return file.filter(name -> !name.equals("-"));
  }

  /** Whether there is a file for each input. */
  boolean isPerInput() {
    return directory.isPresent();
  }

  /**
   * Checks options that belong together.
   *
   * @throws Failure when names are given without their directory
   */
  void check() {
    if (directory.isEmpty() && !template.equals(NameTemplate.DEFAULT)) {
      throw new Failure("--name belongs to --output-dir");
    }
  }

  /** Whether existing files may be replaced. */
  boolean force() {
    return force;
  }

  /** The line ends, where they were asked for. */
  Optional<String> newline() {
    return newline.map(Newline::text);
  }

  /** How PBN is written. */
  PbnWriter.Options pbn(Shell shell) {
    boolean lf = newline.filter(Newline.LF::equals).isPresent();
    return new PbnWriter.Options(
        charset(), lf ? PbnWriter.LineEnd.LF : PbnWriter.LineEnd.CR_LF, shell.temporaryDirectory());
  }

  /** The charset, where it was asked for. */
  Optional<Charset> charset() {
    return charset.map(InputOptions::charset);
  }

  /**
   * The file of each input, checked before anything is written.
   *
   * @throws Failure when two outputs have one name, or one may not be written
   */
  Map<Input, Output> plan(Shell shell, List<Input> inputs, String extension) {
    if (file.isPresent()) {
      throw new Failure("--output and --output-dir exclude each other");
    }
    NameTemplate names = new NameTemplate(template);
    return plan(
        shell,
        inputs,
        directory.orElseThrow(),
        force,
        (input, number) -> names.expand(input.place(), number, extension));
  }

  /** Gives an input the name of its output, parted by {@code /}. */
  interface Naming {
    String of(Input input, int number);
  }

  /**
   * The file of each input in a folder, checked before anything is written.
   *
   * @throws Failure when two outputs have one name, or one may not be written
   */
  static Map<Input, Output> plan(
      Shell shell, List<Input> inputs, String folder, boolean force, Naming naming) {
    Path root = shell.path(folder);
    Map<String, Input> taken = new HashMap<>();
    Map<Input, Output> plan = new LinkedHashMap<>();
    for (Input input : inputs) {
      String below = naming.of(input, plan.size() + 1);
      Path path = root.resolve(below).normalize();
      if (path.equals(root.normalize()) || !path.startsWith(root.normalize())) {
        throw new Failure(
            input.name() + ": its output '" + below + "' would lie outside " + folder);
      }
      // Some file systems do not tell names apart by case, so neither does this.
      Input other = taken.putIfAbsent(path.toString().toLowerCase(Locale.ROOT), input);
      if (other != null) {
        throw new Failure(
            other.name() + " and " + input.name() + " would both be written to " + below);
      }
      String name = shell.fileSystem().getPath(folder, below).toString();
      OutputFile.check(name, path, force);
      plan.put(input, new Output(name, path));
    }
    return plan;
  }

  /**
   * Where an input goes.
   *
   * @param name the name by which messages call the output
   * @param path the file
   */
  record Output(String name, Path path) {}

  private enum Newline {
    LF("\n"),
    CRLF("\r\n");

    private final String text;

    Newline(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
