package org.handrec.cli.output;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * One row a card in the order of play, then those of the section that have no place in it: all of
 * them where contract or declarer is not known.
 */
final class CardRows implements CsvRows {
  @Override
  public List<String> columns() {
    return List.of("trick", "place", "seat", "player", "card", "wins", "explanation", "remark");
  }

  @Override
  public List<List<String>> of(HandRecord record, Replay replay) {
    Optional<Play> play = record.board().play();
    List<List<String>> rows = new ArrayList<>();
    if (play.isEmpty()) {
      return rows;
    }
    Set<Integer> placed = new HashSet<>();
    replay.play().ifPresent(played -> addPlayed(record, play.get(), played, rows, placed));
    List<PlayItem> items = play.get().items();
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof PlayItem.Unreadable unreadable) {
        rows.add(List.of("", "", "", "", unreadable.text(), "", "", "unreadable"));
      } else if (items.get(i) instanceof PlayItem.Played card && !placed.contains(i)) {
        rows.add(
            List.of("", "", "", "", card.card().toString(), "", explanation(card), "unplaced"));
      }
    }
    return rows;
  }

  private static void addPlayed(
      HandRecord record,
      Play play,
      PlayReplay replay,
      List<List<String>> rows,
      Set<Integer> placed) {
    for (PlayReplay.PlayedCard card : replay.cards()) {
      List<String> row = new ArrayList<>();
      row.add(Integer.toString(card.trick()));
      row.add(
          replay
              .leader(card.trick())
              .map(leader -> Integer.toString(leader.placesTo(card.seat()) + 1))
              .orElse(""));
      row.addAll(CallRows.player(record, card.seat()));
      row.add(card.card().toString());
      row.add(wins(replay, card.trick(), card.seat()));
      row.add(
          card.item() >= 0 && play.items().get(card.item()) instanceof PlayItem.Played played
              ? explanation(played)
              : "");
      row.add(remark(play, card.item()));
      rows.add(row);
      placed.add(card.item());
    }
  }

  private static String wins(PlayReplay replay, int trick, Seat seat) {
    return replay.winner(trick).map(winner -> winner == seat ? "yes" : "no").orElse("");
  }

  private static String explanation(PlayItem.Played card) {
    return String.join("; ", card.annotations().explanations());
  }

  /** What the mark before a card says; a card that is not written was completed. */
  private static String remark(Play play, int item) {
    if (item < 0) {
      return "completed";
    }
    if (item > 0 && play.items().get(item - 1) instanceof PlayItem.Marked marked) {
      return marked.mark() == Mark.REVOKE ? "revoke" : "lead out of turn";
    }
    return "";
  }
}
