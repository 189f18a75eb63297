package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

/** An old archive is adopted: what is known is silent. */
class BaselineTest {
  private final Desk desk = Desk.unix();

  private void adopt() {
    Result made = desk.run("check", "--baseline", "known.txt", "--write-baseline", "in");
    assertThat(made.out()).isEmpty();
    assertThat(made.code()).isZero();
  }

  private Result check(String... more) {
    String[] words = {"check", "-f", "short", "--baseline", "known.txt", "in"};
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return desk.run(all);
  }

  @Test
  void knownFindingsAreSilentAndNewOnesAreNot() {
    desk.put("in/a.pbn", Boards.CLEAN + "\n" + Boards.INSUFFICIENT);
    adopt();
    assertThat(desk.text("known.txt").lines())
        .hasSize(3)
        .startsWith("# handrec baseline 1")
        .anyMatch(line -> line.matches("[0-9a-f]{16}\tin/a.pbn\tA001\tboard 8\tcall 2 by .*"));

    Result same = check();
    assertThat(same.out()).isEmpty();
    assertThat(same.complaints())
        .isEqualTo("known.txt: 2 known findings, 0 entries no longer occur\n");
    assertThat(same.summary()).isEqualTo("1 file, 2 boards, 0 errors, 0 warnings, 0 infos");
    assertThat(same.code()).isZero();

    // Lines move, a board comes before: still known. Another board has the same fault: new.
    desk.put(
        "in/a.pbn",
        "; remark\n\n"
            + Boards.REMARK
            + "\n"
            + Boards.INSUFFICIENT
            + "\n"
            + Boards.INSUFFICIENT.replace("\"8\"", "\"12\""));
    Result moved = check("--select=A001");
    assertThat(moved.out().lines()).hasSize(1).allMatch(line -> line.endsWith("[board 12]"));
    assertThat(moved.code()).isEqualTo(1);
  }

  @Test
  void theNumberOfEqualFindingsCounts() {
    desk.put("in/a.pbn", "[Event \"x\"]\n[Mood \"a\"]\n\n[Event \"x\"]\n[Mood \"a\"]\n");
    adopt();
    desk.put("in/a.pbn", "[Event \"x\"]\n[Mood \"a\"]\n\n".repeat(3));

    assertThat(check("--select=PBN028").out().lines()).hasSize(1);
  }

  @Test
  void whatNoLongerOccursIsCounted() {
    desk.put("in/a.pbn", Boards.INSUFFICIENT);
    desk.put("in/b.pbn", Boards.INSUFFICIENT);
    adopt();
    desk.put("in/a.pbn", Boards.CLEAN);

    assertThat(check().err()).contains("known.txt: 2 known findings, 2 entries no longer occur\n");
    // A file that is not looked at says nothing of its entries.
    assertThat(desk.run("check", "--baseline=known.txt", "in/b.pbn").err())
        .contains("known.txt: 2 known findings, 0 entries no longer occur\n");
    // Nor do findings that are not wanted this time.
    assertThat(desk.run("check", "--baseline=known.txt", "--select=X", "in/b.pbn").err())
        .contains("known.txt: 0 known findings, 0 entries no longer occur\n");
  }

  @Test
  void itDoesNotMatterFromWhereOneLooks() {
    desk.put("archive/in/a.pbn", Boards.INSUFFICIENT);
    desk.run("check", "--baseline=archive/known.txt", "--write-baseline", "archive/in");

    assertThat(desk.text("archive/known.txt")).contains("\tin/a.pbn\t");
    assertThat(desk.run("check", "--baseline=archive/known.txt", "/club/archive/in/a.pbn").code())
        .isZero();
    Desk inside = Desk.on(desk.files, desk.path("archive"));
    assertThat(inside.run("check", "--baseline=known.txt", "in/a.pbn").code()).isZero();
  }

  @Test
  void itIsTheSameSideBySideAndReplacedOnlyByItsKind() {
    for (int i = 0; i < 8; i++) {
      desk.put("in/" + i + ".pbn", Boards.INSUFFICIENT);
    }
    adopt();
    String one = desk.text("known.txt");
    desk.run("check", "-j3", "--baseline", "known.txt", "--write-baseline", "in");
    assertThat(desk.text("known.txt")).isEqualTo(one);

    desk.put("other.txt", "precious");
    Result refused = desk.run("check", "--baseline=other.txt", "--write-baseline", "in");
    assertThat(refused.err())
        .isEqualTo("handrec: other.txt: is no baseline, so it is not replaced\n");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(desk.text("other.txt")).isEqualTo("precious");
  }

  @Test
  void mistakesAreOneLine() {
    desk.put("in/a.pbn", Boards.CLEAN);
    assertThat(desk.run("check", "--write-baseline", "in").err())
        .isEqualTo("handrec: --write-baseline needs --baseline FILE\n");
    assertThat(desk.run("check", "--baseline=none.txt", "in").err())
        .isEqualTo("handrec: none.txt: no such file\n");
    desk.put("known.txt", "# handrec baseline 1\nthis is no line\n");
    Result bad = check();
    assertThat(bad.err()).isEqualTo("handrec: known.txt:2:1: no line of a baseline\n");
    assertThat(bad.code()).isEqualTo(2);
  }
}
