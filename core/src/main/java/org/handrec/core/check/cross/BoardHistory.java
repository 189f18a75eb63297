package org.handrec.core.check.cross;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.scoring.event.RecordScore;

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
          new PlayOfOtherBoardRule(boards),
          new IdenticalBoardsRule(deals, boards),
          new RepeatedRecordRule(),
          new DealerDiffersRule(),
          new BothRoomsRule(),
          new BothSidesDeclareRule(),
          new MatchTotalRule(),
          points);

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    Optional<Integer> number = context.board().number().value();
    if (number.isEmpty()) {
      if (findings.has("I003")) {
        sessions.of(identity).addNext();
      }
      return;
    }
    Session session = sessions.of(identity);
    Visit visit = visit(context, number.get(), identity, session);
    if (findings.has("I001") || findings.has("I002")) {
      visit = visit.inOrder(nextFitting(visit));
      findings.setNextNumber(visit.ordinal());
    }
    if (restarts(visit)) {
      findings.add(NumberRestart.found(visit, findings));
      session.restart(sessions.newId());
      visit = visit(context, number.get(), identity, session);
    }
    for (VisitRule rule : rules) {
      rule.check(visit, findings);
    }
    visit.board().add(visit, score(context));
    session.add(visit.ordinal(), visit.place());
  }

  /**
   * The number that comes next where the record stands, when the dealer and the vulnerability that
   * the record states are those of that number; else the number of the record.
   */
  private static int nextFitting(Visit visit) {
    int last = visit.session().lastAt(visit.place());
    Board board = visit.context().board();
    if (last == 0 || board.dealer().value().isEmpty() || board.vulnerability().value().isEmpty()) {
      return visit.number();
    }
    BoardNumber next = new BoardNumber(last + 1);
    boolean fits =
        next.dealer() == board.dealer().value().get()
            && next.vulnerability() == board.vulnerability().value().get();
    return fits ? last + 1 : visit.number();
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
        number,
        identity.place(),
        deal,
        session,
        board,
        relation,
        Visit.checksum(context.record()));
  }

  /** What a record scores, as {@link KnownBoard.Result} holds it. */
  private static int score(BoardContext context) {
    RecordScore score = context.score();
    if (!score.isRight() && context.isTaken("Score")) {
      return score.computed().orElse(KnownBoard.NO_SCORE);
    }
    return score.isDoubtful()
        ? KnownBoard.DOUBTFUL_SCORE
        : score.ofNs().orElse(KnownBoard.NO_SCORE);
  }

  private static boolean restarts(Visit visit) {
    return visit.relation() instanceof DealRelation.Different
        && visit.ordinal() < visit.session().last()
        && visit.board().playedAt(visit.place()).isPresent();
  }

  @Override
  public void finish(Span end, Findings findings) {
    MissingBoards.report(sessions, end, findings);
    OneRoomOnly.report(boards, end, findings);
    points.finish(findings);
  }
}
