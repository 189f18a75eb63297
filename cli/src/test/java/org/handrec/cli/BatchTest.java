package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

/** A folder in which some files are damaged: all others are converted as if they were alone. */
class BatchTest {
  private static final int FILES = 40;

  private final Desk desk = Desk.unix();

  private static String pbn(int number) {
    return Boards.CLEAN.replace("[Board \"7\"]", "[Board \"" + number + "\"]");
  }

  /** The names of the sound files without the folder and the extension. */
  private List<String> putFiles() throws IOException {
    List<String> stems = new ArrayList<>();
    for (int i = 1; i <= FILES; i++) {
      boolean lin = i % 2 == 0;
      String stem = (lin ? "lin/" : "") + "board" + i;
      desk.put("in/" + stem + ".pbn", pbn(i));
      if (lin) {
        String text = desk.run("convert", "--to=lin", "in/" + stem + ".pbn").out();
        Files.delete(desk.path("in/" + stem + ".pbn"));
        desk.put("in/" + stem + ".lin", text);
      }
      stems.add(stem);
    }
    return stems;
  }

  private void putDamaged() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(pbn(50).getBytes(StandardCharsets.UTF_8));
    }
    desk.put("in/cut.pbn.gz", Arrays.copyOf(packed.toByteArray(), packed.size() / 2));
    desk.put("in/binary.lin", new byte[] {0, 1, 2, 3, 0, 5});
    desk.put("in/secret.pbn", pbn(51));
    desk.put("broken.zip", "PK\u0003\u0004 and nothing of an archive behind it");
  }

  @Test
  void theRestIsConvertedAsIfAlone() throws IOException {
    List<String> stems = putFiles();
    putDamaged();

    DeniedFiles files = new DeniedFiles(desk.files);
    Result result =
        Desk.on(files, files.wrap(desk.directory))
            .run("convert", "--to=lin", "-j2", "--output-dir=out", "in", "broken.zip");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err().lines().filter(line -> line.startsWith("handrec: ")))
        .containsExactlyInAnyOrder(
            "handrec: broken.zip: damaged archive: it ends too early",
            "handrec: in/binary.lin: a binary file, not a hand record (known: pbn, lin)",
            "handrec: in/cut.pbn.gz: damaged archive: it ends too early",
            "handrec: in/secret.pbn: permission denied");
    for (String stem : stems) {
      String input = "in/" + stem + (stem.startsWith("lin/") ? ".lin" : ".pbn");
      assertThat(desk.text("out/" + stem + ".lin"))
          .isEqualTo(desk.run("convert", "--to=lin", input).out());
    }
    try (Stream<Path> written = Files.walk(desk.path("out"))) {
      assertThat(written.filter(Files::isRegularFile)).hasSize(FILES);
    }
  }
}
