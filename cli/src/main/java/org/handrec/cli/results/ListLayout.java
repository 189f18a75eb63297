package org.handrec.cli.results;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.diagnose.Source;

/**
 * How a list is laid out.
 *
 * @param charset its charset
 * @param delimiter what parts its columns
 * @param columns the place of each field, from 0
 * @param names the names of the columns in the list; empty when the user named them
 * @param before the number of the last row before the results, from 1; 0 when there is none
 * @param width the number of columns
 */
record ListLayout(
    Charset charset,
    char delimiter,
    Map<ResultField, Integer> columns,
    List<String> names,
    int before,
    int width) {
  /** Does something with a row. */
  interface RowWork {
    void on(ListRow row) throws IOException;

    /** Takes a row that could not be read. */
    default void broken(ListRow row) throws IOException {}
  }

  /**
   * Reads all results.
   *
   * @throws IOException when the list cannot be read
   */
  void each(Source source, RowWork work) throws IOException {
    try (ListReader reader = new ListReader(source, charset, delimiter)) {
      for (Optional<ListRow> row = reader.next(); row.isPresent(); row = reader.next()) {
        if (row.get().broken().isPresent()) {
          work.broken(row.get());
        } else if (row.get().number() > before) {
          checkWidth(row.get());
          work.on(row.get());
        }
      }
    }
  }

  private void checkWidth(ListRow row) {
    for (int i = width; i < row.cells().size(); i++) {
      if (!row.cell(i).isEmpty()) {
        throw Question.at(
            row,
            i,
            "the row has more cells than the "
                + width
                + " columns of the list; say with --delimiter what parts them, or put cells that"
                + " hold it (decimal commas, names) in quotes");
      }
    }
  }

  /** Whether a text is made of dashes, or a question mark. */
  private static boolean isNothing(String text) {
    for (int i = 0; i < text.length(); i++) {
      if ("-–—".indexOf(text.charAt(i)) < 0) {
        return text.equals("?");
      }
    }
    return true;
  }

  /** How to say that a column holds one thing or another. */
  String advice(ResultField column, ResultField one, ResultField other) {
    if (names.isEmpty()) {
      String words = one.word() + " or " + other.word();
      return "write " + words + " for " + column.word() + " in --columns";
    }
    String name = names.get(index(column));
    return "say which with --columns '%s=%s' or --columns '%s=%s'"
        .formatted(name, one.word(), name, other.word());
  }

  boolean has(ResultField field) {
    return columns.containsKey(field);
  }

  /** The cell of a field in a row, from 0; behind all cells when the list has no such column. */
  int index(ResultField field) {
    return columns.getOrDefault(field, Integer.MAX_VALUE);
  }

  /** The text of a field in a row; empty when there is none, or a dash stands there. */
  String text(ListRow row, ResultField field) {
    String text = row.cell(index(field));
    return isNothing(text) ? "" : text;
  }
}
