package org.handrec.core.scoring;

import java.util.Arrays;

/** International matchpoints (Law 78B). */
public final class Imps {
  /** The lowest difference for each number of IMPs, from 1 on. */
  private static final int[] STEPS = {
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
    2250, 2500, 3000, 3500, 4000
  };

  private Imps() {}

  /**
   * The IMPs for a difference of points.
   *
   * @return -24 to 24, with the sign of the difference
   */
  public static int of(int difference) {
    int found = Arrays.binarySearch(STEPS, Math.abs(difference));
    int imps = found < 0 ? -found - 1 : found + 1;
    return difference < 0 ? -imps : imps;
  }
}
