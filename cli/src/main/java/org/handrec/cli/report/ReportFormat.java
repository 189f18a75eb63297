package org.handrec.cli.report;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.diagnose.Severity;

/** The shapes of a report. */
public enum ReportFormat {
  /** For people, with the lines of the source. */
  TEXT,
  /** One line a finding. */
  SHORT,
  /** One JSON object. */
  JSON,
  /** One JSON object a finding. */
  JSONL,
  /** One row a finding, for spreadsheets. */
  CSV,
  /** The form that tools of static analysis exchange (SARIF 2.1.0). */
  SARIF,
  /** The form of test results that build servers read: a case a board. */
  JUNIT,
  /** Commands that make GitHub show the findings beside the lines. */
  GITHUB,
  /** A page for people that can be filtered. */
  HTML;

  /**
   * What a report may need.
   *
   * @param style the colours of {@link #TEXT} and {@link #SHORT}
   * @param failLevel from which severity on a case of {@link #JUNIT} fails; empty for never
   * @param version the version of the tool, which {@link #SARIF} tells
   * @param room makes room for data that must wait
   */
  public record Setting(
      Style style, Optional<Severity> failLevel, String version, Supplier<TemporaryData> room) {}

  /**
   * A report of this shape.
   *
   * @param out where it is written, in UTF-8
   */
  public Report open(OutputStream out, Setting setting) throws IOException {
    return switch (this) {
      case TEXT -> new TextReport(out, setting.style());
      case SHORT -> LineReport.shortLines(out, setting.style());
      case GITHUB -> LineReport.workflowCommands(out);
      case JSON -> new JsonReport(out, setting.room().get());
      case JSONL -> new JsonLinesReport(out);
      case CSV -> new CsvReport(out);
      case SARIF -> new SarifReport(out, setting.version());
      case JUNIT -> new JUnitReport(out, setting);
      case HTML -> new HtmlReport(out, setting.room().get());
    };
  }

  /** {@code text short json} and so on. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
