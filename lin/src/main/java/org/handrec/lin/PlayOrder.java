package org.handrec.lin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * The cards of a play in the order in which they were played, up to the first that is not known:
 * the opening leader begins, each later trick the winner of the one before.
 */
final class PlayOrder {
  private final List<Step> steps = new ArrayList<>(Card.COUNT);
  private final List<PlayItem> items;

  private PlayOrder(List<PlayItem> items) {
    this.items = items;
  }

  /**
   * A card.
   *
   * @param card the card as written
   * @param item the item of the play section, from 0
   */
  record Step(Card card, int item) {}

  /**
   * The order of a section; no card without a section. Without a contract the first trick alone has
   * a known order.
   */
  static PlayOrder of(Optional<Play> play, Replay replay) {
    PlayOrder order = new PlayOrder(play.map(Play::items).orElse(List.of()));
    if (play.isEmpty()) {
      return order;
    }
    if (play.get().layout() == Play.Layout.CHRONOLOGICAL) {
      order.takeAll();
    } else if (replay.play().isPresent()) {
      order.take(replay.play().get());
    } else {
      order.takeColumns(replay.contract().flatMap(Contract::strain));
    }
    return order;
  }

  private void takeAll() {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof PlayItem.Played played) {
        steps.add(new Step(played.card(), i));
      } else if (items.get(i) instanceof PlayItem.Unreadable) {
        return;
      }
    }
  }

  /** Follows the columns of a play that was not replayed, since the deal is no deal. */
  private void takeColumns(Optional<Strain> strain) {
    int[] places = places();
    int leader = 0;
    for (int row = 0; 4 * row < places.length; row++) {
      for (int i = 0; i < 4; i++) {
        int place = 4 * row + ((leader + i) & 3);
        int item = place < places.length ? places[place] : -1;
        if (item < 0) {
          return;
        }
        steps.add(new Step(((PlayItem.Played) items.get(item)).card(), item));
      }
      if (strain.isEmpty()) {
        return;
      }
      leader = (leader + winner(strain.get().trumps())) & 3;
    }
  }

  /** The items of the places, -1 where no card stands. */
  private int[] places() {
    int[] places = new int[items.size()];
    int count = 0;
    for (int i = 0; i < items.size(); i++) {
      PlayItem item = items.get(i);
      if (item == PlayItem.STOP) {
        break;
      }
      if (!(item instanceof PlayItem.Marked)) {
        places[count++] = item instanceof PlayItem.Played ? i : -1;
      }
    }
    return Arrays.copyOf(places, count);
  }

  /** Which of the last four cards wins their trick, 0 to 3. */
  private int winner(Optional<Suit> trumps) {
    List<Step> last = steps.subList(steps.size() - 4, steps.size());
    return PlayColumns.winner(last.stream().map(Step::card).toList(), trumps);
  }

  private void take(PlayReplay replay) {
    for (int trick = 1; trick <= replay.tricks(); trick++) {
      Optional<Seat> leader = replay.leader(trick);
      for (int i = 0; i < 4; i++) {
        if (leader.isEmpty() || !take(replay, trick, leader.get().plus(i))) {
          return;
        }
      }
    }
  }

  /** Takes the card as it is written, whatever card would explain it; none that was inferred. */
  private boolean take(PlayReplay replay, int trick, Seat seat) {
    OptionalInt item = replay.item(trick, seat);
    if (item.isPresent() && items.get(item.getAsInt()) instanceof PlayItem.Played played) {
      steps.add(new Step(played.card(), item.getAsInt()));
      return true;
    }
    return false;
  }

  /** The cards. */
  List<Step> steps() {
    return steps;
  }

  /** Number of cards. */
  int size() {
    return steps.size();
  }
}
