package org.handrec.cli.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.HandRecord;

/** A report of one line a finding, and nothing else. */
final class LineReport implements Report {
  private final OutputStream out;
  private final Function<Finding, String> line;

  private LineReport(OutputStream out, Function<Finding, String> line) {
    this.out = out;
    this.line = line;
  }

  /** {@code file:line:column: severity CODE message [board key]}. */
  static LineReport shortLines(OutputStream out, Style style) {
    return new LineReport(out, finding -> line(finding, style));
  }

  /** The commands by which GitHub shows findings beside the lines of a file. */
  static LineReport workflowCommands(OutputStream out) {
    return new LineReport(out, WorkflowCommand::of);
  }

  /** The short line without its end. */
  static String line(Finding finding, Style style) {
    Diagnostic diagnostic = finding.diagnostic();
    return style.place(
            Printable.of(finding.file())
                + ":"
                + diagnostic.location().line()
                + ":"
                + diagnostic.location().column()
                + ":")
        + " "
        + style.severity(diagnostic.severity(), diagnostic.severity().symbol())
        + " "
        + diagnostic.code()
        + " "
        + Printable.of(diagnostic.message())
        + finding.key().map(key -> " [" + Printable.of(key) + "]").orElse("");
  }

  @Override
  public OutputStream body() {
    return out;
  }

  @Override
  public Part begin(String file, OutputStream to) {
    return new Part() {
      @Override
      public void add(Optional<HandRecord> record, List<Finding> findings) throws IOException {
        for (Finding finding : findings) {
          to.write((line.apply(finding) + "\n").getBytes(StandardCharsets.UTF_8));
        }
      }

      @Override
      public void end() {}
    };
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.flush();
  }
}
