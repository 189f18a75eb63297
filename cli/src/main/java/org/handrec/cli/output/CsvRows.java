package org.handrec.cli.output;

import java.util.List;
import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.rules.Replay;

/** The rows that a record gives in one table. */
interface CsvRows {
  /** The tags that tell records apart, with which the rows of every table begin. */
  List<String> KEYS = List.of("Event", "Date", "Session", "Section", "Round", "Room", "Table");

  /** The columns behind {@code file record event date session section round room table board}. */
  List<String> columns();

  /** The cells of these columns, row by row; what is not known is empty. */
  List<List<String>> of(HandRecord record, Replay replay);

  /** A text that may be unknown, as a cell. */
  static String cell(Optional<?> value) {
    return value.map(Object::toString).orElse("");
  }

  /** The text of a tag as a cell. */
  static String cell(Board board, String tag) {
    return cell(board.text(tag).value());
  }
}
