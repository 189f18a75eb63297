package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinFormat;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * All rows of the table of LIN cases, through reader and checker: the errors and warnings are
 * exactly those listed, the infos listed are there, the values are those listed.
 */
class LinConformanceTest {
  private static final int DIAGNOSTICS = 6;
  private static final int NOTES = 22;

  @TestFactory
  Stream<DynamicTest> files() {
    return rows().entrySet().stream()
        .map(
            file ->
                dynamicTest(
                    file.getKey() + ": " + file.getValue().get(0).get(3),
                    () -> check(file.getKey(), file.getValue())));
  }

  /** All findings that the table lists. */
  static List<String> findings() {
    return rows().values().stream()
        .flatMap(rows -> Arrays.stream(rows.get(0).get(DIAGNOSTICS).split("; ", -1)))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  /** The rows by file. */
  private static Map<String, List<List<String>>> rows() {
    Map<String, List<List<String>>> rows = new LinkedHashMap<>();
    String table = new String(Case.bytes("/cases/lin/cases.tsv"), StandardCharsets.UTF_8);
    table
        .lines()
        .skip(1)
        .map(line -> Arrays.asList(Arrays.copyOf(line.split("\t", -1), NOTES + 1)))
        .forEach(row -> rows.computeIfAbsent(row.get(1), file -> new ArrayList<>()).add(row));
    return rows;
  }

  private static void check(String file, List<List<String>> rows) {
    boolean movies = rows.get(0).get(NOTES) != null && rows.get(0).get(NOTES).contains("--movies");
    ReadOptions options = new ReadOptions(false, false, false, Optional.empty(), movies);
    Pipeline.Result result =
        Pipeline.run(new LinFormat(), Source.of(file, Case.bytes("/cases/lin/" + file)), options);
    List<String> wrong = new ArrayList<>(wrongFindings(rows.get(0).get(DIAGNOSTICS), result));
    List<List<String>> expected = rows.stream().filter(row -> !row.get(2).equals("-")).toList();
    if (result.records().size() != expected.size()) {
      wrong.add(result.records().size() + " records instead of " + expected.size());
    } else {
      for (int i = 0; i < expected.size(); i++) {
        wrong.addAll(new LinRow(expected.get(i)).differences(result.records().get(i)));
      }
    }
    assertThat(wrong).as("%s\nfindings: %s", file, result.diagnostics()).isEmpty();
  }

  private static List<String> wrongFindings(String listed, Pipeline.Result result) {
    List<String> missing = new ArrayList<>(Arrays.asList(listed.split("; ", -1)));
    missing.remove("");
    List<String> wrong = new ArrayList<>();
    for (Diagnostic found : result.diagnostics()) {
      String text = found.code() + "@" + found.location().line() + ":" + found.location().column();
      if (!missing.remove(text) && found.severity().compareTo(Severity.WARNING) >= 0) {
        wrong.add("surplus " + found);
      }
    }
    missing.forEach(text -> wrong.add("missing " + text));
    return wrong;
  }
}
