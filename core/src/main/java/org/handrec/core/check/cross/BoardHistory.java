package org.handrec.core.check.cross;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Deal;

/**
 * Brings each record together with those of its board before it and applies the rules on them. E002
 * is found here, as it decides what belongs together: the numbers restart at a board that was seen
 * with another deal, at the same place. What follows is then taken for another session.
 */
final class BoardHistory implements IdentityRule {
  private final Sessions sessions = new Sessions();
  private final KnownBoards boards = new KnownBoards();
  private final KnownDeals deals = new KnownDeals();
  private final StatedPointsRule points = new StatedPointsRule();
  private final List<VisitRule> rules =
      List.of(
          new NumberOrderRule(),
          new DealsRule(deals),
          new IdenticalBoardsRule(deals, boards),
          new RepeatedRecordRule(),
          new DealerDiffersRule(),
          new BothRoomsRule(),
          new BothSidesDeclareRule(),
          points);

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    Optional<Integer> number = context.board().number().value();
    if (number.isEmpty()) {
      return;
    }
    Session session = sessions.of(identity);
    Visit visit = visit(context, number.get(), identity, session);
    if (restarts(visit)) {
      findings.add(NumberRestart.found(visit, findings));
      session.restart(sessions.newId());
      visit = visit(context, number.get(), identity, session);
    }
    for (VisitRule rule : rules) {
      rule.check(visit, findings);
    }
    visit.board().add(visit, RecordScore.of(context, findings));
    session.add(visit.number(), visit.place());
  }

  private Visit visit(BoardContext context, int number, Identity identity, Session session) {
    KnownBoard board = boards.find(session, number);
    Optional<Deal> deal = Visit.deal(context);
    DealRelation relation =
        deal.isPresent() && board.deal().value().isPresent()
            ? DealRelation.of(board.deal().value().get(), deal.get())
            : DealRelation.SAME;
    return new Visit(
        context,
        identity,
        number,
        identity.place(),
        deal,
        session,
        board,
        relation,
        Visit.checksum(context.record()));
  }

  private static boolean restarts(Visit visit) {
    return visit.relation() instanceof DealRelation.Different
        && visit.number() < visit.session().last()
        && visit.board().playedAt(visit.place()).isPresent();
  }

  @Override
  public void finish(Span end, Findings findings) {
    MissingBoards.report(sessions, end, findings);
    OneRoomOnly.report(boards, end, findings);
    points.finish(findings);
  }
}
