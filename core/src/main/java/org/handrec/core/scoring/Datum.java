package org.handrec.core.scoring;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The score that Butler scoring compares with. Organisers differ in what they drop and how they
 * round, so that an IMP column proves nothing unless the method is known.
 *
 * @param average what is taken of the scores
 * @param dropped the number of results that are left out at each end; of a median none are
 * @param rounding how the average becomes a multiple of 10
 */
public record Datum(Average average, int dropped, Rounding rounding) {
  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException when it is negative
   */
  public Datum {
    if (dropped < 0) {
      throw new IllegalArgumentException(dropped + " results dropped");
    }
  }

  /**
   * The datum of a board, in points of North-South. When nothing would be left, nothing is dropped.
   *
   * @throws IllegalArgumentException without a result
   */
  public int of(Frequencies board) {
    return rounding.of(exact(board));
  }

  /**
   * The datum before it is rounded, in points of North-South.
   *
   * @throws IllegalArgumentException without a result
   */
  public BigDecimal exact(Frequencies board) {
    if (board.size() == 0) {
      throw new IllegalArgumentException("no result");
    }
    int drop = average == Average.MEDIAN || 2 * dropped >= board.size() ? 0 : dropped;
    return average == Average.MEDIAN
        ? half(
            at(board, Frequencies.WHOLE * (board.size() - 1L) / 2)
                + at(board, Frequencies.WHOLE * (long) board.size() / 2))
        : mean(board, drop);
  }

  private static BigDecimal half(int sum) {
    return BigDecimal.valueOf(sum).divide(BigDecimal.valueOf(2));
  }

  /** The score at a place, in hundredths of a result from the lowest on. */
  private static int at(Frequencies board, long place) {
    long passed = 0;
    for (int i = 0; i < board.distinct(); i++) {
      passed += board.percentAt(i);
      if (passed > place) {
        return board.scoreAt(i);
      }
    }
    throw new IllegalStateException("result " + place);
  }

  private static BigDecimal mean(Frequencies board, int drop) {
    long sum = 0;
    long first = 0;
    long begin = (long) Frequencies.WHOLE * drop;
    long end = (long) Frequencies.WHOLE * (board.size() - drop);
    for (int i = 0; i < board.distinct(); i++) {
      long next = first + board.percentAt(i);
      long counted = Math.max(0, Math.min(next, end) - Math.max(first, begin));
      sum += counted * board.scoreAt(i);
      first = next;
    }
    return BigDecimal.valueOf(sum)
        .divide(BigDecimal.valueOf(end - begin), 10, RoundingMode.HALF_EVEN);
  }

  /** What is taken of the scores. */
  public enum Average {
    /** The arithmetical mean. */
    MEAN,
    /** The score in the middle; with an even number the mean of the two. */
    MEDIAN
  }

  /** How an average becomes a multiple of 10. */
  public enum Rounding {
    /** To the nearest, from the middle away from zero (EBU). */
    AWAY_FROM_ZERO(RoundingMode.HALF_UP),
    /** To the nearest, from the middle to the even ten (ACBLscore). */
    TO_EVEN(RoundingMode.HALF_EVEN),
    /** Toward zero. */
    TOWARD_ZERO(RoundingMode.DOWN);

    private final RoundingMode mode;

    Rounding(RoundingMode mode) {
      this.mode = mode;
    }

    private int of(BigDecimal exact) {
      return exact.movePointLeft(1).setScale(0, mode).intValueExact() * 10;
    }
  }
}
