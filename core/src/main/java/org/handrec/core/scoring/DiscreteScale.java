package org.handrec.core.scoring;

/**
 * The scale of the WBF in whole points: a band of margins for each, which ends where the continuous
 * curve crosses the half point, and is never narrower than the band before it.
 */
final class DiscreteScale {
  private static final int BANDS = 10;

  private DiscreteScale() {}

  /** The points of the winner. */
  static int winner(int margin, int boards) {
    StandardScale.requireMargin(margin);
    if (boards < 1) {
      throw new IllegalArgumentException(boards + " boards");
    }
    int[] ends = ends(boards);
    int band = 0;
    while (band < BANDS && margin > ends[band]) {
      band++;
    }
    return 10 + band;
  }

  /** The largest margin for each number of points from 10 to 19. */
  private static int[] ends(int boards) {
    int[] ends = new int[BANDS];
    for (int i = 0; i < BANDS; i++) {
      ends[i] = (int) Math.floor(marginAt(10.5 + i, boards));
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 1; i < BANDS; i++) {
        // Both sides share the first band, so that it counts twice.
        int before = i == 1 ? 2 * ends[0] + 1 : ends[i - 1] - ends[i - 2];
        if (ends[i] - ends[i - 1] < before) {
          ends[i - 1]--;
          changed = true;
        }
      }
    }
    return ends;
  }

  /** Where the continuous curve has so many points. */
  private static double marginAt(double points, int boards) {
    double ratio = ContinuousScale.RATIO;
    double rest = 1 - (points - 10) / 10 * (1 - ratio);
    return ContinuousScale.blitz(boards) * Math.log(rest) / Math.log(ratio);
  }
}
