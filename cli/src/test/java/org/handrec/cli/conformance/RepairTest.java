package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every repair, tried on all cases, all samples of rules, and damaged ones. */
class RepairTest {
  private static final Set<FixSafety> SAFE = EnumSet.of(FixSafety.SAFE);
  private static final Set<FixSafety> ALL =
      EnumSet.of(FixSafety.SAFE, FixSafety.LOSSY, FixSafety.SUGGEST);

  private static final Map<String, byte[]> TEXTS = new LinkedHashMap<>();

  static Stream<Set<FixSafety>> classes() {
    return Stream.of(SAFE, EnumSet.of(FixSafety.SAFE, FixSafety.LOSSY), ALL);
  }

  @BeforeAll
  static void readTexts() throws IOException {
    TEXTS.putAll(RepairTexts.all());
  }

  private static Format format(byte[] text) {
    return RepairTexts.format(text);
  }

  private static Map<String, Integer> count(byte[] text) throws IOException {
    Map<String, Integer> counts = new TreeMap<>();
    Pipeline.run(format(text), Source.of("text", text), ReadOptions.DEFAULT)
        .diagnostics()
        .forEach(finding -> counts.merge(finding.code(), 1, Integer::sum));
    return counts;
  }

  @ParameterizedTest
  @MethodSource("classes")
  void aSecondRepairChangesNothing(Set<FixSafety> allowed) {
    List<String> changed = new ArrayList<>();
    TEXTS.forEach(
        (name, text) -> {
          Format format = format(text);
          byte[] once = Repairs.of(format, text, ReadOptions.DEFAULT, allowed).result();
          byte[] twice = Repairs.of(format, once, ReadOptions.DEFAULT, allowed).result();
          if (!Arrays.equals(once, twice)) {
            changed.add(name);
          }
        });
    assertThat(changed).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("classes")
  void noByteChangesOutsideOfTheEdits(Set<FixSafety> allowed) {
    TEXTS.forEach(
        (name, text) -> {
          Repairs repairs = Repairs.of(format(text), text, ReadOptions.DEFAULT, allowed);
          boolean whole =
              repairs.passes.stream()
                  .flatMap(List::stream)
                  .anyMatch(fixed -> fixed.fix().edits().isEmpty());
          boolean utf16 = text.length > 1 && ((text[0] & text[1]) & 0xFE) == 0xFE;
          if (!whole && !utf16) {
            assertThat(repairs.edited(text)).as(name).isEqualTo(repairs.result());
          }
        });
  }

  /** Only the remark that an irregularity is marked may take the place of the irregularity. */
  @ParameterizedTest
  @MethodSource("classes")
  void noFindingIsAdded(Set<FixSafety> allowed) throws IOException {
    Map<String, Set<String>> marked =
        Map.of(
            "A009", Set.of("A001", "PBN040"),
            "A011", Set.of("PBN040"),
            "P004", Set.of("P003", "PBN040"),
            "P008", Set.of("P006", "P007", "PBN040"),
            "R003", Set.of("R004"));
    for (Map.Entry<String, byte[]> text : TEXTS.entrySet()) {
      byte[] repaired =
          Repairs.of(format(text.getValue()), text.getValue(), ReadOptions.DEFAULT, allowed)
              .result();
      Map<String, Integer> before = count(text.getValue());
      count(repaired)
          .forEach(
              (code, number) ->
                  assertThat(number)
                      .as("%s in %s", code, text.getKey())
                      .isLessThanOrEqualTo(
                          before.getOrDefault(code, 0)
                              + marked.getOrDefault(code, Set.of()).stream()
                                  .mapToInt(other -> before.getOrDefault(other, 0))
                                  .sum()));
    }
  }

  @Test
  void damagedTextsAreRepairedOrLeft() {
    Random random = new Random(20261129);
    for (byte[] text : TEXTS.values()) {
      byte[] damaged = text.clone();
      for (int i = random.nextInt(4); i >= 0 && damaged.length > 0; i--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      byte[] once = Repairs.of(format(text), damaged, ReadOptions.DEFAULT, ALL).result();
      assertThat(Repairs.of(format(text), once, ReadOptions.DEFAULT, ALL).result()).isEqualTo(once);
    }
  }

  /**
   * A safe repair is made, but for another charset, which nobody asked for; a long value and a long
   * row, which are written whole; and a table of times without the section to which it belongs.
   */
  @Test
  void noSafeFindingIsLeft() {
    List<String> left = new ArrayList<>();
    TEXTS.forEach(
        (name, text) ->
            Repairs.of(format(text), text, ReadOptions.DEFAULT, SAFE).left.stream()
                .filter(l -> l.finding().rule().fixSafety() == FixSafety.SAFE)
                .forEach(l -> left.add(l.finding().code() + " " + name)));
    assertThat(left)
        .containsExactlyInAnyOrder(
            "LIN006 lin-018-latin1-names.lin",
            "PBN001 PBN001.txt 1",
            "PBN002 pbn-021-utf8-declared.pbn",
            "PBN003 pbn-022-utf8-undeclared.pbn",
            "PBN004 pbn-130-utf16-file.pbn",
            "PBN008 pbn-027-line-255-lf.pbn",
            "PBN008 pbn-028-line-254-crlf.pbn",
            "PBN033 pbn-129-table-times.pbn");
  }
}
