package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.handrec.cli.output.JsonOutput;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.diagnose.Severity;

/**
 * One JSON object: version, names of the files, summary, findings. The summary comes first but is
 * known last, so the findings wait in a spool, not in memory.
 */
final class JsonReport implements Report {
  private static final int VERSION = 1;

  private final OutputStream out;
  private final TemporaryData spool;
  private final OutputStream list;
  private final List<String> files = new ArrayList<>();

  JsonReport(OutputStream out, TemporaryData spool) {
    this.out = out;
    this.spool = spool;
    this.list = new JsonList(spool);
  }

  @Override
  public OutputStream body() {
    return list;
  }

  @Override
  public Part begin(String file, OutputStream to) throws IOException {
    return new JsonPart(to, JsonList.SEPARATOR, "", FindingJson::write);
  }

  @Override
  public void completed(String file) {
    files.add(file);
  }

  @Override
  public void finish(Tally tally) throws IOException {
    writeHead(tally);
    out.write(",\"diagnostics\":[\n".getBytes(StandardCharsets.US_ASCII));
    try (InputStream in = spool.open()) {
      in.transferTo(out);
    }
    out.write("]}\n".getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  @Override
  public void close() throws IOException {
    spool.close();
  }

  /** The object up to the findings, left open. */
  private void writeHead(Tally tally) throws IOException {
    JsonGenerator head = JsonOutput.generator(out, StandardCharsets.UTF_8);
    head.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
    head.writeStartObject();
    head.writeNumberField("version", VERSION);
    head.writeArrayFieldStart("files");
    for (String file : files) {
      head.writeString(file);
    }
    head.writeEndArray();
    head.writeObjectFieldStart("summary");
    head.writeNumberField("files", tally.files());
    head.writeNumberField("boards", tally.boards());
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      head.writeNumberField(severity.symbol(), tally.count(severity));
    }
    head.writeEndObject();
    head.close();
  }
}
