package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that cannot be read, disks that are full. */
class FileFailuresTest {
  private final Desk desk = Desk.unix();

  private Result denied(String... args) {
    DeniedFiles files = new DeniedFiles(desk.files);
    return Desk.on(files, files.wrap(desk.directory)).run(args);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "check in/secret.pbn | handrec: in/secret.pbn: permission denied",
        "check in/secret-folder | handrec: in/secret-folder: permission denied",
        "check --files-from=secret.list | handrec: secret.list: permission denied",
        "check --report-file=secret.txt --force in/a.pbn | handrec: secret.txt: permission denied",
        "convert --to=json -o secret.txt --force in/a.pbn | handrec: secret.txt: permission denied",
        "format --write in/secret.pbn | handrec: in/secret.pbn: permission denied",
      })
  void whatIsDeniedIsOneLine(String line, String message) {
    putFiles();

    Result result = denied(line.split(" "));

    assertThat(result.complaints().lines().distinct()).contains(message);
    assertThat(result.complaints())
        .doesNotContain("\tat ")
        .hasLineCount(message.contains("folder") ? 2 : 1);
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void theRestGoesOn() {
    putFiles();

    Result result = denied("check", "-f", "short", "in");

    assertThat(result.out()).contains("in/a.pbn:", "in/z.pbn:");
    assertThat(result.complaints())
        .isEqualTo(
            """
            handrec: in/secret-folder: permission denied
            handrec: in/secret.pbn: permission denied
            """);
    assertThat(result.summary()).startsWith("2 files, 2 boards, 2 errors");
    assertThat(result.code()).isEqualTo(2);
  }

  private void putFiles() {
    for (String name : new String[] {"a", "secret", "secret-folder/b", "z"}) {
      desk.put("in/" + name + ".pbn", Boards.INSUFFICIENT);
    }
    desk.put("secret.list", "in/a.pbn\n");
    desk.put("secret.txt", "mine");
  }

  @ParameterizedTest
  @CsvSource({"pbn, 40, 1", "pbn, 3000, 1", "pbn, 3000, 2", "lin, 3000, 1"})
  void whatStandsBeforeABreakIsChecked(String format, int boards, int jobs) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < boards; i++) {
      text.append(
          format.equals("pbn")
              ? "[Board \"%d\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1S 1C\n*\n\n".formatted(i + 1)
              : "qx|o%d|md|3,,,|ah|Board %d|mb|1S|mb|1C|pg||\n".formatted(i + 1, i + 1));
    }
    byte[] packed = gzip(text.toString());
    byte[] cut = Arrays.copyOf(packed, packed.length * 2 / 3);
    int whole = readable(cut).split(format.equals("pbn") ? "\\n\\[Dealer" : "\\|ah", -1).length - 2;
    desk.put("cut." + format + ".gz", cut);
    desk.put("whole.pbn", Boards.INSUFFICIENT);

    Result result =
        desk.run(
            "check",
            "-j" + jobs,
            "-f",
            "short",
            "--select=A001",
            "cut." + format + ".gz",
            "whole.pbn");

    assertThat(whole).isPositive();
    assertThat(result.out().lines().filter(line -> line.startsWith("cut."))).hasSize(whole);
    assertThat(result.out()).contains("whole.pbn:");
    assertThat(result.complaints())
        .isEqualTo("handrec: cut." + format + ".gz: damaged archive: it ends too early\n");
    assertThat(result.summary()).startsWith("2 files, " + (whole + 1) + " boards");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void whatStandsBeforeTheDamageOfAnArchiveIsChecked() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Random random = new Random(7);
    int second;
    try (ZipOutputStream out = new ZipOutputStream(packed)) {
      out.putNextEntry(new ZipEntry("a.pbn"));
      out.write(Boards.INSUFFICIENT.getBytes(StandardCharsets.UTF_8));
      out.closeEntry();
      out.flush();
      second = packed.size();
      out.putNextEntry(new ZipEntry("b.pbn"));
      for (int i = 0; i < 200; i++) {
        String site = "[Site \"" + Long.toString(random.nextLong(), 36) + "\"]\n";
        out.write((Boards.INSUFFICIENT + site + "\n").getBytes(StandardCharsets.UTF_8));
      }
    }
    int cut = second + (packed.size() - second) / 2;
    desk.put("club.zip", Arrays.copyOf(packed.toByteArray(), cut));

    Result result = desk.run("check", "-f", "short", "--select=A001", "club.zip");

    assertThat(result.out().lines().filter(line -> line.startsWith("club.zip/a.pbn:"))).hasSize(1);
    assertThat(result.out().lines().filter(line -> line.startsWith("club.zip/b.pbn:")))
        .hasSizeBetween(50, 150);
    assertThat(result.complaints())
        .isEqualTo(
            """
            handrec: club.zip: damaged archive: it ends too early
            handrec: club.zip/b.pbn: damaged archive: it ends too early
            """);
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.run("convert", "--to=jsonl", "club.zip/b.pbn").code()).isEqualTo(2);
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return packed.toByteArray();
  }

  /** What can be unpacked of a damaged archive. */
  private static String readable(byte[] packed) throws IOException {
    StringBuilder text = new StringBuilder();
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      for (int b = in.read(); b >= 0; b = in.read()) {
        text.append((char) b);
      }
    } catch (EOFException e) {
      return text.toString();
    }
    throw new AssertionError("it is whole");
  }

  @ParameterizedTest
  @ValueSource(strings = {"convert --to=jsonl -o out", "check -f jsonl --report-file out"})
  void aFullDiskLeavesNothingBehind(String line) throws IOException {
    FileSystem small =
        Jimfs.newFileSystem(
            Configuration.unix().toBuilder()
                .setWorkingDirectory("/club")
                .setBlockSize(1024)
                .setMaxSize(400L << 10)
                .build());
    Desk full = Desk.on(small, small.getPath("/club"));
    full.put("club.pbn", (Boards.INSUFFICIENT + "\n").repeat(2000));

    Result result = full.run((line + " club.pbn").split(" "));

    assertThat(result.err()).isEqualTo("handrec: out cannot be written: out of disk space\n");
    assertThat(result.code()).isEqualTo(2);
    try (Stream<?> files = Files.list(full.directory)) {
      assertThat(files).hasSize(1);
    }
  }
}
