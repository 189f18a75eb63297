package org.handrec.core.scoring;

import org.handrec.core.model.Contract;

/**
 * The score of one deal at rubber bridge (Law 81), without honours and the bonus of the rubber.
 *
 * @param above points of declarer's side above the line
 * @param below points of declarer's side below the line: the odd tricks bid, if made
 * @param defenders points of the defenders, above the line
 */
public record RubberScore(int above, int below, int defenders) {
  /**
   * The score of a contract.
   *
   * @param vulnerable whether declarer's side is
   * @param tricks won by declarer's side, 0 to 13
   * @throws IllegalArgumentException when the number of tricks is out of range
   */
  public static RubberScore of(Contract.Played contract, boolean vulnerable, int tricks) {
    if (tricks < 0 || tricks > 13) {
      throw new IllegalArgumentException(tricks + " tricks");
    }
    int over = tricks - 6 - contract.bid().level();
    if (over < 0) {
      int points =
          TrickScore.undertricks(
              contract.risk(), vulnerable, -over, DuplicateScore.Tariff.SINCE_1987);
      return new RubberScore(0, 0, points);
    }
    int above =
        TrickScore.slam(contract, vulnerable)
            + TrickScore.insult(contract)
            + over * TrickScore.overtrick(contract, vulnerable);
    return new RubberScore(above, TrickScore.bid(contract), 0);
  }
}
