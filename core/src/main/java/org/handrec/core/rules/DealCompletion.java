package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/**
 * Looks for the deal that a faulty one was meant to be: every card that can be read stays where it
 * stands, but for all but one of those that are written more than once, and the cards of the pack
 * that are missing fill the hands up to 13. Where there is more than one such deal, the play of the
 * record decides.
 */
public final class DealCompletion {
  private static final int FULL = 13;

  /** After so many steps the search is given up. */
  private static final int MOST_STEPS = 20_000;

  private final List<DealtCard> places;
  private final Hand missing;
  private final Set<Deal> deals = new LinkedHashSet<>();
  private int steps;

  private DealCompletion(List<DealtCard> places) {
    this.places = places;
    Hand missing = Hand.DECK;
    for (DealtCard place : places) {
      missing = place.card().isPresent() ? missing.minus(place.card().get()) : missing;
    }
    this.missing = missing;
  }

  /**
   * The deal that a faulty one was meant to be; empty when there is none, or more than one with
   * which the play has no conflict.
   *
   * @param board a record with a faulty deal
   * @param replay of that record
   */
  public static Optional<Deal> of(Board board, Replay replay) {
    List<Deal> deals = new DealCompletion(board.faultyDeal()).all();
    if (deals.size() > 1) {
      deals = deals.stream().filter(deal -> replay.wouldFit(board, deal)).toList();
    }
    return deals.size() == 1 ? Optional.of(deals.get(0)) : Optional.empty();
  }

  private List<Deal> all() {
    boolean[] given = new boolean[4];
    places.forEach(place -> given[place.seat().ordinal()] = true);
    if (!(given[0] && given[1] && given[2] && given[3])) {
      return List.of();
    }
    Hand[] hands = new Hand[4];
    Arrays.fill(hands, Hand.EMPTY);
    keep(0, hands, Hand.EMPTY);
    return steps > MOST_STEPS ? List.of() : List.copyOf(deals);
  }

  /** Keeps a card in one of the hands in which it is written, and goes on to the next one. */
  private void keep(int from, Hand[] hands, Hand kept) {
    steps++;
    int next = from;
    while (next < places.size() && !isNew(places.get(next), kept)) {
      next++;
    }
    if (next == places.size()) {
      fill(missing, hands);
      return;
    }
    Card card = places.get(next).card().orElseThrow();
    Set<Seat> seats = new LinkedHashSet<>();
    for (DealtCard place : places.subList(next, places.size())) {
      if (place.card().filter(card::equals).isPresent()) {
        seats.add(place.seat());
      }
    }
    for (Seat seat : seats) {
      Hand before = hands[seat.ordinal()];
      if (before.size() < FULL && steps <= MOST_STEPS) {
        hands[seat.ordinal()] = before.plus(card);
        keep(next + 1, hands, kept.plus(card));
        hands[seat.ordinal()] = before;
      }
    }
  }

  private static boolean isNew(DealtCard place, Hand kept) {
    return place.card().filter(card -> !kept.contains(card)).isPresent();
  }

  /** Gives the missing cards to the hands that are short. */
  private void fill(Hand rest, Hand[] hands) {
    steps++;
    Optional<Card> card = rest.lowest();
    if (card.isEmpty()) {
      take(hands);
      return;
    }
    for (int seat = 0; seat < 4 && steps <= MOST_STEPS; seat++) {
      Hand before = hands[seat];
      if (before.size() < FULL) {
        hands[seat] = before.plus(card.get());
        fill(rest.minus(card.get()), hands);
        hands[seat] = before;
      }
    }
  }

  private void take(Hand[] hands) {
    for (Seat seat : Seat.values()) {
      Hand hand = hands[seat.ordinal()];
      if (hand.size() != FULL) {
        return;
      }
      for (Suit suit : Suit.values()) {
        if (unreadable(seat, suit) > filled(hand, suit)) {
          return;
        }
      }
    }
    List<Optional<Hand>> deal = new ArrayList<>(4);
    for (Hand hand : hands) {
      deal.add(Optional.of(hand));
    }
    deals.add(Deal.of(deal));
  }

  /** Number of places in a suit of a hand whose text is no card. */
  private long unreadable(Seat seat, Suit suit) {
    return places.stream()
        .filter(place -> place.card().isEmpty() && place.seat() == seat)
        .filter(place -> place.suit().filter(suit::equals).isPresent())
        .count();
  }

  /** Number of missing cards of a suit that a hand got. */
  private int filled(Hand hand, Suit suit) {
    return hand.suit(suit).size() - hand.minus(missing).suit(suit).size();
  }
}
