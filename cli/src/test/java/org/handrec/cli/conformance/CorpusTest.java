package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayReplay;
import org.handrec.lin.LinFormat;
import org.handrec.pbn.PbnFormat;
import org.handrec.testkit.Corpus;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Real files: what is found in them stays as it was judged, and their records agree with an
 * independent reading of the specification but for the differences that were judged.
 *
 * <p>With {@code -Dgolden.update=true} the tables are written anew instead.
 */
class CorpusTest {
  private static final Path RESOURCES = Path.of("src/test/resources/corpus");
  private static final List<String> COMPARED =
      List.of(
          "line board dealer vul contract declarer tricks calls cards added codes".split(" ", -1));

  private static Optional<Corpus> corpus = Optional.empty();
  private static Map<String, Pipeline.Result> results = Map.of();

  @BeforeAll
  static void readAll() {
    corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "no corpus beside the project");
    results = new LinkedHashMap<>();
    for (Format format : List.of(new PbnFormat(), new LinFormat())) {
      for (Path file : corpus.get().files(format.id())) {
        String name = corpus.get().name(file);
        results.put(name, Pipeline.run(format, Source.of(name, file), ReadOptions.DEFAULT));
      }
    }
  }

  @Test
  void findingsByFileAndCode() throws IOException {
    List<String> lines = new ArrayList<>();
    results.forEach(
        (file, result) -> {
          Map<String, Integer> counts = new TreeMap<>();
          result.diagnostics().forEach(d -> counts.merge(d.code(), 1, Integer::sum));
          counts.forEach((code, count) -> lines.add(file + "\t" + code + "\t" + count));
        });
    compare("findings.tsv", "file\tcode\tcount", lines);
  }

  @Test
  void recordsAgreeWithAnIndependentReading() throws IOException {
    Map<String, List<Map<String, String>>> expected = new LinkedHashMap<>();
    for (Map<String, String> row : expectedRows()) {
      if (results.containsKey(row.get("file"))) {
        expected.computeIfAbsent(row.get("file"), file -> new ArrayList<>()).add(row);
      }
    }
    List<String> differences = new ArrayList<>();
    List<String> details = new ArrayList<>();
    expected.forEach(
        (file, rows) -> {
          List<RecordFacts> records = results.get(file).records();
          if (records.size() != rows.size()) {
            differences.add(file + "\t0\trecords");
            details.add(file + ": " + rows.size() + " records expected, " + records.size());
            return;
          }
          for (int i = 0; i < rows.size(); i++) {
            Map<String, String> actual = facts(records.get(i));
            for (String column : COMPARED) {
              String want = sorted(rows.get(i).get(column), column);
              if (!want.equals(actual.get(column))) {
                String place = file + "\t" + rows.get(i).get("record") + "\t" + column;
                differences.add(place);
                details.add(place + "\t" + want + "\t" + actual.get(column));
              }
            }
          }
        });
    Files.createDirectories(Path.of("target"));
    Files.write(Path.of("target/corpus-differences.tsv"), details, StandardCharsets.UTF_8);
    compare("differences.tsv", "file\trecord\tcolumn\tverdict", differences);
  }

  private List<Map<String, String>> expectedRows() throws IOException {
    Path file = corpus.orElseThrow().folder().resolve("expected.tsv");
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    String[] header = lines.get(0).split("\t", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < header.length; i++) {
        row.put(header[i], i < cells.length ? cells[i] : "");
      }
      rows.add(row);
    }
    return rows;
  }

  private static Map<String, String> facts(RecordFacts record) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("line", "" + record.line());
    facts.put("board", record.board().text("Board").value().orElse(""));
    facts.put("dealer", letter(record.dealer()));
    facts.put("vul", record.board().vulnerability().value().map(v -> v.symbol()).orElse(""));
    Optional<Contract> contract = record.contract().or(() -> record.board().contract().value());
    facts.put("contract", contract.map(Contract::symbol).orElse(""));
    Optional<Seat> declarer = record.replay().isPassedOut() ? Optional.empty() : declarer(record);
    facts.put("declarer", letter(declarer));
    facts.put("tricks", tricks(record, declarer));
    facts.put("calls", "" + record.callsWritten());
    facts.put("cards", "" + record.cardsWritten());
    facts.put("added", record.leadingPasses() == 0 ? "" : "" + record.leadingPasses());
    facts.put("codes", codes(record.diagnostics()));
    return facts;
  }

  /** The codes of a cell in alphabetical order; any other cell as it is. */
  private static String sorted(String cell, String column) {
    return column.equals("codes")
        ? Arrays.stream(cell.split(" ", -1)).sorted().collect(Collectors.joining(" "))
        : cell;
  }

  private static String letter(Optional<Seat> seat) {
    return seat.map(s -> "" + s.letter()).orElse("");
  }

  private static Optional<Seat> declarer(RecordFacts record) {
    return record.declarer().or(() -> record.board().declarer().value().map(d -> d.seat()));
  }

  /** Those of a complete play, else those stated. */
  private static String tricks(RecordFacts record, Optional<Seat> declarer) {
    if (declarer.isEmpty()) {
      return "";
    }
    if (record.replay().play().filter(PlayReplay::isComplete).isPresent()) {
      return "" + record.tricks(declarer.get().side());
    }
    return record
        .board()
        .result()
        .value()
        .map(result -> CaseValues.tricks(result, declarer))
        .orElse("");
  }

  /** {@code A006 D005*26}: errors and warnings of the groups that the other reading knows. */
  private static String codes(List<Diagnostic> diagnostics) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Diagnostic found : diagnostics) {
      boolean known =
          found.code().matches("[ADPR]\\d+|PBN027|PBN03[0-3]") && !found.code().equals("D009");
      boolean grave = found.severity().compareTo(Severity.WARNING) >= 0;
      if (known && (grave || found.code().equals("PBN032"))) {
        counts.merge(found.code(), 1, Integer::sum);
      }
    }
    List<String> codes = new ArrayList<>();
    counts.forEach((code, count) -> codes.add(count == 1 ? code : code + "*" + count));
    return String.join(" ", codes);
  }

  /** Holds a golden table; cells behind those of the header of a line are remarks. */
  private static void compare(String table, String header, List<String> lines) throws IOException {
    Path file = RESOURCES.resolve(table);
    int cells = lines.isEmpty() ? 3 : lines.get(0).split("\t", -1).length;
    if (Boolean.getBoolean("golden.update")) {
      update(file, header, lines, cells);
    }
    List<String> golden = Files.readAllLines(file, StandardCharsets.UTF_8);
    List<String> known =
        golden.stream().skip(1).map(line -> String.join("\t", head(line, cells))).toList();
    List<String> changes = new ArrayList<>();
    lines.stream().filter(line -> !known.contains(line)).forEach(line -> changes.add("+ " + line));
    known.stream().filter(line -> !lines.contains(line)).forEach(line -> changes.add("- " + line));
    assertThat(changes).as("differs from %s", file).isEmpty();
  }

  private static List<String> head(String line, int cells) {
    return Arrays.asList(line.split("\t", -1)).subList(0, cells);
  }

  private static void update(Path file, String header, List<String> lines, int cells)
      throws IOException {
    Map<String, String> remarks = new LinkedHashMap<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        remarks.put(String.join("\t", head(line, cells)), line);
      }
    }
    List<String> all = new ArrayList<>(List.of(header));
    lines.forEach(line -> all.add(remarks.getOrDefault(line, line)));
    Files.createDirectories(file.getParent());
    Files.write(file, all, StandardCharsets.UTF_8);
  }
}
