package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Wrong elements in the tables of tournaments are all found, and nothing else is. */
class PlantedCellsTest {
  private static final Map<String, String> CODES =
      Map.ofEntries(
          Map.entry("Score_NS", "T002"),
          Map.entry("Score_EW", "T002"),
          Map.entry("MP_NS", "V007"),
          Map.entry("MP_EW", "V007"),
          Map.entry("Percentage_NS", "V007"),
          Map.entry("Percentage_EW", "V007"),
          Map.entry("IMP_NS", "V006"),
          Map.entry("IMP_EW", "V006"),
          Map.entry("Rank", "T004"),
          Map.entry("TotalScore", "T004"),
          Map.entry("TotalMP", "T004"),
          Map.entry("MeanPercentage", "T004"),
          Map.entry("TotalIMP", "T004"),
          Map.entry("NrBoards", "T004"));

  static IntStream seeds() {
    return IntStream.rangeClosed(1, 6);
  }

  private static Tournament tournament(int seed) {
    return new Tournament(seed, seed % 2 == 0 ? 8 : 13, 24, 1 + seed % 2, seed % 3 == 0);
  }

  private static List<String> findings(Tournament tournament) {
    byte[] text = tournament.pbn().getBytes(StandardCharsets.ISO_8859_1);
    return Pipeline.run(Source.of("tournament", text), ReadOptions.DEFAULT).diagnostics().stream()
        .filter(d -> d.severity().compareTo(Severity.WARNING) >= 0)
        .map(PlantedCellsTest::text)
        .toList();
  }

  private static String text(Diagnostic d) {
    return d.code()
        + " "
        + d.found().orElse("")
        + " "
        + d.expected().orElse("")
        + ": "
        + d.message();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nothingIsWrong(int seed) {
    assertThat(findings(tournament(seed))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aWrongElementIsFound(int seed) {
    Random random = new Random(seed);
    List<String> failed = new ArrayList<>();
    for (String header : List.of(Tournament.SCORES, Tournament.TOTALS)) {
      List<String> columns = Arrays.asList(header.split(";", -1));
      for (int column = 0; column < columns.size(); column++) {
        if (CODES.containsKey(columns.get(column))) {
          Tournament tournament = tournament(seed);
          List<String[]> rows =
              header.equals(Tournament.SCORES)
                  ? tournament.boards.get(random.nextInt(24))
                  : tournament.totals;
          String[] row = rows.get(random.nextInt(rows.size()));
          String right = row[column];
          row[column] = wrong(right, columns.get(column), random);
          String expected = CODES.get(columns.get(column)) + " " + row[column] + " " + right + ": ";
          List<String> found = findings(tournament);
          if (found.size() != 1 || !found.get(0).startsWith(expected)) {
            failed.add(columns.get(column) + " " + expected + found);
          }
        }
      }
    }
    assertThat(failed).isEmpty();
  }

  private static String wrong(String right, String column, Random random) {
    int decimals = right.indexOf('.') < 0 ? 0 : right.length() - right.indexOf('.') - 1;
    double step = column.startsWith("Score") || column.equals("TotalScore") ? 10 : 1;
    if (column.equals("Rank")) {
      return Integer.toString(Integer.parseInt(right) + 14);
    }
    double change = step * (1 + random.nextInt(3)) * (random.nextBoolean() ? 1 : -1);
    return Tournament.number(Double.parseDouble(right) + change, decimals);
  }

  /** A declared method that is not the one that was used. */
  @ParameterizedTest
  @CsvSource({"MP1, 2, 0", "MP1, 1, 24", "MP2, 2, 24", "MP2, 1, 0"})
  void aDeclaredMethodIsHeldAgainstTheColumns(String declared, int unit, int expected) {
    String text =
        new Tournament(7, 8, 24, unit, false)
            .pbn()
            .replace("[Vulnerable", "[Scoring \"MP;%s\"]\n[Vulnerable".formatted(declared));
    List<Diagnostic> found =
        Pipeline.run(
                Source.of("t", text.getBytes(StandardCharsets.ISO_8859_1)), ReadOptions.DEFAULT)
            .diagnostics();
    assertThat(found)
        .hasSize(expected)
        .allMatch(d -> d.code().equals("V007") && d.severity() == Severity.ERROR)
        .allMatch(d -> d.hypothesis().orElse("").contains("fits matchpoints"));
  }
}
