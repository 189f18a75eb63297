package org.handrec.cli.score;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.handrec.cli.shell.Printable;

/**
 * Lines in columns: each as wide as its widest cell, none of them where all cells are empty. The
 * cells of a line are made twice, so that they need no memory.
 *
 * @param <T> what a line is about
 */
final class TextColumns<T> {
  private final List<String> titles = new ArrayList<>();
  private final List<Boolean> right = new ArrayList<>();

  /** Takes lines without their ends. */
  interface Lines {
    /** Takes a line. */
    void add(String line) throws IOException;
  }

  TextColumns<T> left(String title) {
    titles.add(title);
    right.add(false);
    return this;
  }

  TextColumns<T> right(String title) {
    titles.add(title);
    right.add(true);
    return this;
  }

  /** Gives the titles, then a line for each item. */
  void write(Iterable<T> items, Function<T, List<String>> cells, Lines lines) throws IOException {
    int[] widths = new int[titles.size()];
    for (T item : items) {
      List<String> row = cells.apply(item);
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], width(row.get(column)));
      }
    }
    for (int column = 0; column < widths.length; column++) {
      boolean none = widths[column] == 0;
      widths[column] = none ? 0 : Math.max(widths[column], width(titles.get(column)));
    }
    lines.add(line(titles, widths));
    for (T item : items) {
      lines.add(line(cells.apply(item).stream().map(Printable::of).toList(), widths));
    }
  }

  private String line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      if (widths[column] > 0) {
        String padding = " ".repeat(Math.max(0, widths[column] - width(cells.get(column))));
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
