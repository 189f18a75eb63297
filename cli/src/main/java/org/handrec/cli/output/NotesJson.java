package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Note;

/**
 * What is said about calls or cards, as JSON objects: an object for each explanation, one without a
 * text for an alert or glyphs alone.
 */
final class NotesJson {
  /** Writes what is annotated. */
  interface Subject {
    void write() throws IOException;
  }

  private final JsonGenerator json;
  private final List<Note> notes;
  private final Set<Integer> used = new HashSet<>();

  NotesJson(JsonGenerator json, List<Note> notes) {
    this.json = json;
    this.notes = notes;
  }

  void write(Annotations annotations, Subject subject) throws IOException {
    used.addAll(annotations.notes());
    for (String text : annotations.explanations()) {
      write(annotations, subject, Optional.of(text));
    }
    if (annotations.explanations().isEmpty()
        && (annotations.alerted() || !annotations.nags().isEmpty())) {
      write(annotations, subject, Optional.empty());
    }
  }

  /** The notes to which nothing refers. */
  void writeUnused(String subject) throws IOException {
    for (Note note : notes) {
      if (!used.contains(note.number())) {
        write(Annotations.NONE, () -> json.writeNullField(subject), Optional.of(note.text()));
      }
    }
  }

  private void write(Annotations annotations, Subject subject, Optional<String> text)
      throws IOException {
    json.writeStartObject();
    subject.write();
    json.writeBooleanField("alert", annotations.alerted());
    JsonOutput.text(json, "text", text);
    if (!annotations.nags().isEmpty()) {
      json.writeArrayFieldStart("nags");
      for (int nag : annotations.nags()) {
        json.writeNumber(nag);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }
}
