package org.handrec.core.check;

import org.handrec.core.diagnose.Span;

/**
 * A rule that looks at the records of a source one after the other and keeps what it must know of
 * those that it has seen; an object serves for one source. What it keeps does not grow with the
 * source.
 */
public interface FileRule {
  /** Adds what there is to say about a record, given those before it. */
  void check(BoardContext context, Findings findings);

  /**
   * Adds what shows when all records were seen.
   *
   * @param end the end of the source
   */
  default void finish(Span end, Findings findings) {}
}
