package org.handrec.cli.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.format.HandRecord;

/**
 * Findings for people: place, severity, code and message, the line with the part marked, the trick
 * in which a card is wrong, and what would help. Of more than 20 findings of one rule in a file the
 * rest are only counted.
 */
final class TextReport implements Report {
  private static final int EQUAL = 20;

  private final OutputStream out;
  private final Style style;

  TextReport(OutputStream out, Style style) {
    this.out = out;
    this.style = style;
  }

  @Override
  public OutputStream body() {
    return out;
  }

  @Override
  public Part begin(String file, OutputStream to) {
    return new TextPart(file, to);
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.flush();
  }

  private final class TextPart implements Part {
    private final String file;
    private final OutputStream to;
    private final Map<String, Integer> counts = new TreeMap<>();

    TextPart(String file, OutputStream to) {
      this.file = file;
      this.to = to;
    }

    @Override
    public void add(Optional<HandRecord> record, List<Finding> findings) throws IOException {
      for (Finding finding : findings) {
        RuleInfo rule = finding.diagnostic().rule();
        if (counts.merge(rule.code() + " " + rule.name(), 1, Integer::sum) <= EQUAL) {
          write(
              LineReport.line(finding, style)
                  + "\n"
                  + new SourceLine(finding.diagnostic())
                  + trick(finding)
                  + hint(finding));
        }
      }
    }

    private String trick(Finding finding) {
      return TrickRow.of(finding)
          .map(row -> "     " + row.text(finding.diagnostic(), style) + "\n")
          .orElse("");
    }

    private static String hint(Finding finding) {
      String hint = finding.hint();
      return hint.isEmpty() ? "" : "     hint: " + Printable.of(hint) + "\n";
    }

    @Override
    public void end() throws IOException {
      for (Map.Entry<String, Integer> entry : counts.entrySet()) {
        int more = entry.getValue() - EQUAL;
        if (more > 0) {
          write(Printable.of(file) + ": " + more + " more of " + entry.getKey() + "\n");
        }
      }
    }

    private void write(String text) throws IOException {
      to.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
