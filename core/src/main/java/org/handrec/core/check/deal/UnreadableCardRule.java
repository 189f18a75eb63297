package org.handrec.core.check.deal;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.DealtCard;

/** D005: a character in a hand is no card. */
final class UnreadableCardRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    if (context.board().faultyDeal().isEmpty()) {
      return;
    }
    DealFaults faults = DealFaults.of(context.board().faultyDeal());
    for (int place : faults.unreadable()) {
      findings.add(finding(context, findings, faults.at(place), place));
    }
  }

  private static Diagnostic.Builder finding(
      BoardContext context, Findings findings, DealtCard dealt, int place) {
    Optional<String> meant = localHonour(dealt.text());
    String message =
        "hand of %s: \"%s\" is no card%s"
            .formatted(
                context.name(dealt.seat()),
                dealt.text(),
                meant.map(m -> ", perhaps " + m).orElse(""));
    Diagnostic.Builder finding =
        findings
            .at("D005", context.origins().dealtCard(place), message)
            .tag("Deal")
            .seat(dealt.seat())
            .found(dealt.text());
    meant.ifPresent(finding::hypothesis);
    return finding;
  }

  /**
   * The honour that a letter stands for in French, Dutch, German or Polish; empty where the
   * languages differ ({@code V} is a jack in French and a queen in Dutch) and for other text.
   */
  private static Optional<String> localHonour(String text) {
    return switch (text) {
      case "R", "r", "H", "h" -> Optional.of("K");
      case "D", "d" -> Optional.of("Q");
      case "B", "b", "W", "w" -> Optional.of("J");
      default -> Optional.empty();
    };
  }
}
