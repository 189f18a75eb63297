package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceCheck;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The samples of PBN show what samples/README.md says of them. */
class SamplesTest {
  private static final Path SAMPLES = Path.of("../samples");
  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^\\| \\[[a-z0-9-]+]\\(faulty/([a-z0-9-]+\\.pbn)\\).*\\| ([A-Z0-9]+) \\|$");

  record Fault(String file, String code) {
    @Override
    public String toString() {
      return file + " " + code;
    }
  }

  static List<Fault> faults() throws IOException {
    return ROW.matcher(Files.readString(SAMPLES.resolve("README.md")))
        .results()
        .map((MatchResult row) -> new Fault(row.group(1), row.group(2)))
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("faults")
  void aFaultyFileHasTheOneFaultItIsNamedFor(Fault fault) throws IOException {
    assertThat(remarks(SAMPLES.resolve("faulty").resolve(fault.file())))
        .isNotEmpty()
        .allMatch(found -> found.code().equals(fault.code()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"club-pairs.pbn", "team-match.pbn", "lesson.pbn"})
  void theOtherFilesAreClean(String file) throws IOException {
    assertThat(remarks(SAMPLES.resolve(file))).isEmpty();
  }

  @Test
  void theTournamentFileIsInExportFormat() throws IOException {
    Path file = SAMPLES.resolve("club-pairs.pbn");
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (PbnWriter writer = new PbnWriter(written, PbnWriter.Options.DEFAULT);
        RecordReader reader = new PbnFormat().read(Source.of(file), ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        writer.write(next.get(), Replay.of(next.get().board(), false, Habits.UNKNOWN));
      }
      writer.finish(reader);
    }

    assertThat(written.toByteArray()).isEqualTo(Files.readAllBytes(file));
  }

  @Test
  void everyFaultyFileIsInTheList() throws IOException {
    Set<String> listed = faults().stream().map(Fault::file).collect(Collectors.toSet());
    try (Stream<Path> files = Files.list(SAMPLES.resolve("faulty"))) {
      assertThat(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".pbn")))
          .hasSameElementsAs(listed);
    }
  }

  /** But for the files whose fault shows when records of one deal are compared. */
  @Test
  void noDealIsUsedTwice() throws IOException {
    Set<String> compared =
        faults().stream()
            .filter(fault -> fault.code().startsWith("X"))
            .map(Fault::file)
            .collect(Collectors.toSet());
    Map<String, Set<String>> boards = new TreeMap<>();
    try (Stream<Path> files = Files.list(SAMPLES.resolve("faulty"))) {
      for (Path file :
          files
              .filter(file -> file.toString().endsWith(".pbn"))
              .filter(file -> !compared.contains(file.getFileName().toString()))
              .toList()) {
        for (HandRecord record : records(file)) {
          record
              .board()
              .deal()
              .value()
              .filter(deal -> deal.isFull())
              .ifPresent(
                  deal ->
                      boards
                          .computeIfAbsent(deal.toString(), d -> new TreeSet<>())
                          .add(file + " " + record.index()));
        }
      }
    }

    assertThat(boards.values()).isNotEmpty().allMatch(places -> places.size() == 1);
  }

  private static List<HandRecord> records(Path file) throws IOException {
    List<HandRecord> records = new ArrayList<>();
    try (RecordReader reader = new PbnFormat().read(Source.of(file), ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(next.get());
      }
    }
    return records;
  }

  /** All errors and warnings about a file. */
  private static List<Diagnostic> remarks(Path file) throws IOException {
    Source source = Source.of(file);
    SourceHabits habits = new SourceHabits(new PbnFormat(), source, ReadOptions.DEFAULT);
    List<Diagnostic> found = new ArrayList<>();
    SourceCheck check =
        new SourceCheck(
            new Checker(RecordRules.all()), habits, (record, list) -> found.addAll(list));
    try (RecordReader reader = new PbnFormat().read(source, ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        check.add(next.get(), Replay.of(next.get().board(), false, habits));
      }
      check.end(reader.trailer());
    }
    found.removeIf(finding -> finding.severity().compareTo(Severity.WARNING) < 0);
    return found;
  }
}
