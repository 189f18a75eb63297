package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the arguments of a command may name. */
class InputsTest {
  private static final byte[] BOARD = Boards.CLEAN.getBytes(StandardCharsets.UTF_8);

  private final Desk desk = Desk.unix();

  @Test
  void directoriesAreReadInOrderWithAllBelow() {
    for (String name : List.of("s/b.pbn", "s/a/z.PBN", "s/a.b/y.Pbn", "s/c.txt", "s/B.pbn")) {
      desk.put(name, BOARD);
    }
    assertThat(files("s")).containsExactly("s/B.pbn", "s/a.b/y.Pbn", "s/a/z.PBN", "s/b.pbn");
    assertThat(files("s/")).containsExactly("s/B.pbn", "s/a.b/y.Pbn", "s/a/z.PBN", "s/b.pbn");
    assertThat(files(".")).contains("./s/b.pbn").hasSize(4);
    assertThat(files("/club/s")).contains("/club/s/b.pbn").hasSize(4);
  }

  @Test
  void linksInCirclesEnd() throws IOException {
    desk.put("s/a.pbn", BOARD);
    Files.createSymbolicLink(desk.path("s/loop"), desk.path("s"));

    Result result = desk.run("convert", "--to=jsonl", "s");

    assertThat(names(result)).containsExactly("s/a.pbn");
  }

  @Test
  void filesAreReadWhateverTheirName() {
    desk.put("club.txt", BOARD);
    assertThat(files("club.txt")).containsExactly("club.txt");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "*.pbn | a.pbn b.pbn",
        "?.pbn | a.pbn b.pbn",
        "sub/*.pbn | sub/a1.pbn sub/c.pbn",
        "sub/[a-b]*.pbn | sub/a1.pbn",
        "sub/{c,d}.pbn | sub/c.pbn",
        "**/*.pbn | sub/a1.pbn sub/c.pbn sub/deep/x.pbn",
        "**.pbn | a.pbn b.pbn sub/a1.pbn sub/c.pbn sub/deep/x.pbn",
        "s*b | sub/a1.pbn sub/c.pbn sub/deep/x.pbn",
        "/club/sub/*1.pbn | /club/sub/a1.pbn",
        "./*.pbn | ./a.pbn ./b.pbn"
      })
  void patternsAreExpanded(String pattern, String expected) {
    for (String name :
        List.of("b.pbn", "a.pbn", "sub/c.pbn", "sub/a1.pbn", "sub/deep/x.pbn", "n.txt")) {
      desk.put(name, BOARD);
    }
    assertThat(files(pattern)).containsExactly(expected.split(" "));
  }

  @Test
  void aFileNamedLikeAPatternIsThatFile() {
    desk.put("[a].pbn", BOARD);
    desk.put("a.pbn", BOARD);
    assertThat(files("[a].pbn")).containsExactly("[a].pbn");
  }

  @Test
  void aFileMayBeNamedLikeAnOption() {
    desk.put("-f.pbn", BOARD);
    desk.put("@a.pbn", BOARD);
    assertThat(files("@a.pbn", "--", "-f.pbn")).containsExactly("@a.pbn", "-f.pbn");
  }

  @Test
  void namesCommandNoTerminal() {
    desk.put("\u001b[2J.pbn", Boards.INSUFFICIENT);
    for (String command : new String[] {"check", "show"}) {
      assertThat(desk.run(command, "\u001b[2J.pbn").out()).contains("\uFFFD[2J.pbn");
      assertThat(desk.run(command, "\u001b[3J.pbn").err()).startsWith("handrec: \uFFFD[3J.pbn: no");
    }
  }

  @Test
  void patternsWorkOnWindowsToo() {
    Desk windows = Desk.windows();
    windows.put("sub\\a.pbn", BOARD);
    windows.put("sub\\b.PBN", BOARD);

    assertThat(names(windows.run("convert", "--to=jsonl", "sub\\*.pbn"))).contains("sub\\a.pbn");
    assertThat(names(windows.run("convert", "--to=jsonl", "sub/a*")))
        .singleElement()
        .asString()
        .endsWith("a.pbn");
    assertThat(names(windows.run("convert", "--to=jsonl", "sub")))
        .containsExactly("sub\\a.pbn", "sub\\b.PBN");
  }

  @Test
  void standardInput() {
    Result result = desk.input(BOARD).run("convert", "--to=jsonl", "-");
    assertThat(names(result)).containsExactly("<stdin>");
  }

  @Test
  void anArchiveIsNoRecordWhereItIsNoFile() throws IOException {
    Result result = desk.input(zip("a.pbn")).run("check", "-");
    assertThat(result.complaints())
        .isEqualTo("handrec: <stdin>: a zip archive; its members are read only from a file\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void standardInputIsTakenOnce() {
    Result result = desk.input(BOARD).run("check", "-", "-");
    assertThat(result.err()).isEqualTo("handrec: standard input can be read only once\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void longStandardInputGoesThroughATemporaryFileThatIsDeleted() throws IOException {
    String text = (Boards.CLEAN + "\n").repeat(3000);
    assertThat(text.length()).isGreaterThan(1 << 20);

    Result result = desk.input(text).run("check", "-");

    assertThat(result.summary()).startsWith("1 file, 3000 boards, 0 errors");
    try (Stream<Path> files = Files.list(desk.directory)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void gzip() throws IOException {
    desk.put("club.pbn.gz", gzip(BOARD));
    desk.put("unnamed", gzip(BOARD));
    assertThat(files("club.pbn.gz", "unnamed")).containsExactly("club.pbn.gz", "unnamed");
    assertThat(names(desk.input(gzip(BOARD)).run("convert", "--to=jsonl", "-")))
        .containsExactly("<stdin>");
  }

  @Test
  void zipArchivesAndTheirMembers() throws IOException {
    desk.put("club.zip", zip("may/b.pbn", "readme.txt", "a.PBN"));

    assertThat(files("club.zip")).containsExactly("club.zip/may/b.pbn", "club.zip/a.PBN");
    assertThat(files("club.zip/a.PBN", "club.zip/may/b.pbn"))
        .containsExactly("club.zip/a.PBN", "club.zip/may/b.pbn");
    assertThat(desk.run("check", "club.zip/no.pbn").err())
        .startsWith("handrec: club.zip/no.pbn: no such file\n");
  }

  @Test
  void addressesOfTheHandViewer() {
    desk.put("a.pbn", BOARD);
    String address = desk.run("convert", "--to=url", "a.pbn").out().strip();
    desk.put("list", address + "\n");

    assertThat(files(address, address, "a.pbn"))
        .containsExactly("<address>", "<address 2>", "a.pbn");
    assertThat(files("--files-from=list")).containsExactly("<address>");
    assertThat(desk.run("convert", "--to=lin", "--output-dir=out", address).code()).isZero();
    assertThat(desk.text("out/address.lin")).startsWith("pn|");
  }

  @Test
  void addressesWithoutARecordAreNotFetched() {
    assertThat(desk.run("check", "https://example.org/club.pbn").complaints())
        .isEqualTo(
            "handrec: https://example.org/club.pbn: holds no hand record, and handrec fetches"
                + " nothing\n");
    Result result = desk.run("check", "http://example.org/" + "x".repeat(100));
    assertThat(result.complaints()).hasSizeLessThan(130).contains("x…: holds no hand record");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void listedFiles() {
    desk.put("a b.pbn", BOARD);
    desk.put("c.pbn", BOARD);
    desk.put("list", "a b.pbn\r\n\nc.pbn\n");

    assertThat(names(desk.run("convert", "--to=jsonl", "--files-from", "list")))
        .containsExactly("a b.pbn", "c.pbn");
    assertThat(names(desk.input("c.pbn").run("convert", "--to=jsonl", "--files-from=-")))
        .containsExactly("c.pbn");
    assertThat(desk.run("check", "--files-from", "none").err())
        .isEqualTo("handrec: none: no such file\n");
  }

  @Test
  void contentDecidesBeforeTheExtension() {
    desk.put("club.doc", BOARD);
    desk.put("image.pbn", new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 0});
    desk.put("page.pdf", "%PDF-1.7\n");

    assertThat(files("club.doc")).containsExactly("club.doc");
    assertThat(desk.run("check", "image.pbn").complaints())
        .isEqualTo("handrec: image.pbn: a binary file, not a hand record (known: pbn, lin)\n");
    assertThat(desk.run("check", "page.pdf").complaints())
        .isEqualTo("handrec: page.pdf: no known format, not a hand record (known: pbn, lin)\n");
    assertThat(desk.run("check", "--from=pbn", "page.pdf").code()).isZero();
  }

  @ParameterizedTest(name = "[{0}]")
  @CsvSource(
      delimiter = '|',
      value = {
        "none.pbn | none.pbn: no such file",
        "'' | an empty name is no input",
        "*.xyz | *.xyz: no file matches this pattern",
        "no/*.pbn | no/*.pbn: no such file",
        "no[.pbn | no[.pbn: no such file",
        "docs | docs: no .pbn or .lin files in this directory",
        "notes.txt | notes.txt: no known format, not a hand record (known: pbn, lin)",
        "nothing | nothing: empty, not a hand record (known: pbn, lin)",
        "binary | binary: a binary file, not a hand record (known: pbn, lin)",
        "texts.zip | texts.zip: no .pbn or .lin files in this archive",
        "cut.pbn.gz | cut.pbn.gz: damaged archive: it ends too early"
      })
  void whatCannotBeReadIsOneLine(String argument, String message) throws IOException {
    desk.put("docs/notes.txt", "x");
    desk.put("notes.txt", "Dear all,\n");
    desk.put("nothing", "");
    desk.put("binary", new byte[] {1, 2, 0, 3});
    desk.put("texts.zip", zip("readme.txt"));
    byte[] packed = gzip(BOARD);
    desk.put("cut.pbn.gz", Arrays.copyOf(packed, packed.length / 2));

    Result result = desk.run("check", argument);

    assertThat(result.complaints()).isEqualTo("handrec: " + message + "\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "show", "format"})
  void anInputIsNeeded(String command) {
    Result result = desk.run(command);
    assertThat(result.err())
        .isEqualTo("handrec: no input: name files or directories, or - for standard input\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void noneIsNoPathOnWindows() {
    Result result = Desk.windows().run("check", "a<b.pbn");
    assertThat(result.complaints()).isEqualTo("handrec: a<b.pbn: no such file\n");
  }

  private List<String> files(String... arguments) {
    String[] line = new String[arguments.length + 2];
    line[0] = "convert";
    line[1] = "--to=jsonl";
    System.arraycopy(arguments, 0, line, 2, arguments.length);
    return names(desk.run(line));
  }

  private static List<String> names(Result result) {
    return result
        .out()
        .lines()
        .map(line -> line.replaceAll("^\\{\"file\":\"(.*?)\",\"record\".*", "$1"))
        .map(name -> name.replace("\\\\", "\\"))
        .toList();
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(bytes);
    }
    return packed.toByteArray();
  }

  private static byte[] zip(String... names) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(packed)) {
      out.putNextEntry(new ZipEntry("may/"));
      for (String name : names) {
        out.putNextEntry(new ZipEntry(name));
        out.write(name.toLowerCase(Locale.ROOT).endsWith(".pbn") ? BOARD : new byte[] {'x'});
      }
    }
    return packed.toByteArray();
  }
}
