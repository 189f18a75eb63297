package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

class SolveCommandTest {
  private static final String DEAL =
      "N:J7.AJ7.AQ.J97642 AT943..JT873.AQ8 865.QT8542.654.5 KQ2.K963.K92.KT3";

  private static final String HEAD = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n";
  private static final String RECORD = HEAD + "[Deal \"" + DEAL + "\"]\n";

  private static final String ADDED =
      """
      [DoubleDummyTricks "4283542835 9b4a79b4a8"]
      [OptimumScore "NS -450"]
      [ParContract "EW 4S+1;EW 5S="]
      [OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
      N NT  4
      N  S  2
      N  H  8
      N  D  3
      N  C  5
      S NT  4
      S  S  2
      S  H  8
      S  D  3
      S  C  5
      E NT  9
      E  S 11
      E  H  4
      E  D 10
      E  C  7
      W NT  9
      W  S 11
      W  H  4
      W  D 10
      W  C  8
      """
          .replace("4283542835 ", "4283542835");

  private final Desk desk = Desk.unix();

  @Test
  void aDealOfTheCommandLine() {
    Result result = desk.run("solve", DEAL);

    assertThat(result.code()).isZero();
    assertThat(result.out())
        .isEqualTo(
            DEAL
                + """

                    NT  S  H  D  C
                N    4  2  8  3  5
                S    4  2  8  3  5
                E    9 11  4 10  7
                W    9 11  4 10  8
                """);
  }

  @Test
  void parAndShapes() {
    desk.put("a.pbn", RECORD + "\n[Board \"2\"]\n[Deal \"N:- - - -\"]\n");

    assertThat(desk.run("solve", "--par", "a.pbn").out())
        .contains("Board 1\n", "Par NS -450: 4S EW +1, 5S EW =\n");
    assertThat(desk.run("solve", "--par", "-f", "csv", "a.pbn").out())
        .isEqualTo(
            "file,record,board,deal,tricks,parScore,parContracts,cost\r\na.pbn,1,1,"
                + DEAL
                + ",42835428359b4a79b4a8,-450,EW 4S+1;EW 5S=,\r\n");
    assertThat(desk.run("solve", "-f", "jsonl", "a.pbn", DEAL).out().lines())
        .hasSize(2)
        .allMatch(line -> line.contains("\"W\":{\"NT\":9,\"S\":11,\"H\":4,\"D\":10,\"C\":8}"));
    assertThat(desk.run("solve", "-f", "json", "a.pbn").out())
        .startsWith("[\n{")
        .endsWith("}\n]\n");
  }

  @Test
  void tagsAreAddedAndKept() {
    desk.put("a.pbn", RECORD);

    Result first = desk.run("solve", "--add-tags", "-o", "b.pbn", "a.pbn");

    assertThat(first.code()).as(first.err()).isZero();
    assertThat(desk.text("b.pbn")).isEqualTo(RECORD + ADDED);
    assertThat(desk.run("solve", "--add-tags", "b.pbn").out()).isEqualTo(RECORD + ADDED);
  }

  @Test
  void aBoardWithATableIsNotSolvedAgainUnlessWanted() {
    String wrong =
        RECORD
            + ADDED
                .replace("42835428359b4a79b4a8", "52835428359b4a79b4a8")
                .replace("N NT  4", "N NT  5");
    desk.put("a.pbn", wrong);

    assertThat(desk.run("solve", "--add-tags", "a.pbn").out()).isEqualTo(wrong);
    assertThat(desk.run("solve", "--add-tags", "--again", "a.pbn").out()).isEqualTo(RECORD + ADDED);
  }

  @Test
  void theBestCardsOfAPlayAreAddedOnRequestAndKept() {
    String play =
        "[Declarer \"E\"]\n[Contract \"4S\"]\n[Play \"S\"]\nC5 C3 C2 C8\nD4 D2 DQ D3\n*\n";
    desk.put("a.pbn", RECORD + play);

    String best =
        """
        [OptimumPlayTable "S\\8R;H\\8R;D\\8R;C\\8R"]
             865   QT8542      654        5
               -        -        -      KT3
               -        -        -   J97642
               -        -        -      AQ8
           AT943        -        -        -
               -        -      654        -
               -        -      K92        -
               -        -        Q        -
        """;
    String first = desk.run("solve", "--add-tags", "--play", "a.pbn").out();

    assertThat(first).startsWith(RECORD + play + "[DoubleDummyTricks ").contains(best);
    desk.put("b.pbn", first);
    assertThat(desk.run("solve", "--add-tags", "--play", "b.pbn").out()).isEqualTo(first);
    desk.put("b.pbn", first.replace("     654        -\n", "      65        -\n"));
    assertThat(desk.run("solve", "--add-tags", "--play", "b.pbn").out()).contains("      65   ");
    assertThat(desk.run("solve", "--add-tags", "--play", "--again", "b.pbn").out())
        .isEqualTo(first);
    assertThat(desk.run("check", "--double-dummy", "b.pbn").out()).doesNotContain("Q013", "Q014");
  }

  @Test
  void aRunThatWasInterruptedGoesOn() throws IOException {
    String second =
        RECORD.replace("J7.AJ7.AQ.J97642", "T7.AJ7.AQ.J97642").replace("AT943", "AJ943");
    String records = RECORD + "\n" + second + "\n" + RECORD;
    desk.put("a.pbn", records);
    String right = desk.run("solve", "--add-tags", "a.pbn").out();
    String known = DEAL + "\t52835428359b4a79b4a8\n";
    desk.put(".a.pbn.solved", known + "N:T7.AJ7.AQ.J97");

    Result result = desk.run("solve", "--add-tags", "--write", "a.pbn");

    assertThat(result.code()).as(result.err()).isZero();
    String taken = right.replace("42835428359b4a79b4a8", "52835428359b4a79b4a8");
    assertThat(desk.text("a.pbn"))
        .startsWith(taken.substring(0, taken.indexOf("[OptimumScore")))
        .contains(right.substring(right.indexOf("[Deal", 200), right.lastIndexOf("[Board")));
    assertThat(Files.exists(desk.path(".a.pbn.solved"))).isFalse();
  }

  @Test
  void oneDealWithSeveralThreads() {
    assertThat(desk.run("solve", "-j", "2", DEAL).out()).isEqualTo(desk.run("solve", DEAL).out());
  }

  @Test
  void limits() {
    desk.put("a.pbn", RECORD);

    Result result = desk.run("solve", "--max-positions", "5000", "a.pbn", DEAL);
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .contains("deal 1: not solved: more than 5000 positions")
        .contains("a.pbn: record 1: not solved: more than 5000 positions");
    assertThat(desk.run("solve", "-j", "2", "--max-positions", "5000", DEAL).err())
        .contains("deal 1: not solved: more than 5000 positions");
    assertThat(desk.run("solve", "--max-memory", "2", DEAL).out())
        .isEqualTo(desk.run("solve", DEAL).out());
    assertThat(desk.run("check", "--max-time", "9", "a.pbn").err())
        .contains("belong to --double-dummy");
    desk.put("b.pbn", RECORD + ADDED);
    assertThat(desk.run("check", "--double-dummy", "--max-positions", "5000", "b.pbn").out())
        .contains("b.pbn:4:7: warning Q015 not solved to the end: more than 5000 positions");
  }

  @Test
  void aDealOfWholeSuitsStandsForOneThatIsNotKnown() {
    String suits = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    String result = "[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"9\"]\n";

    desk.put("a.pbn", RECORD.replace(DEAL, suits) + result);
    assertThat(desk.run("check", "--double-dummy", "a.pbn").out()).doesNotContain("Q008");
    desk.put("a.pbn", RECORD + result.replace("9", "13"));
    assertThat(desk.run("check", "--double-dummy", "a.pbn").out())
        .contains("a.pbn:7:9: info Q008 4S by N: 13 tricks, double dummy 2");
  }

  @Test
  void smallNumbersThatStandAsOneAreNamed() {
    desk.put("a.pbn", RECORD + "[DoubleDummyTricks \"66866668669b6a79b6a8\"]\n");

    assertThat(desk.run("check", "--double-dummy", "a.pbn").out())
        .contains("warning Q003 N C: 6, solver 5; 9 more; numbers below 6 stand as 6");
    desk.put("a.pbn", RECORD + "[DoubleDummyTricks \"66866668669b7a79b6a8\"]\n");
    assertThat(desk.run("check", "--double-dummy", "a.pbn").out())
        .contains("warning Q003 N C: 6, solver 5; 9 more [");
  }

  @Test
  void dealsAreReadAsTheyAreWritten() {
    String table = desk.run("solve", DEAL).out();

    assertThat(desk.run("solve", " " + DEAL.replace(" ", "  ").replace("T", "10")).out())
        .isEqualTo(table);
    assertThat(desk.run("solve", "[Deal \"" + DEAL + "\"]").out()).isEqualTo(table);
    assertThat(desk.run("solve", DEAL.replace("N:", "X:")).err())
        .isEqualTo("handrec: " + DEAL.replace("N:", "X:") + ": no deal: no first seat\n");
    assertThat(desk.run("solve", DEAL.substring(2)).err()).contains("seat of the first hand");
    assertThat(desk.run(("solve " + DEAL).split(" ", -1)).err()).contains("put it in quotes");
    assertThat(desk.run("solve", DEAL.replace("KT3", "KT")).err())
        .contains("not 13 cards in each hand");
    assertThat(desk.run("solve", DEAL.replace("KT3", "KTJ")).err())
        .contains("a card is in two hands");
    assertThat(desk.run("solve", "2024.05.12.1").code()).isEqualTo(2);
  }

  @Test
  void theParOfADealNeedsAVulnerability() {
    assertThat(desk.run("solve", "--par", DEAL).err()).contains("--vulnerable");
    assertThat(desk.run("solve", "--par", "--vulnerable", "all", DEAL).out())
        .endsWith("Par NS -650: 4S EW +1, 5S EW =\n");
    desk.put("a.pbn", RECORD + "\n" + RECORD.replace("[Vulnerable \"None\"]\n", ""));
    assertThat(desk.run("solve", "--par", "--vulnerable", "EW", "a.pbn").out())
        .contains("Par NS -450: ", "Par NS -650: ");
  }

  @Test
  void allBoardsAreCounted() {
    String short12 = RECORD.replace("KT3", "KT");
    desk.put("a.pbn", RECORD + "\n" + short12 + "\n" + RECORD + ADDED);

    assertThat(desk.run("solve", "a.pbn").err())
        .isEqualTo("2 boards solved, 1 without 13 cards in each hand passed over\n");
    assertThat(desk.run("solve", "--add-tags", "a.pbn").err())
        .isEqualTo("1 board solved, 1 with a table, 1 without 13 cards in each hand passed over\n");
  }

  @Test
  void threadsChangeNothing() {
    desk.put("a.pbn", RECORD + "\n" + RECORD.replace("\"1\"", "\"2\"") + "\n" + RECORD);

    assertThat(desk.run("solve", "-j", "2", "a.pbn").out())
        .isEqualTo(desk.run("solve", "a.pbn").out());
  }

  @Test
  void whatCannotBeDone() {
    desk.put("a.pbn", RECORD);

    assertThat(desk.run("solve", "N:AK QJ T9 87").code()).isEqualTo(2);
    assertThat(desk.run("solve", "N:AK QJ T9 87").err()).contains("no deal: not four suits");
    assertThat(desk.run("solve", "--write", "a.pbn").err()).contains("belongs to --add-tags");
    assertThat(desk.run("solve", "-j", "0", "a.pbn").code()).isEqualTo(2);
    assertThat(desk.run("solve", "--add-tags", "-o", "a.pbn", "a.pbn").code()).isEqualTo(2);
    assertThat(desk.text("a.pbn")).isEqualTo(RECORD);
  }
}
