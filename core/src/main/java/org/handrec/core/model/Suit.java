package org.handrec.core.model;

import java.util.List;
import java.util.Optional;

/** One of the four suits, in ascending rank (Law 1). */
public enum Suit {
  CLUBS('C'),
  DIAMONDS('D'),
  HEARTS('H'),
  SPADES('S');

  private static final List<Suit> DESCENDING = List.of(SPADES, HEARTS, DIAMONDS, CLUBS);

  private final char letter;

  Suit(char letter) {
    this.letter = letter;
  }

  /** The suits from spades down to clubs, the order in which hands are written. */
  public static List<Suit> descending() {
    return DESCENDING;
  }

  /** The suit of a letter {@code C D H S} in either case. */
  public static Optional<Suit> of(char letter) {
    return switch (letter) {
      case 'C', 'c' -> Optional.of(CLUBS);
      case 'D', 'd' -> Optional.of(DIAMONDS);
      case 'H', 'h' -> Optional.of(HEARTS);
      case 'S', 's' -> Optional.of(SPADES);
      default -> Optional.empty();
    };
  }

  /** The letter {@code C D H S}. */
  public char letter() {
    return letter;
  }

  /** The strain with this suit as trumps. */
  public Strain strain() {
    return Strain.of(this);
  }
}
