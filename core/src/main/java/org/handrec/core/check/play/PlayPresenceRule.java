package org.handrec.core.check.play;

import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Play;
import org.handrec.core.rules.Replay;

/**
 * Whether what a play needs is there: contract and declarer (P021), a deal (P022), a contract that
 * is played (P023).
 */
public final class PlayPresenceRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    OptionalInt firstCard = context.board().play().map(Play::firstCard).orElse(OptionalInt.empty());
    Replay replay = context.replay();
    if (firstCard.isEmpty() || replay.isAuctionBroken()) {
      return;
    }
    if (replay.isPassedOut()) {
      if (!findings.has("R001")) {
        Span span = context.origins().playItem(firstCard.getAsInt());
        findings.add(findings.at("P023", span, "cards recorded for a passed-out board"));
      }
      return;
    }
    String missing = missing(context, findings);
    if (!missing.isEmpty()) {
      if (!(findings.has("A008") || findings.has("A014"))) {
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

  /** What is missing to replay the play; nothing when it is there or its fault is reported. */
  private static String missing(BoardContext context, Findings findings) {
    Replay replay = context.replay();
    if (isDealUnusable(context.board(), findings)) {
      return "";
    }
    if (replay.contract().isEmpty()) {
      return findings.isUnusable("Contract") ? "" : "contract";
    }
    boolean endPosition = context.board().deal().value().filter(Deal::isEndPosition).isPresent();
    return replay.declarer().isEmpty() && !endPosition && !findings.isUnusable("Declarer")
        ? "declarer"
        : "";
  }

  private static boolean lacksDeal(Board board, Findings findings) {
    boolean noDeal = board.deal().value().map(deal -> deal.givenHands() == 0).orElse(true);
    return noDeal && !isDealUnusable(board, findings);
  }

  /** Whether a fault of the deal is reported; then no play is looked at. */
  private static boolean isDealUnusable(Board board, Findings findings) {
    return !board.faultyDeal().isEmpty() || findings.isUnusable("Deal");
  }
}
