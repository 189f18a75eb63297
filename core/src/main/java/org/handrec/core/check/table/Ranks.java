package org.handrec.core.check.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Ranks against values, the highest value being the first. Equal values may share the first of
 * their places, the last, the mean of them, or have them in any order; or places are counted
 * without gaps.
 */
public final class Ranks {
  private static final double SAME = 1e-6;

  private final OptionalDouble[] values;
  private final int[] times;

  /**
   * The values to rank.
   *
   * @param values empty for what is not ranked
   * @param times for how many each stands
   */
  public Ranks(OptionalDouble[] values, int[] times) {
    this.values = values.clone();
    this.times = times.clone();
  }

  /** A rank, also {@code 4=} for a shared one. */
  public static OptionalDouble rank(String text) {
    String number = text.endsWith("=") ? text.substring(0, text.length() - 1) : text;
    return Figure.of(number)
        .map(figure -> OptionalDouble.of(figure.value()))
        .orElse(OptionalDouble.empty());
  }

  /** The first place of a value. */
  public int place(int index) {
    return better(index) + 1;
  }

  private int better(int index) {
    int better = 0;
    for (int i = 0; i < values.length; i++) {
      better += values[i].isPresent() && isHigher(i, index) ? times[i] : 0;
    }
    return better;
  }

  private boolean isHigher(int index, int other) {
    return values[index].getAsDouble() > values[other].getAsDouble() + SAME;
  }

  private int equal(int index) {
    int equal = 0;
    for (int i = 0; i < values.length; i++) {
      boolean same =
          values[i].isPresent()
              && Math.abs(values[i].getAsDouble() - values[index].getAsDouble()) <= SAME;
      equal += same ? times[i] : 0;
    }
    return equal;
  }

  private long dense(int index) {
    double own = values[index].getAsDouble();
    return 1
        + Arrays.stream(values)
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .filter(value -> value > own + SAME)
            .distinct()
            .count();
  }

  /**
   * The indices of the ranks that contradict the values; empty when so many do that the ranks must
   * be about something else.
   *
   * @param ranks as written; empty where there is none
   */
  public Optional<List<Integer>> wrong(OptionalDouble[] ranks) {
    List<Integer> gaps = new ArrayList<>();
    List<Integer> noGaps = new ArrayList<>();
    int size = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i].isEmpty() || ranks[i].isEmpty()) {
        continue;
      }
      size++;
      double rank = ranks[i].getAsDouble();
      int better = better(i);
      if (rank < better + 1 - SAME || rank > better + equal(i) + SAME) {
        gaps.add(i);
      }
      if (Math.abs(rank - dense(i)) > SAME) {
        noGaps.add(i);
      }
    }
    List<Integer> wrong = noGaps.size() < gaps.size() ? noGaps : gaps;
    return 3 * wrong.size() <= size ? Optional.of(wrong) : Optional.empty();
  }
}
