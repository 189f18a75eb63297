package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Expected outputs kept as files. {@code mvn test -Dgolden.update=true} writes them anew, to be
 * looked at before they are committed.
 */
public final class Golden {
  private static final Path DIRECTORY = Path.of("src/test/resources/org/handrec/cli/golden");

  private Golden() {}

  /** Compares a text with a golden file, byte for byte. */
  public static void assertGolden(String name, String actual) {
    Path file = DIRECTORY.resolve(name);
    try {
      if (Boolean.getBoolean("golden.update")) {
        Files.createDirectories(DIRECTORY);
        Files.writeString(file, actual);
      }
      assertThat(Files.exists(file)).as("golden file %s", name).isTrue();
      assertThat(actual).as(name).isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
