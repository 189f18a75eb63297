package org.handrec.lin;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/**
 * Writes the value of {@code md}: the digit of the dealer, then the hands from South on, all four
 * suit letters in each. East's hand is left out where the others leave no doubt of it.
 */
final class DealValue {
  private static final Seat[] ORDER = {Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST};
  private static final int FULL = 13;
  private static final String SUITS = "CDHS";
  private static final String RANKS = "23456789TJQKA";

  private final StringBuilder out;
  private final LossList losses;
  private final boolean fourHands;

  /**
   * A writer of deals.
   *
   * @param fourHands whether East's hand is always written
   */
  DealValue(StringBuilder out, LossList losses, boolean fourHands) {
    this.out = out;
    this.losses = losses;
    this.fourHands = fourHands;
  }

  /** Whether something of a deal is known. */
  static boolean isKnown(Board board) {
    return board.faultyDeal().stream().anyMatch(card -> card.card().isPresent())
        || board.deal().value().filter(deal -> deal.givenHands() > 0).isPresent();
  }

  /** Writes the deal of a board, of which something is known. */
  void write(Board board, Optional<Seat> dealer) {
    out.append((char) ('1' + Seat.SOUTH.placesTo(dealer.orElse(Seat.SOUTH))));
    Optional<Deal> deal = board.deal().value();
    if (deal.isEmpty()) {
      writeFaulty(board);
    } else if (deal.get().isFull()) {
      for (int i = 0; i < (fourHands ? 4 : 3); i++) {
        hand(deal.get().bits(ORDER[i]));
        out.append(fourHands && i == 3 ? "" : ",");
      }
    } else {
      writeIncomplete(deal.get());
    }
  }

  /** The deal as a reader takes it: a single hand that is not given holds the rest. */
  static Deal completed(Deal deal) {
    Hand rest = rest(deal);
    if (deal.givenHands() != 3 || rest.size() != FULL) {
      return deal;
    }
    List<Optional<Hand>> hands = new ArrayList<>(4);
    for (Seat seat : Seat.values()) {
      hands.add(Optional.of(deal.hand(seat).orElse(rest)));
    }
    return Deal.of(hands);
  }

  /** The deal that a reader finds in cards of which the unreadable ones are left out, if any. */
  static Optional<Deal> usable(List<DealtCard> cards) {
    Map<Seat, Hand> hands = new EnumMap<>(Seat.class);
    Hand all = Hand.EMPTY;
    int largest = 0;
    for (DealtCard dealt : cards) {
      if (dealt.card().isPresent()) {
        Card card = dealt.card().get();
        if (all.contains(card)) {
          return Optional.empty();
        }
        all = all.plus(card);
        hands.merge(dealt.seat(), Hand.EMPTY.plus(card), (hand, more) -> hand.plus(card));
        largest = Math.max(largest, hands.get(dealt.seat()).size());
      }
    }
    List<Optional<Hand>> inOrder = new ArrayList<>(4);
    for (Seat seat : Seat.values()) {
      inOrder.add(Optional.ofNullable(hands.get(seat)));
      int size = hands.getOrDefault(seat, Hand.EMPTY).size();
      if (largest >= FULL && size != 0 && size != FULL) {
        return Optional.empty();
      }
    }
    return hands.isEmpty() ? Optional.empty() : Optional.of(completed(Deal.of(inOrder)));
  }

  private static Hand rest(Deal deal) {
    Hand rest = Hand.DECK;
    for (Seat seat : Seat.values()) {
      rest = rest.minus(deal.hand(seat).orElse(Hand.EMPTY));
    }
    return rest;
  }

  private void writeIncomplete(Deal deal) {
    int cards = 0;
    for (Seat seat : ORDER) {
      out.append(seat == Seat.SOUTH ? "" : ",");
      deal.hand(seat).ifPresent(hand -> hand(hand.bits()));
      cards += deal.hand(seat).map(Hand::size).orElse(0);
      if (deal.hand(seat).filter(Hand::isEmpty).isPresent()) {
        losses.tag("Deal", "hand without cards", seat.letter() + ": none", Fate.REPLACED);
      }
    }
    if (deal.givenHands() == 3 && cards == 39) {
      losses.tag("Deal", "hand that is not given", deal.toString(), Fate.REPLACED);
    }
  }

  private void hand(long cards) {
    hand(out, cards);
  }

  /** Writes the cards of a hand, given as bits of {@link Hand}. */
  static void hand(StringBuilder out, long cards) {
    for (int suit = 3; suit >= 0; suit--) {
      out.append(SUITS.charAt(suit));
      int ranks = (int) (cards >>> (13 * suit)) & 0x1FFF;
      while (ranks != 0) {
        int rank = 31 - Integer.numberOfLeadingZeros(ranks);
        out.append(RANKS.charAt(rank));
        ranks ^= 1 << rank;
      }
    }
  }

  private void writeFaulty(Board board) {
    for (Seat seat : ORDER) {
      out.append(seat == Seat.SOUTH ? "" : ",");
      if (board.faultyDeal().stream().anyMatch(c -> c.seat() == seat && c.card().isPresent())) {
        for (Suit suit : Suit.descending()) {
          out.append(suit.letter());
          for (DealtCard card : board.faultyDeal()) {
            if (card.seat() == seat && card.card().filter(c -> c.suit() == suit).isPresent()) {
              out.append(card.card().get().rank().letter());
            }
          }
        }
      }
    }
    for (DealtCard card : board.faultyDeal()) {
      if (card.card().isEmpty()) {
        losses.tag("Deal", "unreadable card of the deal", card.text(), Fate.DROPPED);
      }
    }
  }
}
