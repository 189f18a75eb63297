package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.util.zip.GZIPOutputStream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

class FormatCommandTest {
  private final Desk desk = Desk.unix();

  @Test
  void writesTheExportFormat() {
    desk.put("a.pbn", Boards.CLEAN);

    Result result = desk.run("format", "a.pbn");

    assertThat(result.out()).startsWith("% PBN 2.1\r\n% EXPORT\r\n[Event ");
    assertThat(result.code()).isZero();
    assertThat(desk.text("a.pbn")).isEqualTo(Boards.CLEAN);
  }

  @Test
  void twiceIsOnceAndTheResultIsClean() {
    desk.put("a.pbn", Boards.CLEAN);
    desk.run("format", "--write", "a.pbn");
    String once = desk.text("a.pbn");

    desk.run("format", "--write", "a.pbn");

    assertThat(desk.text("a.pbn")).isEqualTo(once).isNotEqualTo(Boards.CLEAN);
    assertThat(
            desk.run("check", "--strict", "--strict-export", "--fail-on=warning", "a.pbn").code())
        .isZero();
  }

  @Test
  void aFileWhoseRecordsHaveNoPlaceStays() {
    String[] texts = {
      "bt||md|1SAK,HAK,DAK,CAK|mb|1S|", "md|1SAK,HAK,,|pg||qx|o2|mb|1S|", "qx|o1|vg|a|"
    };
    for (String text : texts) {
      desk.put("a.lin", text);
      Result result = desk.run("format", "--write", "a.lin");

      assertThat(desk.text("a.lin")).isEqualTo(text);
      assertThat(result.err()).startsWith("handrec: a.lin: not changed, since records would be");
      assertThat(result.code()).isEqualTo(2);
    }
  }

  @Test
  void keepsEveryByteWhenAsked() {
    byte[] bytes = (Boards.CLEAN + "stray \u00e9").getBytes(StandardCharsets.ISO_8859_1);
    desk.put("a.pbn", bytes);
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    desk.run(out, "format", "--style=keep", "a.pbn");

    assertThat(out.toByteArray()).isEqualTo(bytes);
    assertThat(desk.run("format", "--style=keep", "--check", "a.pbn").code()).isZero();
  }

  @Test
  void saysWhatWouldChange() {
    desk.put("in/a.pbn", Boards.CLEAN);
    desk.put("in/b.pbn", Boards.CLEAN);
    desk.run("format", "--write", "in/b.pbn");

    Result result = desk.run("format", "--check", "in");

    assertThat(result.out()).isEqualTo("in/a.pbn\n");
    assertThat(result.code()).isEqualTo(1);
    assertThat(desk.text("in/a.pbn")).isEqualTo(Boards.CLEAN);
    assertThat(desk.run("format", "--check", "in/b.pbn").code()).isZero();
  }

  @Test
  void doesNotTouchWhatIsFormatted() throws IOException {
    desk.put("a.pbn", Boards.CLEAN);
    desk.run("format", "--write", "a.pbn");
    FileTime time = FileTime.fromMillis(5000);
    Files.setLastModifiedTime(desk.path("a.pbn"), time);

    assertThat(desk.run("format", "--write", "a.pbn").code()).isZero();

    assertThat(Files.getLastModifiedTime(desk.path("a.pbn"))).isEqualTo(time);
  }

  @Test
  void changesOnlyPlainFilesInPlace() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(Boards.CLEAN.getBytes(StandardCharsets.UTF_8));
    }
    desk.put("a.pbn.gz", packed.toByteArray());
    desk.put("b.pbn", Boards.CLEAN);

    Result result = desk.input(Boards.CLEAN).run("format", "--write", "a.pbn.gz", "-", "b.pbn");

    assertThat(result.err())
        .isEqualTo(
            """
            handrec: a.pbn.gz: cannot be changed in place
            handrec: <stdin>: cannot be changed in place
            """);
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.text("b.pbn")).startsWith("% PBN 2.1\r\n");
    assertThat(Files.readAllBytes(desk.path("a.pbn.gz"))).isEqualTo(packed.toByteArray());
  }

  @Test
  void checkAndWriteExcludeEachOther() {
    Result result = desk.run("format", "--check", "--write", "a.pbn");
    assertThat(result.err()).isEqualTo("handrec: --check and --write exclude each other\n");
    assertThat(result.code()).isEqualTo(2);
  }
}
