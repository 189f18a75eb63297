package org.handrec.core.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;
import org.handrec.core.rules.PlayProblem.Kind;
import org.handrec.core.rules.PlayTrial.Reading;

/**
 * What is left to say once the reading of a play section is settled: marks, the sign for the next
 * card, unknown cards, and the last trick, which is forced after twelve.
 */
final class PlayEnd {
  private final PlayCase play;
  private final PlayTrial trial;
  private final List<PlayProblem> problems;

  PlayEnd(PlayCase play, PlayTrial trial, List<PlayProblem> problems) {
    this.play = play;
    this.trial = trial;
    this.problems = problems;
  }

  /**
   * Adds what there is to say.
   *
   * @param reliable whether leaders and winners of the trial can be trusted
   */
  PlayReplay replay(boolean reliable) {
    if (!trial.reading().marks().isEmpty()) {
      marks();
    }
    cardsBehindNext();
    unknownCards();
    boolean open = !play.grid().stopped && trial.completeTricks < PlayGrid.TRICKS;
    return (reliable ? lastTrick() : Optional.<PlayReplay>empty())
        .orElseGet(() -> replay(trial, reliable, open));
  }

  private PlayReplay replay(PlayTrial settled, boolean reliable, boolean open) {
    return new PlayReplay(
        play.board().play().orElseThrow().items(), settled, problems, reliable, open);
  }

  private void marks() {
    for (int t = 0; t < trial.rows; t++) {
      boolean second = false;
      for (int place = 4 * t; place < 4 * t + 4; place++) {
        if (trial.reading().marks().lead(place)) {
          markedLead(t, place, second);
          second = true;
        }
        if (trial.reading().marks().revoke(place)) {
          markedRevoke(t, place);
        }
      }
    }
  }

  private void markedLead(int trick, int place, boolean second) {
    int mark = trial.reading().marks().leads()[place];
    int seat = trial.seatAt(place);
    if (second) {
      addMark(place, PlayProblem.of(Kind.IMPOSSIBLE_MARK, mark, trick + 1).note("^L"));
    } else {
      Kind kind = trial.rightful[trick] == seat ? Kind.NEEDLESS_MARK : Kind.MARKED_LEAD_OUT_OF_TURN;
      addMark(place, about(kind, mark, trick, seat).note("^L"));
    }
  }

  private void markedRevoke(int trick, int place) {
    int mark = trial.reading().marks().revokes()[place];
    int seat = trial.seatAt(place);
    if (trial.leaders[trick] == seat) {
      addMark(place, PlayProblem.of(Kind.IMPOSSIBLE_MARK, mark, trick + 1).note("^R"));
    } else if (trial.conflictAt(place) == PlayTrial.MARKED_REVOKE) {
      addMark(place, revoke(Kind.MARKED_REVOKE, mark, trick, seat));
    } else if (trial.leaders[trick] >= 0 && play.deal().isGiven(Seat.values()[seat])) {
      addMark(place, about(Kind.NEEDLESS_MARK, mark, trick, seat).note("^R"));
    }
  }

  /** Where a second mark is reported, the first is passed over unless it has an effect. */
  private void addMark(int place, PlayProblem problem) {
    boolean effect =
        problem.kind() == Kind.MARKED_REVOKE || problem.kind() == Kind.MARKED_LEAD_OUT_OF_TURN;
    if (effect || !play.grid().hasSecondMark(place)) {
      problems.add(problem);
    }
  }

  private PlayProblem about(Kind kind, int item, int trick, int seat) {
    return PlayProblem.of(kind, item, trick + 1)
        .by(Seat.values()[seat], Card.ofIndex(trial.card(trick, seat)));
  }

  /** What to say of a player who does not follow suit although he could. */
  PlayProblem revoke(Kind kind, int item, int trick, int seat) {
    Seat player = Seat.values()[seat];
    Card lead = Card.ofIndex(trial.card(trick, trial.leaders[trick]));
    Hand left = Hand.ofBits(play.deal().bits(player));
    for (int t = 0; t < trick; t++) {
      int card = trial.card(t, seat);
      left = card < 0 ? left : left.minus(Card.ofIndex(card));
    }
    int next = 0;
    for (int t = trick + 1; t < trial.rows && next == 0; t++) {
      int card = trial.card(t, seat);
      next = card >= 0 && Card.ofIndex(card).suit() == lead.suit() ? t + 1 : 0;
    }
    return about(kind, item, trick, seat)
        .other(Optional.empty(), Optional.of(lead), next)
        .with(left.suit(lead.suit()))
        .count(RevokeTransfer.tricks(trial, trick, player, play.declarer()));
  }

  /** Nothing may be played behind the sign for the next card, in the order of play. */
  private void cardsBehindNext() {
    int next = play.grid().next;
    for (int place = 0; next >= 0 && place < play.grid().places; place++) {
      Optional<Card> card = play.card(place);
      if (card.isPresent() && isBehind(place, next)) {
        problems.add(
            PlayProblem.of(Kind.CARD_AFTER_NEXT, play.grid().items[place], place / 4 + 1)
                .note(card.get().toString()));
        return;
      }
    }
  }

  private boolean isBehind(int place, int next) {
    int row = next / 4;
    if (place / 4 != row) {
      return place / 4 > row;
    }
    if (play.written().chronological()) {
      return place > next;
    }
    int leads = row < trial.rows ? trial.leaders[row] : -1;
    return leads >= 0 && turnOf(place, leads) > turnOf(next, leads);
  }

  private int turnOf(int place, int leads) {
    return (play.written().first() + place - leads) & 3;
  }

  private void unknownCards() {
    for (int row = 0; row + 1 < trial.rows; row++) {
      if (isFilled(row)) {
        continue;
      }
      StringBuilder seats = new StringBuilder();
      int item = -1;
      for (int place = 4 * row; place < 4 * row + 4; place++) {
        if (trial.reading().cards()[place] < 0 && !isUnreadable(place)) {
          item = item < 0 ? play.grid().items[place] : item;
          seats
              .append(seats.length() == 0 ? "" : ", ")
              .append(Seat.values()[trial.seatAt(place)].letter());
        }
      }
      if (item >= 0) {
        problems.add(PlayProblem.of(Kind.UNKNOWN_CARD, item, row + 1).note(seats.toString()));
      }
    }
  }

  /** Whether all four cards of a row are known. */
  private boolean isFilled(int row) {
    byte[] cards = trial.reading().cards();
    boolean filled = true;
    for (int place = 4 * row; place < 4 * row + 4; place++) {
      filled &= cards[place] >= 0;
    }
    return filled;
  }

  /** Whether text stands in a place, which is reported as no card and needs no second finding. */
  private boolean isUnreadable(int place) {
    int item = trial.reading().items()[place];
    return item >= 0
        && play.board().play().orElseThrow().items().get(item) instanceof PlayItem.Unreadable;
  }

  /** After twelve complete tricks of a full deal the last one is forced. */
  private Optional<PlayReplay> lastTrick() {
    if (!play.deal().isFull() || trial.completeTricks != 12 || trial.winners[11] < 0) {
      return Optional.empty();
    }
    Reading reading = trial.reading();
    byte[] cards = Arrays.copyOf(reading.cards(), PlayGrid.PLACES);
    int[] items = reading.items().clone();
    Hand completed = Hand.EMPTY;
    for (Seat seat : Seat.values()) {
      Hand left = play.deal().hand(seat).orElseThrow();
      for (int t = 0; t < 12; t++) {
        left = left.minus(Card.ofIndex(trial.card(t, seat.ordinal())));
      }
      int place = reading.place(12, seat.ordinal(), trial.winners[11]);
      if (left.size() != 1 || (cards[place] >= 0 && !left.contains(Card.ofIndex(cards[place])))) {
        return Optional.empty();
      }
      if (withheld(seat.ordinal(), left.lowest().orElseThrow().suit())) {
        return Optional.empty();
      }
      if (cards[place] < 0) {
        cards[place] = (byte) left.lowest().orElseThrow().index();
        items[place] = -1;
        completed = completed.union(left);
      }
    }
    PlayTrial full =
        play.trial(
            new Reading(
                cards,
                PlayGrid.TRICKS,
                reading.chronological(),
                reading.first(),
                items,
                reading.marks()));
    if (!play.grid().stopped) {
      problems.add(
          PlayProblem.of(Kind.LAST_TRICK_COMPLETED, play.grid().items[44], 13).with(completed));
    }
    return Optional.of(replay(full, true, false));
  }

  /**
   * Whether a player did not follow suit although he could, so that his last card and the one that
   * is recorded there may have changed places.
   */
  private boolean withheld(int seat, Suit suit) {
    for (int t = 0; t < 12; t++) {
      if (trial.conflicts[4 * t + seat] == PlayTrial.REVOKE
          && Card.ofIndex(trial.card(t, trial.leaders[t])).suit() == suit) {
        return true;
      }
    }
    return false;
  }
}
