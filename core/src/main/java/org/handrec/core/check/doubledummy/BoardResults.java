package org.handrec.core.check.doubledummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** The results of the tables that played one deal; of a bounded number of them. */
final class BoardResults {
  private static final int MOST = 256;

  /** Results so far from the deal's are no play. */
  private static final int FAR = 3;

  /** So many results show that a deal is turned. */
  private static final int FEWEST = 4;

  private final List<Result> results = new ArrayList<>();
  private boolean turnReported;

  /**
   * The result of a table.
   *
   * @param record the number of its record
   * @param line the line in which it begins
   */
  record Result(int record, int line, Seat declarer, Strain strain, int tricks) {}

  /** Adds a result. */
  void add(Result result) {
    if (results.size() < MOST) {
      results.add(result);
    }
  }

  private static int distance(DealResults deal, Result result, int tricks, int turn) {
    return Math.abs(deal.tricks(result.declarer().plus(-turn), result.strain()) - tricks);
  }

  /** A result before the last one, of another table, that was exchanged with it. */
  Optional<Result> exchanged(DealResults deal) {
    Result last = results.get(results.size() - 1);
    if (distance(deal, last, last.tricks(), 0) < FAR) {
      return Optional.empty();
    }
    return results.stream()
        .filter(other -> distance(deal, other, other.tricks(), 0) >= FAR)
        .filter(other -> distance(deal, other, last.tricks(), 0) <= 1)
        .filter(other -> distance(deal, last, other.tricks(), 0) <= 1)
        .findFirst();
  }

  /** By how many seats the deal must be turned to fit the results; told once. */
  OptionalInt turn(DealResults deal) {
    if (turnReported || results.size() < FEWEST || sum(deal, 0) < FAR * results.size()) {
      return OptionalInt.empty();
    }
    for (int turn = 1; turn <= 3; turn++) {
      if (sum(deal, turn) <= results.size()) {
        turnReported = true;
        return OptionalInt.of(turn);
      }
    }
    return OptionalInt.empty();
  }

  private int sum(DealResults deal, int turn) {
    return results.stream().mapToInt(one -> distance(deal, one, one.tricks(), turn)).sum();
  }
}
