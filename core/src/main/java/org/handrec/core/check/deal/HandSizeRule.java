package org.handrec.core.check.deal;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;

/** D003: hands have too many or too few cards. */
final class HandSizeRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    if (context.board().faultyDeal().isEmpty()) {
      return;
    }
    DealFaults faults = DealFaults.of(context.board().faultyDeal());
    List<Seat> wrong = faults.wrongHands();
    if (wrong.isEmpty()) {
      return;
    }
    Optional<String> hypothesis = hypothesis(faults, wrong, context);
    String sizes =
        wrong.stream()
            .map(seat -> context.name(seat) + " has " + Wording.counted(faults.size(seat), "card"))
            .collect(Collectors.joining(", "));
    Diagnostic.Builder finding =
        findings
            .at(
                "D003",
                place(context, wrong),
                "%s instead of %d%s"
                    .formatted(sizes, faults.handSize(), hypothesis.map(h -> "; " + h).orElse("")))
            .tag("Deal")
            .expected(String.valueOf(faults.handSize()))
            .found(
                wrong.stream()
                    .map(seat -> String.valueOf(faults.size(seat)))
                    .collect(Collectors.joining(",")));
    if (wrong.size() == 1) {
      finding.seat(wrong.get(0));
    }
    hypothesis.ifPresent(finding::hypothesis);
    findings.add(finding);
  }

  /** The first of the hands, where hands have places of their own. */
  private static Span place(BoardContext context, List<Seat> hands) {
    return hands.stream()
        .flatMap(seat -> context.origins().dealtHand(seat).stream())
        .min(Comparator.comparingLong(Span::start))
        .orElseGet(() -> context.value("Deal"));
  }

  /** The cards that the one short hand lacks, or the long hand whose card the short one lacks. */
  private static Optional<String> hypothesis(
      DealFaults faults, List<Seat> wrong, BoardContext context) {
    Hand missing = faults.missing();
    if (wrong.size() == 1 && missing.size() == faults.handSize() - faults.size(wrong.get(0))) {
      return missing.isEmpty()
          ? Optional.empty()
          : Optional.of(
              Wording.cards(missing, " ")
                  + (missing.size() == 1 ? " is in no hand" : " are in no hand"));
    }
    boolean balanced =
        wrong.size() == 2
            && missing.isEmpty()
            && faults.size(wrong.get(0)) + faults.size(wrong.get(1)) == 2 * faults.handSize();
    if (!balanced) {
      return Optional.empty();
    }
    Seat giver = wrong.get(faults.size(wrong.get(0)) > faults.handSize() ? 0 : 1);
    return Optional.of("the surplus of " + context.name(giver) + " fills the other hand");
  }
}
