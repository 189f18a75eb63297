package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Kinds and borders of tokens against golden files: each file of the folder has one beside it, with
 * a line for each token, then the first line and column of each record, and the findings. The
 * system property {@code golden.update} writes them anew.
 */
class GoldenTokensTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden/tokens");
  private static final String GOLDEN = ".golden";

  private static List<Path> inputs() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> !file.toString().endsWith(GOLDEN)).sorted().toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> tokens() throws IOException {
    return inputs().stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  @Test
  void eachKindOfTokenOccurs() throws IOException {
    Set<TokenKind> seen = EnumSet.noneOf(TokenKind.class);
    for (Path file : inputs()) {
      document(Files.readAllBytes(file)).tokens().forEach(token -> seen.add(token.kind()));
    }
    assertThat(seen).containsExactly(TokenKind.values());
  }

  private static LinDocument document(byte[] bytes) throws IOException {
    return LinDocument.read(Source.of("golden.lin", bytes), ReadOptions.DEFAULT);
  }

  private static void check(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String found = describe(bytes);
    Path golden = file.resolveSibling(file.getFileName() + GOLDEN);
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, found);
    }
    assertThat(found).isEqualTo(Files.readString(golden));
  }

  private static String describe(byte[] bytes) throws IOException {
    LinDocument document = document(bytes);
    RecordText text = new RecordText(bytes, 0, 1, 1, document.charset());
    StringBuilder out = new StringBuilder();
    out.append("charset ").append(document.charset().name()).append('\n');
    for (LinToken token : document.tokens()) {
      out.append(place(text.locate(token.span())))
          .append(token.kind().name().toLowerCase(Locale.ROOT))
          .append(' ')
          .append(visible(document.text(token.span())))
          .append('\n');
    }
    LinText read = LinText.of(bytes, ReadOptions.DEFAULT);
    for (HandRecord record : read.records()) {
      out.append(place(record.text().locate(record.origins().record())))
          .append("record ")
          .append(record.index())
          .append('\n');
      describe(record.diagnostics(), out);
    }
    describe(read.trailer().diagnostics(), out);
    return out.toString();
  }

  private static void describe(List<Diagnostic> found, StringBuilder out) {
    found.stream()
        .sorted(
            Comparator.comparingLong((Diagnostic d) -> d.span().start())
                .thenComparing(Diagnostic::code))
        .forEach(d -> out.append("! ").append(d).append('\n'));
  }

  private static String place(Location place) {
    return String.format(Locale.ROOT, "%3d:%-3d ", place.line(), place.column());
  }

  private static String visible(String text) {
    StringBuilder out = new StringBuilder("|");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || c == 0xFEFF) {
            out.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('|').toString();
  }
}
