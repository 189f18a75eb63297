package org.handrec.core.check.cross;

import java.util.Optional;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Diagnostic;

/**
 * A record of a board is there again: with the same data (X005), or with other data of the same
 * room and table (X011). With another deal it is not the same board, which is said elsewhere.
 */
final class RepeatedRecordRule implements VisitRule {
  @Override
  public void check(Visit visit, Findings findings) {
    if (visit.isFirst() || visit.hasOtherDeal()) {
      return;
    }
    Optional<Diagnostic.Related> same = visit.board().sameAs(visit.checksum());
    if (same.isPresent()) {
      findings.add(
          findings
              .at(
                  "X005",
                  visit.context().origins().record(),
                  "record %d repeats %s".formatted(visit.record(), same.get().title()))
              .found(Integer.toString(visit.record()))
              .related(same.get()));
      return;
    }
    Optional<Diagnostic.Related> before = visit.board().playedAt(visit.place());
    if (visit.place().isNamed() && before.isPresent()) {
      findings.add(
          findings
              .at(
                  "X011",
                  visit.context().origins().record(),
                  "board %d %s given twice".formatted(visit.number(), visit.place().title()))
              .related(before.get()));
    }
  }
}
