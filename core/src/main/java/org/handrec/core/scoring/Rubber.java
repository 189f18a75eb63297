package org.handrec.core.scoring;

import java.util.EnumMap;
import java.util.Map;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Side;

/**
 * A rubber in progress (Laws 72 to 81): the first side to win two games wins it. A state is never
 * changed; each deal makes the next one.
 */
public final class Rubber {
  private static final int GAME = 100;

  private final Map<Side, Account> accounts;

  /**
   * What a side has.
   *
   * @param above all points above the line
   * @param below all points below the line
   * @param part points below the line in the game at hand
   * @param games games won, 0 to 2
   */
  public record Account(int above, int below, int part, int games) {
    private Account plus(int moreAbove, int moreBelow) {
      return new Account(above + moreAbove, below + moreBelow, part + moreBelow, games);
    }

    private Account afterGame(boolean won) {
      return new Account(above, below, 0, won ? games + 1 : games);
    }

    /** All points. */
    public int total() {
      return above + below;
    }
  }

  private Rubber(Map<Side, Account> accounts) {
    this.accounts = accounts;
  }

  /** A rubber before its first deal. */
  public static Rubber begin() {
    Map<Side, Account> accounts = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      accounts.put(side, new Account(0, 0, 0, 0));
    }
    return new Rubber(accounts);
  }

  /** What a side has. */
  public Account account(Side side) {
    return accounts.get(side);
  }

  /** Whether a side is vulnerable: it has won a game. */
  public boolean isVulnerable(Side side) {
    return account(side).games() > 0;
  }

  /** Whether a side has won two games. */
  public boolean isOver() {
    return account(Side.NS).games() == 2 || account(Side.EW).games() == 2;
  }

  /**
   * The rubber after a deal. A game that wins the rubber brings its bonus: 700, or 500 when the
   * opponents have a game.
   *
   * @param declarer the side that plays the contract
   * @param tricks won by that side, 0 to 13
   * @throws IllegalStateException when the rubber is over
   * @throws IllegalArgumentException when the number of tricks is out of range
   */
  public Rubber after(Side declarer, Contract.Played contract, int tricks) {
    if (isOver()) {
      throw new IllegalStateException("the rubber is over");
    }
    RubberScore score = RubberScore.of(contract, isVulnerable(declarer), tricks);
    Map<Side, Account> next = new EnumMap<>(accounts);
    next.put(declarer, account(declarer).plus(score.above(), score.below()));
    next.put(declarer.other(), account(declarer.other()).plus(score.defenders(), 0));
    if (next.get(declarer).part() >= GAME) {
      for (Side side : Side.values()) {
        next.put(side, next.get(side).afterGame(side == declarer));
      }
    }
    Rubber rubber = new Rubber(next);
    return rubber.isOver() ? rubber.plus(declarer, rubber.bonus(declarer)) : rubber;
  }

  /** The rubber with points above the line for a side, such as {@link Honours}. */
  public Rubber plus(Side side, int points) {
    Map<Side, Account> next = new EnumMap<>(accounts);
    next.put(side, account(side).plus(points, 0));
    return new Rubber(next);
  }

  private int bonus(Side winner) {
    return account(winner.other()).games() == 0 ? 700 : 500;
  }

  /**
   * The rubber ended before its time (Law 80): the side with the only game has 300, the side with
   * the only part-score in an unfinished game 100. One that is over stays as it is.
   */
  public Rubber broken() {
    if (isOver()) {
      return this;
    }
    Rubber ended = this;
    for (Side side : Side.values()) {
      Account own = account(side);
      Account other = account(side.other());
      if (own.games() > 0 && other.games() == 0) {
        ended = ended.plus(side, 300);
      }
      if (own.part() > 0 && other.part() == 0) {
        ended = ended.plus(side, 100);
      }
    }
    return ended;
  }
}
