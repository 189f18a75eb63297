package org.handrec.pbn;

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
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Kinds and borders of tokens against golden files: each file of the folder has one beside it, with
 * a line for each token, the borders of games, and the findings. The system property {@code
 * golden.update} writes them anew.
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
      seen.addAll(read(file).kinds());
    }
    assertThat(seen).containsExactly(TokenKind.values());
  }

  private static Path golden(Path file) {
    return file.resolveSibling(file.getFileName() + GOLDEN);
  }

  private static FrontText read(Path file) throws IOException {
    boolean embedded = file.toString().endsWith(".html");
    return FrontText.read(
        Files.readAllBytes(file), embedded ? FrontText.EMBEDDED : ReadOptions.DEFAULT);
  }

  private static void check(Path file) throws IOException {
    String found = describe(read(file));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden(file), found);
    }
    assertThat(found).isEqualTo(Files.readString(golden(file)));
  }

  private static String describe(FrontText text) {
    StringBuilder out = new StringBuilder();
    out.append("charset ").append(text.encoding().source().name()).append('\n');
    int number = 0;
    for (RawGame game : text.all()) {
      number++;
      boolean rest = number > text.games().size();
      out.append(rest ? "rest" : "game " + number).append('\n');
      for (int i = 0; i < game.tokens.count(); i++) {
        describe(out, game, i);
      }
      game.diagnostics.stream()
          .sorted(Comparator.comparingLong((Diagnostic d) -> d.span().start()))
          .forEach(d -> out.append("! ").append(d).append('\n'));
    }
    return out.toString();
  }

  private static void describe(StringBuilder out, RawGame game, int token) {
    long base = game.text.offset();
    Span span = new Span(base + game.tokens.start(token), base + game.tokens.end(token));
    Location place = game.text.locate(span);
    String kind = game.tokens.kind(token).name().toLowerCase(Locale.ROOT);
    out.append(String.format(Locale.ROOT, "%3d:%-3d %s ", place.line(), place.column(), kind));
    out.append(visible(game.text.slice(span))).append('\n');
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
          if (c < ' ' || c == 0x7F || c == 0xFEFF) {
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
