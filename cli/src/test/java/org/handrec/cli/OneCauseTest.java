package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** One slip of a file is one finding, and what follows from it is none. */
class OneCauseTest {
  private static final String HEAD =
      """
      [Event "Club"]
      [Site "Elmwick"]
      [Date "2024.01.01"]
      [Board "3"]
      [West "a"]
      [North "b"]
      [East "c"]
      [South "d"]
      [Dealer "S"]
      [Vulnerable "EW"]
      [Deal "S:AKQ2.543.876.JT9 JT9.AKQ.543.8762 876.JT9.AKQ2.543 543.8762.JT9.AKQ"]
      [Scoring "IMP"]
      [Declarer "S"]
      [Contract "1NT"]
      [Result "7"]
      [Auction "S"]
      1NT Pass Pass Pass
      """;

  private final Desk desk = Desk.unix();

  /** Code and message of each finding. */
  private List<String> findings(String text) {
    desk.put("club.pbn", text);
    return desk.run("check", "-f=short", "club.pbn")
        .out()
        .lines()
        .map(line -> line.replaceAll("^[^ ]+ [a-z]+ ", "").replaceAll(" \\[board 3]$", ""))
        .toList();
  }

  @Test
  void theSignForTheNextCardBetweenRows() {
    String play = "[Play \"W\"]\nSJ S8 S5 SA\n+\nS9 S7 S4 SK\n*\n";

    assertThat(findings(HEAD + play)).containsExactly("P020 S9 after +");
    assertThat(findings(HEAD + play.replace("+\n", ""))).isEmpty();
    assertThat(findings(HEAD + play.replace("+\nS9 S7 S4 SK\n*", "S9 S7 + SK"))).isEmpty();
  }

  @Test
  void onlyTheFirstRevokeOfAPlayerInASuitIsPaid() {
    String play = "[Play \"W\"]\nSJ S8 ^R H7 SA\nS9 S7 ^R H6 SK\nHA H9 H2 H3\n*\n";

    assertThat(findings(HEAD + play))
        .containsExactly(
            "P004 revoke by E (c) in trick 1; Law 64 gives 1 trick",
            "P004 revoke by E (c) in trick 2; Law 64 gives 0 tricks");
  }

  @Test
  void brokenTagsNameTheirTag() {
    desk.put(
        "club.pbn",
        HEAD.replace("\"Club\"", "\"Club").replace("\"a\"", "a").replace("[Site ", "[Si-te "));

    assertThat(desk.run("check", "-f=jsonl", "club.pbn").out().lines())
        .filteredOn(line -> line.contains("\"PBN02"))
        .satisfiesExactly(
            line -> assertThat(line).contains("\"PBN020\"").contains("\"tag\":\"Event\""),
            line -> assertThat(line).contains("\"PBN021\"").contains("\"tag\":null"),
            line -> assertThat(line).contains("\"PBN021\"").contains("\"tag\":\"West\""));
  }

  @Test
  void aWrongDealerIsNamedByTheAuction() {
    assertThat(findings(HEAD.replace("[Dealer \"S\"]", "[Dealer \"W\"]")))
        .containsExactly("A015 auction starts with S, dealer is W; declarer fits dealer S");
    assertThat(
            findings(
                HEAD.replace("[Dealer \"S\"]", "[Dealer \"W\"]")
                    .replace("[Declarer \"S\"]\n[Contract \"1NT\"]\n[Result \"7\"]\n", "")))
        .containsExactly(
            "R014 no result for 1NT by W (a)",
            "A015 auction starts with S, dealer is W; the board number gives S");
  }

  @Test
  void aWrongDealerInTagAndAuctionIsNamedByTheNumber() {
    String slip = HEAD.replace("[Dealer \"S\"]", "[Dealer \"W\"]").replace("n \"S\"", "n \"W\"");
    String lead = "[Play \"W\"]\nSJ S8 S5 SA\n*\n";
    String others =
        """

        [Board "4"]
        [Dealer "W"]

        [Board "5"]
        [Dealer "N"]

        [Board "6"]
        [Dealer "E"]
        """;

    assertThat(findings(slip + lead + others))
        .containsExactly(
            "A014 auction, contract and declarer fit with dealer S, that of the board number");
    assertThat(findings(slip + lead)).as("one board alone shows no scheme").hasSize(2);
    assertThat(findings(slip + others))
        .as("without the lead nothing decides between dealer and declarer")
        .containsExactly(
            "I001 board 3: dealer W, by number S",
            "R002 Declarer S (d); the auction gives W (a) (W first bid NT at call 1); fits with 3"
                + " leading passes");
  }

  @Test
  void oneCallExplainsContractAndDeclarer() {
    String slip = HEAD.replace("1NT Pass Pass Pass", "1C Pass Pass Pass");
    String play = "[Play \"W\"]\nSJ S8 S5 SA\n*\n";

    assertThat(findings(slip + play))
        .containsExactly(
            "R001 Contract 1NT; the auction gives 1C; it fits with 1NT for 1C at call 1");
  }

  @Test
  void aNumberThatIsASlipIsNamedByItsPlace() {
    String boards =
        """
        [Board "1"]
        [Dealer "N"]
        [Vulnerable "None"]

        [Board "7"]
        [Dealer "E"]
        [Vulnerable "NS"]

        [Board "3"]
        [Dealer "S"]
        [Vulnerable "EW"]
        """;

    assertThat(findings(boards))
        .containsExactly(
            "I005 dealer E and vulnerability NS are those of board 2, which comes next [board 7]");
  }
}
