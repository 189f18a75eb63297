package org.handrec.core.check.cross;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who plays for which of the two teams of a match, learned from the line-ups: a team sits
 * North-South in one room and East-West in the other.
 */
final class Teams {
  /** More players than these are no match. */
  private static final int MOST = 64;

  private final Map<String, Integer> teams = new HashMap<>();
  private boolean wrong;

  /**
   * Learns the line-ups of a board.
   *
   * @param room the names of a room from North clockwise
   * @param other those of the other room
   * @return a player North-South whose team sits there in both rooms, the first time it does so
   */
  Optional<String> atOneLine(List<String> room, List<String> other) {
    int first = team(room.get(0), room.get(2));
    int second = team(other.get(0), other.get(2));
    boolean same = first >= 0 && first == second;
    boolean begins = same && !wrong;
    wrong = same;
    if (!same && teams.size() < MOST) {
      int northSouth = first >= 0 ? first : second >= 0 ? 1 - second : 0;
      learn(northSouth, room.get(0), room.get(2), other.get(1), other.get(3));
      learn(1 - northSouth, room.get(1), room.get(3), other.get(0), other.get(2));
    }
    return begins ? Optional.of(other.get(0)) : Optional.empty();
  }

  /** The team of a pair, 0 or 1; -1 when it is not known or they are of both. */
  private int team(String player, String partner) {
    int team = teams.getOrDefault(player, -1);
    int other = teams.getOrDefault(partner, team);
    return team < 0 ? other : team == other ? team : -1;
  }

  private void learn(int team, String... players) {
    for (String player : players) {
      if (!teams.containsKey(player) && !PlayerName.persons(player).isEmpty()) {
        teams.put(player, team);
      }
    }
  }
}
