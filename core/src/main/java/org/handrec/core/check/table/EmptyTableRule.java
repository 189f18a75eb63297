package org.handrec.core.check.table;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Table;

/** T005: a header of a table without a row. One that serves later games is no table (PBN 4.8). */
public final class EmptyTableRule implements RecordRule {
  /** Creates the rule. */
  public EmptyTableRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    for (Table table : context.board().tables()) {
      if (table.cells().isEmpty() && !table.columns().isEmpty() && isOwn(context, table.name())) {
        findings.add(
            findings
                .at("T005", context.tag(table.name()), table.name() + " has no rows")
                .tag(table.name()));
      }
    }
  }

  private static boolean isOwn(BoardContext context, String name) {
    Optional<Span> value = context.origins().value(name);
    return !context.isTaken(name)
        && value.isPresent()
        && !context.record().text().slice(value.get()).startsWith("\"##");
  }
}
