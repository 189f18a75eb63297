package org.handrec.core.scoring;

import java.util.Map;

/** Cross-IMPs: the IMPs of a score against each other score of the board. */
public final class CrossImps {
  private CrossImps() {}

  /**
   * The sum over the other results.
   *
   * @param score points of North-South that occur on the board
   * @return IMPs of North-South
   */
  public static int sum(Frequencies board, int score) {
    int sum = 0;
    for (Map.Entry<Integer, Integer> other : board.ascending().entrySet()) {
      sum += other.getValue() * Imps.of(score - other.getKey());
    }
    return sum;
  }

  /**
   * The sum by the number of comparisons: {@code Cross2} (PBN 3.4.12); 0 without another result.
   */
  public static double byComparisons(Frequencies board, int score) {
    return board.size() < 2 ? 0 : (double) sum(board, score) / (board.size() - 1);
  }

  /** The sum by the number of scores: {@code Cross1} (PBN 3.4.12). */
  public static double byScores(Frequencies board, int score) {
    return board.size() == 0 ? 0 : (double) sum(board, score) / board.size();
  }
}
