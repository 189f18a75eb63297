package org.handrec.core.check.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Side;

/**
 * T006: a pair has two results at one board, on one side. Where every fourth row repeats a pair,
 * the table holds several sections that it does not tell apart.
 */
public final class PairTwiceRule implements RecordRule {
  /** Creates the rule. */
  public PairTwiceRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    if (Grid.isIn(context)) {
      Optional<Grid> grid = Grid.of(context, findings, "ScoreTable");
      if (grid.isPresent() && grid.get().column("Multiplicity") == Grid.NONE) {
        check(grid.get(), Side.NS, findings);
        check(grid.get(), Side.EW, findings);
      }
    }
  }

  private static void check(Grid grid, Side side, Findings findings) {
    int pairs = grid.column("PairId_" + side);
    int section = grid.column("Section");
    if (pairs == Grid.NONE) {
      return;
    }
    Set<List<String>> seen = new HashSet<>();
    List<Integer> again = new ArrayList<>(0);
    for (int row = 0; row < grid.rows(); row++) {
      String pair = grid.cell(row, pairs);
      boolean isPair = !pair.isEmpty() && !pair.equals("?") && !pair.equals("-");
      if (isPair && !seen.add(List.of(grid.cell(row, section), pair))) {
        again.add(row);
      }
    }
    if (4 * again.size() < grid.rows()) {
      for (int row : again) {
        findings.add(
            grid.at(findings, "T006", row, pairs, "pair stands %s a second time".formatted(side)));
      }
    }
  }
}
