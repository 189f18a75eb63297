package org.handrec.core.scoring.event;

/**
 * A match of two teams in two rooms. The home team sits North-South in the open room.
 *
 * @param round the round, or what else tells the match from others; perhaps no character
 * @param home the home team
 * @param visit the visiting team
 */
public record Match(String round, String home, String visit) {
  /** No match: the board is compared with that of all tables. */
  public static final Match NONE = new Match("", "", "");
}
