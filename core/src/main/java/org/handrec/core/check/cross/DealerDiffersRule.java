package org.handrec.core.check.cross;

import java.util.Optional;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;

/**
 * X010: dealer or vulnerability are not those of the first record of the board. Where the deal is
 * another one or turned, that explains it; where neither the deal nor a room or table is known, the
 * number alone does not make it the same board. The same value is reported once a board.
 */
final class DealerDiffersRule implements VisitRule {
  @Override
  public void check(Visit visit, Findings findings) {
    boolean explained =
        visit.relation() instanceof DealRelation.Different
            || visit.relation() instanceof DealRelation.Turned;
    if (visit.isFirst() || explained || !isOneBoard(visit)) {
      return;
    }
    Known<Seat> dealer = visit.board().dealer();
    Optional<Seat> here = visit.context().board().dealer().value();
    if (differs(dealer, here) && visit.board().isNewDifference(here.get())) {
      report(visit, "Dealer", dealer.map(Seat::letter), here.get().letter(), findings);
    }
    Known<Vulnerability> vulnerability = visit.board().vulnerability();
    Optional<Vulnerability> other = visit.context().board().vulnerability().value();
    if (differs(vulnerability, other) && visit.board().isNewDifference(other.get())) {
      report(
          visit,
          "Vulnerable",
          vulnerability.map(Vulnerability::symbol),
          other.get().symbol(),
          findings);
    }
  }

  private static boolean isOneBoard(Visit visit) {
    boolean deals = visit.deal().isPresent() && visit.board().deal().value().isPresent();
    return deals || visit.place().isNamed();
  }

  private static <T> boolean differs(Known<T> known, Optional<T> here) {
    return known.value().isPresent() && here.isPresent() && !known.value().equals(here);
  }

  private static void report(
      Visit visit, String tag, Known<?> first, Object here, Findings findings) {
    String what = tag.equals("Dealer") ? "dealer" : "vulnerability";
    String message =
        "board %d: %s %s in record %d, %s in record %d"
            .formatted(
                visit.number(),
                what,
                first.value().orElseThrow(),
                first.record(),
                here,
                visit.record());
    findings.add(
        findings
            .at("X010", visit.context().compared(tag), message)
            .tag(tag)
            .expected(first.value().orElseThrow().toString())
            .found(here.toString())
            .related(first.related()));
  }
}
