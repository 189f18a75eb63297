package org.handrec.core.check.cross;

import org.handrec.core.check.Findings;

/**
 * X007: a board stands behind one with a higher number. Each room and table has an order of its
 * own, and a board that was seen begins another way through the boards.
 */
final class NumberOrderRule implements VisitRule {
  @Override
  public void check(Visit visit, Findings findings) {
    int last = visit.session().lastAt(visit.place());
    if (visit.ordinal() < last && visit.isFirst()) {
      findings.add(
          findings
              .at(
                  "X007",
                  visit.context().compared("Board"),
                  "board %d after %d".formatted(visit.number(), last))
              .tag("Board")
              .found(Integer.toString(visit.number())));
    }
  }
}
