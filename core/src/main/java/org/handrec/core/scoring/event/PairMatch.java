package org.handrec.core.scoring.event;

import java.util.Comparator;
import java.util.Optional;
import org.handrec.core.scoring.VictoryPointScale;

/** A match of two pairs under way: the boards that they play against each other in a round. */
final class PairMatch {
  static final Comparator<PairMatch> BY_ROUND =
      Comparator.<PairMatch, String>comparing(match -> match.session.event())
          .thenComparing(match -> match.session.date())
          .thenComparing(match -> match.session.session())
          .thenComparing(match -> match.session.stage())
          .thenComparing(match -> match.match.round(), Contestant::compareNumbers);

  private final Session session;
  private final Match match;
  private final Share home = new Share();
  private final Share visit = new Share();
  private int boards;

  PairMatch(Session session, Match match) {
    this.session = session;
    this.match = match;
  }

  private static final class Share {
    private double points;
    private double top;

    void add(double earned, double most) {
      points += earned;
      top += most;
    }

    /** The percentage of what could be had, or the IMPs. */
    double outcome(boolean percentage) {
      return !percentage ? points : top > 0 ? 100 * points / top : 50;
    }
  }

  /**
   * Adds a board.
   *
   * @param turned whether the home pair sat East-West
   */
  void add(Points points, boolean turned) {
    boards++;
    (turned ? visit : home).add(points.ns(), points.nsTop());
    (turned ? home : visit).add(points.ew(), points.ewTop());
  }

  /** The score of the match, by a scale that is for so many boards, else without points. */
  MatchScore score(VictoryPointScale scale) {
    double own = home.outcome(scale.isOfPercentages());
    double other = visit.outcome(scale.isOfPercentages());
    return MatchScore.of(
        session, match, new double[] {own, other}, boards, Optional.of(scale), own, other);
  }
}
