package org.handrec.core.scoring.event;

import java.util.function.IntToDoubleFunction;
import org.handrec.core.scoring.Imps;
import org.handrec.core.scoring.Matchpoints;

/** The scores of a board in the two rooms of a match. */
final class TwoRooms {
  private TableScore openNs = TableScore.NONE;
  private TableScore openEw = TableScore.NONE;
  private TableScore closedNs = TableScore.NONE;
  private TableScore closedEw = TableScore.NONE;
  private boolean open;
  private boolean closed;

  /** Adds a result; false when that of its room is known already, or it is of neither. */
  boolean add(TableResult result) {
    if (result.place().isOpen() && !open) {
      open = true;
      openNs = result.nsScore();
      openEw = result.ewScore();
      return true;
    }
    if (result.place().isClosed() && !closed) {
      closed = true;
      closedNs = result.nsScore();
      closedEw = result.ewScore();
      return true;
    }
    return false;
  }

  /** Whether there is something to compare: a score in both rooms, or an artificial one. */
  boolean isPlayed() {
    return isPlayed(openNs, closedEw) || isPlayed(openEw, closedNs);
  }

  private static boolean isPlayed(TableScore one, TableScore other) {
    return one instanceof TableScore.Artificial
        || other instanceof TableScore.Artificial
        || (one != TableScore.NONE && other != TableScore.NONE);
  }

  /** IMPs of the home team and of the visiting team. */
  double[] imps() {
    return of(Imps::of, 0);
  }

  /** Points for a board won, tied or lost, of the home team and of the visiting team. */
  double[] won(Matchpoints.Unit unit) {
    double most = unit.most();
    return of(difference -> most * (1 + Integer.signum(difference)) / 2, most);
  }

  /** The plus points of the home team and of the visiting team in both rooms. */
  double[] plusPoints() {
    return new double[] {
      plus(openNs) + plus(closedEw), plus(openEw) + plus(closedNs),
    };
  }

  private static double plus(TableScore score) {
    return BoardScores.mean(score, points -> Math.max(0, points));
  }

  private double[] of(IntToDoubleFunction points, double top) {
    return new double[] {sum(openNs, closedEw, points, top), sum(openEw, closedNs, points, top)};
  }

  /** What the scores of a team in the two rooms earn; an artificial one decides alone. */
  private static double sum(
      TableScore one, TableScore other, IntToDoubleFunction points, double top) {
    TableScore ruled = other instanceof TableScore.Artificial ? other : one;
    if (ruled instanceof TableScore.Artificial) {
      return top > 0 ? BoardScores.share(ruled, top, points) : BoardScores.imps(ruled, points);
    }
    return BoardScores.mean(one, a -> BoardScores.mean(other, b -> points.applyAsDouble(a + b)));
  }
}
