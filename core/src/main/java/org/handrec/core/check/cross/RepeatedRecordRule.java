package org.handrec.core.check.cross;

import java.util.OptionalInt;
import org.handrec.core.check.Findings;

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
    OptionalInt same = visit.board().sameAs(visit.context().record());
    if (same.isPresent()) {
      findings.add(
          findings
              .at(
                  "X005",
                  visit.context().origins().record(),
                  "record %d repeats record %d".formatted(visit.record(), same.getAsInt()))
              .found(Integer.toString(visit.record())));
    } else if (visit.place().isNamed() && visit.board().wasAt(visit.place())) {
      findings.add(
          findings.at(
              "X011",
              visit.context().origins().record(),
              "board %d %s given twice".formatted(visit.number(), visit.place().title())));
    }
  }
}
