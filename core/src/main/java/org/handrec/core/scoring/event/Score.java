package org.handrec.core.scoring.event;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.DuplicateScore;

/**
 * The score of a record: that of contract, tricks and vulnerability; as stated where something of
 * these is unknown, or where a ruling replaced it. The vulnerability that a record does not tell is
 * that of its number (Law 2).
 *
 * @param tricks -1 when they are not known
 * @param remark that the record states another score
 */
record Score(
    String contract,
    String declarer,
    int tricks,
    TableScore ns,
    TableScore ew,
    Optional<String> remark) {

  static Score of(Board board, Replay replay, boolean series) {
    Optional<Contract> contract = replay.contract();
    Optional<Seat> declarer = replay.declarer();
    int tricks = replay.tricks().orElse(-1);
    String symbol = RecordResults.symbol(contract);
    String letter = declarer.map(seat -> String.valueOf(seat.letter())).orElse("");
    OptionalInt computed =
        series ? OptionalInt.empty() : compute(board, contract, declarer, tricks);
    Optional<TableScore.Sides> stated = series ? Optional.empty() : stated(board, declarer);
    boolean ruled = stated.isPresent() && (isRuled(board) || isSplit(stated.get()));
    if (computed.isEmpty() || ruled) {
      TableScore.Sides sides =
          stated.orElse(new TableScore.Sides(TableScore.NONE, TableScore.NONE));
      return new Score(symbol, letter, tricks, sides.ns(), sides.ew(), Optional.empty());
    }
    TableScore ns = new TableScore.Points(computed.getAsInt());
    Optional<String> remark =
        stated
            .filter(s -> !s.ns().equals(ns))
            .map(s -> "states the score NS " + s.ns().text() + "; counted is NS " + ns.text());
    return new Score(symbol, letter, tricks, ns, ns.opposite(), remark);
  }

  /** The points of North-South by contract, tricks and vulnerability. */
  static OptionalInt compute(
      Board board, Optional<Contract> contract, Optional<Seat> declarer, int tricks) {
    if (contract.filter(Contract.PASSED_OUT::equals).isPresent()) {
      return OptionalInt.of(0);
    }
    Optional<Vulnerability> vulnerability =
        board
            .vulnerability()
            .value()
            .or(() -> board.number().value().map(n -> new BoardNumber(n).vulnerability()));
    if (contract.isEmpty()
        || !(contract.get() instanceof Contract.Played played)
        || declarer.isEmpty()
        || tricks < 0
        || vulnerability.isEmpty()) {
      return OptionalInt.empty();
    }
    Side side = declarer.get().side();
    int points =
        DuplicateScore.of(
            played,
            vulnerability.get().includes(side),
            tricks,
            DuplicateScore.Tariff.of(RecordResults.text(board, "Scoring")));
    return OptionalInt.of(side == Side.NS ? points : -points);
  }

  /** A ruling may give any score: the record says so by the way in which play ended. */
  private static boolean isRuled(Board board) {
    return board.text("Termination").isGiven();
  }

  private static boolean isSplit(TableScore.Sides sides) {
    return !sides.ns().opposite().equals(sides.ew());
  }

  private static Optional<TableScore.Sides> stated(Board board, Optional<Seat> declarer) {
    SideScore score = board.scores().get(ScoreType.POINTS);
    if (score == null) {
      return board.tag("Score").flatMap(tag -> TableScore.Sides.parseArtificial(tag.value()));
    }
    Optional<TableScore> ns = score.ns().flatMap(TableScore::parse);
    Optional<TableScore> ew = score.ew().flatMap(TableScore::parse);
    if (ns.isEmpty() && ew.isEmpty()) {
      Optional<TableScore> own = score.declarer().flatMap(TableScore::parse);
      boolean byNs = declarer.filter(seat -> seat.side() == Side.NS).isPresent();
      ns = declarer.isEmpty() ? Optional.empty() : byNs ? own : own.map(TableScore::opposite);
    }
    return sides(ns, ew);
  }

  /** The scores of both sides, of which one may follow from the other. */
  static Optional<TableScore.Sides> sides(Optional<TableScore> ns, Optional<TableScore> ew) {
    if (ns.isEmpty() && ew.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new TableScore.Sides(
            ns.orElseGet(() -> ew.get().opposite()), ew.orElseGet(() -> ns.get().opposite())));
  }
}
