package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.handrec.cli.output.JsonOutput;
import org.handrec.core.format.HandRecord;

/** Writes each finding of a file as a JSON object. */
final class JsonPart implements Report.Part {
  private final JsonGenerator json;
  private final String before;
  private final String behind;
  private final Form form;

  /** How an object is written. */
  interface Form {
    void write(JsonGenerator json, Finding finding) throws IOException;
  }

  /**
   * A part.
   *
   * @param before what stands before each object
   * @param behind what stands behind each object
   */
  JsonPart(OutputStream out, String before, String behind, Form form) throws IOException {
    this.json = JsonOutput.lines(out, StandardCharsets.UTF_8, "");
    this.before = before;
    this.behind = behind;
    this.form = form;
  }

  @Override
  public void add(Optional<HandRecord> record, List<Finding> findings) throws IOException {
    for (Finding finding : findings) {
      json.writeRaw(before);
      form.write(json, finding);
      json.writeRaw(behind);
    }
  }

  @Override
  public void end() throws IOException {
    json.flush();
  }
}
