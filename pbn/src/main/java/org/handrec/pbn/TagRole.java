package org.handrec.pbn;

/** What a tag tells about the game in which it stands. */
enum TagRole {
  EVENT,
  BOARD,
  DEAL,
  /** Any other tag that says which board it is, or who played where. */
  IDENTIFICATION,
  /** What came out of it: contract, declarer, result, scores. */
  OUTCOME,
  AUCTION,
  PLAY,
  /** A table of the standard (PBN 5.2). */
  TABLE,
  /** An explanation; it may occur many times. */
  NOTE,
  /** A tag of the standard that is none of these. */
  OTHER,
  /** A tag the standard does not know. */
  UNKNOWN;

  private static final TagRole[] ROLES = new TagRole[StandardTag.COUNT];

  static {
    for (int i = 0; i < ROLES.length; i++) {
      ROLES[i] = of(StandardTag.of(i));
    }
  }

  private static TagRole of(StandardTag tag) {
    return switch (tag) {
      case EVENT -> EVENT;
      case BOARD -> BOARD;
      case DEAL -> DEAL;
      case SITE, DATE, WEST, NORTH, EAST, SOUTH, DEALER, VULNERABLE -> IDENTIFICATION;
      case ROOM, TABLE, SECTION, STAGE, ROUND, HOME_TEAM, VISIT_TEAM -> IDENTIFICATION;
      case DECLARER, CONTRACT, RESULT, SCORE, SCORE_IMP, SCORE_MP -> OUTCOME;
      case SCORE_PERCENTAGE, SCORE_RUBBER, SCORE_RUBBER_HISTORY, OPTIMUM_SCORE -> OUTCOME;
      case AUCTION -> AUCTION;
      case PLAY -> PLAY;
      case NOTE -> NOTE;
      default -> tag.isTable() ? TABLE : OTHER;
    };
  }

  /** The role of a tag by its ordinal, or {@link TagSlot#UNKNOWN}. */
  static TagRole of(int standard) {
    return standard < 0 ? UNKNOWN : ROLES[standard];
  }

  /** Whether it never continues a game that has a deal. */
  boolean isIdentification() {
    return this == EVENT || this == BOARD || this == DEAL || this == IDENTIFICATION;
  }

  /** Whether it is an Auction or a Play. */
  boolean isSection() {
    return this == AUCTION || this == PLAY;
  }

  /** Whether it stands behind the identification: a section, a table or an outcome. */
  boolean isLate() {
    return isSection() || this == TABLE || this == OUTCOME;
  }

  /** Whether elements of a supplemental section may follow (PBN 5.1). */
  boolean opensSection() {
    return this == TABLE || this == UNKNOWN;
  }
}
