package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages in docs/rules say what the catalogues say; {@code -Ddocs.update=true} writes them. */
class RulePagesTest {
  private static final Path FOLDER = Path.of("../docs/rules");

  @Test
  void thePagesAreThoseOfTheCatalogues() throws IOException {
    Map<String, String> pages = RulePages.of(Registry.rules().rules());
    if (Boolean.getBoolean("docs.update")) {
      write(pages);
    }

    assertThat(read()).as("docs/rules; -Ddocs.update=true writes it").isEqualTo(pages);
  }

  private static void write(Map<String, String> pages) throws IOException {
    Files.createDirectories(FOLDER);
    for (String stale : read().keySet()) {
      if (!pages.containsKey(stale)) {
        Files.delete(FOLDER.resolve(stale));
      }
    }
    for (Map.Entry<String, String> page : pages.entrySet()) {
      Files.writeString(FOLDER.resolve(page.getKey()), page.getValue());
    }
  }

  private static Map<String, String> read() throws IOException {
    Map<String, String> pages = new TreeMap<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        pages.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return pages;
  }
}
