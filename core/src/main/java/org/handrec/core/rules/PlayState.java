package org.handrec.core.rules;

import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;

/** A point of the play of a full deal or an end position, immutable (Laws 41, 44 and 45). */
public final class PlayState {
  private final Deal deal;
  private final Strain strain;
  private final Hand played;
  private final Seat leader;
  private final Hand trick;
  private final Optional<Card> lead;
  private final Optional<Card> best;
  private final Seat bestSeat;
  private final int tricksNs;
  private final int tricksEw;

  private PlayState(
      Deal deal,
      Strain strain,
      Hand played,
      Seat leader,
      Hand trick,
      Optional<Card> lead,
      Optional<Card> best,
      Seat bestSeat,
      int tricksNs,
      int tricksEw) {
    this.deal = deal;
    this.strain = strain;
    this.played = played;
    this.leader = leader;
    this.trick = trick;
    this.lead = lead;
    this.best = best;
    this.bestSeat = bestSeat;
    this.tricksNs = tricksNs;
    this.tricksEw = tricksEw;
  }

  /**
   * The begin of the play.
   *
   * @param leader who leads to the first trick
   * @throws IllegalArgumentException when a hand is not given
   */
  public static PlayState of(Deal deal, Strain strain, Seat leader) {
    if (deal.givenHands() != 4) {
      throw new IllegalArgumentException("all four hands are needed");
    }
    return new PlayState(
        deal,
        strain,
        Hand.EMPTY,
        leader,
        Hand.EMPTY,
        Optional.empty(),
        Optional.empty(),
        leader,
        0,
        0);
  }

  /** Whose turn it is, also when the play is over. */
  public Seat turn() {
    return leader.plus(trick.size());
  }

  /** What a seat has left. */
  public Hand hand(Seat seat) {
    return Hand.ofBits(deal.bits(seat)).minus(played);
  }

  /** The card led to the trick that is being played; empty when it is to be led. */
  public Optional<Card> lead() {
    return lead;
  }

  /** Tricks won so far. */
  public int tricks(Side side) {
    return side == Side.NS ? tricksNs : tricksEw;
  }

  /** Whether all cards are played. */
  public boolean isOver() {
    return hand(turn()).isEmpty();
  }

  /** The cards that may be played now: those of the suit led, else the whole hand (Law 44C). */
  public Hand playable() {
    Hand hand = hand(turn());
    if (lead.isEmpty()) {
      return hand;
    }
    Hand follow = hand.suit(lead.get().suit());
    return follow.isEmpty() ? hand : follow;
  }

  /**
   * The state after a card.
   *
   * @throws IllegalArgumentException when the card is not {@link #playable()}
   */
  public PlayState after(Card card) {
    if (!playable().contains(card)) {
      throw new IllegalArgumentException(turn() + " cannot play " + card);
    }
    boolean wins = best.isEmpty() || beats(card, best.get(), strain);
    Seat winner = wins ? turn() : bestSeat;
    Optional<Card> top = wins ? Optional.of(card) : best;
    if (trick.size() < 3) {
      return new PlayState(
          deal,
          strain,
          played.plus(card),
          leader,
          trick.plus(card),
          lead.isEmpty() ? Optional.of(card) : lead,
          top,
          winner,
          tricksNs,
          tricksEw);
    }
    boolean ns = winner.side() == Side.NS;
    return new PlayState(
        deal,
        strain,
        played.plus(card),
        winner,
        Hand.EMPTY,
        Optional.empty(),
        Optional.empty(),
        winner,
        tricksNs + (ns ? 1 : 0),
        tricksEw + (ns ? 0 : 1));
  }

  /**
   * Whether a card wins over the best card of the trick before it (Law 44E and 44F).
   *
   * @param best a card of the suit led or a trump
   */
  static boolean beats(Card card, Card best, Strain strain) {
    if (card.suit() == best.suit()) {
      return card.rank().compareTo(best.rank()) > 0;
    }
    Optional<Suit> trumps = strain.trumps();
    return trumps.isPresent() && card.suit() == trumps.get();
  }
}
