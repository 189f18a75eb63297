package org.handrec.cli.report;

import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Fact;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * A finding with what surrounds it.
 *
 * @param file the name of the input
 * @param record the record in which it lies; empty for the source as a whole and behind the last
 *     record
 * @param diagnostic the finding, with the severity to report
 * @param background tells more about the file on request
 */
public record Finding(
    String file, Optional<HandRecord> record, Diagnostic diagnostic, Background background) {

  /** The same with another severity. */
  Finding with(Diagnostic other) {
    return new Finding(file, record, other, background);
  }

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
    return record.map(Finding::key);
  }

  /** How a reader finds a record. */
  public static String key(HandRecord record) {
    String room =
        record.board().text("Room").value().map(name -> " " + Wording.shortened(name)).orElse("");
    return record
        .board()
        .text("Board")
        .value()
        .map(number -> "board " + Wording.shortened(number) + room)
        .orElseGet(() -> "record " + record.index());
  }

  /** The play of the record, replayed. */
  Optional<PlayReplay> play() {
    return record.map(background::replay).flatMap(Replay::play);
  }

  /** The edits that would repair it. */
  Optional<Fix> fix() {
    return background.fix(this);
  }

  /** What would help, in a few words; empty when there is nothing to say. */
  String hint() {
    return diagnostic.fix().map(Fix::title).orElseGet(() -> diagnostic.rule().fix());
  }
}
