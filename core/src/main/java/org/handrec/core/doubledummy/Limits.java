package org.handrec.core.doubledummy;

import java.time.Duration;

/**
 * What a solver may use. The memory is never exceeded: what was learnt is forgotten instead. A call
 * that exceeds another limit ends with {@link SolverStoppedException}.
 *
 * @param maxBytes of memory for what is learnt, 2 MiB or more are used in any case
 * @param maxPositions positions at the start of a trick, for one call, or several together; a whole
 *     table of an ordinary deal takes about a million
 * @param maxTime for one call, or several together
 */
public record Limits(long maxBytes, long maxPositions, Duration maxTime) {
  /** 48 MiB, and as long as it takes. */
  public static final Limits DEFAULT =
      new Limits(48L << 20, Long.MAX_VALUE, Duration.ofNanos(Long.MAX_VALUE));
}
