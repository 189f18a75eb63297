package org.handrec.core.model;

/** One of the 35 bids, ordered as in Law 18: by level, then by strain. */
public final class Bid implements Call, Comparable<Bid> {
  private static final Bid[] ALL = new Bid[35];

  static {
    for (int index = 0; index < ALL.length; index++) {
      ALL[index] = new Bid(index / 5 + 1, Strain.values()[index % 5]);
    }
  }

  private final int level;
  private final Strain strain;
  private final String symbol;

  private Bid(int level, Strain strain) {
    this.level = level;
    this.strain = strain;
    this.symbol = level + strain.symbol();
  }

  /**
   * The bid of a level and a strain.
   *
   * @throws IllegalArgumentException unless the level is 1 to 7
   */
  public static Bid of(int level, Strain strain) {
    if (level < 1 || level > 7) {
      throw new IllegalArgumentException("level " + level + " is not 1 to 7");
    }
    return ALL[(level - 1) * 5 + strain.ordinal()];
  }

  /** The number of odd tricks, 1 to 7. */
  public int level() {
    return level;
  }

  /** The strain. */
  public Strain strain() {
    return strain;
  }

  /** Whether this bid is sufficient over another (Law 18C). */
  public boolean isAbove(Bid other) {
    return compareTo(other) > 0;
  }

  @Override
  public String symbol() {
    return symbol;
  }

  @Override
  public int compareTo(Bid other) {
    return Integer.compare(level * 5 + strain.ordinal(), other.level * 5 + other.strain.ordinal());
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return level * 5 + strain.ordinal();
  }

  @Override
  public String toString() {
    return symbol;
  }
}
