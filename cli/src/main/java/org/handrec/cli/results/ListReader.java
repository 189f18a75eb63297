package org.handrec.cli.results;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.handrec.cli.shell.Failure;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;

/** Reads the rows of a list one after the other, each with the places of its cells. */
final class ListReader implements Closeable {
  private static final char MARK = '\uFEFF';

  /** More than this in one row is no list: a quote that is never closed would take all the rest. */
  private static final int LONGEST = 1 << 16;

  private final String file;
  private final char delimiter;
  private final Recorder recorder;
  private final CSVParser parser;
  private final Iterator<CSVRecord> records;
  private Optional<CSVRecord> ahead = Optional.empty();
  private long offset;
  private int line = 1;

  /**
   * Opens a list.
   *
   * @throws IOException when it cannot be read
   */
  ListReader(Source source, Charset charset, char delimiter) throws IOException {
    this.file = source.name();
    this.delimiter = delimiter;
    this.recorder = new Recorder(new BufferedReader(new InputStreamReader(source.open(), charset)));
    this.parser =
        CSVFormat.DEFAULT
            .builder()
            .setDelimiter(delimiter)
            .setIgnoreEmptyLines(false)
            .setTrailingData(true)
            .setLenientEof(true)
            .get()
            .parse(recorder);
    this.records = parser.iterator();
    this.ahead = advance();
  }

  /**
   * The next row that holds anything; empty at the end.
   *
   * @throws IOException when the list cannot be read
   */
  Optional<ListRow> next() throws IOException {
    while (ahead.isPresent()) {
      CSVRecord record = ahead.get();
      ahead = advance();
      long end = ahead.map(CSVRecord::getCharacterPosition).orElse(Long.MAX_VALUE);
      ListRow row = row(record, recorder.take(end));
      if (!row.isBlank()) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }

  private Optional<CSVRecord> advance() throws IOException {
    try {
      return records.hasNext() ? Optional.of(records.next()) : Optional.empty();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private ListRow row(CSVRecord record, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    RecordText window = new RecordText(bytes, offset, line, 1, StandardCharsets.UTF_8);
    List<String> cells = new ArrayList<>(record.size());
    record.forEach(cell -> cells.add(cell.strip()));
    ListRow row =
        new ListRow(file, (int) record.getRecordNumber(), window, cells, places(text, offset));
    if (text.length() > LONGEST) {
      throw new Failure(
          file
              + ":"
              + line
              + ":1: a row of "
              + text.length()
              + " characters: a quote is not closed");
    }
    offset += bytes.length;
    line = window.locate(Span.at(offset)).line();
    return row;
  }

  /** Where the cells of a row stand: between delimiters that are not in quotes. */
  private List<Span> places(String row, long start) {
    List<Span> places = new ArrayList<>();
    int end = row.length();
    while (end > 0 && (row.charAt(end - 1) == '\n' || row.charAt(end - 1) == '\r')) {
      end--;
    }
    boolean quoted = false;
    int from = 0;
    for (int i = 0; i <= end; i++) {
      if (i == end || (!quoted && row.charAt(i) == delimiter)) {
        places.add(span(row, from, i, start));
        from = i + 1;
      } else if (row.charAt(i) == '"' && (quoted || i == from)) {
        quoted = !quoted;
      }
    }
    return places;
  }

  private static Span span(String row, int from, int to, long start) {
    int begin = from;
    int end = to;
    while (begin < end && Character.isWhitespace(row.charAt(begin))) {
      begin++;
    }
    while (end > begin && Character.isWhitespace(row.charAt(end - 1))) {
      end--;
    }
    long first = start + utf8(row, 0, begin);
    return new Span(first, first + utf8(row, begin, end));
  }

  private static int utf8(String text, int from, int to) {
    return text.substring(from, to).getBytes(StandardCharsets.UTF_8).length;
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }

  /** Keeps what was read until the row that it belongs to is known. */
  private static final class Recorder extends Reader {
    private final Reader reader;
    private final StringBuilder kept = new StringBuilder();
    private long taken;
    private boolean begun;

    Recorder(Reader reader) {
      this.reader = reader;
    }

    @Override
    public int read(char[] buffer, int from, int length) throws IOException {
      if (!begun) {
        begun = true;
        reader.mark(1);
        if (reader.read() != MARK) {
          reader.reset();
        }
      }
      int count = reader.read(buffer, from, length);
      if (count > 0) {
        kept.append(buffer, from, count);
      }
      return count;
    }

    /** The text up to a position, from 0, or to the end of what was read. */
    String take(long position) {
      int length = (int) Math.min(kept.length(), position - taken);
      String text = kept.substring(0, length);
      kept.delete(0, length);
      taken += length;
      return text;
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
