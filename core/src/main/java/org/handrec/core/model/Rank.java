package org.handrec.core.model;

import java.util.Optional;

/** The rank of a card, from the two up to the ace. */
public enum Rank {
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT,
  NINE,
  TEN,
  JACK,
  QUEEN,
  KING,
  ACE;

  static final String LETTERS = "23456789TJQKA";

  private static final Rank[] ALL = values();

  /** The rank of a character {@code 2-9 T J Q K A}; letters in either case. */
  public static Optional<Rank> of(char letter) {
    int index = LETTERS.indexOf(Character.toUpperCase(letter));
    return index < 0 ? Optional.empty() : Optional.of(ALL[index]);
  }

  /** The character {@code 2-9 T J Q K A}. */
  public char letter() {
    return LETTERS.charAt(ordinal());
  }
}
