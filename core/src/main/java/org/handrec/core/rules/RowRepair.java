package org.handrec.core.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedResult;

/**
 * Looks for the one change of place that explains a play section: rows in another order, or the
 * whole deal turned.
 *
 * <p>Columns of another seat and a turned deal look alike when every row is off by the same number
 * of seats. Then the first trick decides, which may fit only one of the two leaders, then the
 * result; else it is the columns.
 */
final class RowRepair {
  private final PlayCase play;
  private final PlayTrial asWritten;

  /**
   * Prepares the search.
   *
   * @param play a case with a full deal
   * @param asWritten the trial of the section as it is written; it has conflicts
   */
  RowRepair(PlayCase play, PlayTrial asWritten) {
    this.play = play;
    this.asWritten = asWritten;
  }

  /** The number of seats by which the deal is turned; empty when that does not explain it. */
  OptionalInt turnedDeal() {
    if (asWritten.conflictCount < PlayDiagnosis.TOO_MANY) {
      return OptionalInt.empty();
    }
    OptionalInt turn = play.written().chronological() ? turnOfFirstCard() : turnWithoutConflict();
    boolean columnsInstead =
        turn.isPresent()
            && rows().isPresent()
            && !(fitsResult(play.turnedTrial(turn.getAsInt()))
                && !fitsResult(play.trial(rows().get().reading())));
    return columnsInstead ? OptionalInt.empty() : turn;
  }

  private OptionalInt turnWithoutConflict() {
    for (int turn = 1; turn < 4; turn++) {
      if (play.turnedTrial(turn).conflictCount == 0) {
        return OptionalInt.of(turn);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * In order of play a turned deal and another opening leader look the same: the deal is turned
   * when declarer or dummy would lead.
   */
  private OptionalInt turnOfFirstCard() {
    Optional<Card> first = play.card(0);
    if (first.isEmpty()) {
      return OptionalInt.empty();
    }
    Seat owner = play.deal().owner(first.get()).orElseThrow();
    boolean defender = play.declarer().filter(d -> d.side() != owner.side()).isPresent();
    int turn = owner.placesTo(play.leader());
    return !defender && turn != 0 && play.turnedTrial(turn).conflictCount == 0
        ? OptionalInt.of(turn)
        : OptionalInt.empty();
  }

  /** The rows put in order by ownership; empty when that does not explain the section. */
  Optional<RowOrder> rows() {
    if (play.written().chronological()) {
      return Optional.empty();
    }
    return RowOrder.of(play.written(), play.deal())
        .filter(order -> order.explains(play.trial(order.reading())));
  }

  /** Whether the tricks of a trial are those of the stated result, or may become so. */
  private boolean fitsResult(PlayTrial trial) {
    Optional<StatedResult> result = play.board().result().value();
    if (result.isEmpty() || play.declarer().isEmpty()) {
      return false;
    }
    for (Side side : Side.values()) {
      OptionalInt stated = result.get().of(side, play.declarer().get());
      int won = trial.tricks[side.ordinal()];
      int most = PlayGrid.TRICKS - trial.tricks[side.other().ordinal()];
      if (stated.isPresent() && (stated.getAsInt() < won || stated.getAsInt() > most)) {
        return false;
      }
    }
    return true;
  }
}
