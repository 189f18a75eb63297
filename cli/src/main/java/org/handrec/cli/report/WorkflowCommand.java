package org.handrec.cli.report;

import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;

/**
 * A finding as a command of GitHub's workflows: {@code ::error file=club.pbn,line=7,...::message}.
 */
final class WorkflowCommand {
  private WorkflowCommand() {}

  static String of(Finding finding) {
    Diagnostic diagnostic = finding.diagnostic();
    return "::"
        + command(diagnostic)
        + " file="
        + property(finding.file().replace('\\', '/'))
        + place(diagnostic.location())
        + ",title="
        + property(diagnostic.code() + " " + diagnostic.rule().name())
        + "::"
        + data(diagnostic.message() + finding.key().map(key -> " [" + key + "]").orElse(""));
  }

  private static String command(Diagnostic diagnostic) {
    return switch (diagnostic.severity()) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO, OFF -> "notice";
    };
  }

  /** Columns go only with a part of one line. */
  private static String place(Location at) {
    String lines = ",line=" + at.line() + ",endLine=" + at.endLine();
    return at.line() == at.endLine()
        ? lines + ",col=" + at.column() + ",endColumn=" + at.endColumn()
        : lines;
  }

  private static String data(String text) {
    return Printable.of(text).replace("%", "%25");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
