package org.handrec.cli.report;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.TreeMap;
import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RuleInfo;

/**
 * Findings for people: place, severity, code and message, the line with the part marked, and what
 * would help. Of more than 20 findings of one rule in a file the rest are only counted.
 */
final class TextReport implements Report {
  private static final int EQUAL = 20;

  private final Writer out;
  private final Style style;
  private final Map<String, Integer> counts = new TreeMap<>();
  private String file = "";

  TextReport(Writer out, Style style) {
    this.out = out;
    this.style = style;
  }

  @Override
  public void begin(String name) {
    file = name;
    counts.clear();
  }

  @Override
  public void add(Finding finding) throws IOException {
    RuleInfo rule = finding.diagnostic().rule();
    String equal = rule.code() + " " + rule.name();
    if (counts.merge(equal, 1, Integer::sum) <= EQUAL) {
      out.write(ShortReport.line(finding, style) + "\n");
      out.write(new SourceLine(finding.text(), finding.diagnostic()).toString());
      out.write(hint(finding.diagnostic()));
    }
  }

  private static String hint(Diagnostic diagnostic) {
    String hint = diagnostic.fix().map(fix -> fix.title()).orElseGet(() -> diagnostic.rule().fix());
    return hint.isEmpty() ? "" : "     hint: " + Printable.of(hint) + "\n";
  }

  @Override
  public void end() throws IOException {
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      int more = entry.getValue() - EQUAL;
      if (more > 0) {
        out.write(Printable.of(file) + ": " + more + " more of " + entry.getKey() + "\n");
      }
    }
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.flush();
  }
}
