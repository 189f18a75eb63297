package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Span;

/** A finding as a result of SARIF. */
final class SarifResult {
  /** A longer part is not quoted. */
  private static final int LONGEST_SNIPPET = 400;

  /** Facts that have no place of their own in a result. */
  private static final List<FindingField> FACTS =
      List.of(
          FindingField.NAME,
          FindingField.RECORD,
          FindingField.EVENT,
          FindingField.SESSION,
          FindingField.ROOM,
          FindingField.BOARD,
          FindingField.SEAT,
          FindingField.PLAYER,
          FindingField.TAG,
          FindingField.CALL,
          FindingField.TRICK,
          FindingField.CARD,
          FindingField.EXPECTED,
          FindingField.FOUND,
          FindingField.HYPOTHESIS,
          FindingField.FIX_CLASS,
          FindingField.FIX,
          FindingField.REFERENCE);

  private final JsonGenerator json;
  private final Finding finding;
  private final Diagnostic diagnostic;

  SarifResult(JsonGenerator json, Finding finding) {
    this.json = json;
    this.finding = finding;
    this.diagnostic = finding.diagnostic();
  }

  void write() throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", diagnostic.code());
    json.writeStringField("level", level(diagnostic.severity()));
    writeText(json, "message", diagnostic.message());
    json.writeArrayFieldStart("locations");
    writeLocation();
    json.writeEndArray();
    writeRelated();
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("handrec/v1", new Fingerprint(finding).hex());
    json.writeEndObject();
    Optional<Fix> fix = finding.fix();
    if (fix.isPresent()) {
      writeFix(fix.get());
    }
    writeFacts();
    json.writeEndObject();
  }

  private void writeLocation() throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    writeFile();
    writeRegion("region", diagnostic.text(), diagnostic.span(), diagnostic.location(), true);
    json.writeEndObject();
    Optional<String> key = finding.key();
    if (key.isPresent()) {
      json.writeArrayFieldStart("logicalLocations");
      json.writeStartObject();
      json.writeStringField("fullyQualifiedName", key.get());
      json.writeEndObject();
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private void writeRelated() throws IOException {
    if (diagnostic.related().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("relatedLocations");
    for (Diagnostic.Related related : diagnostic.related()) {
      json.writeStartObject();
      json.writeObjectFieldStart("physicalLocation");
      writeFile();
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", related.location().line());
      json.writeNumberField("startColumn", related.location().column());
      json.writeEndObject();
      json.writeEndObject();
      writeText(json, "message", related.title());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeFile() throws IOException {
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", FileUri.of(finding.file()));
    json.writeEndObject();
  }

  private void writeRegion(
      String name, RecordText text, Span span, Location location, boolean quoted)
      throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("startLine", location.line());
    json.writeNumberField("startColumn", location.column());
    json.writeNumberField("endLine", location.endLine());
    json.writeNumberField("endColumn", location.endColumn());
    if (finding.background().countsBytes()) {
      json.writeNumberField("byteOffset", span.start());
      json.writeNumberField("byteLength", span.end() - span.start());
    }
    boolean isShown = quoted && span.end() > span.start();
    if (isShown && span.end() - span.start() <= LONGEST_SNIPPET) {
      json.writeObjectFieldStart("snippet");
      json.writeStringField("text", text.slice(span));
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private void writeFix(Fix fix) throws IOException {
    RecordText text = diagnostic.text();
    if (fix.edits().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("fixes");
    json.writeStartObject();
    writeText(json, "description", RuleList.symbol(fix.safety()) + ": " + fix.title());
    json.writeArrayFieldStart("artifactChanges");
    json.writeStartObject();
    writeFile();
    json.writeArrayFieldStart("replacements");
    for (Edit edit : fix.edits()) {
      json.writeStartObject();
      writeRegion("deletedRegion", text, edit.span(), text.locate(edit.span()), false);
      json.writeObjectFieldStart("insertedContent");
      json.writeStringField("text", edit.replacement());
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void writeFacts() throws IOException {
    json.writeObjectFieldStart("properties");
    for (FindingField field : FACTS) {
      Optional<?> value = field.of(finding);
      if (value.isPresent() && value.get() instanceof Integer number) {
        json.writeNumberField(field.title(), number);
      } else if (value.isPresent()) {
        json.writeStringField(field.title(), value.get().toString());
      }
    }
    json.writeEndObject();
  }

  /** A field that is a message. */
  static void writeText(JsonGenerator json, String name, String text) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("text", literal(text));
    json.writeEndObject();
  }

  /** The level that stands for a severity. */
  static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "note";
      case OFF -> "none";
    };
  }

  /** A text without placeholders and links: braces are doubled, brackets of a link are escaped. */
  static String literal(String text) {
    return text.replace("{", "{{")
        .replace("}", "}}")
        .replaceAll("\\[([^\\[\\]]*)\\](?=\\()", "\\\\[$1\\\\]");
  }
}
