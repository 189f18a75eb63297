package org.handrec.cli.show;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Card;

/** The codes of the findings that belong to a call or a card. */
final class FindingMarks {
  private final Map<Integer, Set<String>> calls = new HashMap<>();
  private final Map<Card, Set<String>> cards = new HashMap<>();

  FindingMarks(List<Diagnostic> diagnostics) {
    for (Diagnostic diagnostic : diagnostics) {
      if (diagnostic.call().isPresent()) {
        calls
            .computeIfAbsent(diagnostic.call().getAsInt(), call -> new TreeSet<>())
            .add(diagnostic.code());
      }
      diagnostic
          .card()
          .ifPresent(
              card -> cards.computeIfAbsent(card, c -> new TreeSet<>()).add(diagnostic.code()));
    }
  }

  /** What stands behind a call, from 1: {@code <A001>}, or nothing. */
  String ofCall(int call) {
    return mark(calls.getOrDefault(call, Set.of()));
  }

  /** What stands behind a card in the play. */
  String ofCard(Card card) {
    return mark(cards.getOrDefault(card, Set.of()));
  }

  private static String mark(Set<String> codes) {
    return codes.isEmpty() ? "" : "<" + String.join(",", codes) + ">";
  }
}
