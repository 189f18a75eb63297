package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.handrec.core.check.CoreRules;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinFormat;
import org.handrec.pbn.PbnFormat;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The repairs that the catalogues promise. */
class RepairSamplesTest {
  /** Writing in another charset repairs the first ones, writing the export format the others. */
  private static final Set<String> BY_WRITING =
      Set.of("PBN001", "PBN002", "PBN003", "PBN004", "LIN006", "PBN097", "PBN098", "PBN099");

  @TestFactory
  Stream<DynamicTest> samples() throws IOException {
    return RepairTexts.samples().stream()
        .map(sample -> dynamicTest(sample.name(), () -> check(sample)));
  }

  private static void check(RepairTexts.Sample sample) {
    byte[] text = sample.before().getBytes(StandardCharsets.ISO_8859_1);
    Format format = RepairTexts.format(text);
    Repairs once = Repairs.of(format, text, sample.code());

    assertThat(new String(once.result(), StandardCharsets.ISO_8859_1)).isEqualTo(sample.after());
    if (sample.isRepaired()) {
      assertThat(once.left).isEmpty();
    }
  }

  /** A rule that promises a repair makes it somewhere. */
  @Test
  void everyPromiseIsKept() throws IOException {
    Set<String> open = new TreeSet<>();
    Stream.of(CoreRules.catalog(), new PbnFormat().rules(), new LinFormat().rules())
        .flatMap(catalog -> catalog.rules().stream())
        .filter(rule -> rule.fixSafety() != FixSafety.NONE)
        .map(RuleInfo::code)
        .forEach(open::add);
    open.removeAll(BY_WRITING);
    RepairTexts.samples().stream()
        .filter(RepairTexts.Sample::isRepaired)
        .map(RepairTexts.Sample::code)
        .forEach(open::remove);
    for (byte[] text : RepairTexts.all().values()) {
      Repairs.of(
              RepairTexts.format(text), text, ReadOptions.DEFAULT, EnumSet.allOf(FixSafety.class))
          .passes
          .stream()
          .flatMap(List::stream)
          .map(fixed -> fixed.finding().code())
          .forEach(open::remove);
    }
    assertThat(open).isEmpty();
  }
}
