package org.handrec.cli.report;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RuleInfo;

/** A set of findings by rule, or by rule and tag ({@code PBN060:Date}). */
final class RuleSelection {
  private final Set<String> codes = new HashSet<>();
  private final Map<String, Set<String>> tags = new HashMap<>();

  /** A set from its items: codes, names or prefixes, each perhaps with a tag. */
  RuleSelection(RuleBook book, List<String> items) {
    for (String item : items) {
      int colon = item.indexOf(':');
      String rule = colon < 0 ? item : item.substring(0, colon);
      for (RuleInfo selected : book.select(rule.strip())) {
        if (colon < 0) {
          codes.add(selected.code());
        } else {
          tags.computeIfAbsent(selected.code(), code -> new HashSet<>())
              .add(item.substring(colon + 1).strip());
        }
      }
    }
  }

  boolean isEmpty() {
    return codes.isEmpty() && tags.isEmpty();
  }

  boolean contains(Diagnostic diagnostic) {
    Set<String> ofRule = tags.getOrDefault(diagnostic.code(), Set.of());
    return codes.contains(diagnostic.code())
        || diagnostic.tag().filter(ofRule::contains).isPresent();
  }
}
