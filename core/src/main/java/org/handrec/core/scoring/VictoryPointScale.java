package org.handrec.core.scoring;

/** Turns the outcome of a match into victory points. */
public sealed interface VictoryPointScale permits StandardScale, VictoryPointTable {
  /** Whether an outcome is the percentage of the matchpoints to be had, not a margin in IMPs. */
  boolean isOfPercentages();

  /** Whether the scale is defined for matches of so many boards. */
  boolean isFor(int boards);

  /**
   * The victory points of one side.
   *
   * @param outcome the margin in IMPs, below 0 for the loser; or the percentage, 0 to 100. A margin
   *     with a fraction is rounded to whole IMPs, a half away from zero
   * @param boards a number that {@link #isFor} accepts
   */
  double points(double outcome, int boards);
}
