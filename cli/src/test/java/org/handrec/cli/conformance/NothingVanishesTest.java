package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Loss;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinDocument;
import org.handrec.lin.LinToken;
import org.handrec.lin.LinWriter;
import org.handrec.lin.TokenKind;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Nothing of a LIN file goes away in silence: two files that differ in one field of one value give
 * different output or different losses, in PBN and in LIN.
 */
class NothingVanishesTest {
  private static final Path CASES = Path.of("src/test/resources/cases/lin");

  /** Pauses are layout. */
  private static final Set<String> LAYOUT = Set.of("pa");

  @TestFactory
  Stream<DynamicTest> eachFieldOfEachValue() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files
          .filter(file -> file.toString().endsWith(".lin"))
          .filter(file -> !file.toString().contains("expected"))
          .sorted()
          .toList()
          .stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }
  }

  private static void check(Path file) throws IOException {
    byte[] lin = Files.readAllBytes(file);
    LinDocument document = LinDocument.read(Source.of("case.lin", lin), ReadOptions.DEFAULT);
    String name = "";
    for (LinToken token : document.tokens()) {
      String text = document.text(token.span());
      if (token.kind() == TokenKind.COMMAND) {
        name = text.toLowerCase(Locale.ROOT);
      } else if (token.kind() == TokenKind.VALUE && !LAYOUT.contains(name)) {
        int from = (int) token.span().start();
        for (int field = 0; field < text.split(",", -1).length; field++) {
          for (String word : List.of("zq", "", "1234567890123", "-", "!", "\u00E9 ")) {
            List<String> one = outcome(changed(lin, from, text, field, document, word + 7));
            List<String> two = outcome(changed(lin, from, text, field, document, word + 8));
            boolean whole = one.get(1).contains("record without a deal");
            for (int i = 0; i < (whole ? 1 : 2); i++) {
              assertThat(one.get(i))
                  .as("output %d, field %d of %s|%s| as %s7", i, field, name, text, word)
                  .isNotEqualTo(two.get(i));
            }
          }
        }
      }
    }
  }

  private static byte[] changed(
      byte[] lin, int from, String value, int field, LinDocument document, String text) {
    String[] fields = value.split(",", -1);
    fields[field] = text;
    byte[] before = value.getBytes(document.charset());
    byte[] after = String.join(",", fields).getBytes(document.charset());
    byte[] changed = new byte[lin.length - before.length + after.length];
    System.arraycopy(lin, 0, changed, 0, from);
    System.arraycopy(after, 0, changed, from, after.length);
    int rest = from + before.length;
    System.arraycopy(lin, rest, changed, from + after.length, lin.length - rest);
    return changed;
  }

  /** Both outputs, each with what is lost. */
  private static List<String> outcome(byte[] lin) {
    List<String> outcome = new ArrayList<>();
    Converted pbn = Converted.toPbn(lin);
    Converted again = Converted.toLin(Converted.lin(), lin, LinWriter.Options.DEFAULT);
    for (Converted converted : List.of(pbn, again)) {
      List<Loss> losses = converted.losses();
      outcome.add(
          new String(converted.bytes(), StandardCharsets.UTF_8)
              + losses.stream().map(loss -> loss.kind() + ": " + loss.datum()).toList());
    }
    return outcome;
  }
}
