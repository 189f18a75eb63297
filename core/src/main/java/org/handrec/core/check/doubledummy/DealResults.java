package org.handrec.core.check.doubledummy;

import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** The double dummy results of a deal, as far as they were asked for. */
final class DealResults {
  private static final int UNKNOWN = -1;

  private final DoubleDummySolver solver;
  private final Deal deal;
  private final BoardResults results = new BoardResults();
  private final int[][] tricks = {
    unknown(), unknown(), unknown(), unknown(), unknown(),
  };

  DealResults(DoubleDummySolver solver, Deal deal) {
    this.solver = solver;
    this.deal = deal;
  }

  private static int[] unknown() {
    return new int[] {UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN};
  }

  /** What the records of the deal say. */
  BoardResults results() {
    return results;
  }

  /** Whether a stated number is right: this takes less than to find the right one. */
  boolean isRight(Seat declarer, Strain strain, int stated) {
    int known = tricks[strain.ordinal()][declarer.ordinal()];
    if (known != UNKNOWN) {
      return known == stated;
    }
    boolean right = solver.isRight(deal, strain, declarer, stated);
    if (right) {
      tricks[strain.ordinal()][declarer.ordinal()] = stated;
    }
    return right;
  }

  /** The tricks of a declarer. */
  int tricks(Seat declarer, Strain strain) {
    int[] known = tricks[strain.ordinal()];
    if (known[declarer.ordinal()] == UNKNOWN) {
      known[declarer.ordinal()] = solver.tricks(deal, strain, declarer);
    }
    return known[declarer.ordinal()];
  }

  /** All results. */
  DoubleDummyTable table() {
    for (Strain strain : Strain.values()) {
      for (int known : tricks[strain.ordinal()]) {
        if (known == UNKNOWN) {
          tricks[strain.ordinal()] = solver.strain(deal, strain);
          break;
        }
      }
    }
    return DoubleDummyTable.of(this::tricks);
  }
}
