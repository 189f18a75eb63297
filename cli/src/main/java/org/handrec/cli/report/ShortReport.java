package org.handrec.cli.report;

import java.io.IOException;
import java.io.Writer;
import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.Diagnostic;

/** One line a finding: {@code file:line:column: severity CODE message [board key]}. */
final class ShortReport implements Report {
  private final Writer out;
  private final Style style;

  ShortReport(Writer out, Style style) {
    this.style = style;
    this.out = out;
  }

  @Override
  public void add(Finding finding) throws IOException {
    out.write(line(finding, style));
    out.write('\n');
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.flush();
  }

  /** The line without its end. */
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
}
