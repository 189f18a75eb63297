package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
