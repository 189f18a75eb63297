package org.handrec.core.scoring;

/**
 * The continuous scale of the WBF: a curve that reaches 20 at a margin of {@code 15 sqrt(boards)},
 * rounded to hundredths, and then put right where rounding made a step larger than the one before
 * it.
 */
final class ContinuousScale {
  private static final double TAU = (Math.sqrt(5) - 1) / 2;
  static final double RATIO = TAU * TAU * TAU;

  /** Matches of so many boards have a table; no longer ones occur. */
  private static final int MOST_BOARDS = 1000;

  private ContinuousScale() {}

  /** The margin from which the winner has all points. */
  static double blitz(int boards) {
    return 15 * Math.sqrt(boards);
  }

  /** The points of the winner on the curve, without rounding. */
  static double curve(double margin, int boards) {
    double share = Math.min(1, margin / blitz(boards));
    return 10 + 10 * (1 - Math.pow(RATIO, share)) / (1 - RATIO);
  }

  /** The hundredths of points of the winner. */
  static int winner(int margin, int boards) {
    StandardScale.requireMargin(margin);
    if (boards < 1 || boards > MOST_BOARDS) {
      throw new IllegalArgumentException(boards + " boards");
    }
    int[] table = table(boards);
    return table[Math.min(margin, table.length - 1)];
  }

  private static int[] table(int boards) {
    int last = (int) Math.ceil(blitz(boards));
    int[] points = new int[last + 1];
    for (int margin = 0; margin <= last; margin++) {
      points[margin] = (int) Math.floor(curve(margin, boards) * 100 + 0.5);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < last; i++) {
        if (points[i + 1] - points[i] > points[i] - points[i - 1]) {
          points[i]++;
          changed = true;
        }
      }
    }
    return points;
  }
}
