package org.handrec.cli.report;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.handrec.cli.output.Formulas;
import org.handrec.cli.shell.Printable;
import org.handrec.core.format.HandRecord;

/**
 * One row a finding, below a row with the names of the columns (RFC 4180). A cell is empty when its
 * column does not apply; a text that a spreadsheet would take for a formula is {@linkplain Formulas
 * guarded}, and control characters are replaced as in other reports for people, so that a row is a
 * line. {@code jsonl} has the texts as they are.
 */
final class CsvReport implements Report {
  private final OutputStream out;

  CsvReport(OutputStream out) throws IOException {
    this.out = out;
    CSVPrinter header = printer(out);
    header.printRecord(FindingField.COLUMNS.stream().map(FindingField::title));
    header.flush();
  }

  private static CSVPrinter printer(OutputStream out) throws IOException {
    return new CSVPrinter(new OutputStreamWriter(out, StandardCharsets.UTF_8), CSVFormat.RFC4180);
  }

  @Override
  public OutputStream body() {
    return out;
  }

  @Override
  public Part begin(String file, OutputStream to) throws IOException {
    CSVPrinter rows = printer(to);
    return new Part() {
      @Override
      public void add(Optional<HandRecord> record, List<Finding> findings) throws IOException {
        for (Finding finding : findings) {
          List<Object> cells = new ArrayList<>();
          for (FindingField column : FindingField.COLUMNS) {
            cells.add(cell(column.of(finding)));
          }
          rows.printRecord(cells);
        }
      }

      @Override
      public void end() throws IOException {
        rows.flush();
      }
    };
  }

  private static Object cell(Optional<?> value) {
    return value.isPresent() && value.get() instanceof String text
        ? Printable.of(Formulas.guarded(text))
        : value.map(Object.class::cast).orElse("");
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.flush();
  }
}
