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
