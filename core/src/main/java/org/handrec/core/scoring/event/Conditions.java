package org.handrec.core.scoring.event;

import java.util.List;
import java.util.Optional;
import org.handrec.core.scoring.VictoryPointScale;

/**
 * The conditions of contest that no record tells.
 *
 * @param field how contestants are ranked
 * @param scale the victory points of matches: of teams, or of pairs by their percentage or their
 *     IMPs; empty to rank by IMPs or matchpoints
 * @param aggregate the points for the total points of a Patton match; empty when there are none
 * @param players whether the players of a pair are ranked, not the pair
 * @param sitOut what each board counts that a contestant did not play; empty when it counts nothing
 * @param changes carry-over and penalties
 */
public record Conditions(
    Field field,
    Optional<VictoryPointScale> scale,
    Optional<AggregateScale> aggregate,
    boolean players,
    Optional<TableScore.Artificial> sitOut,
    List<Change> changes) {
  /** No conditions. */
  public static final Conditions NONE =
      new Conditions(
          Field.AUTO, Optional.empty(), Optional.empty(), false, Optional.empty(), List.of());

  /** Copies the list. */
  public Conditions {
    changes = List.copyOf(changes);
  }

  /** How contestants are ranked. */
  public enum Field {
    /** By lines where no pair sat in both, else together. */
    AUTO,
    /** All together. */
    ONE,
    /** North-South and East-West apart. */
    LINES
  }

  /**
   * A change of a total.
   *
   * @param who the number or the names of the contestant; {@code NS 3} where numbers name one pair
   *     a line
   * @param points points of the ranking: matchpoints, IMPs or victory points
   * @param penalty whether they are taken off instead of carried over
   */
  public record Change(String who, double points, boolean penalty) {}
}
