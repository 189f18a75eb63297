package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.handrec.cli.output.JsonOutput;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Profile;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Severity;

/** The rules as a list, in several shapes. */
public final class RuleList {
  private final List<RuleInfo> rules;

  /** A list of rules in their order. */
  public RuleList(List<RuleInfo> rules) {
    this.rules = List.copyOf(rules);
  }

  /** One line a rule: code, severity, name, and the class of the repair where there is one. */
  public void writeText(OutputStream out) throws IOException {
    StringBuilder text = new StringBuilder();
    for (RuleInfo rule : rules) {
      text.append(
              String.format(
                      Locale.ROOT,
                      "%-7s %-8s %-32s %s",
                      rule.code(),
                      rule.severity().symbol(),
                      rule.name(),
                      rule.fixSafety() == FixSafety.NONE ? "" : "fix: " + symbol(rule.fixSafety()))
                  .stripTrailing())
          .append('\n');
    }
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** An array of objects with all that is known of each rule. */
  public void writeJson(OutputStream out) throws IOException {
    JsonGenerator json = JsonOutput.indented(out);
    json.writeStartArray();
    for (RuleInfo rule : rules) {
      writeJson(json, rule);
    }
    json.writeEndArray();
    json.close();
    out.write('\n');
  }

  private static void writeJson(JsonGenerator json, RuleInfo rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", rule.code());
    json.writeStringField("name", rule.name());
    json.writeStringField("severity", rule.severity().symbol());
    json.writeObjectFieldStart("profiles");
    for (Map.Entry<Profile, Severity> entry : new TreeMap<>(rule.profiles()).entrySet()) {
      json.writeStringField(entry.getKey().symbol(), entry.getValue().symbol());
    }
    json.writeEndObject();
    json.writeStringField("group", rule.group());
    json.writeStringField("trigger", rule.trigger());
    json.writeStringField("message", rule.message());
    json.writeStringField("fixClass", symbol(rule.fixSafety()));
    json.writeStringField("fix", rule.fix());
    json.writeStringField("reference", rule.reference());
    json.writeStringField("example", rule.example());
    json.writeEndObject();
  }

  /** Headings by group, with a table of the rules below each. */
  public void writeMarkdown(OutputStream out) throws IOException {
    StringBuilder text = new StringBuilder("# Rules\n");
    String group = "";
    for (RuleInfo rule : rules) {
      if (!rule.group().equals(group)) {
        group = rule.group();
        text.append("\n## ").append(cell(group)).append("\n\n");
        text.append("| code | name | severity | reported when | fix | reference |\n");
        text.append("|---|---|---|---|---|---|\n");
      }
      text.append(
          List.of(
                  rule.code(),
                  rule.name(),
                  severities(rule),
                  rule.trigger(),
                  rule.fixSafety() == FixSafety.NONE
                      ? ""
                      : symbol(rule.fixSafety()) + ": " + rule.fix(),
                  rule.reference())
              .stream()
              .map(RuleList::cell)
              .collect(Collectors.joining(" | ", "| ", " |\n")));
    }
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** The severity, and those of the profiles in which it is another. */
  static String severities(RuleInfo rule) {
    String others =
        new TreeMap<>(rule.profiles())
            .entrySet().stream()
                .map(entry -> entry.getKey().symbol() + ": " + entry.getValue().symbol())
                .collect(Collectors.joining(", "));
    return rule.severity().symbol() + (others.isEmpty() ? "" : " (" + others + ")");
  }

  static String symbol(FixSafety safety) {
    return safety.name().toLowerCase(Locale.ROOT);
  }

  private static String cell(String text) {
    return text.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;");
  }
}
