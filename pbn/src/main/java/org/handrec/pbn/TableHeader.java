package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Table;

/**
 * The columns that the value of a table tag names (PBN 5.2).
 *
 * @param text the value
 * @param columns the columns; empty when one of them cannot be read
 * @param unreadable the first column that cannot be read; empty when all can
 * @param respelled whether the value is not in the form of the standard
 */
record TableHeader(String text, List<Table.Column> columns, String unreadable, boolean respelled) {
  /** A header of no columns. */
  static final TableHeader NONE = new TableHeader("", List.of(), "", false);

  /** A longer text is no list of columns, whatever it is. */
  private static final int LONGEST = 1 << 13;

  private static final String RESULTS = "Declarer Denomination Result";
  private static final String SCORES =
      "Rank PairId_NS PairId_EW Names_NS Names_EW Contract Declarer Result Score_NS Score_EW IMP_NS"
          + " IMP_EW MP_NS MP_EW Percentage_NS Percentage_EW Multiplicity";
  private static final String TOTALS =
      "Rank PairId Names TotalScore TotalIMP TotalMP TotalPercentage MeanScore MeanIMP MeanMP"
          + " MeanPercentage NrBoards Multiplicity";
  private static final String INSTANT =
      "Rank ScoreRange_NS ScoreRange_EW IMP_NS IMP_EW Percentage_NS Percentage_EW";

  /** Reads the value of a table tag. */
  static TableHeader read(StandardTag table, String text) {
    if (text.length() > LONGEST) {
      return new TableHeader(text, List.of(), Wording.shortened(text), false);
    }
    String visible = visible(text);
    boolean respelled = !visible.equals(text);
    String separator = ";";
    if (visible.indexOf(';') < 0 && isPredefined(table, visible.strip())) {
      separator = "\\s+";
      visible = visible.strip();
      respelled |= visible.indexOf(' ') >= 0;
    }
    List<Table.Column> columns = new ArrayList<>();
    for (String part : visible.split(separator, -1)) {
      Table.Column column = column(part.strip());
      if (column == null) {
        return new TableHeader(text, List.of(), part, false);
      }
      String name = standardName(table, column.name());
      respelled |= !name.equals(column.name()) || part.length() != part.strip().length();
      columns.add(new Table.Column(name, column.order(), column.width(), column.rightAligned()));
    }
    return new TableHeader(text, List.copyOf(columns), "", respelled);
  }

  /** Control characters as what programs took for them: {@code \2} in a language that reads it. */
  private static String visible(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 10 && c != '\t') {
        out.append('\\').append((char) ('0' + c));
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  /** Whether a text is names of predefined columns, parted by blanks. */
  private static boolean isPredefined(StandardTag table, String text) {
    List<String> known = List.of(predefined(table).split(" ", -1));
    for (String part : text.split("\\s+", -1)) {
      Table.Column column = column(part);
      if (column == null || !known.contains(standardName(table, column.name()))) {
        return false;
      }
    }
    return true;
  }

  private static String predefined(StandardTag table) {
    return switch (table) {
      case ACTION_TABLE -> "Rank Call Card Declarer Contract Percentage";
      case AUCTION_TIME_TABLE, PLAY_TIME_TABLE -> "Time TotalTime";
      case INSTANT_SCORE_TABLE -> INSTANT;
      case OPTIMUM_PLAY_TABLE -> "S H D C";
      case OPTIMUM_RESULT_TABLE -> RESULTS;
      case SCORE_TABLE -> SCORES;
      case TOTAL_SCORE_TABLE -> TOTALS;
      default -> "";
    };
  }

  private static String standardName(StandardTag table, String name) {
    if (table != StandardTag.OPTIMUM_RESULT_TABLE) {
      return name;
    }
    return switch (name) {
      case "Suit" -> "Denomination";
      case "Tricks" -> "Result";
      default -> name;
    };
  }

  /** A column {@code [+|-]Name[\width[L|R]]}; null when the text is none. */
  private static Table.Column column(String text) {
    Table.Order order = order(text);
    int from = order == Table.Order.NONE ? 0 : 1;
    int bar = text.lastIndexOf('\\');
    int end = bar < 0 ? text.length() : bar;
    if (from >= end) {
      return null;
    }
    String name = text.substring(from, end);
    if (bar < 0) {
      return new Table.Column(name, order, OptionalInt.empty(), false);
    }
    boolean right = text.endsWith("R");
    int digits = right || text.endsWith("L") ? text.length() - 1 : text.length();
    int width = TextForms.number(text, bar + 1, digits);
    return width < 0 ? null : new Table.Column(name, order, OptionalInt.of(width), right);
  }

  private static Table.Order order(String text) {
    if (text.startsWith("+")) {
      return Table.Order.DESCENDING;
    }
    return text.startsWith("-") ? Table.Order.ASCENDING : Table.Order.NONE;
  }

  /** The columns as the standard writes them. */
  String standard() {
    StringBuilder out = new StringBuilder();
    for (Table.Column column : columns) {
      out.append(out.length() == 0 ? "" : ";");
      out.append(column.order() == Table.Order.ASCENDING ? "-" : "");
      out.append(column.order() == Table.Order.DESCENDING ? "+" : "");
      out.append(column.name());
      if (column.width().isPresent()) {
        out.append('\\').append(column.width().getAsInt()).append(column.rightAligned() ? "R" : "");
      }
    }
    return out.toString();
  }
}
