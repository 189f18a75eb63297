package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;

/** A record of the table of LIN cases. */
record LinRow(List<String> cells) {
  private static final List<Seat> SEATS = List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST);

  /** What of the values is otherwise. */
  List<String> differences(RecordFacts facts) {
    Board board = facts.board();
    List<String> wrong = new ArrayList<>();
    compare(wrong, "room", 7, board.text("Room").value().orElse(""));
    compare(wrong, "board", 8, board.number().value().map(String::valueOf).orElse(""));
    compare(wrong, "dealer", 9, board.dealer().value().map(LinRow::letter).orElse(""));
    compare(wrong, "vul", 10, board.vulnerability().value().map(Vulnerability::symbol).orElse(""));
    compare(wrong, "names", 11, names(board));
    compare(wrong, "deal", 12, board.deal().value().map(Deal::toString).orElse(""));
    compare(wrong, "calls", 13, calls(board));
    compare(wrong, "alerts", 14, alerts(board));
    compare(wrong, "contract", 15, facts.replay().contract().map(Contract::symbol).orElse(""));
    compare(wrong, "declarer", 16, facts.replay().declarer().map(LinRow::letter).orElse(""));
    compare(wrong, "played", 17, facts.replay().play().map(p -> "" + p.cardsInOrder()).orElse("0"));
    compare(wrong, "claim", 18, claim(board));
    compare(wrong, "tricks", 19, number(facts.replay().tricks()));
    compare(wrong, "result", 20, result(facts));
    compare(wrong, "comments", 21, comments(board));
    return wrong;
  }

  private void compare(List<String> wrong, String what, int cell, String found) {
    String expected = cells.get(cell) == null ? "" : cells.get(cell);
    if (!expected.equals(found)) {
      wrong.add("record %s: %s is %s instead of %s".formatted(cells.get(2), what, found, expected));
    }
  }

  private static String letter(Seat seat) {
    return String.valueOf(seat.letter());
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
  }

  private static String names(Board board) {
    StringJoiner names = new StringJoiner(" ");
    for (Seat seat : SEATS) {
      board.player(seat).value().ifPresent(name -> names.add(seat.letter() + "=" + name));
    }
    return names.toString();
  }

  private static List<AuctionItem.Made> made(Board board) {
    List<AuctionItem.Made> made = new ArrayList<>();
    for (AuctionItem item : board.auction().map(Auction::items).orElse(List.of())) {
      if (item instanceof AuctionItem.Unreadable) {
        break;
      }
      if (item instanceof AuctionItem.Made call) {
        made.add(call);
      }
    }
    return made;
  }

  private static String calls(Board board) {
    StringJoiner calls = new StringJoiner(" ");
    made(board).forEach(call -> calls.add(call.call().symbol()));
    return calls.toString();
  }

  private static String alerts(Board board) {
    StringJoiner alerts = new StringJoiner("; ");
    List<AuctionItem.Made> made = made(board);
    for (int i = 0; i < made.size(); i++) {
      Annotations said = made.get(i).annotations();
      String text = String.join("; ", said.explanations());
      if (said.alerted() || !text.isEmpty()) {
        alerts.add((i + 1) + ": " + (said.alerted() ? "alert" : "explained") + " \"" + text + "\"");
      }
    }
    return alerts.toString();
  }

  /** The first claim, which stands behind the colon of its tag. */
  private static String claim(Board board) {
    return board
        .text("LinClaim")
        .value()
        .map(claim -> claim.substring(claim.indexOf(':') + 1))
        .orElse("");
  }

  private static String result(RecordFacts facts) {
    if (facts.replay().isPassedOut()) {
      return "0";
    }
    Optional<Contract> contract = facts.replay().contract();
    if (facts.replay().tricks().isEmpty()
        || !(contract.orElse(null) instanceof Contract.Played played)) {
      return "";
    }
    int over = facts.replay().tricks().getAsInt() - 6 - played.bid().level();
    return over == 0 ? "=" : (over > 0 ? "+" : "") + over;
  }

  private static String comments(Board board) {
    StringJoiner comments = new StringJoiner("; ");
    List<Comment> before = board.tag("Auction").map(Tag::comments).orElse(board.comments());
    before.forEach(comment -> comments.add(quoted("before auction", comment)));
    List<AuctionItem.Made> made = made(board);
    for (int i = 0; i < made.size(); i++) {
      String place = "after call " + (i + 1);
      made.get(i).annotations().comments().forEach(c -> comments.add(quoted(place, c)));
    }
    int card = 0;
    for (PlayItem item : board.play().map(play -> play.items()).orElse(List.of())) {
      if (item instanceof PlayItem.Played played) {
        String place = "after card " + ++card;
        played.annotations().comments().forEach(c -> comments.add(quoted(place, c)));
      }
    }
    return comments.toString();
  }

  private static String quoted(String place, Comment comment) {
    return place + ": \"" + comment.text() + "\"";
  }
}
