package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import org.handrec.core.diagnose.RuleInfo;
import org.junit.jupiter.api.Test;

class LinRulesTest {
  @Test
  void everyRuleSaysWhatItIsAndWhereItComesFrom() {
    for (RuleInfo rule : LinRules.catalog().rules()) {
      assertThat(rule.code()).matches("LIN[0-9]{3}");
      assertThat(rule.name()).as(rule.code()).matches("[a-z0-9]+(-[a-z0-9]+)*");
      assertThat(rule.trigger()).as(rule.code()).isNotBlank();
      assertThat(rule.message()).as(rule.code()).isNotBlank();
      assertThat(rule.example()).as(rule.code()).isNotBlank();
      assertThat(rule.reference()).as(rule.code()).matches("LIN [a-z ]+");
    }
  }

  @Test
  void namesAreUnique() {
    assertThat(LinRules.catalog().rules()).extracting(RuleInfo::name).doesNotHaveDuplicates();
  }
}
