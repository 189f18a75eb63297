package org.handrec.core.check.cross;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Seat;

/** A rule about the names of players, see {@link NamesRule}. */
interface NameRule {
  /** Adds what there is to say about a name that was not there before. */
  void check(BoardContext context, Seat seat, String name, Findings findings);

  /** The names so far are forgotten; each counts as new when it comes again. */
  default void forget() {}

  /** Adds what shows at the end of the source. */
  default void finish(Span end, Findings findings) {}
}
