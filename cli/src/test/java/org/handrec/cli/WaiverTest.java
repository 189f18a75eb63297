package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Findings that a file itself declares to be known. */
class WaiverTest {
  private final Desk desk = Desk.unix();

  private List<String> check(String file, String text) {
    desk.put(file, text);
    return desk.run("check", "-f", "short", file)
        .out()
        .lines()
        .map(
            line ->
                line.replaceFirst("^[^ ]+ [a-z]+ ([A-Z0-9]+) .*?(\\[[^\\[]*])?$", "$1 $2").strip())
        .toList();
  }

  @Test
  void beforeTheFirstTagItHoldsForTheFile() {
    String twice = Boards.INSUFFICIENT + "\n" + Boards.INSUFFICIENT.replace("\"8\"", "\"12\"");

    assertThat(check("a.pbn", "% PBN 2.1\n% handrec: ignore D010 I002 X A\n" + twice)).isEmpty();
    assertThat(check("a.pbn", "% handrec: ignore insufficient-bid I002\n" + twice))
        .containsExactly("D010 [board 8]", "D010 [board 12]");
  }

  @Test
  void betweenBoardsItHoldsForTheNextOne() {
    assertThat(
            check(
                "a.pbn",
                "% handrec: ignore I\n"
                    + Boards.INSUFFICIENT
                    + "\n% handrec: ignore A001, D010\n"
                    + Boards.INSUFFICIENT.replace("\"8\"", "\"12\"")
                    + "\n"
                    + Boards.INSUFFICIENT.replace("\"8\"", "\"16\"")))
        .containsExactly("D010 [board 8]", "A001 [board 8]", "D010 [board 16]", "A001 [board 16]");
  }

  @Test
  void insideABoardItHoldsToItsEnd() {
    String waived =
        Boards.INSUFFICIENT.replace("[Auction", "% handrec: ignore A001 D010\n[Auction");

    assertThat(check("a.pbn", waived)).containsExactly("D010 [board 8]");
  }

  @Test
  void itMayNameATag() {
    assertThat(
            check(
                "a.pbn",
                "% handrec: ignore PBN028:Mood D010 I\n[Event \"x\"]\n[Mood \"a\"]\n[Wind \"b\"]\n"))
        .containsExactly("PBN028 [record 1]");
  }

  @Test
  void linHasItsOwnForm() {
    String board =
        "md|1S2345678TJQKA,H2345678TJQKA,D2345678TJQKA|sv|o|mb|1C|mb|1C|mb|p|mb|p|mb|p|\n";

    assertThat(check("a.lin", "qx|o1|" + board)).contains("A001 [board 1]");
    assertThat(check("a.lin", "%% handrec: ignore A001\nqx|o1|" + board))
        .doesNotContain("A001 [board 1]");
    assertThat(check("a.lin", "qx|o1|" + board + "%% handrec: ignore A001\nqx|o2|" + board))
        .contains("A001 [board 1]")
        .doesNotContain("A001 [board 2]");
  }

  @Test
  void aWordThatIsNoRuleIsAFinding() {
    assertThat(check("a.pbn", "% handrec: ignore A0x1 D010 I\n[Event \"x\"]\n"))
        .containsExactly("E006 [record 1]");
  }

  @Test
  void whatIsWaivedIsNotRepaired() {
    desk.put("a.pbn", "% handrec: ignore PBN060\n[Event \"x\"]\n[Dealer \"North\"]\n");

    assertThat(desk.run("fix", "a.pbn").out()).contains("[Dealer \"North\"]");
  }

  @Test
  void fileWideFindingsAreWaivedToo() {
    StringBuilder set = new StringBuilder();
    for (int number = 1; number < 10; number++) {
      set.append("[Board \"%d\"]\n[Dealer \"S\"]\n[Vulnerable \"None\"]\n\n".formatted(number));
    }
    assertThat(check("a.pbn", set.toString())).contains("E003");
    assertThat(check("a.pbn", "% handrec: ignore E003\n" + set)).doesNotContain("E003");
  }
}
