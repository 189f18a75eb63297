package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.junit.jupiter.api.Test;

/** The example in the README compiles, runs, and stands there as it stands here. */
class LibraryExampleTest {
  private static void example(Path file, PrintStream out) throws IOException {
    // README begins
    Source source = Source.of(file);
    Format pbn = new PbnFormat();
    SourceHabits habits = new SourceHabits(pbn, source, ReadOptions.DEFAULT);
    Checker checker = new Checker(RecordRules.all());
    try (RecordReader reader = pbn.read(source, ReadOptions.DEFAULT)) {
      for (var next = reader.next(); next.isPresent(); next = reader.next()) {
        Replay replay = Replay.of(next.get().board(), false, habits);
        out.println(replay.contract() + " " + replay.declarer() + " " + replay.tricks());
        checker.check(next.get(), replay).forEach(out::println);
      }
    }
    // README ends
  }

  @Test
  void itSaysWhatHappened() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    example(
        Path.of("../samples/faulty/revoke.pbn"),
        new PrintStream(bytes, true, StandardCharsets.UTF_8));

    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .contains("bid=4H")
        .contains("NORTH")
        .contains("P003@22:7");
  }

  @Test
  void theReadmeShowsIt() throws IOException {
    List<String> lines =
        Files.readAllLines(Path.of("src/test/java/org/handrec/pbn/LibraryExampleTest.java"));
    String code =
        String.join(
            "\n",
            lines.subList(
                lines.indexOf("    // README begins") + 1, lines.indexOf("    // README ends")));

    assertThat(Files.readString(Path.of("../README.md")))
        .contains("```java\n" + code.stripIndent() + "\n```");
  }
}
