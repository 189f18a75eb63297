package org.handrec.core.model;

import java.util.Optional;

/** The denomination of a bid or contract, in ascending rank (Law 18E). */
public enum Strain {
  CLUBS("C"),
  DIAMONDS("D"),
  HEARTS("H"),
  SPADES("S"),
  NOTRUMP("NT");

  private static final Strain[] ALL = values();

  private final String symbol;
  private final Optional<Suit> trumps;

  Strain(String symbol) {
    this.symbol = symbol;
    this.trumps = symbol.length() == 1 ? Suit.of(symbol.charAt(0)) : Optional.empty();
  }

  /** The strain with a suit as trumps. */
  public static Strain of(Suit suit) {
    return ALL[suit.ordinal()];
  }

  /** Reads {@code C D H S NT} or {@code N} in either case; empty for any other text. */
  public static Optional<Strain> parse(String text) {
    if (text.equalsIgnoreCase("NT") || text.equalsIgnoreCase("N")) {
      return Optional.of(NOTRUMP);
    }
    return text.length() == 1 ? Suit.of(text.charAt(0)).map(Strain::of) : Optional.empty();
  }

  /** The trump suit; empty for notrump. */
  public Optional<Suit> trumps() {
    return trumps;
  }

  /** {@code C D H S NT}. */
  public String symbol() {
    return symbol;
  }
}
