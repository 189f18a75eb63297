package org.handrec.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.handrec.cli.shell.Printable;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionReplay;

/**
 * An auction as a table, a round a line. Passes that the record leaves out stand in parentheses; an
 * alerted or explained call has the number of its explanation, which stands below.
 */
final class AuctionTable {
  private final FindingMarks marks;
  private final SeatTable table = new SeatTable();
  private final List<String> explanations = new ArrayList<>();
  private Seat turn;
  private int calls;
  private String prefix = "";

  AuctionTable(Auction auction, AuctionReplay replay, FindingMarks marks) {
    this.marks = marks;
    this.turn = replay.dealer().orElse(Seat.NORTH);
    for (int i = 0; i < replay.leadingPasses(); i++) {
      calls++;
      place("(Pass)");
    }
    auction.items().forEach(this::add);
  }

  private void add(AuctionItem item) {
    if (item instanceof AuctionItem.Made made) {
      calls++;
      place(made.call().symbol() + explained(made.annotations()) + marks.ofCall(calls));
    } else if (item instanceof AuctionItem.Marked marked) {
      if (marked.mark() == Mark.SKIPPED) {
        place(marked.mark().symbol());
      } else {
        prefix += marked.mark().symbol();
      }
    } else if (item instanceof AuctionItem.Unreadable unreadable) {
      calls++;
      place(Printable.of(unreadable.text()) + marks.ofCall(calls));
    } else if (item != AuctionItem.DASH) {
      place(item == AuctionItem.STOP ? "*" : "+");
    }
  }

  private String explained(Annotations annotations) {
    if (annotations.explanations().isEmpty()) {
      return annotations.alerted() ? " (!)" : "";
    }
    for (String text : annotations.explanations()) {
      explanations.add((explanations.size() + 1) + ": " + Printable.of(text));
    }
    return " (" + explanations.size() + ")";
  }

  private void place(String text) {
    table.put(turn, prefix + text);
    prefix = "";
    // West's column is the first: after South a new line begins.
    if (turn == Seat.SOUTH) {
      table.row("");
    }
    turn = turn.next();
  }

  /** The table and the explanations. */
  List<String> lines() {
    List<String> lines = new ArrayList<>(table.lines());
    while (lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    lines.addAll(explanations);
    return lines;
  }
}
