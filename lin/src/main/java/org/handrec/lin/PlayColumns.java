package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;

/**
 * Puts cards in the order of play into columns of seats, where the deal does not tell who played
 * them: the opening leader begins, each later trick the winner of the one before.
 */
final class PlayColumns {
  private final List<PlayItem> places = new ArrayList<>(Card.COUNT);
  private final Optional<Suit> trumps;
  private final List<Card> trick = new ArrayList<>(4);
  private int leader;

  private PlayColumns(Strain strain) {
    this.trumps = strain.trumps();
  }

  /** The play in columns; as it is when text that is no card stands in it. */
  static Play of(Play play, Seat leader, Strain strain) {
    PlayColumns columns = new PlayColumns(strain);
    boolean stopped = false;
    for (PlayItem item : play.items()) {
      if (item instanceof PlayItem.Played played && columns.places.size() <= Card.COUNT) {
        columns.add(played);
      } else if (item != PlayItem.STOP) {
        return play;
      }
      stopped |= item == PlayItem.STOP;
    }
    if (stopped) {
      columns.places.add(PlayItem.STOP);
    }
    return new Play(Play.Layout.COLUMNS, Fact.given(leader), columns.places, play.notes());
  }

  private void add(PlayItem.Played played) {
    if (trick.isEmpty()) {
      for (int i = 0; i < 4; i++) {
        places.add(PlayItem.UNKNOWN);
      }
    }
    int column = (leader + trick.size()) & 3;
    places.set(places.size() - 4 + column, played);
    trick.add(played.card());
    if (trick.size() == 4) {
      leader = (leader + winner(trick, trumps)) & 3;
      trick.clear();
    }
  }

  /** Which of the four cards of a trick wins it, 0 to 3. */
  static int winner(List<Card> trick, Optional<Suit> trumps) {
    int best = 0;
    for (int i = 1; i < 4; i++) {
      Card card = trick.get(i);
      Card high = trick.get(best);
      boolean ruff = trumps.filter(card.suit()::equals).isPresent() && card.suit() != high.suit();
      if (ruff || (card.suit() == high.suit() && card.rank().compareTo(high.rank()) > 0)) {
        best = i;
      }
    }
    return best;
  }
}
