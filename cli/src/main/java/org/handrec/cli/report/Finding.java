package org.handrec.cli.report;

import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Fact;

/**
 * A finding with what surrounds it.
 *
 * @param file the name of the input
 * @param record the record in which it lies; empty behind the last record
 * @param text the text in which it lies
 * @param diagnostic the finding, with the severity to report
 */
public record Finding(
    String file, Optional<HandRecord> record, RecordText text, Diagnostic diagnostic) {

  /** The text of a tag of the record, where it has one that says something. */
  Optional<String> tag(String name) {
    return record.map(HandRecord::board).map(board -> board.text(name)).flatMap(Fact::value);
  }

  /** The name of the player concerned. */
  Optional<String> player() {
    return record.flatMap(r -> diagnostic.seat().flatMap(seat -> r.board().player(seat).value()));
  }

  /**
   * How a reader finds the record: {@code board 7}, {@code board 7 Open}; {@code record 3} where
   * the board has no number; empty behind the last record.
   */
  public Optional<String> key() {
    Optional<String> board = tag("Board").map(number -> "board " + number);
    Optional<String> room = tag("Room").map(name -> " " + name);
    return board.isPresent()
        ? board.map(text -> text + room.orElse(""))
        : record.map(r -> "record " + r.index());
  }
}
