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
   * @param row the row of a ScoreTable, from 1; 0 for the result of the record itself
   */
  record Result(int record, int row, Seat declarer, Strain strain, int tricks) {
    /** This one and another: {@code records 1 and 3}, {@code rows 2 and 5 of ScoreTable}. */
    String and(Result other) {
      if (row == 0 && other.row == 0) {
        return "records %d and %d".formatted(record, other.record);
      }
      return record == other.record
          ? "rows %d and %d of ScoreTable".formatted(row, other.row)
          : name() + " and " + other.name();
    }

    private String name() {
      return row == 0 ? "record " + record : "row %d of record %d".formatted(row, record);
    }
  }

  /** Adds a result; whether there is room for it. */
  boolean add(Result result) {
    return results.size() < MOST && results.add(result);
  }

  private static int distance(DealResults deal, Result result, int tricks, int turn) {
    return Math.abs(deal.tricks(result.declarer().plus(-turn), result.strain()) - tricks);
  }

  /**
   * The result that was exchanged with the last one. Where more than these two are far from the
   * deal's, as they may be in a large field, it is by chance that some fit each other.
   */
  Optional<Result> exchanged(DealResults deal) {
    Result last = results.get(results.size() - 1);
    if (distance(deal, last, last.tricks(), 0) < FAR) {
      return Optional.empty();
    }
    List<Result> far =
        results.stream().filter(one -> distance(deal, one, one.tricks(), 0) >= FAR).toList();
    return far.size() != 2
        ? Optional.empty()
        : Optional.of(far.get(0))
            .filter(other -> distance(deal, other, last.tricks(), 0) <= 1)
            .filter(other -> distance(deal, last, other.tricks(), 0) <= 1);
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
