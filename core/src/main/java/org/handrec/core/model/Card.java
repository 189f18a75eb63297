package org.handrec.core.model;

import java.util.Optional;

/**
 * One of the 52 cards. Each card exists once, so cards may be compared with {@code ==}.
 *
 * <p>Cards are ordered by suit (clubs lowest), then by rank.
 */
public final class Card implements Comparable<Card> {
  /** Number of cards in the deck. */
  public static final int COUNT = 52;

  private static final Card[] DECK = new Card[COUNT];

  static {
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        Card card = new Card(suit, rank);
        DECK[card.index] = card;
      }
    }
  }

  private final Suit suit;
  private final Rank rank;
  private final int index;
  private final String name;

  private Card(Suit suit, Rank rank) {
    this.suit = suit;
    this.rank = rank;
    this.index = suit.ordinal() * 13 + rank.ordinal();
    this.name = "" + suit.letter() + rank.letter();
  }

  /** The card of a suit and a rank. */
  public static Card of(Suit suit, Rank rank) {
    return DECK[suit.ordinal() * 13 + rank.ordinal()];
  }

  /**
   * The card with this {@link #index()}.
   *
   * @throws IndexOutOfBoundsException unless 0 &lt;= index &lt; 52
   */
  public static Card ofIndex(int index) {
    return DECK[index];
  }

  /** Reads suit and rank such as {@code SK} or {@code d2}; empty for any other text. */
  public static Optional<Card> parse(String text) {
    if (text.length() != 2) {
      return Optional.empty();
    }
    return Suit.of(text.charAt(0))
        .flatMap(suit -> Rank.of(text.charAt(1)).map(rank -> of(suit, rank)));
  }

  /** The suit. */
  public Suit suit() {
    return suit;
  }

  /** The rank. */
  public Rank rank() {
    return rank;
  }

  /** 0 (two of clubs) to 51 (ace of spades): 13 times the suit plus the rank. */
  public int index() {
    return index;
  }

  /** The card as a set of one: bit {@link #index()} of a {@link Hand}. */
  long bit() {
    return 1L << index;
  }

  @Override
  public int compareTo(Card other) {
    return Integer.compare(index, other.index);
  }

  /** Suit and rank, such as {@code SK} or {@code DT}. */
  @Override
  public String toString() {
    return name;
  }
}
