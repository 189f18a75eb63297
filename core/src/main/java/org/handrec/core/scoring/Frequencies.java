package org.handrec.core.scoring;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * How often each score of North-South occurs on a board: all that matchpoints, cross-IMPs and
 * Butler need. Memory grows with the number of different scores, not with that of results.
 */
public final class Frequencies {
  private final NavigableMap<Integer, Integer> counts = new TreeMap<>();
  private int size;

  /** No results. */
  public Frequencies() {}

  /** Adds a result, in points of North-South. */
  public void add(int score) {
    add(score, 1);
  }

  /** Adds a result that occurs a number of times. */
  public void add(int score, int times) {
    counts.merge(score, times, Integer::sum);
    size += times;
  }

  /** Number of results. */
  public int size() {
    return size;
  }

  /** Number of results with a score. */
  public int count(int score) {
    return counts.getOrDefault(score, 0);
  }

  /** Number of results that are lower. */
  public int below(int score) {
    return sum(counts.headMap(score, false));
  }

  private static int sum(Map<Integer, Integer> part) {
    int sum = 0;
    for (int count : part.values()) {
      sum += count;
    }
    return sum;
  }

  /**
   * The lowest score.
   *
   * @throws java.util.NoSuchElementException without a result
   */
  public int lowest() {
    return counts.firstKey();
  }

  /**
   * The highest score.
   *
   * @throws java.util.NoSuchElementException without a result
   */
  public int highest() {
    return counts.lastKey();
  }

  /** The scores with their numbers, the lowest first. */
  NavigableMap<Integer, Integer> ascending() {
    return counts;
  }
}
