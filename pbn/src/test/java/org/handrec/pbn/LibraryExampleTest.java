package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.handrec.example.PrintFindings;
import org.junit.jupiter.api.Test;

/** The program in the README compiles, runs, and stands there as it is. */
class LibraryExampleTest {
  @Test
  void itSaysWhatHappened() throws IOException {
    assertThat(run("revoke.pbn")).startsWith("4H\nP003@22:7 trick 3: W (Brandauer, Leo) plays C4");
    assertThat(run("stray-text.pbn")).contains("PBN026@35:1");
  }

  /** The program prints to standard output, as programs do. */
  private static String run(String sample) throws IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      PrintFindings.main("../samples/faulty/" + sample);
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }

  @Test
  void theReadmeShowsIt() throws IOException {
    String program =
        Files.readString(Path.of("src/test/java/org/handrec/example/PrintFindings.java"));

    assertThat(Files.readString(Path.of("../README.md")))
        .contains("```java\n" + program.substring(program.indexOf("import ")) + "```");
  }
}
