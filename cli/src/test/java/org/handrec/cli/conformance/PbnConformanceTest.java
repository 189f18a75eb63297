package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * All rows of the table of PBN cases in both reading modes, through reader and checker: the errors
 * and warnings are exactly those listed, the infos listed are there, the values are those listed.
 */
class PbnConformanceTest {
  private static final List<Deferred> DEFERRED = Deferred.all();

  @TestFactory
  Stream<DynamicTest> rows() {
    return Case.all().stream().map(row -> dynamicTest(row.toString(), () -> check(row)));
  }

  @Test
  void whatIsDeferredStandsInTheTable() {
    for (Deferred deferred : DEFERRED) {
      assertThat(Case.all())
          .as("%s %s", deferred.id(), deferred.part())
          .anyMatch(
              row ->
                  deferred.belongsTo(row)
                      && (row.diagnostics().contains(deferred.part())
                          || row.values().contains(deferred.part())));
    }
  }

  private static void check(Case row) throws IOException {
    Pipeline.Result result = Pipeline.run(Source.of(row.file(), row.input()), options(row));
    List<String> deferred =
        DEFERRED.stream().filter(d -> d.belongsTo(row)).map(Deferred::part).toList();
    List<String> held = new ArrayList<>();
    List<String> wrong = new ArrayList<>(wrongFindings(row, result, deferred, held));
    for (String text : row.values()) {
      Optional<String> difference = new FileValues(row, result).difference(text);
      if (difference.isEmpty()) {
        held.add(text);
      } else if (!deferred.contains(text)) {
        wrong.add(text + ": " + difference.get());
      }
    }
    assertThat(wrong).as("%s\nfindings: %s", row, result.diagnostics()).isEmpty();
    held.retainAll(deferred);
    assertThat(held).as("is no longer to be deferred").isEmpty();
  }

  private static ReadOptions options(Case row) {
    boolean embedded = row.values().contains("mode=extract");
    boolean export = row.layer().equals("export-check");
    return new ReadOptions(row.strict(), embedded, export, Optional.empty());
  }

  /** Fills {@code held} with the deferred findings that are there all the same. */
  private static List<String> wrongFindings(
      Case row, Pipeline.Result result, List<String> deferred, List<String> held) {
    List<String> missing = new ArrayList<>(row.diagnostics());
    List<String> wrong = new ArrayList<>();
    for (Diagnostic found : result.diagnostics()) {
      String text = found.code() + "@" + found.location().line() + ":" + found.location().column();
      if (missing.remove(text)) {
        held.add(text);
      } else if (found.severity().compareTo(Severity.WARNING) >= 0) {
        wrong.add("surplus " + found);
      }
    }
    missing.removeAll(deferred);
    missing.forEach(text -> wrong.add("missing " + text));
    return wrong;
  }
}
