package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;

/** A finding as a JSON object; what does not apply is null. */
final class FindingJson {
  private FindingJson() {}

  static void write(JsonGenerator json, Finding finding) throws IOException {
    json.writeStartObject();
    for (FindingField field : FindingField.values()) {
      json.writeFieldName(field.title());
      Optional<?> value = field.of(finding);
      if (value.isEmpty()) {
        json.writeNull();
      } else if (value.get() instanceof Integer number) {
        json.writeNumber(number);
      } else {
        json.writeString(value.get().toString());
      }
    }
    json.writeEndObject();
  }
}
