package org.handrec.cli.results;

import java.util.ArrayList;
import java.util.List;

/**
 * The text of a row under way, line by line, with the bounds of its cells. A quotation mark opens a
 * quoted cell only as its first character; inside of it two marks stand for one.
 */
final class RowText {
  private static final char MARK = '"';

  private final char delimiter;
  private final StringBuilder text = new StringBuilder();
  private final List<Integer> ends = new ArrayList<>();
  private int cell;
  private int opened;
  private boolean quoted;
  private int lines;

  RowText(char delimiter) {
    this.delimiter = delimiter;
  }

  /** The number of cells of a line that is a row by itself. */
  static int cells(String line, char delimiter) {
    RowText row = new RowText(delimiter);
    row.add(line);
    return row.ends.size() + 1;
  }

  /** Adds a line with its line end. */
  void add(String line) {
    int from = text.length();
    text.append(line);
    lines++;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        if (c == MARK && isMark(i + 1)) {
          i++;
        } else if (c == MARK) {
          quoted = false;
        }
      } else if (c == delimiter) {
        ends.add(i);
        cell = i + 1;
      } else if (c == MARK && i == cell) {
        quoted = true;
        opened = i;
      }
    }
  }

  private boolean isMark(int index) {
    return index < text.length() && text.charAt(index) == MARK;
  }

  /** Whether a quoted cell goes on in the next line. */
  boolean isOpen() {
    return quoted;
  }

  /** The place of the mark that opened the last quoted cell. */
  int opened() {
    return opened;
  }

  /**
   * Whether the quoted cell that is open may go on in a line: its mark stands there before a
   * delimiter or the line end, or there is none and the line reads like no row.
   *
   * @param width how many cells a row has
   */
  boolean mayGoOn(String line, int width) {
    for (int i = line.indexOf(MARK); i >= 0; i = line.indexOf(MARK, i + 2)) {
      if (!line.startsWith("\"", i + 1)) {
        int next = i + 1;
        while (next < line.length() && line.charAt(next) == ' ') {
          next++;
        }
        return next == line.length() || line.charAt(next) == delimiter || isEnd(line.charAt(next));
      }
    }
    return cells(line, delimiter) < width;
  }

  private static boolean isEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /** The number of lines. */
  int lines() {
    return lines;
  }

  /** The number of characters. */
  int length() {
    return text.length();
  }

  /** The text. */
  @Override
  public String toString() {
    return text.toString();
  }

  /** Where cells end, from 0: before a delimiter, or before the line end. */
  List<Integer> ends() {
    int end = text.length();
    while (end > cell && isEnd(text.charAt(end - 1))) {
      end--;
    }
    List<Integer> all = new ArrayList<>(ends);
    all.add(end);
    return all;
  }
}
