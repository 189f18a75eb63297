package org.handrec.core.check.cross;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;

/** A rule that tells records by their tags. */
interface IdentityRule {
  /** Adds what there is to say about a record, given those before it. */
  void check(BoardContext context, Identity identity, Findings findings);

  /** Adds what shows at the end of the source. */
  default void finish(Span end, Findings findings) {}
}
