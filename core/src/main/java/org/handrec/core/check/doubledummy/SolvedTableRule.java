package org.handrec.core.check.doubledummy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.doubledummy.Arrangement;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.StatedTable;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Table;

/**
 * Stated double dummy results that the solver does not find (Q003), or finds for a turned deal or
 * in another order (Q007). What of the record's other numbers and of its par is wrong then is
 * measured by the solver's table: one wrong number is one finding.
 */
final class SolvedTableRule {
  /** A number and where it belongs. */
  private record Cell(Seat declarer, Strain strain, int tricks) {}

  void check(BoardContext context, Findings findings, DealResults results) {
    Set<List<Integer>> told = new HashSet<>();
    boolean anyRight = false;
    for (StatedTable stated : StatedTable.of(context.board())) {
      if (!context.isTaken(stated.tag())
          && stated.problem().isEmpty()
          && !stated.isUnknown()
          && !findings.isUnusable(stated.tag())) {
        List<Cell> wrong = wrong(stated, results);
        anyRight |= wrong.isEmpty() && stated.complete().isPresent();
        if (!wrong.isEmpty() && told.add(stated.results())) {
          report(context, findings, results, stated, wrong);
        }
      }
    }
    if (!told.isEmpty()) {
      findings.remove("Q002");
    }
    boolean statesPar = ParRule.isStated(context);
    if (statesPar && (!told.isEmpty() || !anyRight)) {
      findings.remove("Q004");
      findings.remove("Q005");
      ParRule.check(context, findings, List.of(results.table()));
    }
  }

  private static List<Cell> wrong(StatedTable stated, DealResults results) {
    List<Cell> wrong = new ArrayList<>(0);
    for (Strain strain : Strain.values()) {
      for (Seat declarer : Seat.values()) {
        OptionalInt tricks = stated.tricks(declarer, strain);
        if (tricks.isPresent() && !results.isRight(declarer, strain, tricks.getAsInt())) {
          wrong.add(new Cell(declarer, strain, tricks.getAsInt()));
        }
      }
    }
    return wrong;
  }

  private static void report(
      BoardContext context,
      Findings findings,
      DealResults results,
      StatedTable stated,
      List<Cell> wrong) {
    DoubleDummyTable right = results.table();
    Optional<String> arrangement =
        wrong.size() > 1 ? Arrangement.of(stated, right) : Optional.empty();
    if (arrangement.isPresent()) {
      findings.add(
          findings
              .at(
                  "Q007",
                  context.value(stated.tag()),
                  stated.tag() + " fits the deal " + arrangement.get())
              .tag(stated.tag())
              .hypothesis(arrangement.get()));
      return;
    }
    Cell first = wrong.get(0);
    int solved = right.tricks(first.declarer(), first.strain());
    String message =
        "%c %s: %d, solver %d"
            .formatted(first.declarer().letter(), first.strain().symbol(), first.tricks(), solved);
    Optional<String> small = Arrangement.ofSmall(stated, right);
    Diagnostic.Builder finding =
        findings
            .at(
                "Q003",
                place(context, stated, first),
                message
                    + StatedTableRule.more(wrong.size() - 1)
                    + small.map(how -> "; " + how).orElse(""))
            .tag(stated.tag())
            .found(String.valueOf(first.tricks()))
            .expected(String.valueOf(solved));
    small.ifPresent(finding::hypothesis);
    findings.add(finding);
  }

  /** Where a number stands: in a table the row of its declarer and denomination. */
  private static Span place(BoardContext context, StatedTable stated, Cell cell) {
    List<Span> cells = context.origins().tableCells(stated.tag());
    for (Table table : context.board().tables()) {
      OptionalInt place =
          table.name().equals(stated.tag())
              ? StatedTable.cell(table, cell.declarer(), cell.strain())
              : OptionalInt.empty();
      if (place.isPresent() && place.getAsInt() < cells.size()) {
        return cells.get(place.getAsInt());
      }
    }
    return context.value(stated.tag());
  }
}
