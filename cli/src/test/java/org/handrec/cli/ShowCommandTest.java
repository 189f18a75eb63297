package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.cli.Golden.assertGolden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShowCommandTest {
  private static final Path SAMPLES = Path.of("../samples");

  private final Desk desk = Desk.unix();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "revoke",
        "leading-pass",
        "unreadable-call",
        "duplicate-card",
        "passed-out-with-result",
        "illegal-double",
        "impossible-claim"
      })
  void aBoardWithAFault(String name) throws IOException {
    desk.put(name + ".pbn", Files.readAllBytes(SAMPLES.resolve("faulty/" + name + ".pbn")));

    Result result = desk.run("show", "--play", name + ".pbn");

    assertGolden("show-" + name + ".text", withoutMessages(result.out()));
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
  }

  @Test
  void oneBoardOfMany() throws IOException {
    desk.put("club.pbn", Files.readAllBytes(SAMPLES.resolve("club-pairs.pbn")));

    Result result = desk.run("show", "--board", "2", "club.pbn");

    assertGolden("show-board.text", result.out());
  }

  @Test
  void allBoards() {
    desk.put("club.pbn", Boards.CLEAN + "\n" + Boards.INSUFFICIENT);

    String out = desk.run("show", "club.pbn").out();

    assertThat(out).contains("Board 7, ").contains("\n\nBoard 8, ").contains("1H<A001>");
  }

  @ParameterizedTest(name = "[{0}]")
  @CsvSource(
      delimiter = '|',
      value = {
        "7,8 | 7 8 |",
        "8,7,7 | 7 8 |",
        "1-7 | 7 |",
        "'7, 9-12' | 7 10 |",
        "10-1 | 10-1 |",
        "8,9,7-99 | 7 8 10 | 9",
        "3-5,8,2 | 8 | 3-5, 2",
        "8-7 | '' | 8-7",
        "99999999999 | '' | 99999999999"
      })
  void severalBoards(String choice, String shown, String missing) {
    String ofRound = Boards.CLEAN.replace("Board \"7\"", "Board \"10-1\"");
    String tenth = Boards.CLEAN.replace("Board \"7\"", "Board \"10\"");
    desk.put("club.pbn", String.join("\n", Boards.CLEAN, Boards.INSUFFICIENT, ofRound, tenth));

    Result result = desk.run("show", "--board=" + choice, "club.pbn");

    assertThat(
            Pattern.compile("(?m)^Board ([0-9-]+), ")
                .matcher(result.out())
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.joining(" ")))
        .isEqualTo(shown);
    assertThat(result.err())
        .isEqualTo(missing == null ? "" : "handrec: no board " + missing + "\n");
    assertThat(result.code()).isEqualTo(missing == null ? 0 : 2);
  }

  @ParameterizedTest(name = "[{0}]")
  @ValueSource(strings = {"", "7,,8", " "})
  void aNumberThatIsMissing(String choice) {
    desk.put("club.pbn", Boards.CLEAN);

    Result result = desk.run("show", "--board=" + choice, "club.pbn");

    assertThat(result.out()).isEmpty();
    assertThat(result.err()).isEqualTo("handrec: --board: a number is missing\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void aBoardThatIsNotThere() {
    desk.put("club.pbn", Boards.CLEAN);

    Result result = desk.run("show", "--board=99", "club.pbn");

    assertThat(result.err()).isEqualTo("handrec: no board 99\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void textOfAFileCommandsNoTerminal() {
    desk.put("club.pbn", Boards.CLEAN.replace("Elmwick", "\u001b[2J"));

    assertThat(desk.run("show", "club.pbn").out()).doesNotContain("\u001b").contains("\uFFFD[2J");
    assertThat(desk.run("check", "club.pbn").out()).doesNotContain("\u001b");
  }

  @Test
  void whatAFileDeclaresToBeKnownIsNotShown() {
    desk.put("club.pbn", "% handrec: ignore D010 A001\n" + Boards.INSUFFICIENT);

    assertThat(desk.run("show", "club.pbn").out()).contains("Board 8, ").doesNotContain("A001");
  }

  @Test
  void settingsHoldAsInTheCheck() {
    desk.put("club.pbn", Boards.INSUFFICIENT);
    desk.put(
        "handrec.toml", "[[for]]\nfiles = [\"club.pbn\"]\nboards = [\"8\"]\nignore = [\"A001\"]\n");

    assertThat(desk.run("show", "club.pbn").out()).contains("Board 8, ").doesNotContain("A001");
    assertThat(desk.run("show", "--no-config", "club.pbn").out()).contains("1H<A001>");
  }

  @Test
  void findingsAreChosenAsInTheCheck() {
    desk.put("club.pbn", Boards.INSUFFICIENT.replace("\"W\"]", "\"N\"]"));

    assertThat(desk.run("show", "--ignore=A", "club.pbn").out()).doesNotContain("A001");
    assertThat(desk.run("show", "--select=D", "club.pbn").out()).doesNotContain("A001");
    assertThat(desk.run("show", "--severity=A001=info", "club.pbn").out()).doesNotContain("A001");
    assertThat(desk.run("show", "club.pbn").out()).doesNotContain(" I001 ");
    assertThat(desk.run("show", "--profile=tournament", "club.pbn").out())
        .contains(" warning I001 ");
  }

  /** A finding that comes of two records stands at the later one, even when that is shown alone. */
  @Test
  void whatComesOfSeveralRecordsIsShown() {
    String other =
        Boards.CLEAN
            .replace("[Board \"7\"]", "[Board \"8\"]")
            .replace("[Dealer \"S\"]", "[Dealer \"W\"]");
    desk.put("club.pbn", Boards.CLEAN + "\n" + other);

    assertThat(desk.run("show", "--board=7", "club.pbn").out()).doesNotContain("X004");
    assertThat(desk.run("show", "--board=8", "club.pbn").out())
        .contains(" warning X004 ")
        .doesNotContain("Board 7, ");
  }

  /** The messages of the rules have their own tests; here places and codes count. */
  private static String withoutMessages(String text) {
    return text.replaceAll("(?m)^(\\d+:\\d+ \\w+ [A-Z]+\\d{3}) .*$", "$1 ...");
  }
}
