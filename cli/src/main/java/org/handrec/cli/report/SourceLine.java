package org.handrec.cli.report;

import java.util.Locale;
import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;

/**
 * The line of a source in which a finding lies, with a mark under the part it means. Of a long line
 * the part around the finding is shown.
 */
final class SourceLine {
  private static final int WIDTH = 96;
  private static final int BEFORE = 32;

  private final int number;
  private final String before;
  private final String marked;
  private final String behind;

  SourceLine(Diagnostic diagnostic) {
    Location location = diagnostic.location();
    String whole = diagnostic.text().lineAt(diagnostic.span().start());
    int[] line =
        Printable.of(whole.startsWith("\uFEFF") ? whole.substring(1) : whole)
            .codePoints()
            .toArray();
    int column = Math.min(location.column() - 1, line.length);
    int from =
        line.length <= WIDTH ? 0 : Math.max(0, Math.min(column - BEFORE, line.length - WIDTH));
    int to = Math.min(line.length, from + WIDTH);
    int markEnd = Math.max(column, Math.min(markEnd(location, line.length), to));
    this.number = location.line();
    this.before = (from > 0 ? "…" : "") + new String(line, from, column - from);
    this.marked = new String(line, column, markEnd - column);
    this.behind = new String(line, markEnd, to - markEnd) + (to < line.length ? "…" : "");
  }

  private static int markEnd(Location location, int length) {
    return location.endLine() == location.line() ? location.endColumn() - 1 : length;
  }

  /** Whether there is nothing to show. */
  boolean isBlank() {
    return (before + marked + behind).isBlank();
  }

  /** Number of the line. */
  int number() {
    return number;
  }

  /** What stands before the part concerned. */
  String before() {
    return before;
  }

  /** The part concerned, perhaps nothing. */
  String marked() {
    return marked;
  }

  /** What stands behind the part concerned. */
  String behind() {
    return behind;
  }

  /** Two lines with their ends; nothing when the source line is blank. */
  @Override
  public String toString() {
    return isBlank()
        ? ""
        : String.format(Locale.ROOT, "%8d | %s%s%s\n", number, before, marked, behind)
            + "         | "
            + " ".repeat(before.codePointCount(0, before.length()))
            + "^".repeat(Math.max(1, marked.codePointCount(0, marked.length())))
            + "\n";
  }
}
