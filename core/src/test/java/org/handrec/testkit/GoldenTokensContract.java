package org.handrec.testkit;

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
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every lexer must do: kinds and borders of tokens against golden files. Each file of the
 * folder has one beside it, with a line for each token, the borders of records, and the findings.
 * The system property {@code golden.update} writes them anew.
 *
 * @param <K> the kinds of tokens
 */
public abstract class GoldenTokensContract<K extends Enum<K>> {
  private static final Path FOLDER = Path.of("src/test/resources/golden/tokens");
  private static final String GOLDEN = ".golden";

  private final Class<K> kinds;

  /** A contract for a lexer with these kinds of tokens. */
  protected GoldenTokensContract(Class<K> kinds) {
    this.kinds = kinds;
  }

  /** The kinds of the tokens of a file. */
  protected abstract Set<K> kinds(Path file) throws IOException;

  /** The lines of a golden file. */
  protected abstract String describe(Path file) throws IOException;

  private static List<Path> inputs() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> !file.toString().endsWith(GOLDEN)).sorted().toList();
    }
  }

  @TestFactory
  public final Stream<DynamicTest> tokens() throws IOException {
    return inputs().stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  @Test
  public final void eachKindOfTokenOccurs() throws IOException {
    Set<K> seen = EnumSet.noneOf(kinds);
    for (Path file : inputs()) {
      seen.addAll(kinds(file));
    }
    assertThat(seen).containsExactly(kinds.getEnumConstants());
  }

  private void check(Path file) throws IOException {
    Path golden = file.resolveSibling(file.getFileName() + GOLDEN);
    String found = describe(file);
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, found);
    }
    assertThat(found).isEqualTo(Files.readString(golden));
  }

  /** The line of a token. */
  protected static String line(Location place, Enum<?> kind, String text) {
    return place(place) + kind.name().toLowerCase(Locale.ROOT) + " " + visible(text) + "\n";
  }

  /** How a line begins that tells of a place. */
  protected static String place(Location place) {
    return String.format(Locale.ROOT, "%3d:%-3d ", place.line(), place.column());
  }

  /** The lines of findings, by place. */
  protected static String lines(List<Diagnostic> findings) {
    StringBuilder out = new StringBuilder();
    findings.stream()
        .sorted(
            Comparator.comparingLong((Diagnostic d) -> d.span().start())
                .thenComparing(Diagnostic::code))
        .forEach(d -> out.append("! ").append(d).append('\n'));
    return out.toString();
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
