package org.handrec.cli.results;

import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;

/**
 * A row of a list.
 *
 * @param file the name of the list
 * @param number of the row, from 1, those before the header among them
 * @param text the row as it stands in the list, with its line end, in UTF-8
 * @param cells the texts of its cells without quotes and blanks around them
 * @param places where they stand, with their quotes; of a broken row where it breaks
 * @param broken why the row could not be read; it has no cells then
 */
record ListRow(
    String file,
    int number,
    RecordText text,
    List<String> cells,
    List<Span> places,
    Optional<String> broken) {
  /** The text of a cell; empty behind the last one. */
  String cell(int index) {
    return index < cells.size() ? cells.get(index) : "";
  }

  /** The place of a cell; the end of the row behind the last one. */
  Span span(int index) {
    return index < places.size() ? places.get(index) : Span.at(places.get(places.size() - 1).end());
  }

  /** {@code file:line:column} of a cell. */
  String place(int index) {
    Location location = text.locate(span(index));
    return file + ":" + location.line() + ":" + location.column();
  }

  boolean isBlank() {
    return broken.isEmpty() && cells.stream().allMatch(String::isEmpty);
  }
}
