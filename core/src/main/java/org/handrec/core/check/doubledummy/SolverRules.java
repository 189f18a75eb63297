package org.handrec.core.check.doubledummy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.FileRule;
import org.handrec.core.check.Findings;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.model.Deal;

/**
 * The rules that need a double dummy solver, which take time: Q003 and Q007 to Q012. A deal that
 * comes again among the last 64 ones is not solved again.
 */
public final class SolverRules implements FileRule {
  private static final int MOST = 64;

  private final DoubleDummySolver solver = new DoubleDummySolver();
  private final SolvedTableRule tables = new SolvedTableRule();
  private final SolvedPlayRule play = new SolvedPlayRule(solver);
  private final Map<Deal, DealResults> known =
      new LinkedHashMap<>(2 * MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Deal, DealResults> eldest) {
          return size() > MOST;
        }
      };

  private SolverRules() {}

  /** The rules for a new source. */
  public static List<FileRule> forSource() {
    return List.of(new SolverRules());
  }

  @Override
  public void check(BoardContext context, Findings findings) {
    Deal deal = context.board().deal().value().filter(Deal::isFull).orElse(null);
    if (deal == null || findings.isUnusable("Deal")) {
      return;
    }
    DealResults results = known.computeIfAbsent(deal, one -> new DealResults(solver, one));
    tables.check(context, findings, results);
    play.check(context, findings, deal, results);
  }
}
