package org.handrec.testkit;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the samples of every format must do: they show what samples/README.md says of them. */
public abstract class SamplesContract {
  private static final Path SAMPLES = Path.of("../samples");

  private final Format format;

  /** A contract for the samples of a format. */
  protected SamplesContract(Format format) {
    this.format = format;
  }

  private record Fault(String file, String code) {}

  /** Writes the records of a file in the canonical form of the format; no loss is told. */
  protected abstract byte[] written(Path file) throws IOException;

  /** Whether a sample without a fault is in canonical form, too. */
  protected abstract boolean isCanonical(String file);

  private String extension() {
    return "." + format.id();
  }

  private List<Fault> faults() throws IOException {
    Pattern row =
        Pattern.compile(
            "(?m)^\\| \\[[a-z0-9-]+]\\(faulty/([a-z0-9-]+\\"
                + extension()
                + ")\\).*\\| ([A-Z0-9]+) \\|$");
    return row.matcher(Files.readString(SAMPLES.resolve("README.md")))
        .results()
        .map(found -> new Fault(found.group(1), found.group(2)))
        .toList();
  }

  private List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(extension())).sorted().toList();
    }
  }

  @TestFactory
  public final Stream<DynamicTest> aFaultyFileHasTheOneFaultItIsNamedFor() throws IOException {
    return faults().stream()
        .map(fault -> DynamicTest.dynamicTest(fault.toString(), () -> checkFault(fault)));
  }

  private void checkFault(Fault fault) throws IOException {
    assertThat(remarks(SAMPLES.resolve("faulty").resolve(fault.file())))
        .isNotEmpty()
        .allMatch(found -> found.code().equals(fault.code()));
  }

  @Test
  public final void everyFaultyFileIsInTheList() throws IOException {
    assertThat(files(SAMPLES.resolve("faulty")).stream().map(file -> file.getFileName().toString()))
        .hasSameElementsAs(faults().stream().map(Fault::file).toList());
  }

  @TestFactory
  public final Stream<DynamicTest> theOtherFilesAreClean() throws IOException {
    return files(SAMPLES).stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> checkClean(file)));
  }

  private void checkClean(Path file) throws IOException {
    assertThat(remarks(file)).isEmpty();
    if (isCanonical(file.getFileName().toString())) {
      assertThat(written(file)).isEqualTo(Files.readAllBytes(file));
    }
  }

  /**
   * Each deal is that of one board, perhaps in two rooms. But for the files whose fault shows when
   * records of one deal are compared.
   */
  @Test
  public final void noDealIsThatOfTwoBoards() throws IOException {
    Set<String> compared =
        faults().stream()
            .filter(fault -> fault.code().startsWith("X"))
            .map(Fault::file)
            .collect(Collectors.toSet());
    Map<String, Set<String>> boards = new TreeMap<>();
    for (Path file : files(SAMPLES.resolve("faulty"))) {
      if (!compared.contains(file.getFileName().toString())) {
        for (HandRecord record : records(file)) {
          record
              .board()
              .deal()
              .value()
              .filter(deal -> deal.isFull())
              .map(Object::toString)
              .ifPresent(
                  deal ->
                      boards
                          .computeIfAbsent(deal, d -> new TreeSet<>())
                          .add(file + " " + record.board().number().value()));
        }
      }
    }

    assertThat(boards.values()).isNotEmpty().allMatch(places -> places.size() == 1);
  }

  private List<HandRecord> records(Path file) throws IOException {
    List<HandRecord> records = new ArrayList<>();
    try (RecordReader reader = format.read(Source.of(file), ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(next.get());
      }
    }
    return records;
  }

  /** All errors and warnings about a file. */
  private List<Diagnostic> remarks(Path file) throws IOException {
    Source source = Source.of(file);
    SourceHabits habits = new SourceHabits(format, source, ReadOptions.DEFAULT);
    List<Diagnostic> found = new ArrayList<>();
    SourceCheck check =
        new SourceCheck(
            new Checker(RecordRules.all()), habits, (record, list) -> found.addAll(list));
    try (RecordReader reader = format.read(source, ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        check.add(next.get(), Replay.of(next.get().board(), false, habits));
      }
      check.end(reader.trailer());
    }
    found.removeIf(finding -> finding.severity().compareTo(Severity.WARNING) < 0);
    return found;
  }
}
