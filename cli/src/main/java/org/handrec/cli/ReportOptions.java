package org.handrec.cli;

import java.util.Optional;
import org.handrec.cli.report.ReportFormat;
import org.handrec.cli.report.Style;
import org.handrec.cli.shell.Shell;
import picocli.CommandLine.Option;

/** How findings are reported. */
final class ReportOptions {
  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--report-file",
      paramLabel = "FILE",
      description = "Write the report to FILE instead of standard output.")
  private Optional<String> file = Optional.empty();

  @Option(names = "--force", description = "Replace an existing report file.")
  private boolean force;

  @Option(
      names = "--strict-export",
      description = "Departures from the export format are warnings.")
  private boolean strictExport;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ColourChoice colour = ColourChoice.AUTO;

  /** The shape of the report. */
  ReportFormat format() {
    return format;
  }

  /** The file of the report; empty for standard output. */
  Optional<String> file() {
    return file;
  }

  /** Whether an existing report file may be replaced. */
  boolean force() {
    return force;
  }

  /** Whether the export format is checked. */
  boolean isStrictExport() {
    return strictExport;
  }

  /** The colours of the report. */
  Style style(Shell shell) {
    return colour.style(shell, file.isEmpty());
  }
}
