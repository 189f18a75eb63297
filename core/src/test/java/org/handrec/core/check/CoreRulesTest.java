package org.handrec.core.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Profile;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Severity;
import org.junit.jupiter.api.Test;

class CoreRulesTest {
  @Test
  void aRowOfTheTableIsARule() {
    RuleInfo rule = CoreRules.catalog().get("I001");

    assertThat(rule.name()).isEqualTo("dealer-board-mismatch");
    assertThat(rule.severity(Profile.DEFAULT)).isEqualTo(Severity.INFO);
    assertThat(rule.severity(Profile.TOURNAMENT)).isEqualTo(Severity.WARNING);
    assertThat(rule.severity(Profile.LESSON)).isEqualTo(Severity.OFF);
    assertThat(rule.group()).isEqualTo("identification");
    assertThat(rule.fixSafety()).isEqualTo(FixSafety.SUGGEST);
    assertThat(rule.reference()).isEqualTo("Law 2");
  }

  @Test
  void everyRuleSaysWhatItIsAndWhereItComesFrom() {
    for (RuleInfo rule : CoreRules.catalog().rules()) {
      assertThat(rule.code()).matches("[DINAPRTVXEQ][0-9]{3}");
      assertThat(rule.name()).as(rule.code()).matches("[a-z0-9]+(-[a-z0-9]+)*");
      assertThat(rule.trigger()).as(rule.code()).isNotBlank();
      assertThat(rule.message()).as(rule.code()).isNotBlank();
      assertThat(rule.example()).as(rule.code()).isNotBlank();
      assertThat(rule.reference())
          .as(rule.code())
          .matches(
              "((PBN [0-9]|LIN [a-z]|Laws? [0-9]|practice)[^;]*)"
                  + "(; (PBN [0-9]|LIN [a-z]|Laws? [0-9]|practice)[^;]*)*");
    }
  }

  @Test
  void namesAreUnique() {
    assertThat(CoreRules.catalog().rules()).extracting(RuleInfo::name).doesNotHaveDuplicates();
  }
}
