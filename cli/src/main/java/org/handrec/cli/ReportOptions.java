package org.handrec.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.cli.report.ReportFormat;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.cli.report.Style;
import org.handrec.cli.shell.Shell;
import org.handrec.core.diagnose.Severity;
import picocli.CommandLine.Option;

/** Which findings are reported, how, and which of them count. */
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
      names = "--select",
      paramLabel = "CODE",
      split = ",",
      description = "Report only these: codes, their beginnings, or names; CODE:TAG for one tag.")
  private List<String> select = new ArrayList<>();

  @Option(
      names = "--ignore",
      paramLabel = "CODE",
      split = ",",
      description = "Do not report these: codes, their beginnings, or names; CODE:TAG for one tag.")
  private List<String> ignore = new ArrayList<>();

  @Option(
      names = "--severity",
      paramLabel = "CODE=LEVEL",
      split = ",",
      description = "Change the severity of a rule: error, warning, info, off.")
  private List<String> changes = new ArrayList<>();

  @Option(
      names = "--fail-on",
      paramLabel = "LEVEL",
      description = "Exit code 1 from this level on: ${COMPLETION-CANDIDATES}.")
  private FailLevel failLevel = FailLevel.ERROR;

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "Severities for a purpose: ${COMPLETION-CANDIDATES}.")
  private Purpose purpose = Purpose.DEFAULT;

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

  /** What is reported. */
  SeverityPolicy policy() {
    return new SeverityPolicy(
        Registry.rules(), purpose.profile(), strictExport, changes, select, ignore);
  }

  /** The level from which findings make the exit code 1; empty for none. */
  Optional<Severity> failLevel() {
    return failLevel.severity();
  }

  /** The colours of the report. */
  Style style(Shell shell) {
    return colour.style(shell, file.isEmpty());
  }
}
