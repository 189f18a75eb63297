package org.handrec.core.check.doubledummy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.FileRule;
import org.handrec.core.check.Findings;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.Limits;
import org.handrec.core.doubledummy.SolverStoppedException;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;

/**
 * The rules that need a double dummy solver, which take time: Q003, Q007 to Q012, Q014, and Q015
 * for a record that takes too long. A deal that comes again among the last 1,024 ones (eight
 * sessions of 128) is not solved again.
 */
public final class SolverRules implements FileRule {
  private static final int MOST = 1024;

  private final DoubleDummySolver solver;
  private final SolvedTableRule stated = new SolvedTableRule();
  private final SolvedResultsRule tables = new SolvedResultsRule();
  private final SolvedPlayRule play;
  private final Map<Deal, DealResults> known;
  private final boolean statedAlone;

  private SolverRules(DoubleDummySolver solver, Map<Deal, DealResults> known, boolean statedAlone) {
    this.solver = solver;
    this.play = new SolvedPlayRule(solver);
    this.known = known;
    this.statedAlone = statedAlone;
  }

  /**
   * The rules for a new source.
   *
   * @param limits of time and positions for each record, and of memory
   */
  public static List<FileRule> forSource(Limits limits) {
    return List.of(new SolverRules(new DoubleDummySolver(limits), memory(), false));
  }

  /**
   * The rules on stated results and pars alone, for readings of a source one after the other: what
   * was solved for one is known for the next.
   */
  public static Supplier<List<FileRule>> forTables() {
    DoubleDummySolver solver = new DoubleDummySolver();
    Map<Deal, DealResults> known = memory();
    return () -> List.of(new SolverRules(solver, known, true));
  }

  private static Map<Deal, DealResults> memory() {
    return new LinkedHashMap<>(16, 0.75f, true) {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<Deal, DealResults> eldest) {
        return size() > MOST;
      }
    };
  }

  @Override
  public void check(BoardContext context, Findings findings) {
    Deal deal = context.board().deal().value().filter(Deal::isFull).orElse(null);
    if (deal == null || findings.isUnusable("Deal")) {
      return;
    }
    DealResults results = known.computeIfAbsent(deal, one -> new DealResults(solver, one));
    try {
      solver.together(
          () -> {
            stated.check(context, findings, results);
            if (!statedAlone && !isPlaceholder(deal)) {
              play.check(context, findings, deal, results);
              tables.check(context, findings, results);
            }
            return deal;
          });
    } catch (SolverStoppedException e) {
      String message = "not solved to the end: " + e.getMessage();
      findings.add(findings.at("Q015", context.compared("Deal"), message).tag("Deal"));
    }
  }

  /** Whether everybody holds a whole suit: what old records have for a deal that is not known. */
  private static boolean isPlaceholder(Deal deal) {
    for (Seat seat : Seat.values()) {
      Hand hand = deal.hand(seat).orElseThrow();
      if (!hand.suit(hand.cards().get(0).suit()).equals(hand)) {
        return false;
      }
    }
    return true;
  }
}
