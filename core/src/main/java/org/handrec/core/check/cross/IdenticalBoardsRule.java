package org.handrec.core.check.cross;

import org.handrec.core.check.Findings;
import org.handrec.core.model.Deal;
import org.handrec.core.rules.BoardNumber;

/**
 * X004: the deal of a board is known under another number. Not when the two numbers have the same
 * place in the cycle of sixteen and contract and result are the same: that is one record under two
 * numbers.
 */
final class IdenticalBoardsRule implements VisitRule {
  private final KnownDeals deals;
  private final KnownBoards boards;

  IdenticalBoardsRule(KnownDeals deals, KnownBoards boards) {
    this.deals = deals;
    this.boards = boards;
  }

  @Override
  public void check(Visit visit, Findings findings) {
    if (!visit.isFirst() || visit.deal().filter(Deal::isFull).isEmpty()) {
      return;
    }
    Deal deal = visit.deal().get();
    int other = deals.add(deal, visit.session().salt(), visit.number());
    if (other != 0 && other != visit.number() && !isRenumbered(visit, other)) {
      findings.add(
          findings
              .at(
                  "X004",
                  visit.context().compared("Deal"),
                  "boards %d and %d have the same deal".formatted(other, visit.number()))
              .tag("Deal"));
    }
  }

  private boolean isRenumbered(Visit visit, int other) {
    return (visit.number() - other) % BoardNumber.CYCLE == 0
        && boards
            .seen(visit.session(), other)
            .filter(board -> board.hasResultOf(visit.context().board()))
            .isPresent();
  }
}
