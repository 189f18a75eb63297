package org.handrec.core.scoring.event;

import java.util.EnumSet;
import java.util.OptionalDouble;
import java.util.Set;
import org.handrec.core.model.Side;

/** What a contestant has so far. */
final class Account {
  private Contestant contestant;
  final Set<Side> lines = EnumSet.noneOf(Side.class);
  private int boards;
  private double points;
  private double top;
  private double plusTop;
  private double minusTop;
  private double carryOver;
  private double penalty;

  Account(Contestant contestant) {
    this.contestant = contestant;
  }

  /** The contestant. */
  Contestant contestant() {
    return contestant;
  }

  /** Learns the names, where only a number was known. */
  void meet(Contestant same) {
    if (contestant.names().isEmpty()) {
      contestant = same;
    }
  }

  /** Adds a board. */
  void add(TableScore score, double earned, double most) {
    boards++;
    boolean named = most > 0 && score instanceof TableScore.Artificial;
    TableScore.Award award =
        named ? ((TableScore.Artificial) score).award() : TableScore.Award.SHARE;
    if (award == TableScore.Award.PLUS) {
      plusTop += most;
    } else if (award == TableScore.Award.MINUS) {
      minusTop += most;
    } else {
      points += earned;
      top += most;
    }
  }

  /** Adds points of a match of so many boards. */
  void addMatch(int played, double earned, double most) {
    boards += played;
    points += earned;
    top += most;
  }

  /** Adds what boards count that were not played. */
  void sitOut(int ofEvent, TableScore.Artificial score, boolean hasTop) {
    int missing = ofEvent - boards;
    double most = boards == 0 ? 0 : (top + plusTop + minusTop) / boards;
    for (int board = 0; board < missing; board++) {
      if (hasTop) {
        add(score, BoardScores.share(score, most, points -> 0), most);
      } else {
        points += BoardScores.imps(score, points -> 0);
      }
    }
  }

  void change(Conditions.Change change) {
    if (change.penalty()) {
      penalty += change.points();
    } else {
      carryOver += change.points();
    }
  }

  /**
   * The standing without its place.
   *
   * @param key what the contestant is called; no character for his own number
   */
  Standing standing(String key) {
    double own = top > 0 ? points / top : 0.5;
    double earned = points + plusTop * Math.max(own, 0.6) + minusTop * Math.min(own, 0.4);
    double all = top + plusTop + minusTop;
    double total = earned + carryOver - penalty;
    return new Standing(
        0,
        false,
        key.isEmpty() ? contestant : new Contestant(key, contestant.names()),
        boards,
        Hundredths.of(earned),
        carryOver,
        penalty,
        Hundredths.of(total),
        Hundredths.of(all),
        all > 0 ? OptionalDouble.of(Hundredths.of(100 * total / all)) : OptionalDouble.empty());
  }
}
