package org.handrec.core.scoring;

/** Cross-IMPs: the IMPs of a score against each other score of the board. */
public final class CrossImps {
  private CrossImps() {}

  /**
   * The sum over the other results.
   *
   * @param score points of North-South that occur on the board
   * @return IMPs of North-South; whole unless there are weighted scores
   */
  public static double sum(Frequencies board, int score) {
    long sum = 0;
    for (int i = 0; i < board.distinct(); i++) {
      sum += board.percentAt(i) * Imps.of(score - board.scoreAt(i));
    }
    return (double) sum / Frequencies.WHOLE;
  }

  /**
   * The sum by the number of comparisons: {@code Cross2} (PBN 3.4.12); 0 without another result.
   */
  public static double byComparisons(Frequencies board, int score) {
    return board.size() < 2 ? 0 : sum(board, score) / (board.size() - 1);
  }

  /** The sum by the number of scores: {@code Cross1} (PBN 3.4.12). */
  public static double byScores(Frequencies board, int score) {
    return board.size() == 0 ? 0 : sum(board, score) / board.size();
  }
}
