package org.handrec.cli.report;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.handrec.cli.shell.TemporaryData;

/** The shapes of a report. */
public enum ReportFormat {
  /** For people, with the lines of the source. */
  TEXT,
  /** One line a finding. */
  SHORT,
  /** One JSON object. */
  JSON,
  /** One JSON object a finding. */
  JSONL;

  /**
   * A report of this shape.
   *
   * @param out where it is written, in UTF-8
   * @param style the colours of {@link #TEXT} and {@link #SHORT}
   * @param spool room for data that must wait
   */
  public Report open(OutputStream out, Style style, TemporaryData spool) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    return switch (this) {
      case TEXT -> new TextReport(writer, style);
      case SHORT -> new ShortReport(writer, style);
      case JSON -> new JsonReport(out, spool);
      case JSONL -> new JsonLinesReport(out);
    };
  }

  /** {@code text short json jsonl}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
