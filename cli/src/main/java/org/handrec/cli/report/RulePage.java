package org.handrec.cli.report;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.RuleInfo;

/** All that is known of a rule, for people. */
public final class RulePage {
  private final String title;
  private final Map<String, String> lines = new LinkedHashMap<>();

  /** The page of a rule. */
  public RulePage(RuleInfo rule) {
    title = rule.code() + " " + rule.name();
    line("severity", RuleList.severities(rule));
    line("group", rule.group());
    line("reported", rule.trigger());
    line("message", rule.message());
    if (rule.fixSafety() != FixSafety.NONE) {
      line("fix", RuleList.symbol(rule.fixSafety()) + ": " + rule.fix());
    } else if (!rule.fix().isEmpty()) {
      line("advice", rule.fix());
    }
    line("reference", rule.reference());
    line("example", rule.example());
  }

  private void line(String label, String value) {
    if (!value.isEmpty()) {
      lines.put(label, value);
    }
  }

  /** The page in Markdown, without a heading. */
  String markdown() {
    return lines.entrySet().stream()
        .map(line -> "- **" + line.getKey() + "**: " + escaped(line.getValue()))
        .collect(Collectors.joining("\n"));
  }

  private static String escaped(String text) {
    return text.replaceAll("([\\\\`*_\\[\\]<>|#])", "\\\\$1");
  }

  @Override
  public String toString() {
    return lines.entrySet().stream()
        .map(line -> String.format(Locale.ROOT, "%-10s %s\n", line.getKey(), line.getValue()))
        .collect(Collectors.joining("", title + "\n\n", ""));
  }
}
