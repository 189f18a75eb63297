package org.handrec.cli.score;

import java.util.ArrayList;
import java.util.List;
import org.handrec.cli.shell.Printable;

/** Lines in columns: each as wide as its widest cell, none of them where all cells are empty. */
final class TextColumns {
  private final List<String> titles = new ArrayList<>();
  private final List<Boolean> right = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();

  TextColumns left(String title) {
    titles.add(title);
    right.add(false);
    return this;
  }

  TextColumns right(String title) {
    titles.add(title);
    right.add(true);
    return this;
  }

  void row(List<String> cells) {
    rows.add(cells.stream().map(Printable::of).toList());
  }

  /** The titles, then the rows. */
  List<String> lines() {
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < titles.size(); column++) {
      int width = 0;
      for (List<String> row : rows) {
        width = Math.max(width, width(row.get(column)));
      }
      widths.add(width == 0 ? 0 : Math.max(width, width(titles.get(column))));
    }
    List<String> lines = new ArrayList<>();
    lines.add(line(titles, widths));
    rows.forEach(row -> lines.add(line(row, widths)));
    return lines;
  }

  private String line(List<String> cells, List<Integer> widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < cells.size(); column++) {
      if (widths.get(column) > 0) {
        String padding = " ".repeat(Math.max(0, widths.get(column) - width(cells.get(column))));
        line.append(line.length() == 0 ? "" : "  ");
        line.append(right.get(column) ? padding + cells.get(column) : cells.get(column) + padding);
      }
    }
    return line.toString().stripTrailing();
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
