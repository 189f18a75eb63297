package org.handrec.pbn;

import java.util.List;
import org.handrec.core.model.Table;

/**
 * Writes the rows of a supplemental section: one row a line, elements padded to the widths of their
 * columns (PBN 5.2). A section without columns fills its lines.
 */
final class ExportTables {
  /** Lines of 80 and more characters are discouraged (PBN 2.3). */
  private static final int COMFORTABLE = 79;

  private final ExportText text;

  ExportTables(ExportText text) {
    this.text = text;
  }

  /**
   * The header of a table: as written where it says the same as the columns in the spelling of the
   * standard, else that spelling. A header that cannot be read stays unreadable when its control
   * characters are replaced.
   */
  static String header(Table table, String written) {
    if (table.columns().isEmpty()) {
      return written.replaceAll("[\\x00-\\x08\\x0E-\\x1F\\x7F-\\x9F]", "\\\\_");
    }
    String[] parts = written.split(";", -1);
    boolean standard = parts.length == table.columns().size();
    StringBuilder header = new StringBuilder();
    for (int i = 0; i < table.columns().size(); i++) {
      String column = column(table.columns().get(i));
      standard = standard && (parts[i].equals(column) || parts[i].equals(column + 'L'));
      header.append(i == 0 ? "" : ";").append(column);
    }
    return standard ? written : header.toString();
  }

  private static String column(Table.Column column) {
    String order =
        switch (column.order()) {
          case NONE -> "";
          case ASCENDING -> "-";
          case DESCENDING -> "+";
        };
    String name = order + column.name();
    if (column.width().isEmpty()) {
      return name;
    }
    return name + '\\' + column.width().getAsInt() + (column.rightAligned() ? "R" : "");
  }

  void write(Table table) {
    if (table.columns().isEmpty()) {
      fill(table.cells());
      return;
    }
    int columns = table.columns().size();
    for (int i = 0; i < table.cells().size(); i++) {
      Table.Column column = table.columns().get(i % columns);
      cell(table.cells().get(i), column.width().orElse(0), column.rightAligned());
      if (i % columns == columns - 1) {
        text.endLine();
      }
    }
    text.endLine();
  }

  private void fill(List<Table.Cell> cells) {
    for (Table.Cell cell : cells) {
      if (text.column() > 0 && text.column() + 1 + cell.text().length() > COMFORTABLE) {
        text.endLine();
      }
      cell(cell, 0, false);
    }
    text.endLine();
  }

  private void cell(Table.Cell cell, int width, boolean rightAligned) {
    text.cell(cell.text(), cell.quoted() || !isElement(cell.text()), width, rightAligned);
  }

  /**
   * Whether a text reads back as one element without quotes. A per cent sign in front could begin
   * an escape line; elsewhere it is a fault that stays as it is.
   */
  private static boolean isElement(String content) {
    if (content.isEmpty() || content.charAt(0) == '%') {
      return false;
    }
    for (int i = 0; i < content.length(); i++) {
      char c = content.charAt(i);
      if (c <= ' ' || c == '"' || c == '[' || c == '{' || c == ';') {
        return false;
      }
    }
    return true;
  }
}
