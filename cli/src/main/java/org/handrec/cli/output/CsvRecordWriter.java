package org.handrec.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.model.Board;
import org.handrec.core.rules.Replay;

/**
 * Writes one table of the records: a row with the names of the columns, then rows (RFC 4180).
 *
 * <p>A text that a spreadsheet would take for a formula is {@linkplain Formulas guarded}, unless it
 * shall stay as it is. A character that the charset lacks becomes a question mark, and is a loss.
 */
public final class CsvRecordWriter implements RecordWriter {
  private final CSVPrinter printer;
  private final CharsetEncoder encoder;
  private final CsvRows rows;
  private final boolean exact;
  private final LossSink losses;
  private long guarded;

  /**
   * A writer of a table; writes the names of the columns.
   *
   * @param exact whether to write texts that look like formulas as they are
   * @param losses is told of characters that the charset lacks
   */
  public CsvRecordWriter(
      OutputStream out,
      CsvTable table,
      Charset charset,
      String newline,
      boolean exact,
      LossSink losses)
      throws IOException {
    this.printer =
        new CSVPrinter(
            new OutputStreamWriter(out, charset),
            CSVFormat.RFC4180.builder().setRecordSeparator(newline).get());
    this.encoder = charset.newEncoder();
    this.rows = table.rows();
    this.exact = exact;
    this.losses = losses;
    List<String> header = new ArrayList<>(List.of("file", "record"));
    CsvRows.KEYS.forEach(tag -> header.add(tag.toLowerCase(Locale.ROOT)));
    header.add("board");
    header.addAll(rows.columns());
    printer.printRecord(header);
  }

  @Override
  public void write(String file, HandRecord record, Replay replay) throws IOException {
    if (record.kind() != HandRecord.Kind.BOARD) {
      return;
    }
    List<String> key = key(file, record);
    for (List<String> row : rows.of(record, replay)) {
      for (String cell : key) {
        print(file, record, cell);
      }
      for (String cell : row) {
        print(file, record, cell);
      }
      printer.println();
    }
  }

  private static List<String> key(String file, HandRecord record) {
    Board board = record.board();
    List<String> key = new ArrayList<>();
    key.add(file);
    key.add(Integer.toString(record.index()));
    CsvRows.KEYS.forEach(tag -> key.add(CsvRows.cell(board, tag)));
    key.add(CsvRows.cell(board, "Board"));
    return key;
  }

  private void print(String file, HandRecord record, String text) throws IOException {
    if (!encoder.canEncode(text)) {
      losses.add(
          file,
          List.of(
              new Loss(
                  "character that the charset lacks",
                  text,
                  record.index(),
                  Optional.of(record.text().locate(record.origins().record())),
                  Loss.Fate.REPLACED)));
    }
    boolean guard = !exact && Formulas.isFormula(text);
    guarded += guard ? 1 : 0;
    printer.print(exact ? text : Formulas.guarded(text));
  }

  @Override
  public void finish() throws IOException {
    printer.flush();
  }

  @Override
  public Optional<String> remark() {
    return guarded == 0
        ? Optional.empty()
        : Optional.of(
            (guarded == 1 ? "1 cell begins" : guarded + " cells begin")
                + " with an apostrophe, since a spreadsheet would take the text for a formula"
                + " (--exact writes it as it is)");
  }
}
