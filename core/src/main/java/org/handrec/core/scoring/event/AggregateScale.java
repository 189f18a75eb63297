package org.handrec.core.scoring.event;

import java.util.List;

/**
 * How the total points of a Patton match become match points. Half of the points to be had go to
 * each team; the winner of the total points has one more, and the loser one less, for each limit
 * that is reached. Organisers have limits of their own, so there is no common scale.
 *
 * @param measure what is compared with the limits
 * @param limits the limits, ascending
 */
public record AggregateScale(Measure measure, List<Double> limits) {
  /** Copies the list. */
  public AggregateScale {
    limits = List.copyOf(limits);
  }

  /** What is compared with the limits. */
  public enum Measure {
    /** The difference of the total points. */
    DIFFERENCE,
    /** The plus points of the winner as a multiple of those of the loser (French Patton). */
    QUOTIENT
  }

  /**
   * The points of a team.
   *
   * @param plus its plus points of all boards, 0 or more
   * @param minus those of the other team
   * @param most the points to be had, half of which is an even match
   */
  double points(double plus, double minus, double most) {
    double winner = Math.max(plus, minus);
    double loser = Math.min(plus, minus);
    double value = measure == Measure.DIFFERENCE ? winner - loser : quotient(winner, loser);
    long reached = limits.stream().filter(limit -> value >= limit).count();
    double more = plus == minus ? 0 : Math.min(most / 2, (double) reached);
    return most / 2 + (plus < minus ? -more : more);
  }

  private static double quotient(double winner, double loser) {
    return loser == 0 ? Double.POSITIVE_INFINITY : winner / loser;
  }
}
