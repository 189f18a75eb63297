package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.testkit.Corpus;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What must hold for every text that is written in export format: writing it again gives the same
 * bytes, it is in export format, it says the same, and where there was nothing to say against the
 * text there is nothing against what was written.
 */
class ExportFormatTest {
  private static final String FOLDER = "/cases/pbn/";
  private static final Checker CHECKER = new Checker(RecordRules.all());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pbn-135-write-export",
        "pbn-136-write-incomplete",
        "pbn-137-write-passed-out-and-defaults",
        "pbn-138-write-tables"
      })
  void casesOfTheWriterByteForByte(String name) {
    byte[] expected = resource(name + ".expected.pbn");
    for (ReadOptions mode : modes()) {
      Written written = Written.of(resource(name + ".pbn"), mode);
      assertThat(text(written.bytes())).isEqualTo(text(expected));
    }
    assertThat(Written.of(expected, ReadOptions.STRICT).bytes()).isEqualTo(expected);
  }

  @TestFactory
  Stream<DynamicTest> allCases() {
    return new String(resource("cases.tsv"), StandardCharsets.UTF_8)
        .lines()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .filter(row -> row[1].endsWith(".pbn"))
        .map(row -> DynamicTest.dynamicTest(row[0], () -> holds(resource(row[1]))));
  }

  @TestFactory
  Stream<DynamicTest> corpus() {
    Optional<Corpus> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "no corpus here");
    return corpus.get().files("pbn").stream()
        .map(file -> DynamicTest.dynamicTest(corpus.get().name(file), () -> holds(bytes(file))));
  }

  @Test
  void randomRecords() {
    RandomRecords records = new RandomRecords(2024);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      text.append(records.next().pbn()).append('\n');
    }
    byte[] source = text.toString().getBytes(StandardCharsets.ISO_8859_1);
    assertThat(isClean(Written.read(source, ReadOptions.DEFAULT), ReadOptions.DEFAULT)).isTrue();
    holds(source);
  }

  @TestFactory
  Stream<DynamicTest> randomImportFormat() {
    return IntStream.range(0, 40)
        .mapToObj(
            seed ->
                DynamicTest.dynamicTest(
                    "seed " + seed, () -> holds(new RandomImport(seed).games(25))));
  }

  @Test
  void damagedTexts() {
    Random random = new Random(7);
    List<byte[]> texts = new ArrayList<>();
    for (String line :
        new String(resource("cases.tsv"), StandardCharsets.UTF_8).lines().skip(1).toList()) {
      String file = line.split("\t", -1)[1];
      if (file.endsWith(".pbn")) {
        texts.add(resource(file));
      }
    }
    for (int i = 0; i < 1500; i++) {
      byte[] damaged = RandomImport.damaged(texts.get(random.nextInt(texts.size())), random);
      isStable(damaged, i % 2 == 0 ? ReadOptions.DEFAULT : ReadOptions.STRICT);
    }
  }

  /** Behind a play that goes on, a result may count the tricks so far. */
  @ParameterizedTest
  @ValueSource(strings = {"7", "NS 7", "EW 6", "NS 1", "NS 1 EW 0", "EW 0 NS 13", "^NS 4", "^EW 9"})
  void resultsOfAnUnfinishedPlay(String result) {
    String game =
        """
        [Dealer "N"]
        [Deal "N:53.92.K42.KT5432 QT2.KT876.AQ986. A9876.A43.T53.J8 KJ4.QJ5.J7.AQ976"]
        [Declarer "S"]
        [Contract "2S"]
        [Result "%s"]
        [Play "W"]
        SK S3 S2 SA
        %s
        """;
    for (String end : List.of("", "+ - - -", "*")) {
      holds(game.formatted(result, end).getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  private static void holds(byte[] source) {
    for (ReadOptions mode : modes()) {
      Written written = isStable(source, mode);
      List<HandRecord> again = Written.read(written.bytes(), mode);
      assertThat(again).hasSameSizeAs(written.records());
      for (int i = 0; i < again.size(); i++) {
        assertThat(meaning(again.get(i), mode)).isEqualTo(meaning(written.records().get(i), mode));
      }
      if (isClean(written.records(), mode)) {
        List<HandRecord> strict = Written.read(written.bytes(), exportCheck(ReadOptions.STRICT));
        assertThat(findings(strict, ReadOptions.STRICT)).isEmpty();
      }
    }
  }

  private static Written isStable(byte[] source, ReadOptions mode) {
    Written written = Written.of(source, mode);
    assertThat(text(Written.of(written.bytes(), mode).bytes()))
        .as(() -> "written from " + text(source))
        .isEqualTo(text(written.bytes()));
    assertThat(Written.findings(written.bytes(), exportCheck(mode)))
        .as(() -> "written from " + text(source))
        .noneMatch(finding -> List.of("PBN097", "PBN098", "PBN099").contains(finding.code()));
    return written;
  }

  private static String meaning(HandRecord record, ReadOptions mode) {
    return Meaning.of(record, Written.replay(record, mode));
  }

  private static boolean isClean(List<HandRecord> records, ReadOptions mode) {
    return findings(records, mode).isEmpty();
  }

  /** The errors and warnings; of the check of export format all findings. */
  private static List<Diagnostic> findings(List<HandRecord> records, ReadOptions mode) {
    List<Diagnostic> findings = new ArrayList<>();
    for (HandRecord record : records) {
      findings.addAll(CHECKER.check(record, Written.replay(record, mode)));
    }
    findings.removeIf(
        finding -> finding.severity() == Severity.INFO && !finding.code().matches("PBN09[789]"));
    return findings;
  }

  private static List<ReadOptions> modes() {
    return List.of(ReadOptions.DEFAULT, ReadOptions.STRICT);
  }

  private static ReadOptions exportCheck(ReadOptions mode) {
    return new ReadOptions(mode.strict(), false, true, Optional.empty());
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] resource(String name) {
    try (InputStream in = ExportFormatTest.class.getResourceAsStream(FOLDER + name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
