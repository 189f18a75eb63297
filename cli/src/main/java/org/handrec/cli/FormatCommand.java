package org.handrec.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.Losses;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.shell.ExitCode;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;
import org.handrec.cli.shell.Printable;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.lin.LinWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes files in the canonical form of their format. */
@Command(
    name = "format",
    description = "Write hand records in the canonical form of their format.",
    footer = {
      "",
      "The canonical form of PBN is export format, that of LIN a board a line or a match.",
      "Without --check and --write the result goes to standard output.",
      "--write leaves a file alone whose records have no place in the canonical form.",
      "--check lists the files that would change and gives exit code 1 when there are any."
    })
final class FormatCommand implements Callable<Integer> {
  private final Shell shell;

  @Mixin private InputOptions input;

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      description = "export: the canonical form; keep: every byte as it is. Default: export.")
  private Style style = Style.EXPORT;

  @Option(names = "--check", description = "Only say which files would change.")
  private boolean check;

  @Option(names = "--write", description = "Change the files in place.")
  private boolean write;

  FormatCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    if (check && write) {
      throw new Failure("--check and --write exclude each other");
    }
    Formats formats = Registry.formats();
    List<Input> inputs = input.find(shell, formats);
    if (check) {
      input.each(shell, formats, inputs, this::compare);
    } else if (write) {
      input.each(shell, formats, inputs, this::rewrite);
    } else {
      print(formats, inputs);
    }
    return 0;
  }

  private void print(Formats formats, List<Input> inputs) throws IOException {
    if (style == Style.KEEP) {
      input.each(shell, formats, inputs, in -> keep(in, shell.out()));
      return;
    }
    Losses losses = new Losses();
    try (Canonical writer = new Canonical(shell, shell.out(), losses)) {
      input.each(
          shell,
          formats,
          inputs,
          in -> in.copy(input.readOptions(false), writer.of(in.format(), inputs.size() > 1)));
      writer.finish();
      writer.remark().ifPresent(shell::say);
    }
    tell(losses);
  }

  private void compare(OpenInput in) throws IOException {
    try (TemporaryData formatted = shell.newTemporaryData()) {
      format(in, formatted, new Losses());
      try (InputStream before = in.source().open();
          InputStream after = formatted.open()) {
        if (!isSame(before, after)) {
          shell.out().write((in.name() + "\n").getBytes(StandardCharsets.UTF_8));
          shell.raise(ExitCode.REMAINS);
        }
      }
    }
  }

  private static boolean isSame(InputStream a, InputStream b) throws IOException {
    byte[] left = a.readNBytes(1 << 16);
    byte[] right = b.readNBytes(1 << 16);
    while (left.length > 0 && Arrays.equals(left, right)) {
      left = a.readNBytes(1 << 16);
      right = b.readNBytes(1 << 16);
    }
    return left.length == 0 && right.length == 0;
  }

  private void rewrite(OpenInput in) throws IOException {
    Optional<Path> file = in.input().changeable();
    if (file.isEmpty()) {
      throw new Failure("cannot be changed in place");
    }
    try (OutputFile output = OutputFile.create(in.name(), file.get(), true)) {
      Losses losses = new Losses();
      Optional<String> remark = format(in, output, losses);
      boolean whole = !losses.has(LinWriter.NO_DEAL) && (!output.isEmpty() || isEmpty(in));
      if (whole) {
        output.commit();
        remark.ifPresent(text -> shell.say(in.name() + ": " + text));
      } else {
        shell.fail(in.name() + ": not changed, since records would be lost");
      }
      tell(losses);
    } catch (OutputFailure e) {
      shell.fail(e.getMessage());
    }
  }

  private static boolean isEmpty(OpenInput in) throws IOException {
    try (InputStream bytes = in.source().open()) {
      return bytes.read() < 0;
    }
  }

  /** Returns what the user should know of the output besides the losses. */
  private Optional<String> format(OpenInput in, OutputStream out, Losses losses)
      throws IOException {
    if (style == Style.KEEP) {
      keep(in, out);
      return Optional.empty();
    }
    try (Canonical writer = new Canonical(shell, out, losses)) {
      in.copy(input.readOptions(false), writer.of(in.format(), false));
      writer.finish();
      return writer.remark();
    }
  }

  private void tell(Losses losses) {
    losses.lines().forEach(line -> shell.say(Printable.of(line)));
  }

  private static void keep(OpenInput in, OutputStream out) throws IOException {
    try (InputStream bytes = in.source().open()) {
      bytes.transferTo(out);
    }
  }

  private enum Style {
    EXPORT,
    KEEP;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
