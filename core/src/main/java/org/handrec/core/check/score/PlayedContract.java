package org.handrec.core.check.score;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.DuplicateScore;

/**
 * What a score follows from.
 *
 * @param contract the contract
 * @param declarer its declarer
 * @param vulnerability of the board
 * @param tricks of declarer's side, 0 to 13
 * @param tariff the laws of its time
 */
public record PlayedContract(
    Contract.Played contract,
    Seat declarer,
    Vulnerability vulnerability,
    int tricks,
    DuplicateScore.Tariff tariff) {
  /** What the replay gives; empty when a fact is unknown, or all passed. */
  public static Optional<PlayedContract> of(BoardContext context) {
    Board board = context.board();
    Replay replay = context.replay();
    boolean known =
        replay.contract().isPresent()
            && replay.contract().get() instanceof Contract.Played
            && replay.declarer().isPresent()
            && board.vulnerability().isGiven()
            && replay.tricks().isPresent();
    return known
        ? Optional.of(
            new PlayedContract(
                (Contract.Played) replay.contract().get(),
                replay.declarer().get(),
                board.vulnerability().value().get(),
                replay.tricks().getAsInt(),
                tariff(board)))
        : Optional.empty();
  }

  /** The points of declarer's side. */
  public int score() {
    return DuplicateScore.of(contract, vulnerability.includes(declarer.side()), tricks, tariff);
  }

  /** {@code NS vulnerable}, {@code none vulnerable}. */
  public static String words(Vulnerability vulnerability) {
    return switch (vulnerability) {
      case NONE -> "none vulnerable";
      case ALL -> "all vulnerable";
      default -> vulnerability.symbol() + " vulnerable";
    };
  }

  PlayedContract with(Contract.Played other) {
    return new PlayedContract(other, declarer, vulnerability, tricks, tariff);
  }

  PlayedContract with(Seat other) {
    return new PlayedContract(contract, other, vulnerability, tricks, tariff);
  }

  PlayedContract with(Vulnerability other) {
    return new PlayedContract(contract, declarer, other, tricks, tariff);
  }

  PlayedContract withTricks(int other) {
    return new PlayedContract(contract, declarer, vulnerability, other, tariff);
  }

  /** The vulnerability when that of a side is the other one. */
  Vulnerability toggled(Side side) {
    boolean ns = vulnerability.includes(Side.NS) != (side == Side.NS);
    boolean ew = vulnerability.includes(Side.EW) != (side == Side.EW);
    if (ns == ew) {
      return ns ? Vulnerability.ALL : Vulnerability.NONE;
    }
    return ns ? Vulnerability.NS : Vulnerability.EW;
  }

  /** The tariff that the Scoring tag names (PBN 3.4.12). */
  public static DuplicateScore.Tariff tariff(Board board) {
    return DuplicateScore.Tariff.of(board.text("Scoring").value().orElse(""));
  }
}
