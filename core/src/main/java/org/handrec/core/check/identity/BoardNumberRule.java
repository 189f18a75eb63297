package org.handrec.core.check.identity;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Board;

/** I003 and I004: a board has no number, or one that no set of boards has. */
final class BoardNumberRule implements RecordRule {
  /** Sets of duplicate boards are numbered up to here. */
  private static final int LARGEST = 36;

  @Override
  public void check(BoardContext context, Findings findings) {
    Board board = context.board();
    if (board.number().isGiven()) {
      int number = board.number().value().orElseThrow();
      if (number > LARGEST && !context.isTaken("Board")) {
        findings.add(
            findings
                .at("I004", context.value("Board"), "board number " + number)
                .tag("Board")
                .found(String.valueOf(number)));
      }
      return;
    }
    boolean hasDeal =
        !board.faultyDeal().isEmpty()
            || board.deal().value().filter(deal -> deal.givenHands() > 0).isPresent();
    if (hasDeal && !findings.isUnusable("Board")) {
      findings.add(
          findings
              .at(
                  "I003",
                  context.value("Board"),
                  "no board number; record " + context.record().index() + " of the file")
              .tag("Board"));
    }
  }
}
