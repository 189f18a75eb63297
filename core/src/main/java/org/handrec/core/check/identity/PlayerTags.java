package org.handrec.core.check.identity;

import org.handrec.core.model.Seat;

/** The tags that name the players (PBN 3.4.5 to 3.4.8). */
final class PlayerTags {
  private PlayerTags() {}

  /** {@code North East South West}. */
  static String of(Seat seat) {
    return switch (seat) {
      case NORTH -> "North";
      case EAST -> "East";
      case SOUTH -> "South";
      case WEST -> "West";
    };
  }
}
