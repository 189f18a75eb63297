package org.handrec.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.report.Baseline;
import org.handrec.cli.report.BaselineOutput;
import org.handrec.cli.report.Exemption;
import org.handrec.cli.report.Selection;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.cli.report.Tally;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Reasons;
import org.handrec.cli.shell.Shell;
import picocli.CommandLine.Option;

/** Which findings are known and no longer reported. */
final class BaselineOptions {
  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "Report only findings that FILE does not know.")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--write-baseline",
      description = "Write all findings into the FILE of --baseline; from then on they are known.")
  private boolean write;

  /** A run over all inputs. */
  interface Run {
    Tally with(Selection selection) throws IOException;
  }

  /** Runs with the selection that these options make, and tells what became of the baseline. */
  Tally select(Shell shell, SeverityPolicy policy, List<Exemption> exemptions, Run run)
      throws IOException {
    if (name.isEmpty()) {
      if (write) {
        throw new Failure("--write-baseline needs --baseline FILE");
      }
      return run.with(new Selection(policy, exemptions));
    }
    if (write) {
      return write(shell, policy, exemptions, run);
    }
    Optional<Baseline> known = Optional.of(read(shell));
    Selection selection =
        new Selection(policy, exemptions, known, Optional.empty(), file -> place(shell, file));
    Tally tally = run.with(selection);
    shell.say(
        "%s: %s, %s"
            .formatted(
                name.get(),
                counted(selection.silenced(), "known finding", "known findings"),
                counted(selection.unmet(), "entry no longer occurs", "entries no longer occur")));
    return tally;
  }

  private static String counted(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  private Baseline read(Shell shell) {
    try (InputStream in = Files.newInputStream(shell.path(name.orElseThrow()))) {
      return Baseline.read(name.get(), in);
    } catch (IOException e) {
      throw new Failure(name.orElseThrow() + ": " + Reasons.of(e));
    }
  }

  private Tally write(Shell shell, SeverityPolicy policy, List<Exemption> exemptions, Run run)
      throws IOException {
    Path path = shell.path(name.orElseThrow());
    if (Files.isRegularFile(path) && !isBaseline(path)) {
      throw new Failure(name.get() + ": is no baseline, so it is not replaced");
    }
    try (OutputFile file = OutputFile.create(name.get(), path, true)) {
      BaselineOutput output = new BaselineOutput(file, shell::newTemporaryData);
      Selection selection =
          new Selection(
              policy,
              exemptions,
              Optional.empty(),
              Optional.of(output),
              input -> place(shell, input));
      Tally tally = run.with(selection);
      file.commit();
      shell.say(name.get() + ": " + counted(output.count(), "finding", "findings") + " written");
      return tally;
    }
  }

  private static boolean isBaseline(Path path) throws IOException {
    try (BufferedReader lines = Files.newBufferedReader(path)) {
      return Baseline.HEAD.equals(lines.readLine());
    } catch (MalformedInputException e) {
      return false;
    }
  }

  /** An input as seen from the directory of the baseline, so that it does not matter who looks. */
  private String place(Shell shell, String input) {
    try {
      Path base = shell.path(name.orElseThrow()).normalize().getParent();
      Path path = shell.directory().resolve(input).normalize();
      return base.relativize(path).toString().replace('\\', '/');
    } catch (InvalidPathException e) {
      return input;
    } catch (IllegalArgumentException e) {
      return shell.path(input).toString().replace('\\', '/');
    }
  }
}
