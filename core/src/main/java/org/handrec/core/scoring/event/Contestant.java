package org.handrec.core.scoring.event;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A pair, a team or a player.
 *
 * @param id the number, else the names; no character when nothing is known
 * @param names the names, as far as they are known
 */
public record Contestant(String id, String names) {
  /** What stands between the names of two players. */
  static final String BETWEEN = " - ";

  /** Nobody knows who. */
  public static final Contestant UNKNOWN = new Contestant("", "");

  /**
   * The players of a pair by their names; the contestant itself when these are not the names of
   * two.
   */
  public List<Contestant> players() {
    String[] players = names.split(BETWEEN, -1);
    return players.length == 2
        ? List.of(new Contestant(players[0], players[0]), new Contestant(players[1], players[1]))
        : List.of(this);
  }

  /** The same pair with other names of its players. */
  public Contestant with(UnaryOperator<String> player) {
    String changed =
        Arrays.stream(names.split(BETWEEN, -1))
            .map(player)
            .sorted()
            .collect(Collectors.joining(BETWEEN));
    return new Contestant(id.equals(names) ? changed : id, changed);
  }

  /** Whether somebody is known. */
  public boolean isKnown() {
    return !id.isEmpty();
  }

  /** Numbers in their order, then everything else in that of its letters. */
  static int compareIds(Contestant a, Contestant b) {
    return compareNumbers(a.id, b.id);
  }

  /** Numbers in their order, other texts in that of their letters. */
  static int compareNumbers(String a, String b) {
    boolean numbers = isNumber(a) && isNumber(b);
    return numbers && a.length() != b.length()
        ? Integer.compare(a.length(), b.length())
        : a.compareTo(b);
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
