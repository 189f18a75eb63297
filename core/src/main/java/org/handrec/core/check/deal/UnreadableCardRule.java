package org.handrec.core.check.deal;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Seat;

/** D005: something in a hand is no card; one finding a hand, at the first such place. */
final class UnreadableCardRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    if (context.board().faultyDeal().isEmpty()) {
      return;
    }
    DealFaults faults = DealFaults.of(context.board().faultyDeal());
    for (Seat seat : Seat.values()) {
      List<Integer> places =
          faults.unreadable().stream().filter(place -> faults.at(place).seat() == seat).toList();
      if (!places.isEmpty()) {
        findings.add(finding(context, findings, faults.at(places.get(0)), places));
      }
    }
  }

  private static Diagnostic.Builder finding(
      BoardContext context, Findings findings, DealtCard dealt, List<Integer> places) {
    Optional<String> meant = localHonour(dealt.text());
    int others = places.size() - 1;
    String message =
        "hand of %s: \"%s\" is no card%s%s"
            .formatted(
                context.name(dealt.seat()),
                dealt.text(),
                meant.map(m -> ", perhaps " + m).orElse(""),
                others == 0
                    ? ""
                    : others == 1 ? "; 1 more such place" : "; " + others + " more such places");
    Diagnostic.Builder finding =
        findings
            .at("D005", context.origins().dealtCard(places.get(0)), message)
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
