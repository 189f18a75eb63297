package org.handrec.cli.results;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;

/**
 * Reads the rows of a list one after the other, each with the places of its cells. A row that is
 * too long, or in which a quote stays open, is broken; the list goes on in the next line.
 */
final class ListReader implements Closeable {
  private final String file;
  private final char delimiter;
  private final CSVFormat format;
  private final TextLines lines;
  private final Deque<TextLines.Line> ahead = new ArrayDeque<>();
  private long offset;
  private int line = 1;
  private int number;

  /** Most cells that a row had so far. */
  private int widest;

  /**
   * Opens a list.
   *
   * @throws IOException when it cannot be read
   */
  ListReader(Source source, Charset charset, char delimiter) throws IOException {
    this.file = source.name();
    this.delimiter = delimiter;
    this.format =
        CSVFormat.DEFAULT
            .builder()
            .setDelimiter(delimiter)
            .setIgnoreEmptyLines(false)
            .setTrailingData(true)
            .get();
    this.lines = new TextLines(new InputStreamReader(source.open(), charset));
  }

  /**
   * The next row that holds anything; empty at the end.
   *
   * @throws IOException when the list cannot be read
   */
  Optional<ListRow> next() throws IOException {
    for (Optional<TextLines.Line> first = line(); first.isPresent(); first = line()) {
      ListRow row = row(first.get());
      if (!row.isBlank()) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }

  private Optional<TextLines.Line> line() throws IOException {
    return ahead.isEmpty() ? lines.next() : Optional.of(ahead.remove());
  }

  private ListRow row(TextLines.Line first) throws IOException {
    RowText row = new RowText(delimiter);
    row.add(first.text());
    if (!first.isWhole()) {
      return broken(first, 0, "longer than " + TextLines.LONGEST + " characters");
    }
    int opened = row.opened();
    if (row.isOpen() && !close(row, first)) {
      return broken(first, opened, "the quote that opens here is not closed");
    }
    return whole(row);
  }

  /**
   * Adds the lines in which a quoted cell goes on; false when it does not end, and none is used.
   */
  private boolean close(RowText row, TextLines.Line first) throws IOException {
    int width = widest > 1 ? widest : RowText.cells(first.text().replace("\"", ""), delimiter);
    Deque<TextLines.Line> used = new ArrayDeque<>();
    boolean closed = false;
    boolean ends = false;
    while (!closed && !ends) {
      Optional<TextLines.Line> next = line();
      next.ifPresent(used::add);
      ends =
          next.isEmpty()
              || !next.get().isWhole()
              || row.length() + next.get().text().length() > TextLines.LONGEST
              || !row.mayGoOn(next.get().text(), width);
      if (!ends) {
        row.add(next.get().text());
        closed = !row.isOpen();
      }
    }
    while (!closed && !used.isEmpty()) {
      ahead.addFirst(used.removeLast());
    }
    return closed;
  }

  private ListRow whole(RowText row) throws IOException {
    String text = row.toString();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    List<String> cells = cells(text);
    widest = Math.max(widest, cells.size());
    ListRow made =
        new ListRow(
            file,
            ++number,
            new RecordText(bytes, offset, line, 1, StandardCharsets.UTF_8),
            cells,
            places(text, row.ends(), bytes.length == text.length()),
            Optional.empty());
    offset += bytes.length;
    line += row.lines();
    return made;
  }

  /** A line as a row of which nothing can be read. */
  private ListRow broken(TextLines.Line first, int at, String why) {
    byte[] bytes = first.text().getBytes(StandardCharsets.UTF_8);
    long place = offset + utf8(first.text(), 0, at);
    ListRow made =
        new ListRow(
            file,
            ++number,
            new RecordText(bytes, offset, line, 1, StandardCharsets.UTF_8),
            List.of(),
            List.of(new Span(place, place + 1)),
            Optional.of(why));
    offset += bytes.length + first.passedOver();
    line++;
    return made;
  }

  private List<String> cells(String row) throws IOException {
    try (CSVParser parser = CSVParser.parse(row, format)) {
      List<String> cells = new ArrayList<>();
      parser.iterator().next().forEach(cell -> cells.add(cell.strip()));
      return cells;
    }
  }

  /** Where the cells of a row stand, without the blanks around them. */
  private List<Span> places(String row, List<Integer> ends, boolean ascii) {
    List<Span> places = new ArrayList<>(ends.size());
    int from = 0;
    long start = offset;
    for (int to : ends) {
      int begin = from;
      int end = to;
      while (begin < end && Character.isWhitespace(row.charAt(begin))) {
        begin++;
      }
      while (end > begin && Character.isWhitespace(row.charAt(end - 1))) {
        end--;
      }
      long first = start + (ascii ? begin - from : utf8(row, from, begin));
      places.add(new Span(first, first + (ascii ? end - begin : utf8(row, begin, end))));
      int next = Math.min(to + 1, row.length());
      start += ascii ? next - from : utf8(row, from, next);
      from = next;
    }
    return places;
  }

  private static int utf8(String text, int from, int to) {
    return text.substring(from, to).getBytes(StandardCharsets.UTF_8).length;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
