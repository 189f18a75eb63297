package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Source;
import org.handrec.core.fix.RepairLog.Reason;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinFormat;
import org.handrec.pbn.PbnFormat;
import org.handrec.testkit.Corpus;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** All safe repairs of real files. */
class RepairCorpusTest {
  /** They wait for another charset, which nobody asked for here. */
  private static final Set<String> CHARSETS =
      Set.of("PBN001", "PBN002", "PBN003", "PBN004", "LIN006");

  private static Optional<Corpus> corpus = Optional.empty();

  @BeforeAll
  static void find() {
    corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "no corpus beside the project");
  }

  private static Map<String, Integer> count(List<Diagnostic> findings) {
    Map<String, Integer> counts = new TreeMap<>();
    findings.forEach(finding -> counts.merge(finding.code(), 1, Integer::sum));
    return counts;
  }

  @Test
  void aSafeRepairLeavesNoSafeFindingAndAddsNone() throws IOException {
    List<String> left = new ArrayList<>();
    for (Format format : List.of(new PbnFormat(), new LinFormat())) {
      for (Path file : corpus.orElseThrow().files(format.id())) {
        String name = corpus.get().name(file);
        Repairs repairs =
            Repairs.of(
                format, Files.readAllBytes(file), ReadOptions.DEFAULT, EnumSet.of(FixSafety.SAFE));
        repairs.left.stream()
            .filter(l -> l.finding().rule().fixSafety() == FixSafety.SAFE)
            .filter(l -> !CHARSETS.contains(l.finding().code()))
            .forEach(l -> left.add(reason(l)));
        Map<String, Integer> before = count(findings(format, Source.of(name, file)));
        count(findings(format, Source.of(name, repairs.result())))
            .forEach(
                (code, number) ->
                    assertThat(number)
                        .as("%s in %s", code, name)
                        .isLessThanOrEqualTo(before.getOrDefault(code, 0)));
        assertThat(
                Repairs.of(
                        format, repairs.result(), ReadOptions.DEFAULT, EnumSet.of(FixSafety.SAFE))
                    .passes)
            .as(name)
            .isEmpty();
      }
    }
    assertThat(left)
        .as(
            "comments behind tags of other makers; a board number that would be told twice; the"
                + " order of records, which no repair of one record changes; passes for which there"
                + " is more than one place")
        .containsOnly("PBN094 NOT_HERE", "PBN032 WOULD_ADD", "X007 NOT_HERE", "A013 NOT_ALLOWED");
  }

  private static String reason(Repairs.Left left) {
    Reason reason = left.reason();
    return left.finding().code() + " " + reason;
  }

  private static List<Diagnostic> findings(Format format, Source source) {
    return Pipeline.run(format, source, ReadOptions.DEFAULT).diagnostics();
  }
}
