package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

/** The commands that the README shows print what it shows. */
class ReadmeTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern SHOWN =
      Pattern.compile("^```\n\\$ \\./handrec (.*)\n((?s:.*?))^```$", Pattern.MULTILINE);

  private final Desk desk = Desk.unix();

  @Test
  void everyExampleIsReal() throws IOException {
    copySamples();
    String readme = Files.readString(ROOT.resolve("README.md"));
    List<String[]> examples =
        SHOWN
            .matcher(readme)
            .results()
            .map(example -> new String[] {example.group(1), example.group(2)})
            .toList();
    assertThat(examples).hasSizeGreaterThan(3);

    for (String[] example : examples) {
      Result result = desk.run(example[0].split(" "));
      assertThat(result.out() + result.complaints()).as(example[0]).isEqualTo(example[1]);
    }
  }

  private void copySamples() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT.resolve("samples"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        desk.put(ROOT.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
  }
}
