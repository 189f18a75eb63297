package org.handrec.core.diagnose;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A set of findings by rule, or by rule and tag ({@code PBN060:Date}). */
public final class RuleSelection {
  private final Set<String> codes = new HashSet<>();
  private final Map<String, Set<String>> tags = new HashMap<>();

  private final List<String> unknown = new ArrayList<>(0);

  /**
   * A set from its items: codes, names or prefixes, each perhaps with a tag. Items that name no
   * rule are {@link #unknown}.
   */
  public RuleSelection(RuleBook book, List<String> items) {
    for (String item : items) {
      int colon = item.indexOf(':');
      String rule = (colon < 0 ? item : item.substring(0, colon)).strip();
      List<RuleInfo> selected = book.select(rule);
      boolean withoutTag = colon >= 0 && item.substring(colon + 1).isBlank();
      if (selected.isEmpty() || withoutTag) {
        unknown.add(withoutTag ? item : rule);
      }
      for (RuleInfo one : selected) {
        if (colon < 0) {
          codes.add(one.code());
        } else {
          tags.computeIfAbsent(one.code(), code -> new HashSet<>())
              .add(item.substring(colon + 1).strip());
        }
      }
    }
  }

  /** What was meant as a rule and is none. */
  public List<String> unknown() {
    return List.copyOf(unknown);
  }

  /** Whether no finding belongs to it. */
  public boolean isEmpty() {
    return codes.isEmpty() && tags.isEmpty();
  }

  /** Whether a finding belongs to it. */
  public boolean contains(Diagnostic diagnostic) {
    Set<String> ofRule = tags.getOrDefault(diagnostic.code(), Set.of());
    return codes.contains(diagnostic.code())
        || diagnostic.tag().filter(ofRule::contains).isPresent();
  }
}
