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
  private final List<PlayItem> items;

  /** The items of the cards in their order. */
  private final Indices order = new Indices(Card.COUNT);

  private PlayOrder(List<PlayItem> items) {
    this.items = items;
  }

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
      if (items.get(i) instanceof PlayItem.Played) {
        order.add(i);
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
        order.add(item);
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
    List<Card> last = new ArrayList<>(4);
    for (int i = size() - 4; i < size(); i++) {
      last.add(card(i));
    }
    return PlayColumns.winner(last, trumps);
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
    if (item.isPresent() && items.get(item.getAsInt()) instanceof PlayItem.Played) {
      order.add(item.getAsInt());
      return true;
    }
    return false;
  }

  /** Number of cards. */
  int size() {
    return order.size();
  }

  /** The item of the play section, from 0, that is a card of the order, from 0. */
  int item(int index) {
    return order.get(index);
  }

  /** What is written of a card of the order, from 0. */
  PlayItem.Played played(int index) {
    return (PlayItem.Played) items.get(item(index));
  }

  /** A card of the order, from 0, as written. */
  Card card(int index) {
    return played(index).card();
  }
}
