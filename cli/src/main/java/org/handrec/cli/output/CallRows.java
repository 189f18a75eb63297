package org.handrec.cli.output;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.Replay;

/**
 * One row a call, numbered from 1; passes that the record leaves out are calls, too. A text that is
 * no call, and what follows it, has no seat.
 */
final class CallRows implements CsvRows {
  @Override
  public List<String> columns() {
    return List.of("number", "seat", "player", "call", "alert", "explanation", "remark");
  }

  @Override
  public List<List<String>> of(HandRecord record, Replay replay) {
    Optional<Auction> auction = record.board().auction();
    List<List<String>> rows = new ArrayList<>();
    if (auction.isEmpty()) {
      return rows;
    }
    Map<Integer, Seat> seats = new HashMap<>();
    for (AuctionReplay.MadeCall call :
        replay.auction().map(AuctionReplay::calls).orElse(List.of())) {
      seats.put(call.item(), call.seat());
      if (call.item() < 0) {
        rows.add(row(rows.size(), player(record, call.seat()), call.call().symbol(), "", "added"));
      }
    }
    addWritten(record, auction.get(), seats, rows);
    return rows;
  }

  private static void addWritten(
      HandRecord record, Auction auction, Map<Integer, Seat> seats, List<List<String>> rows) {
    String mark = "";
    for (int i = 0; i < auction.items().size(); i++) {
      AuctionItem item = auction.items().get(i);
      if (item instanceof AuctionItem.Marked marked) {
        mark = marked.mark() == Mark.INSUFFICIENT ? "insufficient" : "skipped";
      } else if (item instanceof AuctionItem.Made made) {
        Optional<Seat> seat = Optional.ofNullable(seats.get(i));
        rows.add(
            row(
                rows.size(),
                seat.map(s -> player(record, s)).orElse(List.of("", "")),
                made.call().symbol(),
                made.annotations().alerted() ? "yes" : "",
                String.join("; ", made.annotations().explanations()),
                seat.isPresent() ? mark : "unplaced"));
        mark = "";
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        rows.add(row(rows.size(), List.of("", ""), unreadable.text(), "", "unreadable"));
        mark = "";
      }
    }
  }

  /** A seat and its player. */
  static List<String> player(HandRecord record, Seat seat) {
    return List.of(
        String.valueOf(seat.letter()), CsvRows.cell(record.board().player(seat).value()));
  }

  private static List<String> row(
      int before, List<String> player, String call, String explanation, String remark) {
    return row(before, player, call, "", explanation, remark);
  }

  private static List<String> row(
      int before,
      List<String> player,
      String call,
      String alert,
      String explanation,
      String remark) {
    return List.of(
        Integer.toString(before + 1),
        player.get(0),
        player.get(1),
        call,
        alert,
        explanation,
        remark);
  }
}
