package org.handrec.cli.report;

import java.io.IOException;
import java.io.OutputStream;

/** One JSON object a finding, one a line. */
final class JsonLinesReport implements Report {
  private final OutputStream out;

  JsonLinesReport(OutputStream out) {
    this.out = out;
  }

  @Override
  public OutputStream body() {
    return out;
  }

  @Override
  public Part begin(String file, OutputStream to) throws IOException {
    return new JsonPart(to, "", "\n", FindingJson::write);
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.flush();
  }
}
