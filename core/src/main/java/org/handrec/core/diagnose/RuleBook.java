package org.handrec.core.diagnose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Some catalogues as one, whose rules are found by code, name, or the begin of a code. */
public final class RuleBook {
  private final List<RuleInfo> rules = new ArrayList<>();

  /** The rules of some catalogues, in their order. */
  public RuleBook(List<RuleCatalog> catalogs) {
    for (RuleCatalog catalog : catalogs) {
      rules.addAll(catalog.rules());
    }
  }

  /** All rules. */
  public List<RuleInfo> rules() {
    return List.copyOf(rules);
  }

  /** The rule of a code or a name, in any case. */
  public Optional<RuleInfo> find(String text) {
    return rules.stream()
        .filter(rule -> rule.code().equalsIgnoreCase(text) || rule.name().equalsIgnoreCase(text))
        .findFirst();
  }

  /**
   * The rules of a code, a name or the begin of a code. Letters alone are a family where there is
   * one of that name: {@code P} is P001 and so on, not PBN. Empty when there is no such rule.
   */
  public List<RuleInfo> select(String text) {
    Optional<RuleInfo> exact = find(text);
    if (exact.isPresent()) {
      return List.of(exact.get());
    }
    String prefix = text.toUpperCase(Locale.ROOT);
    List<RuleInfo> family = rules.stream().filter(rule -> family(rule).equals(prefix)).toList();
    return family.isEmpty() && !prefix.isEmpty()
        ? rules.stream().filter(rule -> rule.code().startsWith(prefix)).toList()
        : family;
  }

  private static String family(RuleInfo rule) {
    String code = rule.code();
    int end = 0;
    while (end < code.length() && Character.isLetter(code.charAt(end))) {
      end++;
    }
    return code.substring(0, end);
  }
}
