package org.handrec.core.model;

import java.util.Optional;

/** A player's place at the table, clockwise from North. */
public enum Seat {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  private static final Seat[] ALL = values();

  /** The seat of a letter {@code N E S W} in either case. */
  public static Optional<Seat> of(char letter) {
    return switch (letter) {
      case 'N', 'n' -> Optional.of(NORTH);
      case 'E', 'e' -> Optional.of(EAST);
      case 'S', 's' -> Optional.of(SOUTH);
      case 'W', 'w' -> Optional.of(WEST);
      default -> Optional.empty();
    };
  }

  /** The seat a number of places clockwise; negative counts turn the other way. */
  public Seat plus(int places) {
    return ALL[(ordinal() + places) & 3];
  }

  /** The left neighbour, who calls and plays next. */
  public Seat next() {
    return plus(1);
  }

  /** The partner. */
  public Seat partner() {
    return plus(2);
  }

  /** The right neighbour. */
  public Seat previous() {
    return plus(3);
  }

  /** How many places clockwise {@code other} sits from here, 0 to 3. */
  public int placesTo(Seat other) {
    return (other.ordinal() - ordinal()) & 3;
  }

  /** The side of this player. */
  public Side side() {
    return (ordinal() & 1) == 0 ? Side.NS : Side.EW;
  }

  /** The letter {@code N E S W}. */
  public char letter() {
    return "NESW".charAt(ordinal());
  }
}
