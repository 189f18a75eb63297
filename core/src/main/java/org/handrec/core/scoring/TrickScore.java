package org.handrec.core.scoring;

import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Strain;

/** What tricks are worth, in the same way in all forms of the game (Law 77; rubber: Law 81). */
final class TrickScore {
  private TrickScore() {}

  /** The odd tricks bid: what counts below the line. */
  static int bid(Contract.Played contract) {
    int level = contract.bid().level();
    int undoubled = level * odd(contract.bid().strain());
    if (contract.bid().strain() == Strain.NOTRUMP) {
      undoubled += 10;
    }
    return undoubled << contract.risk().ordinal();
  }

  private static int odd(Strain strain) {
    return strain == Strain.CLUBS || strain == Strain.DIAMONDS ? 20 : 30;
  }

  /** Each trick above the contract. */
  static int overtrick(Contract.Played contract, boolean vulnerable) {
    int doubled = vulnerable ? 200 : 100;
    return switch (contract.risk()) {
      case UNDOUBLED -> odd(contract.bid().strain());
      case DOUBLED -> doubled;
      case REDOUBLED -> 2 * doubled;
    };
  }

  /** For a small or grand slam bid and made. */
  static int slam(Contract.Played contract, boolean vulnerable) {
    return switch (contract.bid().level()) {
      case 6 -> vulnerable ? 750 : 500;
      case 7 -> vulnerable ? 1500 : 1000;
      default -> 0;
    };
  }

  /** For making a doubled or redoubled contract. */
  static int insult(Contract.Played contract) {
    return 50 * contract.risk().ordinal();
  }

  /**
   * What the defenders get.
   *
   * @param down the number of undertricks, 1 or more
   */
  static int undertricks(Risk risk, boolean vulnerable, int down, DuplicateScore.Tariff tariff) {
    if (risk == Risk.UNDOUBLED) {
      return down * (vulnerable ? 100 : 50);
    }
    int doubled;
    if (vulnerable) {
      doubled = 300 * down - 100;
    } else if (down <= 3 || tariff == DuplicateScore.Tariff.BEFORE_1987) {
      doubled = 200 * down - 100;
    } else {
      doubled = 300 * down - 400;
    }
    return risk == Risk.DOUBLED ? doubled : 2 * doubled;
  }
}
