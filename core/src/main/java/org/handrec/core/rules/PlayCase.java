package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Play;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayTrial.Reading;

/**
 * What a play section is judged by.
 *
 * @param board the record
 * @param deal its deal, a single missing hand completed; without any hand when there is no deal
 * @param strain what is played
 * @param leader who leads to the first trick
 * @param declarer who declares; empty in an end position that does not say
 * @param grid the places of its section
 * @param written the section as it is written
 */
record PlayCase(
    Board board,
    Deal deal,
    Strain strain,
    Seat leader,
    Optional<Seat> declarer,
    PlayGrid grid,
    Reading written) {

  private static final Deal NO_DEAL =
      Deal.of(List.of(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));

  static PlayCase of(Board board, Strain strain, Seat leader, Optional<Seat> declarer) {
    Deal deal = board.deal().value().map(PlayCase::completed).orElse(NO_DEAL);
    Play play = board.play().orElseThrow();
    int perHand = deal.cardsPerHand();
    PlayGrid grid = new PlayGrid(play, perHand == 0 ? PlayGrid.TRICKS : perHand);
    Reading written =
        new Reading(
            grid.cards,
            grid.rows(),
            play.layout() == Play.Layout.CHRONOLOGICAL,
            play.first().value().orElse(leader).ordinal(),
            grid.items,
            grid.marks);
    return new PlayCase(board, deal, strain, leader, declarer, grid, written);
  }

  /** Whether a play section has no conflict with another deal than that of its record. */
  static boolean fits(
      Board board, Deal other, Strain strain, Seat leader, Optional<Seat> declarer) {
    PlayCase own = of(board, strain, leader, declarer);
    PlayCase play = new PlayCase(board, other, strain, leader, declarer, own.grid(), own.written());
    return play.trial(play.written()).conflictCount == 0;
  }

  /** A single hand that is not given holds the cards that the others do not. */
  private static Deal completed(Deal deal) {
    if (deal.givenHands() != 3 || deal.cardsPerHand() != PlayGrid.TRICKS) {
      return deal;
    }
    Hand rest = Hand.DECK;
    for (Seat seat : Seat.values()) {
      rest = rest.minus(deal.hand(seat).orElse(Hand.EMPTY));
    }
    List<Optional<Hand>> hands = new ArrayList<>(4);
    for (Seat seat : Seat.values()) {
      hands.add(Optional.of(deal.hand(seat).orElse(rest)));
    }
    return Deal.of(hands);
  }

  PlayTrial trial(Reading reading) {
    return new PlayTrial(reading, deal, strain, leader.ordinal(), null);
  }

  /** The section as written, tried against the deal turned a number of seats clockwise. */
  PlayTrial turnedTrial(int turn) {
    return new PlayTrial(written, deal.turned(turn), strain, leader.ordinal(), null);
  }

  /** The card in a place. */
  Optional<Card> card(int place) {
    byte card = grid.cards[place];
    return card < 0 ? Optional.empty() : Optional.of(Card.ofIndex(card));
  }

  /** The first place with a card that conflicts. */
  int firstConflict(PlayTrial trial) {
    for (int place = 0; place < grid.places; place++) {
      if (grid.cards[place] >= 0 && trial.conflictAt(place) != 0) {
        return place;
      }
    }
    throw new IllegalStateException("no conflict");
  }

  /** The first place with a card. */
  int firstCard() {
    int place = 0;
    while (grid.cards[place] < 0) {
      place++;
    }
    return place;
  }
}
