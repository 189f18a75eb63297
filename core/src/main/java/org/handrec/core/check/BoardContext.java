package org.handrec.core.check;

import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.event.RecordScore;

/** What the rules know of the record they look at; what takes work is made once and shared. */
public final class BoardContext {
  private final HandRecord record;
  private final Replay replay;
  private Optional<RecordScore> score = Optional.empty();

  /**
   * A record.
   *
   * @param replay the reading of its auction and play
   */
  public BoardContext(HandRecord record, Replay replay) {
    this.record = record;
    this.replay = replay;
  }

  /** The record. */
  public HandRecord record() {
    return record;
  }

  /** The reading of its auction and play. */
  public Replay replay() {
    return replay;
  }

  /** The score of the record. */
  public RecordScore score() {
    if (score.isEmpty()) {
      score = Optional.of(RecordScore.of(board(), replay));
    }
    return score.get();
  }

  /** The facts of the record. */
  public Board board() {
    return record.board();
  }

  /** Where the facts stand. */
  public Origins origins() {
    return record.origins();
  }

  /** The value of a tag; the begin of the record when the tag is not written in it. */
  public Span value(String tag) {
    return origins().value(tag).orElseGet(() -> origins().record());
  }

  /** Where a finding about a tag stands that shows when the record is compared with others. */
  public Span compared(String tag) {
    return origins().compared(tag);
  }

  /** A whole tag; the begin of the record when the tag is not written in it. */
  public Span tag(String tag) {
    return origins().tag(tag).orElseGet(() -> origins().record());
  }

  /**
   * Whether the value of a tag is that of another record; what there is to say about it is said
   * there.
   */
  public boolean isTaken(String tag) {
    return board().tag(tag).filter(t -> t.origin() != Tag.Origin.WRITTEN).isPresent();
  }

  /** A seat with the name of its player when that is known: {@code W (Smith)}. */
  public String name(Seat seat) {
    return board()
        .player(seat)
        .value()
        .map(name -> seat.letter() + " (" + Wording.shortened(name) + ")")
        .orElseGet(() -> String.valueOf(seat.letter()));
  }

  /** Seats with the names of their players: {@code N (Ann), E and S}. */
  public String names(List<Seat> seats) {
    return Wording.list(seats.stream().map(this::name).toList());
  }
}
