package org.handrec.core.check.cross;

import org.handrec.core.check.Findings;

/** A rule on a record and those of the same board before it. */
interface VisitRule {
  /** Adds what there is to say about the record. */
  void check(Visit visit, Findings findings);
}
