package org.handrec.core.scoring.event;

/**
 * A pair, a team or a player.
 *
 * @param id the number, else the names; no character when nothing is known
 * @param names the names, as far as they are known
 */
public record Contestant(String id, String names) {
  /** Nobody knows who. */
  public static final Contestant UNKNOWN = new Contestant("", "");

  /** Whether somebody is known. */
  public boolean isKnown() {
    return !id.isEmpty();
  }

  /** Numbers in their order, then everything else in that of its letters. */
  static int compareIds(Contestant a, Contestant b) {
    boolean numbers = isNumber(a.id) && isNumber(b.id);
    return numbers && a.id.length() != b.id.length()
        ? Integer.compare(a.id.length(), b.id.length())
        : a.id.compareTo(b.id);
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
