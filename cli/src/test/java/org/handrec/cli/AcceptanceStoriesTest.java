package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

/** What happens in clubs, told by files: each is checked and gives the findings named, no other. */
class AcceptanceStoriesTest {
  private final Desk desk = Desk.unix();

  /** An official record with the wrong dealer on two boards. */
  @Test
  void curiousRecord() {
    assertThat(check("pbn/pbn-165-story-curious-record.pbn"))
        .containsExactly(
            "72:9: info I001 board 15: dealer W, by number S [board 15]",
            "82:9: info I001 board 17: dealer E, by number N [board 17]");
    assertThat(check("pbn/pbn-165-story-curious-record.pbn", "--profile", "tournament"))
        .hasSize(2)
        .allMatch(line -> line.contains(": warning I001 "));

    desk.put("repaired", desk.run("fix", "--suggested", "story").out());
    assertThat(desk.run("check", "-f", "short", "--profile", "tournament", "repaired").out())
        .isEmpty();
  }

  /** The dealing program crashed and dealt a board again. */
  @Test
  void crashTwin() {
    assertThat(check("pbn/pbn-166-story-crash-twin.pbn"))
        .containsExactly("49:7: warning X004 boards 9 and 10 have the same deal [board 10]");
    assertThat(check("pbn/pbn-166-story-crash-twin.pbn", "--profile", "lesson")).isEmpty();
  }

  /** Two sessions in one file, numbered from 1 each. */
  @Test
  void restartedNumbers() {
    String file = "pbn/pbn-167-story-restarted-numbers.pbn";
    assertThat(check(file))
        .containsExactly(
            "161:1: warning E002 board 1 again at record 33: a new session? [board 1]");
    assertThat(put(file).run("check", "-f", "jsonl", "story").out())
        .contains("\"record\":33")
        .contains("\"hypothesis\":\"two sessions, or numbers from here on 32 higher\"");
  }

  /** In the closed room the board was put on the table one seat on. */
  @Test
  void turnedBoard() {
    assertThat(check("pbn/pbn-168-story-turned-board.pbn", "--ignore", "N001"))
        .containsExactly(
            "16:7: warning X002 board 5: record 2 is turned by 1 seat against record 1"
                + " [board 5 Closed]");
    assertThat(check("lin/lin-108-story-turned-board.lin"))
        .containsExactly(
            "5:1: warning X002 board 1: record 2 is turned by 1 seat against record 1"
                + " [board 1 Closed]");
  }

  /** An operator typed a claim below the tricks won; the result is that of the list of results. */
  @Test
  void operatorClaim() {
    assertThat(check("lin/lin-107-story-operator-claim.lin"))
        .containsExactly(
            "4:411: error R006 declarer has 5 tricks and 3 remain: 4 is impossible"
                + " [board 1 Open]");
    assertThat(desk.run("convert", "--to", "pbn", "story").out().lines())
        .containsSequence("[Contract \"4H\"]", "[Result \"7\"]");
  }

  /** The rows of the play begin with the leader of the trick instead of the same seat. */
  @Test
  void chronologicalRows() {
    assertThat(check("pbn/pbn-161-rows-in-playing-order.pbn", "--ignore", "N001"))
        .containsExactly(
            "13:1: warning P009 play rows are not in seat columns (playing order);"
                + " put in order by the deal [board 12]");

    String repaired = desk.run("fix", "story").out();
    assertThat(repaired)
        .contains(
            "[Play \"S\"]\nHT HK HA H5\nDK D5 D9 DQ\nCA C9 H6 C3\nD7 DA DT DJ\nST S6 S8 SJ\n");
    desk.put("repaired", repaired);
    assertThat(desk.run("check", "-f", "short", "--ignore", "N001", "repaired").out()).isEmpty();
  }

  /** A revoke that nobody marked, and a result that holds its adjustment. */
  @Test
  void realRevoke() {
    assertThat(check("pbn/pbn-171-story-real-revoke.pbn", "--ignore", "N001"))
        .containsExactly(
            "7:9: warning R007 result 9, play 8: difference fits a revoke adjustment [board 3]",
            "14:1: error P003 trick 4: W plays DA on C, holding CA C3 C2; C next played in trick 9"
                + " [board 3]");
  }

  /** A redouble of the own side's double, in either format. */
  @Test
  void lessonTrap() {
    assertThat(check("lin/lin-110-story-lesson-trap.lin"))
        .containsExactly(
            "1:119: error A003 call 4 by W (Bob): no redouble possible: own side doubled at call 2"
                + " [board 1]");

    desk.put(
        "trap.pbn",
        "[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1H X Pass XX\nPass Pass Pass\n");
    assertThat(desk.run("check", "-f", "short", "--ignore", "D010,N001", "trap.pbn").out().lines())
        .containsExactly(
            "trap.pbn:4:11: error A003 call 4 by W: no redouble possible:"
                + " own side doubled at call 2 [board 1]");
  }

  /** The board got another number, and kept the par of the vulnerability it had before. */
  @Test
  void stalePar() {
    assertThat(check("pbn/pbn-173-story-stale-par.pbn", "--ignore", "PBN028"))
        .containsExactly(
            "5:15: warning Q004 OptimumScore NS -420; table and EW give NS -300 (5HX NS -2); fits"
                + " NS [board 3]");
  }

  /** What goes to the other format and back keeps what it says; the losses name the rest. */
  @Test
  void losslessLoop() {
    String lin =
        put("lin/lin-109-story-lossless-loop.lin").run("convert", "story", "--to=lin").out();
    Result pbn = desk.run("convert", "story", "--to=pbn");
    desk.put("there.pbn", pbn.out());
    Result back = desk.run("convert", "there.pbn", "--to=lin");
    assertThat(back.out()).isEqualTo(lin);
    assertThat(losses(pbn)).isEmpty();
    assertThat(losses(back)).isEmpty();

    Result there = put("pbn/pbn-183-story-to-lin.pbn").run("convert", "story", "--to=lin");
    assertThat(losses(there))
        .containsExactlyInAnyOrder(
            "2:1: tag Event, not written: Harbour Cup",
            "3:1: tag Site, not written: Lund SWE",
            "4:1: tag Date, not written: 2024.05.04",
            "6:1: comma in West, replaced: Berg, Kim",
            "13:1: tag Scoring, not written: MP",
            "17:1: tag Score, not written: NS 620",
            "19:14: suffix or glyph of a call, not written: 2D $1");
    desk.put("there.lin", there.out());
    assertThat(desk.run("convert", "there.lin", "--to=pbn").out().replace("\r\n", "\n"))
        .contains("[West \"Berg Kim\"]\n[North \"Cyd\"]\n[East \"Dev\"]\n[South \"Ann\"]\n")
        .contains("[Contract \"4H\"]\n[Result \"10\"]\n")
        .contains("1NT =1= Pass 2D Pass\n2H Pass 4H Pass\nPass Pass\n[Note \"1:15-17\"]\n")
        .contains("[Play \"W\"]\nCQ C3 C4 CK\nH2 HQ H3 H9\n*\n");
  }

  private static List<String> losses(Result conversion) {
    return conversion
        .err()
        .lines()
        .filter(line -> line.startsWith("story:") || line.startsWith("there"))
        .map(line -> line.substring(line.indexOf(':') + 1))
        .toList();
  }

  /** A set made for a lesson: South always deals, nobody is vulnerable. */
  @Test
  void lessonSet() {
    assertThat(check("pbn/pbn-181-other-board-scheme.pbn"))
        .containsExactly("1:1: info E003 boards follow another scheme (10 of 10 records)");
  }

  /** What is said of the file as a whole stands before what was found before it was known. */
  @Test
  void lessonSetThatBeginsWell() {
    StringBuilder text = new StringBuilder("[Board \"1\"]\n[Dealer \"North\"]\n");
    for (int number = 2; number < 10; number++) {
      text.append(
          "\n[Board \"%d\"]\n[Dealer \"%s\"]\n".formatted(number, "NWNEWNNW".charAt(number - 2)));
    }
    desk.put("set.pbn", text.toString());

    assertThat(desk.run("check", "-f", "short", "set.pbn").out().lines())
        .containsExactly(
            "set.pbn:1:1: info E003 boards follow another scheme (8 of 9 records)",
            "set.pbn:2:9: warning PBN060 Dealer \"North\" read as N [board 1]");
  }

  private List<String> check(String file, String... options) {
    List<String> words = new ArrayList<>(List.of("check", "-f", "short"));
    words.addAll(List.of(options));
    words.add("story");
    Result result = put(file).run(words.toArray(String[]::new));
    return result.out().lines().map(line -> line.substring("story:".length())).toList();
  }

  private Desk put(String file) {
    try (InputStream in = AcceptanceStoriesTest.class.getResourceAsStream("/cases/" + file)) {
      desk.put("story", in.readAllBytes());
      return desk;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
