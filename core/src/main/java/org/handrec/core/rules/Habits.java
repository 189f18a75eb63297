package org.handrec.core.rules;

/** What the records of a source have in common and a single record cannot show. */
public interface Habits {
  /** A source about which nothing is known. */
  Habits UNKNOWN = () -> false;

  /**
   * Whether the writer of the source leaves out the passes before the first bid: at least three
   * records need one to three passes before their auction to agree with their declarer, and no
   * auction begins with a written pass.
   */
  boolean leavesOutLeadingPasses();

  /**
   * Whether the dealers and vulnerabilities of the source are those of the board numbers, but for a
   * quarter of the records at most.
   */
  default boolean followsBoardNumbers() {
    return false;
  }
}
