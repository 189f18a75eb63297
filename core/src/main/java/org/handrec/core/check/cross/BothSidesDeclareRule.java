package org.handrec.core.check.cross;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.Replay;

/**
 * X012: both sides declared one denomination of a board and took 16 tricks or more together. A
 * defence may lose some, but mostly one of the results is that of the other side.
 */
final class BothSidesDeclareRule implements VisitRule {
  private static final int DOUBTFUL = 16;

  @Override
  public void check(Visit visit, Findings findings) {
    Replay replay = visit.context().replay();
    Optional<Seat> declarer = replay.declarer();
    OptionalInt tricks = replay.tricks();
    if (declarer.isEmpty() || tricks.isEmpty() || visit.hasOtherDeal()) {
      return;
    }
    Contract contract = replay.contract().orElseThrow();
    Strain strain = contract.strain().orElseThrow();
    Side side = declarer.get().side();
    int others = visit.board().mostTricks(side.other(), strain);
    boolean higher = tricks.getAsInt() > visit.board().mostTricks(side, strain);
    if (others + tricks.getAsInt() >= DOUBTFUL && others > 0 && higher) {
      findings.add(
          findings
              .at(
                  "X012",
                  visit.context().compared("Contract"),
                  "%s by %s: %d tricks, %d by the other side"
                      .formatted(contract.symbol(), side, tricks.getAsInt(), others))
              .tag("Contract"));
    }
    visit.board().addTricks(side, strain, tricks.getAsInt());
  }
}
