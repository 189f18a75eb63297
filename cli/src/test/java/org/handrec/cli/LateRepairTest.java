package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

/** Repairs of findings that come with a later record, or at the end of a source. */
class LateRepairTest {
  private final Desk desk = Desk.unix();

  /** A match of a few boards in two rooms, the IMPs of each with its closed room. */
  private static String match(int boards) {
    StringBuilder text = new StringBuilder("% PBN 2.1\n");
    for (int board = 1; board <= boards; board++) {
      text.append(record(board, "Open", "4S", 10, "")).append('\n');
      text.append(record(board, "Closed", "4S", 9, imps(board))).append('\n');
    }
    return text.toString();
  }

  /** 420 and 50, or 620 and 100 where North-South are vulnerable, to the open room. */
  private static String imps(int board) {
    return "[ScoreIMP \"NS -" + (isVulnerable(board) ? 12 : 10) + "\"]\n";
  }

  private static boolean isVulnerable(int board) {
    int place = (board - 1) % 16;
    return (place + place / 4) % 2 == 1;
  }

  private static String record(int board, String room, String contract, int tricks, String more) {
    int place = (board - 1) % 16;
    String vulnerable = List.of("None", "NS", "EW", "All").get((place + place / 4) % 4);
    return """
        [Event "Match"]
        [Site ""]
        [Date "2025.03.01"]
        [Board "%d"]
        [West "W %s"]
        [North "N %s"]
        [East "E %s"]
        [South "S %s"]
        [Dealer "%s"]
        [Vulnerable "%s"]
        [Deal ""]
        [Scoring "IMP"]
        [Declarer "N"]
        [Contract "%s"]
        [Result "%d"]
        [HomeTeam "Herons"]
        [Room "%s"]
        %s[VisitTeam "Otters"]
        """
        .formatted(
            board,
            room,
            room,
            room,
            room,
            "NESW".charAt((board - 1) % 4),
            vulnerable,
            contract,
            tricks,
            room,
            more);
  }

  private String repaired(String text) {
    desk.put("a.pbn", text);
    Result result =
        desk.run("fix", "--suggested", "--select=V,T", "--force", "-o", "b.pbn", "a.pbn");
    assertThat(result.code()).as(result.err()).isZero();
    String once = desk.text("b.pbn");
    assertThat(desk.run("fix", "--suggested", "--select=V,T", "b.pbn").out()).isEqualTo(once);
    return once;
  }

  @Test
  void impsOfAMatch() {
    String right = match(4);

    assertThat(repaired(right)).isEqualTo(right);
    assertThat(repaired(right.replace("NS -10", "NS -11"))).isEqualTo(right);
    assertThat(repaired(right.replace("NS -10", "NS -11").replace("NS -12", "NS 12")))
        .isEqualTo(right);
  }

  @Test
  void theOtherSideOfATagStays() {
    String right = match(2).replace("NS -10", "NS -10 EW 10");

    assertThat(repaired(right.replace("EW 10", "EW 9"))).isEqualTo(right);
    assertThat(repaired(right.replace("NS -10 EW 10", "NS -9 EW 9"))).isEqualTo(right);
  }

  @Test
  void isToldAtItsRecordAndOnlyMadeOnRequest() {
    desk.put("a.pbn", match(2).replace("NS -12", "NS -13"));

    Result result = desk.run("fix", "-n", "a.pbn");

    assertThat(result.err())
        .contains(
            "left V006 [board 2 Closed]: 720 points are 12 IMPs to EW; found NS -13"
                + " (--suggested: computed IMPs)");
    assertThat(desk.run("fix", "-n", "--fail-on=warning", "a.pbn").code()).isEqualTo(1);
  }

  @Test
  void matchpointsOfRecords() {
    List<String> contracts = List.of("2S", "3S", "4S", "2H", "3H");
    StringBuilder right = new StringBuilder();
    for (int i = 0; i < contracts.size(); i++) {
      int points = contracts.get(i).startsWith("4") ? 8 : 3;
      right
          .append(
              record(1, "" + (i + 1), contracts.get(i), 10, "[ScoreMP \"NS " + points + "\"]\n")
                  .replace("[Scoring \"IMP\"]", "[Scoring \"MP\"]")
                  .replace("[Room", "[Table"))
          .append('\n');
    }

    assertThat(repaired(right.toString())).isEqualTo(right.toString());
    assertThat(repaired(right.toString().replace("NS 8", "NS 5"))).isEqualTo(right.toString());
  }

  @Test
  void totalsAndRanks() {
    String right =
        record(1, "x", "4S", 10, "")
                .replace("[Scoring \"IMP\"]", "[Scoring \"MP\"]")
                .replaceAll("\\[(HomeTeam|VisitTeam|Room) .*\n", "")
            + """
            [ScoreTable "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW"]
            1 11  420 6 0
            2 12  170 3 3
            3 13  170 3 3
            4 14  -50 0 6
            [TotalScoreTable "Rank;PairId;TotalMP"]
            1  1 6
            1 14 6
            3  2 3
            3  3 3
            3 12 3
            3 13 3
            7  4 0
            7 11 0
            """;

    assertThat(repaired(right)).isEqualTo(right);
    assertThat(repaired(right.replace("3  2 3", "3  2 4"))).isEqualTo(right);
    assertThat(repaired(right.replace("3 12 3", "9 12 3"))).isEqualTo(right);
  }
}
