package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.cli.output.JsonOutput;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.model.Card;

/** A finding as a JSON object; what does not apply is null. */
final class FindingJson {
  private final JsonGenerator json;

  FindingJson(JsonGenerator json) {
    this.json = json;
  }

  void write(Finding finding) throws IOException {
    Diagnostic diagnostic = finding.diagnostic();
    json.writeStartObject();
    json.writeStringField("code", diagnostic.code());
    json.writeStringField("name", diagnostic.rule().name());
    json.writeStringField("severity", diagnostic.severity().symbol());
    json.writeStringField("message", diagnostic.message());
    json.writeStringField("file", finding.file());
    writePlace(diagnostic.location());
    writeRecord(finding);
    writeFacts(diagnostic);
    writeFix(diagnostic);
    json.writeEndObject();
  }

  private void writePlace(Location location) throws IOException {
    json.writeNumberField("line", location.line());
    json.writeNumberField("column", location.column());
    json.writeNumberField("endLine", location.endLine());
    json.writeNumberField("endColumn", location.endColumn());
  }

  private void writeRecord(Finding finding) throws IOException {
    number(
        "record", finding.record().map(r -> OptionalInt.of(r.index())).orElse(OptionalInt.empty()));
    text("event", finding.tag("Event"));
    text("session", finding.tag("Session"));
    text("room", finding.tag("Room"));
    text("board", finding.tag("Board"));
    text("seat", finding.diagnostic().seat().map(seat -> String.valueOf(seat.letter())));
    text("player", finding.player());
  }

  private void writeFacts(Diagnostic diagnostic) throws IOException {
    text("tag", diagnostic.tag());
    number("call", diagnostic.call());
    number("trick", diagnostic.trick());
    text("card", diagnostic.card().map(Card::toString));
    text("expected", diagnostic.expected());
    text("found", diagnostic.found());
    text("hypothesis", diagnostic.hypothesis());
  }

  private void writeFix(Diagnostic diagnostic) throws IOException {
    RuleInfo rule = diagnostic.rule();
    FixSafety safety = diagnostic.fix().map(fix -> fix.safety()).orElse(rule.fixSafety());
    text("fixClass", Optional.of(safety.name().toLowerCase(Locale.ROOT)));
    text(
        "fix",
        diagnostic
            .fix()
            .map(fix -> fix.title())
            .or(() -> Optional.of(rule.fix()).filter(fix -> !fix.isEmpty())));
    text("reference", Optional.of(rule.reference()).filter(reference -> !reference.isEmpty()));
  }

  private void text(String name, Optional<String> value) throws IOException {
    JsonOutput.text(json, name, value);
  }

  private void number(String name, OptionalInt value) throws IOException {
    json.writeFieldName(name);
    if (value.isPresent()) {
      json.writeNumber(value.getAsInt());
    } else {
      json.writeNull();
    }
  }
}
