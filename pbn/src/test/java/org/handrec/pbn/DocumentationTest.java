package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pages of the project point to is there. */
class DocumentationTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)(#[^)]*)?\\)");

  static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(
              docs.filter(page -> page.toString().endsWith(".md")),
              Stream.of("README.md", "CONTRIBUTING.md", "samples/README.md").map(ROOT::resolve))
          .toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  void everyLinkLeadsToAFile(Path page) throws IOException {
    assertThat(LINK.matcher(Files.readString(page)).results().map(link -> link.group(1)))
        .filteredOn(target -> !target.startsWith("https://"))
        .allSatisfy(target -> assertThat(page.resolveSibling(target)).exists());
  }
}
