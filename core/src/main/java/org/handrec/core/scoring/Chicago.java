package org.handrec.core.scoring;

import java.util.EnumMap;
import java.util.Map;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Side;
import org.handrec.core.model.Vulnerability;

/**
 * A Chicago of four deals in progress: a part-score is carried on until a side reaches game, which
 * earns 300, or 500 when vulnerable. A state is never changed; each deal makes the next one.
 */
public final class Chicago {
  private static final int DEALS = 4;
  private static final int GAME = 100;

  private final int played;
  private final Map<Side, Integer> points;
  private final Map<Side, Integer> parts;

  private Chicago(int played, Map<Side, Integer> points, Map<Side, Integer> parts) {
    this.played = played;
    this.points = points;
    this.parts = parts;
  }

  /** Who is vulnerable in the second and third deal. */
  public enum Variant {
    /** The side of the dealer. */
    DEALER,
    /** The opponents of the dealer. */
    OPPONENTS;

    /**
     * The vulnerability of a deal.
     *
     * @param deal 1 to 4
     * @param dealer the side of its dealer
     * @throws IllegalArgumentException when there is no such deal
     */
    public Vulnerability of(int deal, Side dealer) {
      return switch (deal) {
        case 1 -> Vulnerability.NONE;
        case 2, 3 -> of(this == DEALER ? dealer : dealer.other());
        case 4 -> Vulnerability.ALL;
        default -> throw new IllegalArgumentException("deal " + deal);
      };
    }

    private static Vulnerability of(Side side) {
      return side == Side.NS ? Vulnerability.NS : Vulnerability.EW;
    }
  }

  /** A Chicago before its first deal. */
  public static Chicago begin() {
    Map<Side, Integer> none = new EnumMap<>(Map.of(Side.NS, 0, Side.EW, 0));
    return new Chicago(0, none, none);
  }

  /** Number of deals played; one that is passed out is dealt again and does not count. */
  public int played() {
    return played;
  }

  /** Whether all four deals are played. */
  public boolean isOver() {
    return played == DEALS;
  }

  /** The points of a side. */
  public int points(Side side) {
    return points.get(side);
  }

  /** The part-score that a side carries on. */
  public int part(Side side) {
    return parts.get(side);
  }

  /** The state with further points of a side, such as honours, where they count. */
  public Chicago plus(Side side, int more) {
    Map<Side, Integer> sums = new EnumMap<>(points);
    sums.merge(side, more, Integer::sum);
    return new Chicago(played, sums, parts);
  }

  /**
   * The state after a deal. A part-score in the fourth deal that makes no game earns 100.
   *
   * @param declarer the side that plays the contract
   * @param vulnerable whether it is vulnerable in this deal
   * @param tricks won by that side, 0 to 13
   * @throws IllegalStateException when all four deals are played
   * @throws IllegalArgumentException when the number of tricks is out of range
   */
  public Chicago after(Side declarer, Contract.Played contract, boolean vulnerable, int tricks) {
    if (isOver()) {
      throw new IllegalStateException("four deals are played");
    }
    RubberScore score = RubberScore.of(contract, vulnerable, tricks);
    int part = part(declarer) + score.below();
    boolean game = score.below() > 0 && part >= GAME;
    int bonus = game ? (vulnerable ? 500 : 300) : 0;
    if (score.below() > 0 && !game && played == DEALS - 1) {
      bonus = 100;
    }
    Map<Side, Integer> sums = new EnumMap<>(points);
    sums.merge(declarer, score.above() + score.below() + bonus, Integer::sum);
    sums.merge(declarer.other(), score.defenders(), Integer::sum);
    Map<Side, Integer> next = new EnumMap<>(parts);
    next.put(declarer, game ? 0 : part);
    if (game) {
      next.put(declarer.other(), 0);
    }
    return new Chicago(played + 1, sums, next);
  }
}
