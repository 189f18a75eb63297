package org.handrec.core.check.cross;

import java.util.Optional;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Deal;
import org.handrec.core.rules.Replay;

/**
 * X014: a play that does not belong to its deal (P013) fits that of another board of the session
 * which was there before, as it does when the records of two boards are exchanged. Not for fewer
 * than eight cards, which fit many a deal.
 */
final class PlayOfOtherBoardRule implements VisitRule {
  private static final int ENOUGH = 8;

  private final KnownBoards boards;

  PlayOfOtherBoardRule(KnownBoards boards) {
    this.boards = boards;
  }

  @Override
  public void check(Visit visit, Findings findings) {
    Replay replay = visit.context().replay();
    boolean enough = replay.play().filter(play -> play.cardCount() >= ENOUGH).isPresent();
    if (!enough || !findings.has("P013")) {
      return;
    }
    for (KnownBoard board : boards.all()) {
      Optional<Deal> deal = board.deal().value().filter(Deal::isFull);
      boolean other = board.session() == visit.session().id() && board.number() != visit.number();
      if (other && deal.isPresent() && replay.wouldFit(visit.context().board(), deal.get())) {
        findings.remove("P013");
        findings.add(
            findings
                .at(
                    "X014",
                    visit.context().compared("Play"),
                    "play of board %d fits the deal of board %d in record %d"
                        .formatted(visit.number(), board.number(), board.deal().record()))
                .tag("Play")
                .found(Integer.toString(visit.number()))
                .hypothesis("play of board " + board.number()));
        return;
      }
    }
  }
}
