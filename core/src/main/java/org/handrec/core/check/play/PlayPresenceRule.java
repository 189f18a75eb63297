package org.handrec.core.check.play;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.PlayItem;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.Replay;

/**
 * Whether what a play needs is there: contract and declarer (P021), a deal (P022), a contract that
 * is played (P023).
 */
public final class PlayPresenceRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<Integer> firstCard = firstCard(context.board());
    Replay replay = context.replay();
    if (firstCard.isEmpty() || isBroken(replay)) {
      return;
    }
    if (replay.isPassedOut()) {
      if (!findings.has("R001")) {
        Span span = context.origins().playItem(firstCard.get());
        findings.add(findings.at("P023", span, "cards recorded for a passed-out board"));
      }
      return;
    }
    String missing = missing(context, findings);
    if (!missing.isEmpty()) {
      if (!findings.has("A008")) {
        findings.add(
            findings
                .at("P021", context.tag("Play"), "play cannot be replayed: no " + missing)
                .tag("Play"));
      }
    } else if (lacksDeal(context.board(), findings)) {
      findings.add(
          findings
              .at("P022", context.tag("Play"), "play without Deal; only repeated cards are checked")
              .tag("Play"));
    }
  }

  private static Optional<Integer> firstCard(Board board) {
    if (board.play().isEmpty()) {
      return Optional.empty();
    }
    var items = board.play().get().items();
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof PlayItem.Played) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static boolean isBroken(Replay replay) {
    return replay.auction().filter(a -> a.status() == AuctionReplay.Status.BROKEN).isPresent();
  }

  /** What is missing to replay the play; nothing when it is there or its fault is reported. */
  private static String missing(BoardContext context, Findings findings) {
    Replay replay = context.replay();
    if (isDealUnusable(context.board(), findings)) {
      return "";
    }
    if (replay.contract().isEmpty()) {
      return isReported(findings, "Contract") ? "" : "contract";
    }
    boolean endPosition = context.board().deal().value().filter(Deal::isEndPosition).isPresent();
    return replay.declarer().isEmpty() && !endPosition && !isReported(findings, "Declarer")
        ? "declarer"
        : "";
  }

  private static boolean isReported(Findings findings, String tag) {
    return findings.has("PBN061", tag) || findings.has("PBN034", tag);
  }

  private static boolean lacksDeal(Board board, Findings findings) {
    boolean noDeal = board.deal().value().map(deal -> deal.givenHands() == 0).orElse(true);
    return noDeal && !isDealUnusable(board, findings);
  }

  /** Whether a fault of the deal is reported; then no play is looked at. */
  private static boolean isDealUnusable(Board board, Findings findings) {
    return !board.faultyDeal().isEmpty() || findings.has("PBN070") || isReported(findings, "Deal");
  }
}
