package org.handrec.core.check.table;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.RowOrder;
import org.handrec.core.model.Table;

/**
 * T001: a row breaks the order that the header promises by {@code +} or {@code -} (PBN 5.2); of
 * several marked columns the first ones count more. Reported at the first such row.
 */
public final class RowOrderRule implements RecordRule {
  /** Creates the rule. */
  public RowOrderRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    for (Table table : context.board().tables()) {
      if (RowOrder.of(table).isPresent()) {
        Grid.of(context, findings, table.name())
            .ifPresent(grid -> check(grid, RowOrder.of(table).get(), findings));
      }
    }
  }

  private static void check(Grid grid, RowOrder order, Findings findings) {
    Optional<RowOrder.Break> broken = order.firstBreak();
    if (broken.isPresent()) {
      List<Table.Column> columns = grid.columns();
      String column = columns.get(broken.get().column()).name();
      int row = broken.get().row();
      findings.add(
          findings
              .at(
                  "T001",
                  grid.place(row, 0),
                  "%s: row %d breaks the order of %s".formatted(grid.name(), row + 1, column))
              .tag(grid.name())
              .found(grid.cell(row, broken.get().column())));
    }
  }
}
