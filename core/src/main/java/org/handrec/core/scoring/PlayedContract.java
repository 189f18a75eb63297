package org.handrec.core.scoring;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.BoardNumber;

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

  /** A contract of a board; empty when a part is not known, or all passed. */
  public static Optional<PlayedContract> of(
      Board board,
      Optional<Contract> contract,
      Optional<Seat> declarer,
      OptionalInt tricks,
      DuplicateScore.Tariff tariff) {
    if (contract.isEmpty()
        || !(contract.get() instanceof Contract.Played played)
        || declarer.isEmpty()
        || tricks.isEmpty()) {
      return Optional.empty();
    }
    Optional<Vulnerability> vulnerability = vulnerability(board);
    return vulnerability.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PlayedContract(
                played, declarer.get(), vulnerability.get(), tricks.getAsInt(), tariff));
  }

  /** The vulnerability that a board tells, else that of its number (Law 2). */
  private static Optional<Vulnerability> vulnerability(Board board) {
    Optional<Vulnerability> told = board.vulnerability().value();
    return told.isPresent()
        ? told
        : board.number().value().map(number -> new BoardNumber(number).vulnerability());
  }

  /** The points of declarer's side. */
  public int score() {
    return DuplicateScore.of(contract, vulnerability.includes(declarer.side()), tricks, tariff);
  }

  /** The points of North-South. */
  public int ofNs() {
    return declarer.side() == Side.NS ? score() : -score();
  }
}
