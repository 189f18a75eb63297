package org.handrec.core.check.result;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.PlayItem;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/** A contract without a result (R014), or a result without a contract (R015). */
public final class ResultPresenceRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Replay replay = context.replay();
    if (replay.isAuctionBroken()) {
      return;
    }
    boolean result = context.board().result().isGiven();
    if (result && replay.contract().isEmpty() && !findings.isUnusable("Contract")) {
      if (findings.has("A008")) {
        return;
      }
      findings.add(
          findings.at("R015", context.value("Result"), "result without contract").tag("Result"));
    }
    boolean played = replay.contract().filter(Contract.Played.class::isInstance).isPresent();
    boolean known =
        result
            || replay.tricks().isPresent()
            || replay.play().filter(PlayReplay::isComplete).isPresent();
    if (played && !known && tellsOfPlay(context.board()) && !findings.isUnusable("Result")) {
      findings.add(
          findings.at(
              "R014",
              context.origins().record(),
              "no result for "
                  + replay.contract().orElseThrow().symbol()
                  + replay.declarer().map(seat -> " by " + context.name(seat)).orElse("")));
    }
  }

  /** A LIN record without a card is one of an auction alone. */
  private static boolean tellsOfPlay(Board board) {
    boolean lin = board.auction().filter(auction -> auction.first().isAbsent()).isPresent();
    return !lin
        || board.play().stream()
            .flatMap(play -> play.items().stream())
            .anyMatch(PlayItem.Played.class::isInstance);
  }
}
