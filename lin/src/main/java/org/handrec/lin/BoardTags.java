package org.handrec.lin;

import java.util.List;
import java.util.OptionalInt;
import java.util.StringJoiner;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;

/**
 * The facts of a board as texts under their PBN names. What PBN has no tag for stands under a name
 * that begins with {@code Lin}: {@code LinLabel}, {@code LinScoring}, {@code LinCarryOver}, {@code
 * LinClaim} (cards played before the claim, a colon, the tricks).
 */
final class BoardTags {
  /** The tags of the players in the order of LIN. */
  static final List<String> SEATS = List.of("South", "West", "North", "East");

  private final Header header;
  private final BoardState state;
  private final Label label;
  private final int room;
  private final OptionalInt number;
  private final List<String> names;
  private Board.Builder board = Board.builder();

  /**
   * The tags of a board.
   *
   * @param room 0 open, 1 closed, -1 none
   * @param number the number of the board
   * @param names the players in the order of LIN, empty where not known
   */
  BoardTags(
      Header header,
      BoardState state,
      Label label,
      int room,
      OptionalInt number,
      List<String> names) {
    this.header = header;
    this.state = state;
    this.label = label;
    this.room = room;
    this.number = number;
    this.names = names;
  }

  /** Adds the tags in the order of the standard, the own ones last. */
  void addTo(Board.Builder target) {
    board = target;
    given("Event", header.match(0));
    number.ifPresent(n -> add("Board", String.valueOf(n)));
    for (int i = 1; i < 5; i++) {
      given(SEATS.get(i & 3), names.get(i & 3));
    }
    state.dealer().value().ifPresent(seat -> add("Dealer", letter(seat)));
    if (state.isVulnerabilitySeen()) {
      add("Vulnerable", state.vulnerability.value().map(Vulnerability::symbol).orElse("?"));
    }
    deal();
    scoring();
    result();
    teams();
    auction();
    own();
  }

  private static String letter(Seat seat) {
    return String.valueOf(seat.letter());
  }

  private void deal() {
    state
        .deal()
        .ifPresent(deal -> add("Deal", deal.toString(state.deal.dealer().orElse(Seat.SOUTH))));
  }

  private void scoring() {
    switch (header.match(2).strip()) {
      case "I", "i" -> add("Scoring", "IMP");
      case "B", "b" -> add("Scoring", "BAM");
      default -> {}
    }
  }

  private void result() {
    if (state.cards.isContradicted()) {
      add("Result", "?");
    } else {
      state.cards.claim().ifPresent(claim -> add("Result", String.valueOf(claim.tricks())));
    }
  }

  private void teams() {
    if (header.isTeams() && header.isPresent()) {
      add("Competition", "Teams");
    }
    given("HomeTeam", header.match(5));
    given("VisitTeam", header.match(7));
    given("Stage", header.match(1));
    if (room >= 0) {
      add("Room", room == 0 ? "Open" : "Closed");
    }
    StringJoiner description = new StringJoiner("; ");
    for (BoardTitle title : state.titles) {
      if (title.saysMore() || !title.number().equals(number)) {
        description.add(title.text());
      }
    }
    given("Description", description.toString());
  }

  private void auction() {
    if (state.calls.size() > 0) {
      add("Auction", state.dealer().value().map(BoardTags::letter).orElse(""), state.comments);
    }
  }

  private void own() {
    boolean same = label.number().equals(number) && label.isPlain();
    if (!label.text().isEmpty() && !same) {
      add("LinLabel", label.text());
    }
    String scoring = header.match(2).strip();
    if (!scoring.isEmpty() && !scoring.equalsIgnoreCase("I") && !scoring.equalsIgnoreCase("B")) {
      add("LinScoring", scoring);
    }
    String home = header.match(6).strip();
    String visit = header.match(8).strip();
    if (!home.isEmpty() || !visit.isEmpty()) {
      add("LinCarryOver", home + ";" + visit);
    }
    state.cards.claim().ifPresent(claim -> add("LinClaim", claim.cards() + ":" + claim.tricks()));
  }

  private void given(String name, String value) {
    if (!value.isBlank()) {
      add(name, value.strip());
    }
  }

  private void add(String name, String value) {
    add(name, value, List.of());
  }

  private void add(String name, String value, List<Comment> comments) {
    board.add(new Tag(name, value, Tag.Origin.WRITTEN, comments));
  }
}
