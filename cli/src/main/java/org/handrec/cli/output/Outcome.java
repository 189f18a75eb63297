package org.handrec.cli.output;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;
import org.handrec.core.rules.Replay;

/**
 * What a board came to.
 *
 * @param contract by the auction, else as stated
 * @param declarer by the auction, else as stated
 * @param tricks the declarer's tricks: full play, claim, stated result
 * @param result tricks over or under the contract: {@code =}, {@code +1}, {@code -2}
 * @param score the stated score for North-South
 */
record Outcome(
    Optional<Contract> contract,
    Optional<Seat> declarer,
    OptionalInt tricks,
    Optional<String> result,
    OptionalInt score) {

  /** The outcome of a board. */
  static Outcome of(Board board, Replay replay) {
    Optional<Contract> contract = replay.contract();
    Optional<Seat> declarer = replay.declarer();
    OptionalInt tricks = replay.tricks();
    return new Outcome(
        contract, declarer, tricks, result(contract, tricks), score(board, declarer));
  }

  private static Optional<String> result(Optional<Contract> contract, OptionalInt tricks) {
    if (tricks.isEmpty() || !(contract.orElse(Contract.PASSED_OUT) instanceof Contract.Played p)) {
      return Optional.empty();
    }
    int over = tricks.getAsInt() - 6 - p.bid().level();
    return Optional.of(over == 0 ? "=" : over > 0 ? "+" + over : Integer.toString(over));
  }

  private static OptionalInt score(Board board, Optional<Seat> declarer) {
    SideScore score = board.scores().get(ScoreType.POINTS);
    if (score == null) {
      return OptionalInt.empty();
    }
    OptionalInt ns = number(score.ns());
    OptionalInt ew = number(score.ew());
    if (ns.isPresent() && ew.isPresent()) {
      return ns.getAsInt() == -ew.getAsInt() ? ns : OptionalInt.empty();
    } else if (ns.isPresent() || ew.isPresent()) {
      return ns.isPresent() ? ns : OptionalInt.of(-ew.getAsInt());
    }
    OptionalInt own = number(score.declarer());
    if (own.isEmpty() || declarer.isEmpty()) {
      return own.isPresent() && own.getAsInt() == 0 ? own : OptionalInt.empty();
    }
    return declarer.get().side() == Side.NS ? own : OptionalInt.of(-own.getAsInt());
  }

  private static OptionalInt number(Optional<String> text) {
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(Integer.parseInt(text.get()));
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }
}
