package org.handrec.core.scoring;

import java.util.Arrays;
import java.util.NoSuchElementException;

/**
 * How often each score of North-South occurs on a board: all that matchpoints, cross-IMPs and
 * Butler need. A weighted score (Law 12C1c) counts with a part of a result for each of its scores.
 * Memory grows with the number of different scores, not with that of results.
 */
public final class Frequencies {
  /** What a whole result counts; so parts of a result are added without rounding. */
  static final int WHOLE = 100;

  /** Room for as many different scores as a board has at a few tables. */
  private static final int FEW = 4;

  /** The different scores, ascending, and the hundredths of results with each of them. */
  private int[] scores = new int[FEW];

  private long[] percents = new long[FEW];
  private int distinct;
  private long sum;

  /** No results. */
  public Frequencies() {}

  /** Adds a result, in points of North-South. */
  public void add(int score) {
    add(score, 1);
  }

  /** Adds a result that occurs a number of times. */
  public void add(int score, int times) {
    insert(score, (long) WHOLE * times);
  }

  /**
   * Adds a part of a result.
   *
   * @param percent 1 to 100; the parts of a result together are 100
   * @throws IllegalArgumentException when it is out of range
   */
  public void addPart(int score, int percent) {
    if (percent < 1 || percent > WHOLE) {
      throw new IllegalArgumentException(percent + " per cent of a result");
    }
    insert(score, percent);
  }

  private void insert(int score, long percent) {
    int index = Arrays.binarySearch(scores, 0, distinct, score);
    if (index < 0) {
      index = -index - 1;
      makePlace(index, score);
    }
    percents[index] += percent;
    sum += percent;
  }

  private void makePlace(int index, int score) {
    if (distinct == scores.length) {
      scores = Arrays.copyOf(scores, 2 * distinct);
      percents = Arrays.copyOf(percents, 2 * distinct);
    }
    System.arraycopy(scores, index, scores, index + 1, distinct - index);
    System.arraycopy(percents, index, percents, index + 1, distinct - index);
    scores[index] = score;
    percents[index] = 0;
    distinct++;
  }

  /** The same results, to which others can be added. */
  public Frequencies copy() {
    Frequencies copy = new Frequencies();
    copy.scores = scores.clone();
    copy.percents = percents.clone();
    copy.distinct = distinct;
    copy.sum = sum;
    return copy;
  }

  /** Number of results. */
  public int size() {
    return (int) (sum / WHOLE);
  }

  /** Number of whole results with a score. */
  public int count(int score) {
    return (int) (percent(score) / WHOLE);
  }

  /** Number of whole results that are lower. */
  public int below(int score) {
    return (int) (percentBelow(score) / WHOLE);
  }

  /** The results with a score, in hundredths of a result. */
  long percent(int score) {
    int index = Arrays.binarySearch(scores, 0, distinct, score);
    return index < 0 ? 0 : percents[index];
  }

  /** The results that are lower, in hundredths of a result. */
  long percentBelow(int score) {
    long below = 0;
    for (int i = 0; i < distinct && scores[i] < score; i++) {
      below += percents[i];
    }
    return below;
  }

  /**
   * The lowest score.
   *
   * @throws NoSuchElementException without a result
   */
  public int lowest() {
    return score(0);
  }

  /**
   * The highest score.
   *
   * @throws NoSuchElementException without a result
   */
  public int highest() {
    return score(distinct - 1);
  }

  private int score(int index) {
    if (distinct == 0) {
      throw new NoSuchElementException("no result");
    }
    return scores[index];
  }

  /** Number of different scores. */
  int distinct() {
    return distinct;
  }

  /** A different score, counted from 0, the lowest first. */
  int scoreAt(int index) {
    return scores[index];
  }

  /** The results with it, in hundredths of a result. */
  long percentAt(int index) {
    return percents[index];
  }
}
