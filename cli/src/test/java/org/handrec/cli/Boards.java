package org.handrec.cli;

/** Small records for tests. */
final class Boards {
  /** A board without a fault. */
  static final String CLEAN =
      """
      [Event "Spring Pairs"]
      [Site "Elmwick"]
      [Date "2025.04.02"]
      [Board "7"]
      [West "Thorne, Ada"]
      [North "Lisle, Ben"]
      [East "Marsh, Cleo"]
      [South "Dunn, Eric"]
      [Dealer "S"]
      [Vulnerable "All"]
      [Deal "N:AKQJ.2.AKQJT.AKQ T98.AKQJ.432.JT9 765.T987.98.8765 432.6543.765.432"]
      [Scoring "MP"]
      [Declarer "N"]
      [Contract "1S"]
      [Result "12"]
      {A strong hand.}
      [Competition "Pairs"]
      [Score "NS 230"]
      [Auction "S"]
      Pass Pass 1S =1= Pass
      Pass Pass
      [Note "1:natural"]
      """;

  /** A board with an insufficient bid. */
  static final String INSUFFICIENT =
      """
      [Event "Spring Pairs"]
      [Board "8"]
      [West "Thorne, Ada"]
      [Dealer "W"]
      [Vulnerable "None"]
      [Auction "W"]
      1S 1H Pass Pass
      Pass
      """;

  /** A record whose only finding is of level info: there is no deal. */
  static final String REMARK =
      """
      [Event "Spring Pairs"]
      [Board "9"]
      [Dealer "N"]
      [Vulnerable "EW"]
      [Auction "N"]
      Pass Pass Pass Pass
      """;

  private Boards() {}
}
