package org.handrec.core.check.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Side;

/**
 * Points that a source states, against the methods that may have given them. The method that fits
 * most of them is taken for the one that was used, if it fits enough.
 */
public final class PointFit {
  private final List<Stated> points;
  private final int decimals;

  /**
   * Points of a result.
   *
   * @param row the row or record of the result
   * @param side to which they are given
   * @param score of North-South
   * @param figure the points as written
   */
  public record Stated(int row, Side side, int score, Figure figure) {}

  /**
   * What the points show.
   *
   * @param method the one that was used, or that was declared
   * @param misfits what differs from it
   * @param other a method that was not declared and fits better
   */
  record Verdict(Method method, List<Stated> misfits, Optional<Method> other) {}

  /** Points of one column. */
  PointFit(List<Stated> points) {
    this.points = points;
    this.decimals = points.stream().mapToInt(p -> p.figure().decimals()).max().orElse(0);
  }

  /** The fewest digits behind the point that are written. */
  int fewestDecimals() {
    return points.stream().mapToInt(p -> p.figure().decimals()).min().orElse(0);
  }

  /** How many points a method does not give. */
  int misfits(Method method) {
    int count = 0;
    for (Stated stated : points) {
      count += fits(stated, method) ? 0 : 1;
    }
    return count;
  }

  private boolean fits(Stated stated, Method method) {
    return stated.figure().isFor(method.points().of(stated.score(), stated.side()), decimals);
  }

  /** Number of points. */
  int size() {
    return points.size();
  }

  /** The verdict on a list of methods; empty when none fits enough of the points. */
  Optional<Verdict> verdict(List<Method> methods) {
    Optional<Method> declared = best(methods.stream().filter(Method::declared).toList());
    Optional<Method> other = best(methods.stream().filter(m -> !m.declared()).toList());
    if (declared.isEmpty()) {
      return other.filter(m -> 3 * misfits(m) <= size()).map(m -> verdict(m, Optional.empty()));
    }
    int wrong = misfits(declared.get());
    boolean better = other.isPresent() && misfits(other.get()) == 0 && wrong > 1;
    if (better) {
      return Optional.of(verdict(declared.get(), other));
    }
    return 2 * wrong < size()
        ? Optional.of(verdict(declared.get(), Optional.empty()))
        : Optional.empty();
  }

  private Verdict verdict(Method method, Optional<Method> other) {
    List<Stated> misfits = new ArrayList<>();
    for (Stated stated : points) {
      if (!fits(stated, method)) {
        misfits.add(stated);
      }
    }
    return new Verdict(method, misfits, other);
  }

  private Optional<Method> best(List<Method> methods) {
    Optional<Method> best = Optional.empty();
    int fewest = size() + 1;
    for (Method method : methods) {
      int wrong = misfits(method);
      if (wrong < fewest) {
        fewest = wrong;
        best = Optional.of(method);
      }
    }
    return best;
  }
}
