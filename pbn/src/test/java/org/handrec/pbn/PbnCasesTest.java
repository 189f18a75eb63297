package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The conformance cases, as far as reading goes: the errors and warnings of the reader are those
 * listed, and the listed infos are among the others. Codes of the rules on records and of the check
 * of the EXPORT claim (PBN097 to PBN099) are left out.
 */
class PbnCasesTest {
  private static final String FOLDER = "/cases/pbn/";

  /** Codes beside PBN... that the reader reports. */
  private static final Set<String> OTHER_CODES = Set.of("A020", "A021", "P024", "P026");

  private static final Set<String> EXPORT_CODES = Set.of("PBN097", "PBN098", "PBN099");

  @TestFactory
  Stream<DynamicTest> cases() throws IOException {
    return rows().flatMap(PbnCasesTest::bothModes);
  }

  private static Stream<String[]> rows() throws IOException {
    String table = new String(resource("cases.tsv"), StandardCharsets.UTF_8);
    return table.lines().skip(1).map(line -> line.split("\t", -1));
  }

  private static Stream<DynamicTest> bothModes(String[] row) {
    String ofDefault = row[9].equals("=") ? row[7] : row[9];
    return Stream.of(
        test(row, "strict", ReadOptions.STRICT, row[7]),
        test(row, "default", ReadOptions.DEFAULT, ofDefault));
  }

  private static DynamicTest test(String[] row, String mode, ReadOptions options, String expected) {
    boolean extract = row[8].contains("mode=extract");
    ReadOptions of = new ReadOptions(options.strict(), extract, false, Optional.empty());
    return DynamicTest.dynamicTest(row[0] + " " + mode, () -> check(row[1], of, expected));
  }

  private static void check(String file, ReadOptions options, String expected) throws IOException {
    List<String> wanted =
        Arrays.stream(expected.split("; ")).filter(PbnCasesTest::isOfReader).toList();
    List<Diagnostic> found = read(file, options);
    Set<String> infos = new TreeSet<>();
    List<String> others = new ArrayList<>();
    for (Diagnostic diagnostic : found) {
      boolean info = diagnostic.severity() == Severity.INFO;
      (info ? infos : others).add(place(diagnostic));
    }
    others.addAll(wanted.stream().filter(infos::contains).toList());
    assertThat(others).as("%s", found).containsExactlyInAnyOrderElementsOf(wanted);
  }

  private static String place(Diagnostic diagnostic) {
    return diagnostic.code()
        + "@"
        + diagnostic.location().line()
        + ":"
        + diagnostic.location().column();
  }

  private static boolean isOfReader(String text) {
    String code = text.substring(0, Math.max(0, text.indexOf('@')));
    return (code.startsWith("PBN") && !EXPORT_CODES.contains(code)) || OTHER_CODES.contains(code);
  }

  private static List<Diagnostic> read(String file, ReadOptions options) throws IOException {
    List<Diagnostic> found = new ArrayList<>();
    try (PbnReader reader = PbnReader.open(Source.of(file, resource(file)), options)) {
      for (Optional<HandRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
        found.addAll(game.get().diagnostics());
      }
      found.addAll(reader.trailer().diagnostics());
    }
    return found;
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = PbnCasesTest.class.getResourceAsStream(FOLDER + name)) {
      return in.readAllBytes();
    }
  }
}
