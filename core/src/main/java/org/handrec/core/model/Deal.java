package org.handrec.core.model;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The cards dealt to the seats. A hand may be not given; the given hands are pairwise disjoint. A
 * deal of 13 cards each is full; fewer cards make an end position (PBN 3.10).
 */
public final class Deal {
  private static final Hand[] NOTHING = new Hand[4];

  /** Characters of 52 cards, three dots in each hand, and what stands before each hand. */
  private static final int LONGEST = Card.COUNT + 4 * 3 + 5;

  private final Hand[] hands;
  private final int givenHands;
  private final int cardsPerHand;

  private Deal(Hand[] hands) {
    this.hands = hands;
    int given = 0;
    int most = 0;
    for (Hand hand : hands) {
      if (hand != null) {
        given++;
        most = Math.max(most, hand.size());
      }
    }
    this.givenHands = given;
    this.cardsPerHand = most;
  }

  /**
   * A deal from four hands in the order North, East, South, West; {@link Optional#empty()} for a
   * hand that is not given.
   *
   * @throws IllegalArgumentException when there are not four entries or a card is in two hands
   */
  public static Deal of(List<Optional<Hand>> hands) {
    if (hands.size() != 4) {
      throw new IllegalArgumentException(hands.size() + " hands");
    }
    Hand[] copy = NOTHING.clone();
    long seen = 0;
    for (int i = 0; i < 4; i++) {
      Hand hand = hands.get(i).orElse(null);
      if (hand != null) {
        if ((seen & hand.bits()) != 0) {
          throw new IllegalArgumentException("a card is in two hands");
        }
        seen |= hand.bits();
        copy[i] = hand;
      }
    }
    return new Deal(copy);
  }

  /**
   * Reads the PBN form {@code N:AKQ... - ... ...} strictly: first seat, a colon, four hands parted
   * by one blank, ranks in any order, {@code -} for a hand not given (PBN 3.4.11).
   *
   * @throws IllegalArgumentException when the text is no such deal
   */
  public static Deal parse(String text) {
    Seat first =
        Seat.of(text.isEmpty() ? ' ' : text.charAt(0))
            .orElseThrow(() -> new IllegalArgumentException("no first seat: " + text));
    String[] parts = text.substring(text.indexOf(':') + 1).split(" ", -1);
    if (parts.length != 4) {
      throw new IllegalArgumentException(parts.length + " hands: " + text);
    }
    @SuppressWarnings({"unchecked", "rawtypes"})
    Optional<Hand>[] hands = new Optional[4];
    for (int i = 0; i < 4; i++) {
      hands[first.plus(i).ordinal()] =
          parts[i].equals("-") ? Optional.empty() : Optional.of(parseHand(parts[i]));
    }
    return of(List.of(hands));
  }

  private static Hand parseHand(String text) {
    String[] suits = text.split("\\.", -1);
    if (suits.length != 4) {
      throw new IllegalArgumentException("not four suits: " + text);
    }
    Hand hand = Hand.EMPTY;
    for (int i = 0; i < 4; i++) {
      Suit suit = Suit.descending().get(i);
      for (char c : suits[i].toCharArray()) {
        hand =
            hand.plus(
                Card.of(
                    suit,
                    Rank.of(c).orElseThrow(() -> new IllegalArgumentException("no rank: " + c))));
      }
    }
    return hand;
  }

  /** The hand of a seat; empty when it is not given. */
  public Optional<Hand> hand(Seat seat) {
    return Optional.ofNullable(hands[seat.ordinal()]);
  }

  /** The cards known to be dealt to a seat as bits of {@link Hand}; 0 when not given. */
  public long bits(Seat seat) {
    Hand hand = hands[seat.ordinal()];
    return hand == null ? 0 : hand.bits();
  }

  /** Whether the hand of a seat is given. */
  public boolean isGiven(Seat seat) {
    return hands[seat.ordinal()] != null;
  }

  /** Number of hands that are given, 0 to 4. */
  public int givenHands() {
    return givenHands;
  }

  /** Whether all four hands are given and together hold all 52 cards, 13 each. */
  public boolean isFull() {
    for (Hand hand : hands) {
      if (hand == null || hand.size() != 13) {
        return false;
      }
    }
    return true;
  }

  /** The size of the largest hand given; 0 when none is. */
  public int cardsPerHand() {
    return cardsPerHand;
  }

  /** Whether at least one hand is given and the largest has fewer than 13 cards. */
  public boolean isEndPosition() {
    return givenHands > 0 && cardsPerHand < 13;
  }

  /** The seat that was dealt a card; empty when no given hand holds it. */
  public Optional<Seat> owner(Card card) {
    for (Seat seat : Seat.values()) {
      if ((bits(seat) & card.bit()) != 0) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  /** The same cards with every hand moved a number of places clockwise. */
  public Deal turned(int places) {
    Hand[] turned = new Hand[4];
    for (Seat seat : Seat.values()) {
      turned[seat.plus(places).ordinal()] = hands[seat.ordinal()];
    }
    return new Deal(turned);
  }

  /**
   * The deal in PBN notation beginning with a seat, such as {@code N:QJ6.K652.J85.T98 - - -}; ranks
   * descending, {@code -} for a hand not given.
   */
  public String toString(Seat first) {
    byte[] text = new byte[LONGEST];
    int length = 0;
    text[length++] = (byte) first.letter();
    for (int i = 0; i < 4; i++) {
      Hand hand = hands[first.plus(i).ordinal()];
      text[length++] = (byte) (i == 0 ? ':' : ' ');
      if (hand == null) {
        text[length++] = '-';
      } else {
        length = hand.write(text, length);
      }
    }
    return new String(text, 0, length, StandardCharsets.ISO_8859_1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Deal deal && Arrays.equals(hands, deal.hands);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hands);
  }

  /** The deal in PBN notation from North. */
  @Override
  public String toString() {
    return toString(Seat.NORTH);
  }
}
