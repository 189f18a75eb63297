package org.handrec.core.model;

import java.util.OptionalInt;

/**
 * The tricks as the record states them (PBN 3.4.15). Numbers are as written and may be impossible.
 *
 * @param declarer tricks of the declarer's side, where the record names no side
 * @param ns tricks of North-South, where the record names that side
 * @param ew tricks of East-West, where the record names that side
 * @param agreed whether the record says that this differs from the tricks won ({@code ^}, Law 79)
 */
public record StatedResult(OptionalInt declarer, OptionalInt ns, OptionalInt ew, boolean agreed) {
  /** Tricks of the declarer's side. */
  public static StatedResult ofDeclarer(int tricks) {
    return new StatedResult(
        OptionalInt.of(tricks), OptionalInt.empty(), OptionalInt.empty(), false);
  }

  /** The stated tricks of a side, given who declares; empty when the record does not state them. */
  public OptionalInt of(Side side, Seat declaring) {
    if (declarer.isPresent()) {
      return declaring.side() == side ? declarer : OptionalInt.empty();
    }
    return side == Side.NS ? ns : ew;
  }
}
