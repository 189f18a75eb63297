package org.handrec.core.check.deal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;

/**
 * What is wrong with the cards of a deal as they are written. A hand without any place is a hand
 * that is not given. Where the largest hand has fewer than 13 places the deal is an end position
 * (PBN 3.10), and the size that most of its hands have is the right one.
 */
final class DealFaults {
  private static final int FULL = 13;

  private final List<DealtCard> places;
  private final List<Integer> unreadable = new ArrayList<>(0);
  private final List<Repetition> repetitions = new ArrayList<>(0);
  private final int[] sizes = new int[4];
  private final int handSize;
  private final Hand missing;

  private DealFaults(List<DealtCard> places) {
    this.places = places;
    long seen = 0;
    int[] firstPlace = new int[Card.COUNT];
    for (int place = 0; place < places.size(); place++) {
      DealtCard dealt = places.get(place);
      sizes[dealt.seat().ordinal()]++;
      if (dealt.card().isEmpty()) {
        unreadable.add(place);
        continue;
      }
      int card = dealt.card().get().index();
      if ((seen & (1L << card)) == 0) {
        seen |= 1L << card;
        firstPlace[card] = place;
      } else {
        repetitions.add(
            new Repetition(
                dealt.card().get(), places.get(firstPlace[card]).seat(), dealt.seat(), place));
      }
    }
    this.handSize = rightSize(sizes);
    this.missing = Hand.DECK.minus(Hand.ofBits(seen));
  }

  /** Looks at the places of a faulty deal. */
  static DealFaults of(List<DealtCard> places) {
    return new DealFaults(places);
  }

  private static int rightSize(int[] sizes) {
    int best = 0;
    int votes = 0;
    for (int size : sizes) {
      if (size >= FULL) {
        return FULL;
      }
      int same = 0;
      for (int other : sizes) {
        same += other == size ? 1 : 0;
      }
      if (size > 0 && (same > votes || (same == votes && size > best))) {
        best = size;
        votes = same;
      }
    }
    return best;
  }

  /** The places whose text is no card, counted from 0. */
  List<Integer> unreadable() {
    return unreadable;
  }

  /** What stands at a place. */
  DealtCard at(int place) {
    return places.get(place);
  }

  /** The cards that are written again, in the order of the record. */
  List<Repetition> repetitions() {
    return repetitions;
  }

  /** Number of places in a hand; 0 when it is not given. */
  int size(Seat seat) {
    return sizes[seat.ordinal()];
  }

  /** How many cards each given hand should have. */
  int handSize() {
    return handSize;
  }

  /**
   * The given hands of a wrong size, clockwise from North; none when there are places that cannot
   * be read. A hand that is too long only by cards that are repeated is not among them.
   */
  List<Seat> wrongHands() {
    List<Seat> wrong = new ArrayList<>(4);
    if (unreadable.isEmpty()) {
      for (Seat seat : Seat.values()) {
        if (size(seat) > 0 && size(seat) != handSize && !isLongByRepetition(seat)) {
          wrong.add(seat);
        }
      }
    }
    return wrong;
  }

  /** Whether a hand is too long and has the right size without its repeated cards. */
  private boolean isLongByRepetition(Seat seat) {
    int surplus = size(seat) - handSize;
    int repeated = 0;
    for (Repetition repetition : repetitions) {
      repeated += repetition.first() == seat || repetition.later() == seat ? 1 : 0;
    }
    return surplus > 0 && repeated >= surplus;
  }

  /** The cards of the pack in no hand; empty when not all four hands of 13 are given. */
  Hand missing() {
    for (Seat seat : Seat.values()) {
      if (size(seat) == 0) {
        return Hand.EMPTY;
      }
    }
    return handSize == FULL && unreadable.isEmpty() ? missing : Hand.EMPTY;
  }

  /**
   * The cards in no hand that no other finding explains: some cards are repeated in hands of the
   * right size and some hands are too short, so that it cannot be told which card belongs where.
   */
  Hand unexplained() {
    int shortage = 0;
    int surplus = 0;
    for (Seat seat : Seat.values()) {
      shortage += Math.max(0, handSize - size(seat));
      surplus += isLongByRepetition(seat) ? size(seat) - handSize : 0;
    }
    return shortage > 0 && repetitions.size() > surplus ? missing() : Hand.EMPTY;
  }

  /** The one card that would take the place of a repeated card; empty when it is not certain. */
  Optional<Card> replacement() {
    boolean allRight = true;
    for (Seat seat : Seat.values()) {
      allRight &= size(seat) == FULL;
    }
    return allRight && repetitions.size() == 1 ? missing().lowest() : Optional.empty();
  }

  /** The hand of a repeated card that has one card too many; empty when it is not certain. */
  Optional<Seat> surplusHand(Repetition repetition) {
    if (repetition.first() == repetition.later() || repetitions.size() > 1) {
      return Optional.empty();
    }
    boolean first = size(repetition.first()) == handSize + 1;
    boolean later = size(repetition.later()) == handSize + 1;
    return first == later
        ? Optional.empty()
        : Optional.of(first ? repetition.first() : repetition.later());
  }

  /**
   * A card that is written again.
   *
   * @param card the card
   * @param first the hand in which it is written first
   * @param later the hand in which it is written again
   * @param place the place of the later one, counted from 0
   */
  record Repetition(Card card, Seat first, Seat later, int place) {}
}
