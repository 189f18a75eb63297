package org.handrec.core.check.cross;

import java.util.Optional;
import java.util.function.Function;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;

/**
 * A fact of a board as the first record says it that says it at all.
 *
 * @param record the number of that record; 0 when there is none
 * @param line the line in which it begins
 */
record Known<T>(Optional<T> value, int record, int line) {
  private static final Known<?> NOTHING = new Known<>(Optional.empty(), 0, 0);

  @SuppressWarnings("unchecked")
  static <T> Known<T> nothing() {
    return (Known<T>) NOTHING;
  }

  /** This fact, or that of a later record when nothing is known. */
  Known<T> or(Optional<T> other, int otherRecord, int otherLine) {
    return value.isPresent() || other.isEmpty() ? this : new Known<>(other, otherRecord, otherLine);
  }

  /** That record, for a finding about a later one. */
  Diagnostic.Related related() {
    return related(record, line);
  }

  /** A record and the line in which it begins. */
  static Diagnostic.Related related(int record, int line) {
    return new Diagnostic.Related(new Location(line, 1, line, 1), "record " + record);
  }

  /** Another form of the fact. */
  <R> Known<R> map(Function<? super T, ? extends R> form) {
    return new Known<>(value.map(form), record, line);
  }
}
