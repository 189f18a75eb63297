package org.handrec.core.check.result;

import java.util.Arrays;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
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
      if (findings.has("A008") || findings.has("A014")) {
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

  /**
   * Whether the board was played, so that it has a result. Without a card a LIN record is one of an
   * auction alone, and so is a PBN record that names nobody and says that no result applies.
   */
  private static boolean tellsOfPlay(Board board) {
    boolean cards =
        board.play().stream()
            .flatMap(play -> play.items().stream())
            .anyMatch(PlayItem.Played.class::isInstance);
    boolean lin = board.auction().filter(auction -> auction.first().isAbsent()).isPresent();
    boolean auctionAlone =
        lin || (board.result().state() == Fact.State.EMPTY && !namesSomebody(board));
    return cards || !auctionAlone;
  }

  private static boolean namesSomebody(Board board) {
    return Arrays.stream(Seat.values()).anyMatch(seat -> board.player(seat).isGiven());
  }
}
