package org.handrec.cli.report;

import java.util.Locale;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.RuleInfo;

/** All that is known of a rule, for people. */
public final class RulePage {
  private final StringBuilder text = new StringBuilder();

  /** The page of a rule. */
  public RulePage(RuleInfo rule) {
    text.append(rule.code()).append(' ').append(rule.name()).append("\n\n");
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
      text.append(String.format(Locale.ROOT, "%-10s %s", label, value)).append('\n');
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
