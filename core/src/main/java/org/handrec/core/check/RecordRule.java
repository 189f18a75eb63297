package org.handrec.core.check;

/** A rule that looks at one record. It has no state. */
public interface RecordRule {
  /** Adds what there is to say about a record. */
  void check(BoardContext context, Findings findings);
}
