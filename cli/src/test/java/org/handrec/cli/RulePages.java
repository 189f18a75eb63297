package org.handrec.cli;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Profile;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Severity;

/** The pages on the rules in the documentation, in Markdown, made from the catalogues alone. */
final class RulePages {
  private RulePages() {}

  /** A page for every rule and the list of all, by file name. */
  static Map<String, String> of(Collection<RuleInfo> rules) {
    Map<String, String> pages = new TreeMap<>();
    pages.put("README.md", list(rules));
    for (RuleInfo rule : rules) {
      pages.put(rule.code() + ".md", page(rule));
    }
    return pages;
  }

  private static String list(Collection<RuleInfo> rules) {
    StringBuilder page =
        new StringBuilder("# Rules\n\n")
            .append("Codes are never renumbered or reused. ")
            .append("Wherever a code is taken, its name or its beginning is too.\n\n")
            .append("These pages are made from the catalogues of the rules: `mvn -pl cli -am test ")
            .append("-Dtest=RulePagesTest -Dsurefire.failIfNoSpecifiedTests=false ")
            .append("-Ddocs.update=true`.\n");
    String group = "";
    for (RuleInfo rule : rules) {
      if (!rule.group().equals(group)) {
        group = rule.group();
        page.append("\n## ").append(capitalised(group)).append("\n\n");
        page.append("| code | name | severity | reported when |\n|---|---|---|---|\n");
      }
      page.append("| [").append(rule.code()).append("](").append(rule.code()).append(".md) | ");
      page.append(rule.name()).append(" | ").append(rule.severity().symbol()).append(" | ");
      page.append(cell(rule.trigger())).append(" |\n");
    }
    return page.toString();
  }

  private static String page(RuleInfo rule) {
    StringBuilder page = new StringBuilder();
    page.append("# ").append(rule.code()).append(' ').append(rule.name()).append("\n\n");
    page.append("**Reported when:** ").append(text(rule.trigger())).append(".\n\n");
    page.append("**Message:** ").append(code(rule.message())).append("\n\n");
    page.append("**Example:** ").append(code(rule.example())).append("\n\n");
    page.append("**Reference:** ").append(reference(rule.reference())).append("\n\n");
    page.append("**Repair:** ").append(repair(rule)).append("\n\n");
    page.append("| profile | severity |\n|---|---|\n");
    for (Profile profile : Profile.values()) {
      page.append("| ").append(profile.symbol()).append(" | ");
      page.append(severity(rule.severity(profile))).append(" |\n");
    }
    page.append("\nGroup: ").append(rule.group()).append(". Leave it out with `--ignore ");
    page.append(rule.code()).append("`. [All rules](README.md)\n");
    return page.toString();
  }

  private static String reference(String reference) {
    return reference.replace("practice", "practice of real files (the standard is silent)");
  }

  private static String repair(RuleInfo rule) {
    String how =
        switch (rule.fixSafety()) {
          case NONE -> "none; somebody has to look.";
          case SAFE -> "safe (no information is lost): ";
          case LOSSY -> "lossy (text is dropped, a comment keeps it): ";
          case SUGGEST -> "a suggestion that somebody must confirm";
        };
    if (rule.fixSafety() == FixSafety.NONE) {
      return how + (rule.fix().isEmpty() ? "" : " " + capitalised(text(rule.fix())) + ".");
    }
    if (rule.fixSafety() == FixSafety.SUGGEST) {
      return how + (rule.fix().isEmpty() ? "." : ": " + text(rule.fix()) + ".");
    }
    return how + text(rule.fix()) + ".";
  }

  private static String severity(Severity severity) {
    return severity == Severity.OFF ? "not reported" : severity.symbol();
  }

  private static String capitalised(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** A code span; the text may hold a backquote. */
  private static String code(String text) {
    return text.indexOf('`') < 0 ? "`" + text + "`" : "`` " + text + " ``";
  }

  /** Running text in which nothing is taken for a mark of Markdown. */
  private static String text(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ("\\`*_[]<>#".indexOf(c) >= 0) {
        plain.append('\\');
      }
      plain.append(c);
    }
    return plain.toString();
  }

  private static String cell(String text) {
    return text(text).replace("|", "\\|");
  }
}
