package org.handrec.core.doubledummy;

import java.time.Duration;

/** A deal was given up: a limit was reached, or the thread was interrupted. */
public final class SolverStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SolverStoppedException(String reason) {
    super(reason);
  }

  static SolverStoppedException after(Duration time) {
    return new SolverStoppedException("more than " + time.toMillis() + " ms");
  }
}
