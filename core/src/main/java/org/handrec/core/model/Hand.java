package org.handrec.core.model;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An immutable set of cards: a player's hand, dealt or what is left of it. It may hold any number
 * of the 52 cards.
 */
public final class Hand {
  /** No card. */
  public static final Hand EMPTY = new Hand(0);

  /** All 52 cards. */
  public static final Hand DECK = new Hand((1L << Card.COUNT) - 1);

  private static final byte[] RANKS = Rank.LETTERS.getBytes(StandardCharsets.ISO_8859_1);
  private static final long SUIT_MASK = (1L << 13) - 1;

  private final long bits;

  private Hand(long bits) {
    this.bits = bits;
  }

  /**
   * The set whose bits are set: bit n stands for the card of {@link Card#index()} n.
   *
   * @throws IllegalArgumentException when a bit above 51 is set
   */
  public static Hand ofBits(long bits) {
    if ((bits >>> Card.COUNT) != 0) {
      throw new IllegalArgumentException("bits above the 52 cards");
    }
    return bits == 0 ? EMPTY : new Hand(bits);
  }

  /** The cards as bits, see {@link #ofBits}. */
  public long bits() {
    return bits;
  }

  /** Number of cards. */
  public int size() {
    return Long.bitCount(bits);
  }

  /** Whether there is no card. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Whether a card is in the set. */
  public boolean contains(Card card) {
    return (bits & card.bit()) != 0;
  }

  /** The cards of one suit. */
  public Hand suit(Suit suit) {
    return ofBits(bits & (SUIT_MASK << (13 * suit.ordinal())));
  }

  /** This set and one more card. */
  public Hand plus(Card card) {
    return ofBits(bits | card.bit());
  }

  /** This set without a card. */
  public Hand minus(Card card) {
    return ofBits(bits & ~card.bit());
  }

  /** The cards in either set. */
  public Hand union(Hand other) {
    return ofBits(bits | other.bits);
  }

  /** This set without the cards of another. */
  public Hand minus(Hand other) {
    return ofBits(bits & ~other.bits);
  }

  /** The lowest card by suit and rank; empty when there is none. */
  public Optional<Card> lowest() {
    return bits == 0
        ? Optional.empty()
        : Optional.of(Card.ofIndex(Long.numberOfTrailingZeros(bits)));
  }

  /** The cards from spades to clubs, each suit from the ace down. */
  public List<Card> cards() {
    List<Card> cards = new ArrayList<>(size());
    for (long rest = bits; rest != 0; ) {
      int index = 63 - Long.numberOfLeadingZeros(rest);
      cards.add(Card.ofIndex(index));
      rest &= ~(1L << index);
    }
    return cards;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hand hand && hand.bits == bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  /** Writes what {@link #toString} says from a place on; returns where it ends. */
  int write(byte[] text, int from) {
    int at = from;
    for (int suit = 3; suit >= 0; suit--) {
      int ranks = (int) ((bits >>> (13 * suit)) & SUIT_MASK);
      while (ranks != 0) {
        int rank = 31 - Integer.numberOfLeadingZeros(ranks);
        text[at++] = RANKS[rank];
        ranks ^= 1 << rank;
      }
      if (suit > 0) {
        text[at++] = '.';
      }
    }
    return at;
  }

  /** Spades, hearts, diamonds, clubs parted by dots, ranks descending, as in a PBN Deal. */
  @Override
  public String toString() {
    byte[] text = new byte[Card.COUNT + 3];
    return new String(text, 0, write(text, 0), StandardCharsets.ISO_8859_1);
  }
}
