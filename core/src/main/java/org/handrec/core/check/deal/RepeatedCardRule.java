package org.handrec.core.check.deal;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.check.deal.DealFaults.Repetition;
import org.handrec.core.diagnose.Diagnostic;

/** D001 and D002: a card stands in two hands, or twice in one. */
final class RepeatedCardRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    if (context.board().faultyDeal().isEmpty()) {
      return;
    }
    DealFaults faults = DealFaults.of(context.board().faultyDeal());
    for (Repetition repetition : faults.repetitions()) {
      boolean sameHand = repetition.first() == repetition.later();
      Optional<String> hypothesis = hypothesis(faults, repetition, context);
      String fact =
          sameHand
              ? "%s twice in the hand of %s"
                  .formatted(repetition.card(), context.name(repetition.first()))
              : "%s is in the hands of %s and %s"
                  .formatted(
                      repetition.card(),
                      context.name(repetition.first()),
                      context.name(repetition.later()));
      Diagnostic.Builder finding =
          findings
              .at(
                  sameHand ? "D002" : "D001",
                  context.origins().dealtCard(repetition.place()),
                  fact + hypothesis.map(h -> "; " + h).orElse(""))
              .tag("Deal")
              .seat(repetition.later())
              .card(repetition.card())
              .found(repetition.card().toString());
      faults.replacement().ifPresent(card -> finding.expected(card.toString()));
      hypothesis.ifPresent(finding::hypothesis);
      findings.add(finding);
    }
  }

  private static Optional<String> hypothesis(
      DealFaults faults, Repetition repetition, BoardContext context) {
    return faults
        .replacement()
        .map(card -> "one of them is probably " + card)
        .or(
            () ->
                faults
                    .surplusHand(repetition)
                    .map(seat -> context.name(seat) + " has one card too many"));
  }
}
