package org.handrec.cli.report;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.handrec.cli.shell.Failure;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Profile;
import org.handrec.core.diagnose.RuleBook;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.RuleSelection;
import org.handrec.core.diagnose.Severity;

/**
 * Decides which findings are reported and how grave they are: the severity of the profile, then the
 * export check, then what the user said of a rule; then the selection.
 */
public final class SeverityPolicy {
  /** The findings about the claim to be in export format. */
  private static final Set<String> EXPORT = Set.of("PBN097", "PBN098", "PBN099");

  private final Profile profile;
  private final boolean strictExport;
  private final Map<String, Severity> changes = new HashMap<>();
  private final RuleSelection selected;
  private final RuleSelection ignored;

  /**
   * A policy.
   *
   * @param strictExport whether departures from the export format are warnings
   * @param changes items such as {@code I001=warning}, the later ones winning
   * @param select rules to report; empty for all
   * @param ignore rules not to report
   * @throws Failure when an item names no rule or no severity
   */
  public SeverityPolicy(
      RuleBook book,
      Profile profile,
      boolean strictExport,
      List<String> changes,
      List<String> select,
      List<String> ignore) {
    this.profile = profile;
    this.strictExport = strictExport;
    this.selected = selection(book, select);
    this.ignored = selection(book, ignore);
    for (String change : changes) {
      addChange(book, change);
    }
  }

  /**
   * A set of rules that a user named.
   *
   * @throws Failure when an item names none
   */
  static RuleSelection selection(RuleBook book, List<String> items) {
    RuleSelection selection = new RuleSelection(book, items);
    if (!selection.unknown().isEmpty()) {
      throw noRule(selection.unknown().get(0));
    }
    return selection;
  }

  /** There is no such rule. */
  public static Failure noRule(String text) {
    return new Failure("no rule '" + text + "'; 'handrec rules' lists them");
  }

  private void addChange(RuleBook book, String change) {
    int equals = change.indexOf('=');
    if (equals < 0) {
      throw new Failure("not CODE=LEVEL: " + change);
    }
    Severity severity = severity(change.substring(equals + 1).strip());
    String text = change.substring(0, equals).strip();
    List<RuleInfo> rules = book.select(text);
    if (rules.isEmpty()) {
      throw noRule(text);
    }
    rules.forEach(rule -> changes.put(rule.code(), severity));
  }

  private static Severity severity(String text) {
    for (Severity severity : Severity.values()) {
      if (severity.symbol().equals(text.toLowerCase(Locale.ROOT))) {
        return severity;
      }
    }
    throw new Failure("no level '" + text + "'; known: error, warning, info, off");
  }

  /** The finding with its severity; empty when it is not reported. */
  public Optional<Diagnostic> apply(Diagnostic diagnostic) {
    boolean isSelected = selected.isEmpty() || selected.contains(diagnostic);
    if (!isSelected || ignored.contains(diagnostic)) {
      return Optional.empty();
    }
    Severity severity = severity(diagnostic);
    return severity == Severity.OFF
        ? Optional.empty()
        : Optional.of(diagnostic.withSeverity(severity));
  }

  private Severity severity(Diagnostic diagnostic) {
    Severity change = changes.get(diagnostic.code());
    if (change != null) {
      return change;
    }
    if (strictExport && EXPORT.contains(diagnostic.code())) {
      return Severity.WARNING;
    }
    // A severity that a finding has of its own stands above that of its rule.
    return diagnostic.severity() == diagnostic.rule().severity()
        ? diagnostic.rule().severity(profile)
        : diagnostic.severity();
  }
}
