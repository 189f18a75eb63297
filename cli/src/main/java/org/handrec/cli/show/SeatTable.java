package org.handrec.cli.show;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.handrec.core.model.Seat;

/** Rows with a cell for each seat, West first; columns are as wide as their widest cell. */
final class SeatTable {
  private static final List<Seat> COLUMNS = List.of(Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH);
  private static final int GAP = 2;
  private static final int LEAST = 7;

  private final List<String> labels = new ArrayList<>();
  private final List<Map<Seat, String>> rows = new ArrayList<>();

  /** Begins a row. */
  void row(String label) {
    labels.add(label);
    rows.add(new EnumMap<>(Seat.class));
  }

  /** Puts a cell into the last row; a seat that has one already gets a new row. */
  void put(Seat seat, String text) {
    if (rows.isEmpty() || rows.get(rows.size() - 1).containsKey(seat)) {
      row("");
    }
    rows.get(rows.size() - 1).put(seat, text);
  }

  /** The table with its header, without blanks at the ends of lines. */
  List<String> lines() {
    int label = width(labels) == 0 ? 0 : width(labels) + GAP;
    List<StringBuilder> lines = new ArrayList<>();
    lines.add(new StringBuilder(" ".repeat(label)));
    for (String text : labels) {
      lines.add(new StringBuilder(padded(text, label)));
    }
    for (Seat seat : COLUMNS) {
      List<String> cells = new ArrayList<>();
      cells.add(name(seat));
      rows.forEach(row -> cells.add(row.getOrDefault(seat, "")));
      int width = Math.max(LEAST, width(cells)) + GAP;
      for (int i = 0; i < cells.size(); i++) {
        lines.get(i).append(padded(cells.get(i), width));
      }
    }
    return lines.stream().map(line -> line.toString().stripTrailing()).toList();
  }

  private static String name(Seat seat) {
    return switch (seat) {
      case NORTH -> "North";
      case EAST -> "East";
      case SOUTH -> "South";
      case WEST -> "West";
    };
  }

  private static int width(List<String> texts) {
    return texts.stream().mapToInt(text -> text.codePointCount(0, text.length())).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.codePointCount(0, text.length())));
  }
}
