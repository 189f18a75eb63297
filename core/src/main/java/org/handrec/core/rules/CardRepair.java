package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayProblem.Kind;

/**
 * Looks for the one card that explains a play section: a card that is impossible in itself (of
 * another hand, or played twice) in place of another one, or two cards of one player noted in each
 * other's trick. A card that merely breaks suit is a revoke, whatever would cure it.
 */
final class CardRepair {
  private final PlayCase play;

  /** A trial that goes on behind a wrong card; it tells whose place it is. */
  private final PlayTrial resumed;

  CardRepair(PlayCase play, PlayTrial resumed) {
    this.play = play;
    this.resumed = resumed;
  }

  /**
   * An explanation.
   *
   * @param problem what to say
   * @param repaired the section with the right card; empty when several cards would be right
   */
  record Explanation(PlayProblem problem, Optional<PlayTrial> repaired) {}

  Optional<Explanation> explanation() {
    Optional<Explanation> exchanged = exchange();
    return exchanged.isPresent() ? exchanged : replacement();
  }

  /** One player breaks suit in two tricks running, and exchanging the two cards cures both. */
  private Optional<Explanation> exchange() {
    for (int t = 0; t + 1 < resumed.rows; t++) {
      for (int seat = 0; seat < 4; seat++) {
        if (!breaksSuit(t, seat) || !breaksSuit(t + 1, seat)) {
          continue;
        }
        int here = resumed.place(t, seat);
        int there = resumed.place(t + 1, seat);
        Card first = play.card(here).orElseThrow();
        Card second = play.card(there).orElseThrow();
        PlayTrial swapped =
            play.trial(
                play.written().withCard(here, second.index()).withCard(there, first.index()));
        if (swapped.conflictCount == 0) {
          String why =
              "exchanged with %s of trick %d, the player follows suit in both"
                  .formatted(second, t + 2);
          PlayProblem problem =
              PlayProblem.of(Kind.PROBABLE_CARD, item(here), t + 1)
                  .by(Seat.values()[seat], first)
                  .other(Optional.empty(), Optional.of(second), t + 2)
                  .note(why);
          return Optional.of(new Explanation(problem, Optional.of(swapped)));
        }
      }
    }
    return Optional.empty();
  }

  private boolean breaksSuit(int trick, int seat) {
    return resumed.conflicts[4 * trick + seat] == PlayTrial.REVOKE;
  }

  /** A card in place of an impossible one that removes every conflict. */
  private Optional<Explanation> replacement() {
    int lastPlace = -1;
    int fitting = 0;
    for (int place : impossiblePlaces()) {
      int fits = fits(place).size();
      fitting += fits;
      lastPlace = fits > 0 ? place : lastPlace;
    }
    if (fitting == 0) {
      return Optional.empty();
    }
    if (fitting > 1) {
      return Optional.of(new Explanation(impossibleCard(lastPlace), Optional.empty()));
    }
    Card right = fits(lastPlace).lowest().orElseThrow();
    PlayTrial repaired = play.trial(play.written().withCard(lastPlace, right.index()));
    PlayProblem problem =
        PlayProblem.of(Kind.PROBABLE_CARD, item(lastPlace), lastPlace / 4 + 1)
            .by(seat(lastPlace), play.card(lastPlace).orElseThrow())
            .other(Optional.empty(), Optional.of(right), 0)
            .note(whyImpossible(lastPlace));
    return Optional.of(new Explanation(problem, Optional.of(repaired)));
  }

  private String whyImpossible(int place) {
    Card card = play.card(place).orElseThrow();
    for (int other = 0; other < play.grid().places; other++) {
      if (other != place && play.grid().cards[other] == card.index()) {
        return card
            + (other > place ? " is played again" : " was played")
            + " in trick "
            + (other / 4 + 1);
      }
    }
    return play.deal()
        .owner(card)
        .map(owner -> card + " is held by " + owner.letter())
        .orElse(card + " is not held");
  }

  private List<Integer> impossiblePlaces() {
    List<Integer> places = new ArrayList<>(4);
    for (int place = 0; place < play.grid().places; place++) {
      if (play.card(place).isPresent()
          && (isPlayedTwice(place) || resumed.conflictAt(place) == PlayTrial.NOT_HELD)) {
        places.add(place);
      }
    }
    return places.size() > PlayDiagnosis.TOO_MANY ? List.of() : places;
  }

  private boolean isPlayedTwice(int place) {
    int count = 0;
    for (byte other : play.grid().cards) {
      count += other == play.grid().cards[place] ? 1 : 0;
    }
    return count > 1;
  }

  /** The cards of the player whose place it is that would remove every conflict. */
  private Hand fits(int place) {
    Hand fits = Hand.EMPTY;
    for (Card card : notRecorded(seat(place)).cards()) {
      if (play.trial(play.written().withCard(place, card.index())).conflictCount == 0) {
        fits = fits.plus(card);
      }
    }
    return fits;
  }

  private Hand notRecorded(Seat seat) {
    long hand = play.deal().bits(seat);
    for (byte card : play.grid().cards) {
      if (card >= 0) {
        hand &= ~(1L << card);
      }
    }
    return Hand.ofBits(hand);
  }

  /** What to say of a card of another hand, or of a card that is played twice. */
  PlayProblem impossibleCard(int place) {
    Card card = play.card(place).orElseThrow();
    int twin = 0;
    while (twin < play.grid().places
        && (twin == place || play.grid().cards[twin] != card.index())) {
      twin++;
    }
    boolean twice = twin < play.grid().places && (turn(twin) < turn(place) || isOwn(place, card));
    PlayProblem problem =
        PlayProblem.of(twice ? Kind.PLAYED_BEFORE : Kind.NOT_HELD, item(place), place / 4 + 1)
            .by(seat(place), card)
            .with(fits(place));
    return twice
        ? problem.other(Optional.of(seat(twin)), Optional.empty(), twin / 4 + 1)
        : problem.other(play.deal().owner(card), Optional.empty(), 0);
  }

  /** Where a place comes in the order of play. */
  private int turn(int place) {
    int leader = resumed.leaders[place / 4];
    return leader < 0 ? place : place / 4 * 4 + ((resumed.seatAt(place) - leader) & 3);
  }

  private boolean isOwn(int place, Card card) {
    return play.deal().owner(card).filter(owner -> owner == seat(place)).isPresent();
  }

  private Seat seat(int place) {
    return Seat.values()[resumed.seatAt(place)];
  }

  private int item(int place) {
    return play.grid().items[place];
  }
}
