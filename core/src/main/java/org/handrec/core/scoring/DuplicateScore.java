package org.handrec.core.scoring;

import java.util.BitSet;
import java.util.OptionalInt;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Strain;

/** The score of a deal at duplicate bridge, in points of declarer's side (Law 77). */
public final class DuplicateScore {
  /** No score is higher: 1NT redoubled, vulnerable, with thirteen tricks; none is below -7600. */
  private static final int LOWEST = -7600;

  private static final int HIGHEST = 3160;
  private static final BitSet POSSIBLE = possible();

  private DuplicateScore() {}

  private static BitSet possible() {
    BitSet scores = new BitSet();
    for (int level = 1; level <= 7; level++) {
      for (Strain strain : Strain.values()) {
        for (Risk risk : Risk.values()) {
          Contract.Played contract = new Contract.Played(Bid.of(level, strain), risk);
          for (int tricks = 0; tricks <= 13; tricks++) {
            scores.set(of(contract, false, tricks) - LOWEST);
            scores.set(of(contract, true, tricks) - LOWEST);
          }
        }
      }
    }
    scores.set(-LOWEST);
    return scores;
  }

  /**
   * The score of a contract.
   *
   * @param vulnerable whether declarer's side is
   * @param tricks won by declarer's side, 0 to 13
   * @return a multiple of 10 from -7600 to 3160
   * @throws IllegalArgumentException when the number of tricks is out of range
   */
  public static int of(Contract.Played contract, boolean vulnerable, int tricks) {
    return of(contract, vulnerable, tricks, Tariff.SINCE_1987);
  }

  /**
   * The score of a contract by a tariff.
   *
   * @param vulnerable whether declarer's side is
   * @param tricks won by declarer's side, 0 to 13
   * @throws IllegalArgumentException when the number of tricks is out of range
   */
  public static int of(Contract.Played contract, boolean vulnerable, int tricks, Tariff tariff) {
    if (tricks < 0 || tricks > 13) {
      throw new IllegalArgumentException(tricks + " tricks");
    }
    int over = tricks - 6 - contract.bid().level();
    return over < 0
        ? -TrickScore.undertricks(contract.risk(), vulnerable, -over, tariff)
        : made(contract, vulnerable, over);
  }

  private static int made(Contract.Played contract, boolean vulnerable, int over) {
    int bid = TrickScore.bid(contract);
    int game = bid < 100 ? 50 : vulnerable ? 500 : 300;
    return bid
        + game
        + TrickScore.slam(contract, vulnerable)
        + TrickScore.insult(contract)
        + over * TrickScore.overtrick(contract, vulnerable);
  }

  /**
   * The number of tricks with which a contract scores so many points; empty when none does. There
   * is one at most, since more tricks always score more.
   *
   * @param vulnerable whether declarer's side is
   */
  public static OptionalInt tricksFor(Contract.Played contract, boolean vulnerable, int score) {
    for (int tricks = 0; tricks <= 13; tricks++) {
      if (of(contract, vulnerable, tricks) == score) {
        return OptionalInt.of(tricks);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Whether declarer's side can score so many points with any contract, or with none.
   *
   * @param score points of declarer's side
   */
  public static boolean isPossible(int score) {
    return score >= LOWEST && score <= HIGHEST && POSSIBLE.get(score - LOWEST);
  }

  /** The laws by which doubled undertricks are scored when not vulnerable. */
  public enum Tariff {
    /** 100, 200 for the second and third, 300 for each further one. */
    SINCE_1987,
    /** 100, and 200 for each further one: {@code OldMP} of the Scoring tag (PBN 3.4.12). */
    BEFORE_1987
  }
}
