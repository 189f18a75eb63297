package org.handrec.core.check.identity;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;

/** N001: there is a result, stated or played, but not everybody who played for it has a name. */
final class NameMissingRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    if (!context.board().result().isGiven() && context.replay().tricks().isEmpty()) {
      return;
    }
    List<Seat> nameless = new ArrayList<>(0);
    for (Seat seat : Seat.values()) {
      if (!context.board().player(seat).isGiven() && !findings.isUnusable(Board.playerTag(seat))) {
        nameless.add(seat);
      }
    }
    if (!nameless.isEmpty()) {
      findings.add(
          findings.at(
              "N001", context.origins().record(), "no name for " + context.names(nameless)));
    }
  }
}
