package org.handrec.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Suit;

/**
 * The laws of the play, slow and obvious: every answer plays all cards again from the first lead.
 *
 * @param deal a full deal
 * @param trumps the trump suit; empty in notrump
 * @param leader who makes the opening lead
 */
public record PlayOracle(Deal deal, Optional<Suit> trumps, Seat leader) {

  /** The cards that may be played behind legal cards (Law 44); empty after 13 tricks. */
  public List<Card> playable(List<Card> cards) {
    List<Card> held = new ArrayList<>(deal.hand(toPlay(cards)).map(Hand::cards).orElse(List.of()));
    held.removeAll(cards);
    int inTrick = cards.size() % 4;
    if (inTrick == 0) {
      return held;
    }
    Suit led = cards.get(cards.size() - inTrick).suit();
    List<Card> following = held.stream().filter(card -> card.suit() == led).toList();
    return following.isEmpty() ? held : following;
  }

  /** Who plays next. */
  public Seat toPlay(List<Card> cards) {
    int inTrick = cards.size() % 4;
    List<Seat> winners = winners(cards);
    Seat lead = winners.isEmpty() ? leader : winners.get(winners.size() - 1);
    return lead.plus(inTrick);
  }

  /** Who won each complete trick. */
  public List<Seat> winners(List<Card> cards) {
    List<Seat> winners = new ArrayList<>();
    Seat lead = leader;
    for (int from = 0; from + 4 <= cards.size(); from += 4) {
      lead = lead.plus(winner(cards.subList(from, from + 4)));
      winners.add(lead);
    }
    return winners;
  }

  /** Who led to each trick with at least one card. */
  public List<Seat> leaders(List<Card> cards) {
    List<Seat> leaders = new ArrayList<>();
    leaders.add(leader);
    leaders.addAll(winners(cards));
    return leaders.subList(0, (cards.size() + 3) / 4);
  }

  /** How many complete tricks a side won. */
  public int tricks(Side side, List<Card> cards) {
    return (int) winners(cards).stream().filter(seat -> seat.side() == side).count();
  }

  /** The place in the trick, 0 to 3, of the card that wins it. */
  private int winner(List<Card> trick) {
    int best = 0;
    for (int i = 1; i < 4; i++) {
      if (beats(trick.get(i), trick.get(best))) {
        best = i;
      }
    }
    return best;
  }

  private boolean beats(Card card, Card best) {
    if (card.suit() == best.suit()) {
      return card.rank().compareTo(best.rank()) > 0;
    }
    return trumps.isPresent() && card.suit() == trumps.get();
  }
}
