package org.handrec.core.doubledummy;

import java.time.Duration;

/** Counts positions, and stops a search that takes too long or is no longer wanted. */
final class Watch {
  /** How often the clock and the thread are asked. */
  private static final int INTERVAL = 1 << 12;

  private final Limits limits;
  private long positions;
  private long begin;
  private long started;
  private boolean held;

  Watch(Limits limits) {
    this.limits = limits;
  }

  /** Begins anew for a call of the solver, unless limits hold for several together. */
  void start() {
    if (!held) {
      begin = positions;
      started = System.nanoTime();
    }
  }

  /** Lets limits hold for all calls from here on together; whether they did not before. */
  boolean hold() {
    boolean first = !held;
    start();
    held = true;
    return first;
  }

  /** Lets limits hold for each call again. */
  void release() {
    held = false;
  }

  /** The positions at the start of a trick that were looked at since the solver was made. */
  long positions() {
    return positions;
  }

  void count() {
    if ((++positions & (INTERVAL - 1)) == 0) {
      check();
    }
  }

  private void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SolverStoppedException("interrupted");
    }
    if (positions - begin > limits.maxPositions()) {
      throw new SolverStoppedException("more than " + limits.maxPositions() + " positions");
    }
    Duration time = limits.maxTime();
    if (time.compareTo(Duration.ofNanos(System.nanoTime() - started)) < 0) {
      throw SolverStoppedException.after(time);
    }
  }
}
