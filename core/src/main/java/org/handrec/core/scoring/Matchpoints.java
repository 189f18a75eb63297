package org.handrec.core.scoring;

/**
 * Matchpoints: the comparison of a score with all others of the board (Law 78A).
 *
 * <p>A board with fewer results than others is scored by Neuberg's formula: its top is that of the
 * other boards, but no result is worth all of it. Three results or fewer are too few to compare;
 * each pair has a share of the top by its place (EBU White Book 4.2).
 */
public final class Matchpoints {
  /** Percent of the top for the places in groups of one, two and three results. */
  private static final double[][] SMALL_GROUPS = {{60}, {65, 55}, {70, 60, 50}};

  private final Frequencies frequencies;
  private final Unit unit;
  private final int expected;

  private Matchpoints(Frequencies frequencies, Unit unit, int expected) {
    this.frequencies = frequencies;
    this.unit = unit;
    this.expected = expected;
  }

  /** The matchpoints of a board with as many results as any other. */
  public static Matchpoints of(Frequencies frequencies, Unit unit) {
    return new Matchpoints(frequencies, unit, frequencies.size());
  }

  /**
   * The matchpoints of a board that may have fewer results than others.
   *
   * @param expected the number of results on the other boards
   * @throws IllegalArgumentException when it is less than the number of results here
   */
  public static Matchpoints of(Frequencies frequencies, Unit unit, int expected) {
    if (expected < frequencies.size()) {
      throw new IllegalArgumentException(expected + " results expected");
    }
    return new Matchpoints(frequencies, unit, expected);
  }

  /** The most that can be won: that of the boards with all results. */
  public double top() {
    return unit.perPair * Math.max(0, expected - 1);
  }

  /**
   * The points of North-South for a score of theirs that occurs on the board; 0 when the top is 0.
   *
   * @throws IllegalArgumentException when no result has this score
   */
  public double ns(int score) {
    return isSmallGroup() ? ofPlace(score, false) : compared(score);
  }

  /**
   * The points of East-West for a score of North-South; the top less the points of North-South,
   * unless the results are too few to compare.
   *
   * @throws IllegalArgumentException when no result has this score
   */
  public double ew(int score) {
    return isSmallGroup() ? ofPlace(score, true) : top() - compared(score);
  }

  private boolean isSmallGroup() {
    return frequencies.size() <= SMALL_GROUPS.length && expected > frequencies.size();
  }

  private double compared(int score) {
    double results = (2.0 * frequencies.percentBelow(score) + equal(score)) / Frequencies.WHOLE;
    double scaled = results * expected / frequencies.size() - 1;
    return unit.perPair * scaled / 2;
  }

  /** The results with a score, in hundredths. */
  private long equal(int score) {
    long equal = frequencies.percent(score);
    if (equal == 0) {
      throw new IllegalArgumentException("no result of " + score);
    }
    return equal;
  }

  /** The mean of the places that equal scores share. */
  private double ofPlace(int score, boolean lowestFirst) {
    long equal = equal(score);
    int size = frequencies.size();
    long below = frequencies.percentBelow(score);
    long first = lowestFirst ? below : (long) Frequencies.WHOLE * size - below - equal;
    double sum = 0;
    for (int place = 0; place < size; place++) {
      long begin = (long) Frequencies.WHOLE * place;
      long shared = Math.min(first + equal, begin + Frequencies.WHOLE) - Math.max(first, begin);
      sum += Math.max(0, shared) * SMALL_GROUPS[size - 1][place];
    }
    return top() * sum / equal / 100;
  }

  /** What a better score than another one earns; an equal one earns half of it. */
  public enum Unit {
    /** 2, 1, 0: {@code MP1} of the Scoring tag (PBN 3.4.12). */
    TWO(2),
    /** 1, ½, 0: {@code MP2} of the Scoring tag. */
    ONE(1);

    private final int perPair;

    Unit(int perPair) {
      this.perPair = perPair;
    }

    /** What a better score than another one earns. */
    public int most() {
      return perPair;
    }
  }
}
