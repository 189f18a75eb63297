package org.handrec.core.check.cross;

import java.util.Optional;
import java.util.function.Function;

/**
 * A fact of a board as the first record says it that says it at all.
 *
 * @param record the number of that record; 0 when there is none
 */
record Known<T>(Optional<T> value, int record) {
  private static final Known<?> NOTHING = new Known<>(Optional.empty(), 0);

  @SuppressWarnings("unchecked")
  static <T> Known<T> nothing() {
    return (Known<T>) NOTHING;
  }

  /** This fact, or that of a later record when nothing is known. */
  Known<T> or(Optional<T> other, int otherRecord) {
    return value.isPresent() || other.isEmpty() ? this : new Known<>(other, otherRecord);
  }

  /** Another form of the fact. */
  <R> Known<R> map(Function<? super T, ? extends R> form) {
    return new Known<>(value.map(form), record);
  }
}
