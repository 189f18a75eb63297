package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Card;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;
import org.handrec.core.rules.PlayReplay;

/** Repairs of Play sections: the grid of seat columns that begin with the leader (PBN 3.6). */
final class PlayFixes {
  private static final int TRICKS = 13;

  private PlayFixes() {}

  /**
   * P009, P010: each row in the order of seats from the opening leader, who becomes the value of
   * the tag. What is said about a card goes with it.
   */
  static Optional<Fix> rowsFromLeader(GameEdits game) {
    Optional<PlayReplay> play = game.replay().play();
    Optional<Seat> leader = game.replay().leader();
    int tag = game.tag("Play");
    if (play.isEmpty() || leader.isEmpty() || tag < 0) {
      return Optional.empty();
    }
    List<Unit> units = Unit.of(game, tag);
    int places = 0;
    List<Edit> edits = new ArrayList<>();
    for (int trick = 1; trick <= play.get().tricks(); trick++) {
      List<Unit> row =
          units.subList(Math.min(places, units.size()), Math.min(places + 4, units.size()));
      places += 4;
      Optional<String> ordered = row(play.get(), trick, leader.get(), row, units);
      if (ordered.isEmpty()) {
        return Optional.empty();
      }
      if (!row.isEmpty() && !ordered.get().equals(text(row))) {
        edits.add(game.replace(row.get(0).from(), row.get(row.size() - 1).to(), ordered.get()));
      }
    }
    if (!game.board().play().flatMap(p -> p.first().value()).equals(leader)) {
      edits.add(game.value(tag, String.valueOf(leader.get().letter())));
    }
    return game.fix(edits);
  }

  private static String text(List<Unit> row) {
    return String.join(" ", row.stream().map(Unit::text).toList());
  }

  /** A row from the leader; empty when it does not hold what was written there. */
  private static Optional<String> row(
      PlayReplay play, int trick, Seat leader, List<Unit> written, List<Unit> units) {
    List<String> cells = new ArrayList<>(4);
    int cards = 0;
    for (int i = 0; i < 4; i++) {
      OptionalInt item = play.item(trick, leader.plus(i));
      Optional<Unit> unit =
          item.isPresent()
              ? units.stream().filter(u -> u.item() == item.getAsInt()).findFirst()
              : Optional.empty();
      if (unit.isPresent() && (!written.contains(unit.get()) || !unit.get().isMovable())) {
        return Optional.empty();
      }
      cards += unit.isPresent() ? 1 : 0;
      cells.add(unit.map(Unit::text).orElse("-"));
    }
    int known = (int) written.stream().filter(Unit::isCard).count();
    if (known != cards || written.stream().anyMatch(u -> !u.isCard() && !u.text().equals("-"))) {
      return Optional.empty();
    }
    while (cells.size() > written.size() && cells.get(cells.size() - 1).equals("-")) {
      cells.remove(cells.size() - 1);
    }
    return Optional.of(String.join(" ", cells));
  }

  /** P015: the trick that follows from the other twelve. */
  static Optional<Fix> lastTrick(GameEdits game) {
    Optional<PlayReplay> play = game.replay().play();
    Optional<Seat> first = game.board().play().flatMap(p -> p.first().value());
    int tag = game.tag("Play");
    if (play.isEmpty() || first.isEmpty() || tag < 0) {
      return Optional.empty();
    }
    List<String> cells = new ArrayList<>(4);
    for (int i = 0; i < 4; i++) {
      Optional<Card> card = play.get().card(TRICKS, first.get().plus(i));
      if (card.isEmpty()) {
        return Optional.empty();
      }
      cells.add(card.get().toString());
    }
    List<Unit> units = Unit.of(game, tag);
    int before = 4 * (TRICKS - 1);
    if (units.size() < before) {
      return Optional.empty();
    }
    List<Unit> written = units.subList(before, Math.min(before + 4, units.size()));
    String row = String.join(" ", cells);
    if (written.isEmpty()) {
      return game.fix(game.insert(units.get(before - 1).to(), game.lineEnd() + row));
    }
    boolean plain =
        written.stream()
            .allMatch(unit -> unit.text().equals("-") || unit.text().equals(unit.name()));
    return plain
        ? game.fix(game.replace(written.get(0).from(), written.get(written.size() - 1).to(), row))
        : Optional.empty();
  }

  /**
   * P026: the spelling of the standard; where the section has letters of another language, that of
   * all its cards.
   */
  static Optional<Fix> respelled(GameEdits game) {
    if (game.finding().hypothesis().isEmpty()) {
      return SectionFixes.respelled(game);
    }
    List<PlayItem> items = game.board().play().orElseThrow().items();
    List<Edit> edits = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      Span place = game.origins().playItem(i);
      String text = game.text(game.offset(place.start()), game.offset(place.end()));
      if (items.get(i) instanceof PlayItem.Played played
          && text.length() == 2
          && Suit.of(text.charAt(0)).isPresent()
          && Rank.of(text.charAt(1)).isEmpty()) {
        edits.add(new Edit(place, played.card().toString()));
      }
    }
    return game.fix(edits);
  }

  /** P018: the hyphens behind the end. */
  static Optional<Fix> withoutFillers(GameEdits game) {
    List<PlayItem> items = game.board().play().orElseThrow().items();
    int first = game.token();
    int last = first;
    for (int item = 0; item < items.size(); item++) {
      int token = game.tokens().at(game.offset(game.origins().playItem(item).start()));
      if (token >= first) {
        if (items.get(item) != PlayItem.UNKNOWN && items.get(item) != PlayItem.NEXT) {
          break;
        }
        last = token;
      }
    }
    for (int token = first; token <= last; token++) {
      if (game.kind(token).isComment()) {
        last = first;
      }
    }
    return game.fix(game.remove(first, last));
  }

  /**
   * What takes a place in a play section, with the marks before it and what is said behind it.
   *
   * @param item the item that takes the place
   * @param from where it begins
   * @param to where it ends
   * @param isCard whether it is a card
   * @param isMovable whether it may stand before other text in a line
   * @param name the card or sign alone
   * @param text all of it
   */
  private record Unit(
      int item, int from, int to, boolean isCard, boolean isMovable, String name, String text) {

    static List<Unit> of(GameEdits game, int tag) {
      List<PlayItem> items = game.board().play().orElseThrow().items();
      List<Unit> units = new ArrayList<>();
      int begin = -1;
      for (int i = 0; i < items.size(); i++) {
        int token = game.tokens().at(game.offset(game.origins().playItem(i).start()));
        begin = begin < 0 ? token : begin;
        if (items.get(i) instanceof PlayItem.Marked) {
          continue;
        }
        if (items.get(i) == PlayItem.STOP) {
          break;
        }
        units.add(unit(game, i, begin, token, limit(game, tag, items, i)));
        begin = -1;
      }
      return units;
    }

    /** The token of the item behind, or the end of the section. */
    private static int limit(GameEdits game, int tag, List<PlayItem> items, int item) {
      return item + 1 < items.size()
          ? game.tokens().at(game.offset(game.origins().playItem(item + 1).start()))
          : game.endOfSection(tag);
    }

    private static Unit unit(GameEdits game, int item, int begin, int token, int limit) {
      int last = token;
      boolean movable = true;
      for (int next = token + 1; next < limit; next++) {
        TokenKind kind = game.kind(next);
        if (!kind.isBlank()) {
          last = next;
          movable &= kind != TokenKind.LINE_COMMENT && kind != TokenKind.OTHER;
        }
      }
      int from = game.tokens().start(begin);
      int to = game.tokens().end(last);
      String text = game.text(from, to);
      movable &= text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
      boolean card = game.board().play().orElseThrow().items().get(item) instanceof PlayItem.Played;
      return new Unit(item, from, to, card, movable, GameText.of(game.game(), token), text);
    }
  }
}
