package org.handrec.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.handrec.cli.output.JsonOutput;

/** One JSON object a finding, one a line. */
final class JsonLinesReport implements Report {
  private final OutputStream out;
  private final JsonGenerator json;
  private final FindingJson findings;
  private boolean any;

  JsonLinesReport(OutputStream out) throws IOException {
    this.out = out;
    this.json = JsonOutput.lines(out, StandardCharsets.UTF_8, "\n");
    this.findings = new FindingJson(json);
  }

  @Override
  public void add(Finding finding) throws IOException {
    findings.write(finding);
    any = true;
  }

  @Override
  public void finish(Tally tally) throws IOException {
    json.flush();
    if (any) {
      out.write('\n');
    }
    out.flush();
  }
}
