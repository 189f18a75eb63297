package org.handrec.core.check.doubledummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.doubledummy.Arrangement;
import org.handrec.core.doubledummy.StatedTable;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/**
 * Double dummy results that cannot be read (Q001), that differ from others of the record (Q002), or
 * that were not computed (Q006).
 */
public final class StatedTableRule implements RecordRule {
  /** Creates the rule. */
  public StatedTableRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    List<StatedTable> usable = new ArrayList<>(0);
    for (StatedTable stated : StatedTable.of(context.board())) {
      if (context.isTaken(stated.tag()) || findings.isUnusable(stated.tag())) {
        continue;
      }
      if (stated.problem().isPresent()) {
        unreadable(context, findings, stated);
      } else if (stated.isUnknown()) {
        String message = stated.tag() + " not computed";
        findings.add(findings.at("Q006", context.value(stated.tag()), message).tag(stated.tag()));
      } else {
        usable.add(stated);
      }
    }
    for (int i = 1; i < usable.size(); i++) {
      compare(context, findings, usable.get(0), usable.get(i));
    }
  }

  private static void unreadable(BoardContext context, Findings findings, StatedTable stated) {
    if (stated.tag().equals(StatedTable.TABLE) && findings.has("PBN090")) {
      return;
    }
    String message = stated.tag() + ": " + stated.problem().orElseThrow();
    findings.add(findings.at("Q001", place(context, stated), message).tag(stated.tag()));
  }

  private static Span place(BoardContext context, StatedTable stated) {
    List<Span> cells = context.origins().tableCells(stated.tag());
    return stated.cell() >= 0 && stated.cell() < cells.size()
        ? cells.get(stated.cell())
        : context.value(stated.tag());
  }

  private static void compare(
      BoardContext context, Findings findings, StatedTable one, StatedTable other) {
    String first = "";
    int differences = 0;
    for (Seat declarer : Seat.values()) {
      for (Strain strain : Strain.values()) {
        OptionalInt a = one.tricks(declarer, strain);
        OptionalInt b = other.tricks(declarer, strain);
        if (a.isPresent() && b.isPresent() && a.getAsInt() != b.getAsInt()) {
          differences++;
          first =
              first.isEmpty()
                  ? "%s %s: %d in %s, %d in %s"
                      .formatted(
                          declarer.letter(),
                          strain.symbol(),
                          a.getAsInt(),
                          one.tag(),
                          b.getAsInt(),
                          other.tag())
                  : first;
        }
      }
    }
    if (differences > 0) {
      report(context, findings, one, other, first, differences - 1);
    }
  }

  private static void report(
      BoardContext context,
      Findings findings,
      StatedTable one,
      StatedTable other,
      String first,
      int more) {
    Optional<String> arrangement = other.complete().flatMap(table -> Arrangement.of(one, table));
    String behind = arrangement.map(how -> "; the tables fit each other " + how).orElse(more(more));
    Diagnostic.Builder finding =
        findings.at("Q002", context.value(one.tag()), first + behind).tag(one.tag());
    arrangement.ifPresent(finding::hypothesis);
    findings.add(finding);
  }

  /** {@code ; 3 more}, or nothing. */
  static String more(int count) {
    return count == 0 ? "" : "; " + count + " more";
  }
}
