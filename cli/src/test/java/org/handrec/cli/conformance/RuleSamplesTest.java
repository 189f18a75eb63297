package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.handrec.core.check.CoreRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.doubledummy.Limits;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinFormat;
import org.handrec.pbn.PbnFormat;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Samples of the codes that the table of cases does not show: a file a code, in it texts headed
 * {@code == bad} with all findings of level warning and error and some infos, and texts headed
 * {@code == good} without the code and without a finding of those levels. Most are PBN. A line
 * {@code === next file} begins another file of the folder; findings are those of the last.
 */
class RuleSamplesTest {
  private static final Path FOLDER = Path.of("src/test/resources/rules");

  /** The codes of the rules that need a solver. */
  private static final Set<String> SOLVED =
      Set.of("Q003", "Q007", "Q008", "Q009", "Q010", "Q011", "Q012", "Q014", "Q015");

  @TestFactory
  Stream<DynamicTest> samples() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path file : files()) {
      String code = code(file);
      String[] parts = Files.readString(file).split("(?m)^== ", -1);
      for (int i = 1; i < parts.length; i++) {
        String head = parts[i].substring(0, parts[i].indexOf('\n')).strip();
        String text = parts[i].substring(parts[i].indexOf('\n') + 1);
        tests.add(dynamicTest(code + " " + i + " " + head, () -> check(code, head, text)));
      }
    }
    return tests.stream();
  }

  /** Every code shows somewhere that it is found, and somewhere that it is not found too often. */
  @Test
  void everyCodeHasSamples() throws IOException {
    Set<String> shown = new TreeSet<>();
    for (Case row : Case.all()) {
      row.diagnostics().forEach(text -> shown.add(text.substring(0, text.indexOf('@'))));
    }
    LinConformanceTest.findings().forEach(text -> shown.add(text.substring(0, text.indexOf('@'))));
    for (Path file : files()) {
      String text = Files.readString(file);
      if (text.contains("== bad") && text.contains("== good")) {
        shown.add(code(file));
      }
    }
    List<String> missing =
        Stream.of(CoreRules.catalog(), new PbnFormat().rules(), new LinFormat().rules())
            .flatMap(catalog -> catalog.rules().stream())
            .map(RuleInfo::code)
            .filter(code -> !shown.contains(code))
            .toList();
    assertThat(missing).as("these need 1 MiB").isEqualTo(List.of("PBN011", "LIN026"));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(FOLDER)) {
      return all.sorted().toList();
    }
  }

  private static String code(Path file) {
    return file.getFileName().toString().replace(".txt", "");
  }

  private static void check(String code, String head, String text) throws IOException {
    List<Diagnostic> found = found(code, text);
    if (head.equals("good")) {
      assertThat(found)
          .noneMatch(d -> d.code().equals(code) || d.severity().compareTo(Severity.WARNING) >= 0);
      return;
    }
    Set<String> expected =
        Arrays.stream(head.substring("bad ".length()).split("; ", -1))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> actual =
        found.stream()
            .filter(
                d -> d.severity().compareTo(Severity.WARNING) >= 0 || expected.contains(place(d)))
            .map(RuleSamplesTest::place)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(actual).as("%s", found).isEqualTo(expected);
  }

  private static List<Diagnostic> found(String code, String text) {
    String[] files = text.split("(?m)^=== next file\n", -1);
    List<Source> sources = new ArrayList<>();
    for (String file : files) {
      String name = code + " " + (sources.size() + 1);
      sources.add(Source.of(name, file.getBytes(StandardCharsets.ISO_8859_1)));
    }
    if (SOLVED.contains(code)) {
      long positions = code.equals("Q015") ? 1 << 14 : Limits.DEFAULT.maxPositions();
      Limits limits = new Limits(Limits.DEFAULT.maxBytes(), positions, Limits.DEFAULT.maxTime());
      return Pipeline.solved(sources.get(0), limits);
    }
    Format format = text.contains("md|") ? new LinFormat() : new PbnFormat();
    return files.length > 1
        ? Pipeline.run(sources)
        : Pipeline.run(format, sources.get(0), ReadOptions.DEFAULT).diagnostics();
  }

  private static String place(Diagnostic d) {
    return d.code() + "@" + d.location().line() + ":" + d.location().column();
  }
}
