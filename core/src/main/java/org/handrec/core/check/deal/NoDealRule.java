package org.handrec.core.check.deal;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;

/** D010: there is no deal, although the record says what happened with one. */
final class NoDealRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Board board = context.board();
    boolean reported = isWithoutHands(board) || (isLeftOut(board) && tellsMore(board));
    if (reported && !findings.isUnusable("Deal")) {
      Span place = board.deal().isAbsent() ? context.origins().record() : context.value("Deal");
      String rest = board.auction().isPresent() ? "; auction only checked by itself" : "";
      findings.add(findings.at("D010", place, "no deal" + rest).tag("Deal"));
    }
  }

  /** Whether there is a deal in which no hand is given. */
  private static boolean isWithoutHands(Board board) {
    return board.deal().value().map(Deal::givenHands).filter(hands -> hands == 0).isPresent();
  }

  /** Whether there is no Deal tag, or one that says that the deal is unknown or does not apply. */
  private static boolean isLeftOut(Board board) {
    Fact<Deal> deal = board.deal();
    return !deal.isGiven() && board.faultyDeal().isEmpty() && !board.text("Deal").isGiven();
  }

  private static boolean tellsMore(Board board) {
    return board.auction().isPresent() || board.play().isPresent() || board.result().isGiven();
  }
}
