package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.handrec.cli.output.JsonOutput;
import org.handrec.core.diagnose.RuleInfo;

/**
 * The Static Analysis Results Interchange Format, version 2.1.0 (OASIS). The rules that have
 * findings follow the results, since they are known last.
 */
final class SarifReport implements Report {
  private static final String HEAD =
      "{\"$schema\":\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
          + "sarif-schema-2.1.0.json\",\"version\":\"2.1.0\","
          + "\"runs\":[{\"columnKind\":\"unicodeCodePoints\",\"results\":[\n";

  private final OutputStream out;
  private final OutputStream list;
  private final String version;
  private final Map<String, RuleInfo> rules = new ConcurrentHashMap<>();

  SarifReport(OutputStream out, String version) throws IOException {
    this.out = out;
    this.list = new JsonList(out);
    this.version = version;
    out.write(HEAD.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public OutputStream body() {
    return list;
  }

  @Override
  public Part begin(String file, OutputStream to) throws IOException {
    return new JsonPart(
        to,
        JsonList.SEPARATOR,
        "",
        (json, finding) -> {
          RuleInfo rule = finding.diagnostic().rule();
          rules.put(rule.code(), rule);
          new SarifResult(json, finding).write();
        });
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.write("],\"tool\":".getBytes(StandardCharsets.UTF_8));
    JsonGenerator json = JsonOutput.generator(out, StandardCharsets.UTF_8);
    json.writeStartObject();
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "handrec");
    json.writeStringField("version", version);
    json.writeArrayFieldStart("rules");
    for (RuleInfo rule :
        rules.values().stream().sorted(Comparator.comparing(RuleInfo::code)).toList()) {
      writeRule(json, rule);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
    json.flush();
    out.write("}]}\n".getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static void writeRule(JsonGenerator json, RuleInfo rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", rule.code());
    json.writeStringField("name", rule.name());
    SarifResult.writeText(json, "shortDescription", rule.name().replace('-', ' '));
    SarifResult.writeText(json, "fullDescription", "Reported when: " + rule.trigger());
    json.writeObjectFieldStart("defaultConfiguration");
    json.writeStringField("level", SarifResult.level(rule.severity()));
    json.writeEndObject();
    json.writeObjectFieldStart("help");
    json.writeStringField("text", new RulePage(rule).toString());
    json.writeStringField("markdown", new RulePage(rule).markdown());
    json.writeEndObject();
    json.writeObjectFieldStart("properties");
    json.writeArrayFieldStart("tags");
    json.writeString(rule.group());
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }
}
