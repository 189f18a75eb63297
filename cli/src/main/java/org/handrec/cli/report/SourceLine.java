package org.handrec.cli.report;

import java.util.Locale;
import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;

/**
 * The line of a source in which a finding lies, with a mark under the part it means. Of a long line
 * the part around the finding is shown.
 */
final class SourceLine {
  private static final int WIDTH = 96;
  private static final int BEFORE = 32;

  private final String line;
  private final Location location;

  SourceLine(RecordText text, Diagnostic diagnostic) {
    String whole = text.lineAt(diagnostic.span().start());
    this.line = Printable.of(whole.startsWith("\uFEFF") ? whole.substring(1) : whole);
    this.location = diagnostic.location();
  }

  /** Two lines with their ends; nothing when the source line is blank. */
  @Override
  public String toString() {
    if (line.isBlank()) {
      return "";
    }
    int length = line.codePointCount(0, line.length());
    int column = Math.min(location.column() - 1, length);
    int from = length <= WIDTH ? 0 : Math.max(0, Math.min(column - BEFORE, length - WIDTH));
    int to = Math.min(length, from + WIDTH);
    String shown =
        (from > 0 ? "…" : "")
            + line.substring(line.offsetByCodePoints(0, from), line.offsetByCodePoints(0, to))
            + (to < length ? "…" : "");
    int indent = column - from + (from > 0 ? 1 : 0);
    return String.format(Locale.ROOT, "%8d | %s\n", location.line(), shown)
        + "         | "
        + " ".repeat(indent)
        + "^".repeat(Math.max(1, Math.min(markEnd(length), to) - column))
        + "\n";
  }

  private int markEnd(int length) {
    return location.endLine() == location.line() ? location.endColumn() - 1 : length;
  }
}
