package org.handrec.pbn;

import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Call;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionProblem;
import org.handrec.core.rules.AuctionReplay;

/**
 * Writes the calls of an auction from the dealer on, four a line, with the leading passes that the
 * replay added and {@code *} where the auction stops without a sign (PBN 3.5).
 *
 * <p>What breaks the rules is written as it stands: calls that are not allowed or stand behind the
 * end, text that is no call, hyphens between calls, and a first column that is not the dealer's.
 */
final class ExportAuction {
  private final ExportText text;
  private final Auction auction;
  private final Optional<AuctionReplay> replay;

  /** Whether the value of the tag cannot be read; it stands before the items, too. */
  private final boolean unusable;

  private final boolean asWritten;
  private int inLine;
  private boolean callSeen;

  ExportAuction(
      ExportText text, Auction auction, Optional<AuctionReplay> replay, Optional<String> tagValue) {
    this.text = text;
    this.auction = auction;
    this.replay = replay;
    this.unusable =
        !auction.first().isGiven()
            && !auction.items().isEmpty()
            && auction.items().get(0) instanceof AuctionItem.Unreadable value
            && value.reported()
            && tagValue.filter(value.text()::equals).isPresent();
    this.asWritten = unusable || replay.map(ExportAuction::startsElsewhere).orElse(true);
  }

  private static boolean startsElsewhere(AuctionReplay replay) {
    for (AuctionProblem problem : replay.problems()) {
      if (problem.kind() == AuctionProblem.Kind.NOT_IN_DEALERS_COLUMN) {
        return true;
      }
    }
    return false;
  }

  /** The seat of the first column; empty when neither dealer nor column is known. */
  Optional<Seat> first() {
    Optional<Seat> column = auction.first().value();
    return asWritten ? column : replay.flatMap(AuctionReplay::dealer).or(() -> column);
  }

  /** Writes the calls and marks. */
  void writeItems(ExportAnnotations annotations) {
    int added = replay.map(AuctionReplay::leadingPasses).orElse(0);
    for (int i = 0; i < added; i++) {
      place(Call.PASS.symbol());
    }
    List<AuctionItem> items = auction.items();
    int start = unusable ? 1 : asWritten ? 0 : leadingDashes(items);
    for (int i = start; i < items.size(); i++) {
      item(items.get(i), annotations);
    }
    text.endLine();
    if (replay.filter(r -> r.status() == AuctionReplay.Status.OPEN).isPresent()) {
      text.token("*");
      text.endLine();
    }
  }

  private static int leadingDashes(List<AuctionItem> items) {
    int dashes = 0;
    while (dashes < items.size() && items.get(dashes) == AuctionItem.DASH) {
      dashes++;
    }
    return dashes;
  }

  private void item(AuctionItem item, ExportAnnotations annotations) {
    if (item instanceof AuctionItem.Made made) {
      place(made.call().symbol());
      annotations.write(made.annotations());
    } else if (item instanceof AuctionItem.Marked marked) {
      mark(marked.mark());
    } else if (item instanceof AuctionItem.Unreadable unreadable) {
      beginPlace();
      annotations.writeUnreadable(unreadable.text(), unreadable.reported());
    } else if (item == AuctionItem.DASH) {
      dash();
    } else if (item == AuctionItem.STOP) {
      text.endLine();
      text.token("*");
      text.endLine();
      inLine = 0;
    } else {
      startLineWhenFull();
      text.token("+");
    }
  }

  private void mark(Mark mark) {
    if (mark == Mark.SKIPPED) {
      place(mark.symbol());
    } else {
      startLineWhenFull();
      text.token(mark.symbol());
    }
  }

  /** A hyphen before the calls takes a place of its line, a later one none. */
  private void dash() {
    if (callSeen) {
      text.token("-");
    } else {
      startLineWhenFull();
      text.token("-");
      inLine++;
    }
  }

  private void place(String token) {
    beginPlace();
    text.token(token);
  }

  private void beginPlace() {
    startLineWhenFull();
    inLine++;
    callSeen = true;
  }

  private void startLineWhenFull() {
    if (inLine == 4) {
      text.endLine();
      inLine = 0;
    }
  }
}
