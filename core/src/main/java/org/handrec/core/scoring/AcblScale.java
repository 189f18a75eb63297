package org.handrec.core.scoring;

/** The scales of the ACBL for Swiss teams: two lengths of matches, a table for each. */
final class AcblScale {
  static final AcblScale TWENTY =
      new AcblScale(
          new int[] {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20},
          new int[] {0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28},
          new int[] {0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36});

  static final AcblScale THIRTY =
      new AcblScale(
          new int[] {15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30},
          new int[] {0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28},
          new int[] {0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36});

  static final int MOST_BOARDS = 11;
  private static final int FEWEST_BOARDS = 6;
  private static final int MOST_OF_SHORT = 8;

  private final int[] points;

  /** The lowest margin for each number of points, in matches of 6 to 8 boards. */
  private final int[] shortMatches;

  /** The same in matches of 9 to 11 boards. */
  private final int[] longMatches;

  private AcblScale(int[] points, int[] shortMatches, int[] longMatches) {
    this.points = points;
    this.shortMatches = shortMatches;
    this.longMatches = longMatches;
  }

  /** The points of the winner. */
  int winner(int margin, int boards) {
    StandardScale.requireMargin(margin);
    if (boards < FEWEST_BOARDS || boards > MOST_BOARDS) {
      throw new IllegalArgumentException(boards + " boards");
    }
    int[] margins = boards <= MOST_OF_SHORT ? shortMatches : longMatches;
    int row = margins.length - 1;
    while (margin < margins[row]) {
      row--;
    }
    return points[row];
  }
}
