package org.handrec.core.doubledummy;

/** A deal was given up: a limit was reached, or the thread was interrupted. */
public final class SolverStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SolverStoppedException(String reason) {
    super(reason);
  }
}
