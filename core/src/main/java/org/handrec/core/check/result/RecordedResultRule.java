package org.handrec.core.check.result;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.rules.Replay;

/**
 * A list of results names another contract or declarer than the auction (R012), or other tricks
 * than play or claim (R013). The list is a second record: what the board itself says is used. Where
 * the wrong dealer explains another declarer, I001 says it all.
 */
public final class RecordedResultRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<RecordedResult> recorded = context.board().recordedResult();
    Optional<Origins.Passage> place = context.origins().recordedResult();
    Optional<AuctionReplay> auction = context.replay().auction();
    if (recorded.isEmpty() || place.isEmpty() || auction.isEmpty() || !auction.get().isComplete()) {
      return;
    }
    String entry = "rs entry " + recorded.get().entry() + " \"" + recorded.get().text() + "\"; ";
    Contract contract = auction.get().contract().orElseThrow();
    boolean sameContract = recorded.get().contract().equals(Optional.of(contract));
    if (!sameContract || !recorded.get().declarer().equals(auction.get().declarer())) {
      if (sameContract && isWrongDealer(context.board(), recorded.get(), auction.get())) {
        return;
      }
      String given = contract(contract, auction.get().declarer(), context);
      findings.add(
          findings
              .at("R012", place.get(), entry + "the auction gives " + given)
              .found(recorded.get().text())
              .expected(given));
    } else if (differs(recorded.get(), context.replay(), findings)) {
      int tricks = context.replay().ownTricks().orElseThrow();
      findings.add(
          findings
              .at("R013", place.get(), entry + "the board gives " + tricks + " tricks")
              .found(recorded.get().text())
              .expected(String.valueOf(tricks)));
    }
  }

  /** The dealer by the number of the board, I001, would give the recorded declarer. */
  private static boolean isWrongDealer(
      Board board, RecordedResult recorded, AuctionReplay auction) {
    if (board.number().value().isEmpty()
        || board.dealer().value().isEmpty()
        || recorded.declarer().isEmpty()
        || auction.declarer().isEmpty()) {
      return false;
    }
    Seat byNumber = new BoardNumber(board.number().value().get()).dealer();
    int turn = board.dealer().value().get().placesTo(byNumber);
    return turn != 0 && auction.declarer().get().plus(turn) == recorded.declarer().get();
  }

  private static String contract(Contract contract, Optional<Seat> declarer, BoardContext context) {
    return contract.symbol() + declarer.map(seat -> " by " + context.name(seat)).orElse("");
  }

  private static boolean differs(RecordedResult recorded, Replay replay, Findings findings) {
    return recorded.tricks().isPresent()
        && replay.ownTricks().isPresent()
        && recorded.tricks().getAsInt() != replay.ownTricks().getAsInt()
        && !findings.has("R006")
        && !findings.has("LIN022");
  }
}
