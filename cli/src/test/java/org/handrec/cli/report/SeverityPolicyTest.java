package org.handrec.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.CoreRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Profile;
import org.handrec.core.diagnose.RuleBook;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Severity;
import org.junit.jupiter.api.Test;

class SeverityPolicyTest {
  private static final RuleBook BOOK = new RuleBook(List.of(CoreRules.catalog()));

  @Test
  void theProfileDecidesFirst() {
    assertThat(severity(policy(Profile.DEFAULT, List.of()), "I001")).contains(Severity.INFO);
    assertThat(severity(policy(Profile.TOURNAMENT, List.of()), "I001")).contains(Severity.WARNING);
    assertThat(severity(policy(Profile.LESSON, List.of()), "I001")).isEmpty();
  }

  @Test
  void theUserHasTheLastWord() {
    List<String> changes = List.of("I=warning", "I001=error", "board-number-missing=off");
    SeverityPolicy policy = policy(Profile.LESSON, changes);

    assertThat(severity(policy, "I001")).contains(Severity.ERROR);
    assertThat(severity(policy, "I002")).contains(Severity.WARNING);
    assertThat(severity(policy, "I003")).isEmpty();
  }

  @Test
  void aFindingMayHaveASeverityOfItsOwn() {
    Diagnostic grave = diagnostic("I001").withSeverity(Severity.ERROR);

    assertThat(policy(Profile.LESSON, List.of()).apply(grave).map(Diagnostic::severity))
        .contains(Severity.ERROR);
  }

  @Test
  void ignoringWinsOverSelecting() {
    SeverityPolicy policy =
        new SeverityPolicy(
            BOOK, Profile.DEFAULT, false, List.of(), List.of("P00", "D001:Deal"), List.of("P003"));

    assertThat(severity(policy, "P001")).isPresent();
    assertThat(severity(policy, "P003")).isEmpty();
    assertThat(severity(policy, "P011")).isEmpty();
    assertThat(severity(policy, "D001")).isEmpty();
    assertThat(policy.apply(builder("D001").tag("Deal").build())).isPresent();
  }

  private static SeverityPolicy policy(Profile profile, List<String> changes) {
    return new SeverityPolicy(BOOK, profile, false, changes, List.of(), List.of());
  }

  private static Optional<Severity> severity(SeverityPolicy policy, String code) {
    return policy.apply(diagnostic(code)).map(Diagnostic::severity);
  }

  private static Diagnostic diagnostic(String code) {
    return builder(code).build();
  }

  private static Diagnostic.Builder builder(String code) {
    RuleInfo rule = BOOK.find(code).orElseThrow();
    return Diagnostic.builder(rule, Sample.text(), Sample.spanOf("1H"), "message");
  }
}
