package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreCommandTest {
  private static final String RUBBER =
      """
      [Event "Friday"]
      [North "A"]
      [East "C"]
      [South "B"]
      [West "D"]
      [Vulnerable "None"]
      [Scoring "Rubber"]
      """;

  private final Desk desk = Desk.unix();

  private static String record(String number, String more) {
    return "[Event \"Test\"]\n[Board \"" + number + "\"]\n[Vulnerable \"None\"]\n" + more + "\n";
  }

  private static String played(String declarer, String contract, int tricks) {
    return "[Declarer \""
        + declarer
        + "\"]\n[Contract \""
        + contract
        + "\"]\n[Result \""
        + tricks
        + "\"]\n";
  }

  @Test
  void aStatedScoreThatDiffersIsTold() {
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10) + "[Score \"NS 450\"]\n"));

    Result result = desk.run("score", "--travellers", "a.pbn");

    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("420");
    assertThat(result.err())
        .isEqualTo(
            """
            a.pbn:4:10: scored as mp, Scoring "MP"
            a.pbn:8:8: states the score NS 450; counted is NS 420 [board 1]
            """);
  }

  @ParameterizedTest
  @CsvSource({"4H*, 9, -100", "3SA, =, 400", "4♠x, +1, 690", "4HX, -2, -300", "4 S, 10, 420"})
  void checkAndScoreReadTheRowsOfATableAlike(String contract, String result, int score) {
    String table =
        record(
            "1",
            """
            [Scoring "MP"]
            [ScoreTable "PairId_NS;Declarer;Contract;Result;Score_NS"]
            1 N "%s" "%s" 7000
            """
                .formatted(contract, result));
    desk.put("a.pbn", table);

    Result scored = desk.run("score", "-f", "csv", "--travellers", "a.pbn");
    Result checked = desk.run("check", "-f", "short", "--select", "T002", "a.pbn");

    assertThat(columns(scored.out(), "nsScore")).containsExactly(String.valueOf(score));
    assertThat(checked.out()).contains("7000, computed " + score);
  }

  @Test
  void whatADirectorGaveIsNotComputedNorCompared() {
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10) + "[Score \"A+\"]\n")
            + record("1", played("N", "4S", 9)));

    Result result = desk.run("score", "-f", "csv", "--travellers", "a.pbn");

    assertThat(columns(result.out(), "nsScore", "ewScore")).containsExactly("A+,A-", "-50,50");
  }

  @Test
  void aRowThatStandsForNoResultIsNotCounted() {
    desk.put(
        "a.pbn",
        record(
            "1",
            """
            [Scoring "MP"]
            [ScoreTable "Score_NS;Multiplicity"]
            420 3
            450 0
            """));

    Result result = desk.run("score", "-f", "csv", "--travellers", "a.pbn");

    assertThat(columns(result.out(), "nsScore", "multiplicity")).containsExactly("420,3");
  }

  @Test
  void aRulingIsCountedAsItIsStated() {
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10) + "[Score \"NS -50 EW -420\"]\n")
            + record("1", played("N", "4S", 9))
            + record("1", played("N", "4S", 10)));

    Result result = desk.run("score", "-f", "csv", "--travellers", "a.pbn");

    assertThat(columns(result.out(), "nsScore", "ewScore", "nsPoints", "ewPoints"))
        .containsExactly("-50,-420,1,1", "-50,50,1,4", "420,-420,4,1");
  }

  private static List<String> columns(String csv, String... names) {
    List<String> lines = csv.lines().toList();
    List<String> header = List.of(lines.get(0).split(","));
    return lines.stream()
        .skip(1)
        .map(line -> line.split(",", -1))
        .map(
            cells ->
                java.util.Arrays.stream(names)
                    .map(name -> cells[header.indexOf(name)])
                    .reduce((a, b) -> a + "," + b)
                    .get())
        .toList();
  }

  @Test
  void rowsOfAScoreTableAreTheResults() {
    desk.put(
        "a.pbn",
        """
        [Event "Test"]
        [Board "2"]
        [Vulnerable "NS"]
        [Scoring "MP"]
        [Declarer "S"]
        [Contract "1C"]
        [Result "7"]
        [ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;Multiplicity"]
        1 11 4S N 10 620 - 2
        2 12 3NT E -1 50 - 1
        3 13 4Sx N 9 - 200 1
        4 14 A6040 - - - - 1

        [Event "Test"]
        [Board "2"]
        [Vulnerable "NS"]
        [Declarer "S"]
        [Contract "1C"]
        [Result "7"]
        """);

    Result result = desk.run("score", "-f", "csv", "--travellers", "a.pbn");

    assertThat(columns(result.out(), "ns", "nsScore", "nsPoints", "ewPoints", "nsTop"))
        .containsExactly(
            "1,620,6.5,1.5,8", "2,50,2.75,5.25,8", "3,-200,0.25,7.75,8", "4,60%,4.8,3.2,8");
    assertThat(result.err()).contains("a.pbn:15:8: not counted, since a ScoreTable before");
  }

  @Test
  void aNumberThatMeetsItselfNamesTwoPairs() {
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n[PairNS \"1\"]\n[PairEW \"1\"]\n" + played("N", "4S", 10))
            + record("1", "[PairNS \"2\"]\n[PairEW \"2\"]\n" + played("N", "4S", 9)));

    assertThat(
            columns(desk.run("score", "-f", "csv", "a.pbn").out(), "line", "rank", "id", "total"))
        .containsExactly("NS,1,1,2", "NS,2,2,0", "EW,1,2,2", "EW,2,1,0");
    desk.put(
        "s.csv", "setting,who,board,value\nranking,,,one\nname,EW 2,,Two\nsubstitute,NS 1,,3\n");
    Result one = desk.run("score", "-f", "csv", "--settings", "s.csv", "a.pbn");
    assertThat(columns(one.out(), "rank", "id", "names", "total"))
        .containsExactly("1,EW 2,Two,2", "1,NS 3,,2", "3,EW 1,,0", "3,NS 2,,0");
  }

  @Test
  void tiesShareTheirRank() {
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n[PairNS \"1\"]\n[PairEW \"5\"]\n" + played("N", "4S", 10))
            + record("1", "[PairNS \"2\"]\n[PairEW \"6\"]\n" + played("N", "4S", 10))
            + record("1", "[PairNS \"3\"]\n[PairEW \"7\"]\n" + played("N", "4S", 9)));

    assertThat(desk.run("score", "a.pbn").out())
        .isEqualTo(
            """
            Test, North-South (mp)
            Rank  Pair  Boards  MP  Max      %
              1=  1          1   3    4  75.00
              1=  2          1   3    4  75.00
               3  3          1   0    4   0.00

            Test, East-West (mp)
            Rank  Pair  Boards  MP  Max       %
               1  7          1   4    4  100.00
              2=  5          1   1    4   25.00
              2=  6          1   1    4   25.00
            """);
  }

  /** Cases RB1, RB2, RB7 and L80: 40 and 60 below are a game; honours; an unfinished rubber. */
  @Test
  void rubbersAreScoredDealByDeal() {
    desk.put(
        "a.pbn",
        RUBBER
            + "[Board \"1\"]\n"
            + played("N", "1NT", 8)
            + "\n"
            + RUBBER
            + "[Board \"2\"]\n"
            + played("S", "2S", 8)
            + "\n"
            + RUBBER
            + "[Board \"3\"]\n"
            + "[Deal \"N:AKQJ.2.AKQJT.AKQ T98.AKQJ.432.JT9 765.T987.98.8765 432.6543.765.432\"]\n"
            + played("N", "3S", 10)
            + "\n");

    Result result = desk.run("score", "-f", "csv", "--travellers", "a.pbn");

    assertThat(columns(result.out(), "board", "nsPoints", "ewPoints"))
        .containsExactly("1,70,0", "2,60,0", "3,220,0", "3,400,0");
    assertThat(desk.run("score", "a.pbn").out())
        .contains("1  A - B       3     750", "2  C - D       3       0");
  }

  @Test
  void aChicagoCarriesPartScores() {
    String chicago = RUBBER.replace("Rubber", "Chicago");
    desk.put(
        "a.pbn",
        chicago
            + "[Board \"1\"]\n"
            + played("N", "1NT", 7)
            + "\n"
            + chicago
            + "[Board \"2\"]\n"
            + played("S", "2S", 8)
            + "\n");

    assertThat(columns(desk.run("score", "-f", "csv", "--travellers", "a.pbn").out(), "nsPoints"))
        .containsExactly("40", "360");
  }

  @Test
  void honoursCountAtChicagoOnRequest() {
    desk.put(
        "a.pbn",
        RUBBER.replace("Rubber", "Chicago")
            + "[Board \"1\"]\n"
            + "[Deal \"N:AKQJ.2.AKQJT.AKQ T98.AKQJ.432.JT9 765.T987.98.8765 432.6543.765.432\"]\n"
            + played("N", "3S", 10)
            + "\n");
    desk.put("s.csv", "setting,who,board,value\nhonours,,,yes\n");

    String[] words = {"score", "-f", "csv", "--travellers", "a.pbn"};
    assertThat(columns(desk.run(words).out(), "nsPoints")).containsExactly("120");
    assertThat(
            columns(
                desk.run("score", "-f", "csv", "--travellers", "--settings=s.csv", "a.pbn").out(),
                "nsPoints"))
        .containsExactly("220");
  }

  /** Two of three score 420: 3 of 4 matchpoints each, the third has 0; with 4 results 1.5 of 6. */
  @Test
  void matchpointsAreRoundedFromTheAverageWhereTheSettingsSaySo() {
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10))
            + record("1", played("N", "4S", 10))
            + record("1", played("N", "4S", 11))
            + record("1", played("N", "4S", 9))
            + record("2", played("N", "4S", 10))
            + record("2", played("N", "4S", 10))
            + record("2", played("N", "4S", 11))
            + record("2", played("N", "4S", 9))
            + record("2", played("N", "4S", 8)));
    desk.put("s.csv", "setting,who,board,value\nfractions,,,whole\n");

    String[] words = {"score", "-f", "csv", "--travellers", "a.pbn", "--settings=s.csv"};
    assertThat(
            columns(desk.run("score", "-f", "csv", "--travellers", "a.pbn").out(), "nsPoints")
                .subList(0, 4))
        .containsExactly("4", "4", "7.75", "0.25");
    assertThat(columns(desk.run(words).out(), "nsPoints", "ewPoints").subList(0, 4))
        .containsExactly("4,4", "4,4", "8,0", "0,8");
  }

  @Test
  void playersOfAnIndividualAreRankedOneByOne() {
    String event = "[Scoring \"MP\"]\n[Competition \"Individuals\"]\n";
    desk.put(
        "a.pbn",
        record("1", event + seated("A", "B", "C", "D") + played("N", "4S", 10))
            + record("1", event + seated("E", "F", "G", "H") + played("N", "4S", 9))
            + record("2", event + seated("A", "C", "B", "D") + played("N", "3NT", 9))
            + record("2", event + seated("E", "G", "F", "X") + played("N", "3NT", 8)));
    desk.put("s.csv", "setting,who,board,value\nsubstitute,X,,H\npenalty,A,,1\nadjust,C,1,A+\n");

    Result result = desk.run("score", "-f", "csv", "a.pbn");
    assertThat(columns(result.out(), "rank", "names", "boards", "total"))
        .contains("1,A,2,4", "1,X,1,2", "4,B,2,2", "8,E,2,0")
        .hasSize(9);
    Result changed = desk.run("score", "-f", "csv", "--settings=s.csv", "a.pbn");
    assertThat(changed.err()).doesNotContain("s.csv");
    assertThat(columns(changed.out(), "names", "boards", "total"))
        .contains("A,2,3", "H,2,3.2")
        .hasSize(8);
  }

  private static String seated(String north, String east, String south, String west) {
    return "[North \"%s\"]\n[East \"%s\"]\n[South \"%s\"]\n[West \"%s\"]\n"
        .formatted(north, east, south, west);
  }

  @Test
  void pattonNeedsTheScaleOfTheOrganiser() {
    desk.put("a.pbn", ScoredEvent.match(1, 2).records(false));
    desk.put("s.csv", "setting,who,board,value\naggregate,,,difference 100 50\n");

    assertThat(desk.run("score", "--scoring=patton", "a.pbn").err())
        .contains("patton needs the organiser's points for total points");
    assertThat(desk.run("score", "--scoring=patton", "--settings=s.csv", "a.pbn").err())
        .isEqualTo("handrec: s.csv:2:13: the limits do not ascend\n");
  }

  @Test
  void jsonHoldsEverything() {
    desk.put("a.pbn", ScoredEvent.match(1, 2).records(false));
    desk.put("b.pbn", ScoredEvent.match(1, 2).records(true));

    String json =
        desk.run("score", "-f", "json", "--travellers", "--vp", "wbf", "a.pbn", "b.pbn").out();

    assertThat(json)
        .startsWith("{\n  \"version\": 1,\n  \"scoring\": \"imp\",\n  \"matches\": [\n")
        .contains("\"home\": \"Herons\"", "\"rank\": 2", "\"room\": \"Closed\"", "\"homePoints\": ")
        .endsWith("}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "setting,who,board,value!x,,,1 | s.csv:2:1: no setting 'x'",
        "who | s.csv:1:1: the header is not setting,who,board,value",
        "setting,who,board,value!!# x!penalty,3,,much | s.csv:4:12: 'much' is no number",
        "setting,who,board,value!penalty,,,2 | s.csv:2:9: penalty needs a text in the column who",
        "setting,who,board,value!adjust,3,,A | s.csv:2:10: adjust needs a text in the column board",
        "setting,who,board,value!sit-out,,,420 | s.csv:2:11: '420' is none of A+, A, A- and a share such as 55%",
        "setting,who,board,value!ranking,,,three | s.csv:2:11: 'three' is none of lines, one",
        "setting,who,board,value!name,1,,\"A | s.csv:2:1: a quotation mark is not closed",
        "setting,who,board,value!a,b,c,d,e | s.csv:2:1: 5 cells, not 4",
        "setting,who,board,value!penalty,\"x, y\",,2 | s.csv:2:10: no contestant 'x, y'",
        "setting,who,board,value!adjust,9,7,A | s.csv:2:8: no result of '9' on board 7",
        "# nothing | s.csv: no header setting,who,board,value",
        "setting,who,board,value!sit-out,9,,A | s.csv:2:9: sit-out has nothing to say in the column who",
        "setting,who,board,value!penalty,9,7,1 | s.csv:2:11: penalty has nothing to say in the column board",
        "setting,who,board,value!substitute,9,7,1 | s.csv:2:14: substitute has nothing to say in the column board",
        "setting,who,board,value!substitute,1,,1 | s.csv:2:15: '1' is no substitute of itself",
        "setting,who,board,value!substitute,9,,1 | s.csv:2:12: no contestant '9'",
        "setting,who,board,value!name,9,,A | s.csv:2:6: no contestant '9'",
        "setting,who,board,value!name,9,,A!name, 9 ,,B | s.csv:3:1: a second line of this; the first is line 2",
        "setting,who,board,value!unit,,,1!# A!unit,,,2 | s.csv:4:1: a second line of this; the first is line 2",
        "setting,who,board,value!aggregate,,,quotient 0 1 | s.csv:2:13: a quotient is at least 1",
        "setting,who,board,value!aggregate,,,difference 0 | s.csv:2:13: a difference is at least 10, or nothing",
        "setting,who,board,value!aggregate,,,difference 50 50 | s.csv:2:13: the limits do not ascend",
        "setting,who,board,value!vp,,,win 10 | s.csv:2:6: 'win 10' is no band such as 0-1 10-10, 28+ 20-0, 50-50.65% 10-10, 68.36%+ 20-0",
        "setting,who,board,value!vp,,8,0+ 10-10 | s.csv:2:5: vp has nothing to say in the column board",
        "setting,who,board,value!vp,,,0-1 10-10!vp,,,3+ 20-0 | s.csv:3:6: the band does not begin where the one before it ends",
        "setting,who,board,value!vp,,,0-1 10-10!vp,,,52%+ 20-0 | s.csv:3:6: bands are of IMPs or of percentages, not of both",
        "setting,who,board,value!vp,,,0-1 10-10!vp,,,2-5 20-0 | s.csv:3:6: no band for more: the last one ends with +",
        "setting,who,board,value!vp,,,0+ 10-10 | victory points by IMPs are not for mp; the setting vp gives percentages",
        "setting,who,board,value!vp,,,50%+ 10-10!sit-out,,,A | sit-out counts boards; with victory points give a bye as carry-over",
        "setting,who,board,value!vp,,,50%+ 10-10!contestants,,,players | victory points are for pairs and teams, not for players",
        "setting,who,board,value!adjust,9,7,40% 50 | s.csv:2:12: '40% 50' is no score: points, A+, A, A-, 55%, 30% 650 70% -100, or NP",
      })
  void settingsThatCannotBeUsed(String text, String message) {
    desk.put("a.pbn", record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10)));
    desk.put("s.csv", text.strip().replace('!', '\n') + "\n");

    Result result = desk.run("score", "--settings", "s.csv", "a.pbn");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("handrec: " + message.strip() + "\n").doesNotContain("\tat ");
  }

  @Test
  void settingsAreOfOneEvent() {
    desk.put("a.pbn", record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10)));
    desk.put("s.csv", "setting,who,board,value\n" + "penalty,1,,1\n".repeat(20_001));

    assertThat(desk.run("score", "--settings", "s.csv", "a.pbn").err())
        .isEqualTo("handrec: s.csv:20002:1: more than 20000 settings\n");
  }

  @Test
  void whatIsSaidOfNobodyIsToldAndNothingIsWritten() {
    desk.put("a.pbn", ScoredEvent.mitchellWithRelay(3).records(false));
    desk.put("s.csv", "setting,who,board,value\npenalty,44,,1\nadjust,1,99,A\nsubstitute,X,,Y\n");

    Result result =
        desk.run("score", "--settings", "s.csv", "--add-tables", "-o", "b.pbn", "a.pbn");
    Result report = desk.run("score", "--settings", "s.csv", "a.pbn");

    assertThat(result.err())
        .endsWith(
            """
            handrec: s.csv:2:9: no contestant '44'
            handrec: s.csv:3:8: no result of '1' on board 99
            handrec: s.csv:4:12: no contestant 'X'
            """);
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.path("b.pbn")).doesNotExist();
    assertThat(report.out()).isEmpty();
    assertThat(report.code()).isEqualTo(2);
  }

  @Test
  void settingsOfAnotherMethodAreTold() {
    desk.put("a.pbn", ScoredEvent.match(1, 2).records(false));
    desk.put("b.pbn", ScoredEvent.match(1, 2).records(true));
    desk.put("s.csv", "setting,who,board,value\nsit-out,,,A+\ndatum,,,median\n");

    Result result = desk.run("score", "-f", "csv", "--settings", "s.csv", "a.pbn", "b.pbn");

    assertThat(result.err())
        .endsWith("s.csv:2:1: sit-out says nothing of imp\ns.csv:3:1: datum says nothing of imp\n");
    assertThat(result.out()).isEqualTo(desk.run("score", "-f", "csv", "a.pbn", "b.pbn").out());
    assertThat(result.code()).isZero();
  }

  @Test
  void aScoreOfATeamThatHasTheNamesOfAPair() {
    String record = "[HomeTeam \"A - B\"]\n[VisitTeam \"C\"]\n[Scoring \"IMP\"]\n";
    desk.put("a.pbn", record("1", record + "[Room \"Open\"]\n" + played("N", "4S", 10)));
    desk.put("s.csv", "setting,who,board,value\nadjust,B,1,420\n");

    assertThat(desk.run("score", "--settings", "s.csv", "a.pbn").err())
        .endsWith("s.csv:2:8: in a match the score of a table is that of 'open' or 'closed'\n");
  }

  @Test
  void aMultiplicityThatIsNotUnderstoodIsTold() {
    desk.put(
        "a.pbn",
        record(
            "1",
            """
            [Scoring "MP"]
            [ScoreTable "Score_NS;Multiplicity"]
            420 2
            400 1.5
            -50 x
            -100 100001
            170 -
            """));

    Result result = desk.run("score", "-f", "csv", "--travellers", "a.pbn");

    assertThat(columns(result.out(), "nsScore", "multiplicity"))
        .containsExactly("420,2", "400,1", "-50,1", "-100,1", "170,1");
    assertThat(result.err())
        .endsWith(
            """
            a.pbn:5:13: row 2 Multiplicity 1.5 is not understood; counted once [board 1]
            a.pbn:5:13: row 3 Multiplicity x is not understood; counted once [board 1]
            a.pbn:5:13: row 4 Multiplicity 100001 is not understood; counted once [board 1]
            """);
  }

  @Test
  void resultsOfNobody() {
    desk.put("a.pbn", record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10)));

    assertThat(desk.run("score", "a.pbn").err())
        .isEqualTo(
            "a.pbn:4:10: scored as mp, Scoring \"MP\"\n"
                + "nobody to rank: no result has both a score and contestants\n");
  }

  @Test
  void resultsThatAreNoMatch() {
    desk.put("a.pbn", record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10)));
    desk.put("b.pbn", ScoredEvent.match(1, 2).records(false));

    assertThat(desk.run("score", "--scoring", "bam", "a.pbn").err())
        .isEqualTo(
            "a.pbn:1:1: of none of the two rooms of a match; not counted [board 1]\n"
                + "no results to score\n");
    assertThat(desk.run("score", "b.pbn").err())
        .endsWith("nobody to rank: no board has results of both rooms\n");
  }

  @Test
  void moreThanAnyEventHasIsRefused() {
    desk.put("a.pbn", tables(60_001));
    desk.put("b.pbn", record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10)).repeat(50_001));
    desk.put("c.pbn", tables(4_001));

    assertThat(desk.run("score", "a.pbn").err()).endsWith("more than 120000 contestants\n");
    assertThat(desk.run("score", "b.pbn").code()).isZero();
    assertThat(desk.run("score", "--travellers", "b.pbn").err())
        .endsWith("board 1 has 50001 results; boards of more than 50000 are ranked only\n");
    assertThat(desk.run("score", "--add-tables", "c.pbn").err())
        .endsWith("c.pbn: a TotalScoreTable of 8002 rows is too long for a record\n");
  }

  /** Boards of 4,000 results, each between other pairs. */
  private static String tables(int results) {
    StringBuilder text = new StringBuilder();
    for (int from = 0; from < results; from += 4000) {
      StringBuilder rows = new StringBuilder("[Scoring \"MP\"]\n");
      rows.append("[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n");
      for (int i = from; i < Math.min(results, from + 4000); i++) {
        rows.append(2 * i).append(' ').append(2 * i + 1).append(" 50\n");
      }
      text.append(record("" + (from / 4000 + 1), rows.toString()));
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "IMP, '', 'a.pbn:4:10: Scoring \"IMP\" does not tell how to score; --scoring does'",
    "MP, wbf, 'victory points by IMPs are not for mp; the setting vp gives percentages'",
    "'', '', 'a.pbn:1:1: no Scoring tells how to score; --scoring does'"
  })
  void whatDoesNotSayEnough(String scoring, String vp, String message) {
    String tag = scoring.isEmpty() ? "" : "[Scoring \"" + scoring + "\"]\n";
    desk.put("a.pbn", record("1", tag + played("N", "4S", 10)));

    Result result =
        vp.isEmpty() ? desk.run("score", "a.pbn") : desk.run("score", "--vp", vp, "a.pbn");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).endsWith("handrec: " + message + "\n");
  }

  @Test
  void twoMethodsInOneRun() {
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10))
            + record("2", "[Scoring \"Rubber\"]\n" + played("N", "4S", 10)));

    assertThat(desk.run("score", "a.pbn").err())
        .contains("a.pbn:12:10: rubber behind records of mp; --scoring chooses one for all");
    assertThat(desk.run("score", "--scoring", "mp", "a.pbn").code()).isZero();
  }

  @Test
  void aScaleThatIsNotForSoManyBoards() {
    desk.put("a.pbn", ScoredEvent.match(1, 12).records(false));
    desk.put("b.pbn", ScoredEvent.match(1, 12).records(true));

    Result result = desk.run("score", "--vp", "acbl-20", "a.pbn", "b.pbn");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err())
        .endsWith("handrec: --vp acbl-20: no scale for 12 boards (Herons - Otters)\n");
  }

  @Test
  void theScaleOfAnOrganiser() {
    desk.put("a.pbn", ScoredEvent.match(1, 12).records(false));
    desk.put("b.pbn", ScoredEvent.match(1, 12).records(true));
    String margin = columns(desk.run("score", "-f", "csv", "a.pbn", "b.pbn").out(), "total").get(0);
    int less = Integer.parseInt(margin) - 1;
    String bands = "setting,who,board,value\nvp,,,0-%d 12-12\nvp,,,%s+ 17.5-3\n";
    desk.put("s.csv", bands.formatted(less, margin));
    desk.put("t.csv", bands.formatted(less + 1, less + 2));

    Result won = desk.run("score", "-f", "csv", "--settings", "s.csv", "a.pbn", "b.pbn");
    Result even = desk.run("score", "-f", "csv", "--settings", "t.csv", "a.pbn", "b.pbn");
    Result two = desk.run("score", "--vp", "wbf", "--settings", "s.csv", "a.pbn", "b.pbn");
    Result tables = desk.run("score", "--add-tables", "--settings", "s.csv", "a.pbn");

    assertThat(columns(won.out(), "total")).containsExactly("17.5", "3");
    assertThat(columns(even.out(), "total")).containsExactly("12", "12");
    assertThat(desk.run("score", "--scoring", "bam", "--vp", "wbf", "a.pbn", "b.pbn").err())
        .endsWith("handrec: victory points are for IMPs and matchpoints, not for bam\n");
    assertThat(two.err()).endsWith("handrec: --vp and the setting vp exclude each other\n");
    assertThat(tables.out()).doesNotContain("TotalIMP");
  }

  @Test
  void aScoreOfATeamNeedsItsRoom() {
    desk.put("a.pbn", ScoredEvent.match(1, 2).records(false));
    desk.put("b.pbn", ScoredEvent.match(1, 2).records(true));
    desk.put("s.csv", "setting,who,board,value\nadjust,Herons,1,420\n");
    desk.put("t.csv", "setting,who,board,value\nadjust,open,1,420\nadjust,closed,1,-50\n");

    assertThat(desk.run("score", "--settings", "s.csv", "a.pbn", "b.pbn").err())
        .contains("s.csv:2:8: in a match the score of a table is that of 'open' or 'closed'");
    Result result =
        desk.run("score", "-f", "csv", "--travellers", "--settings", "t.csv", "a.pbn", "b.pbn");
    assertThat(columns(result.out(), "board", "room", "nsScore", "nsPoints"))
        .contains("1,Open,420,10", "1,Closed,-50,-10");
  }

  @Test
  void aNameIsNoFormula() {
    desk.put("a.pbn", record("1", "[Scoring \"MP\"]\n[North \"=1+1\"]\n" + played("N", "4S", 10)));

    assertThat(columns(desk.run("score", "-f", "csv", "a.pbn").out(), "id"))
        .containsExactly("'=1+1");
  }

  @Test
  void nothingToScore() {
    desk.put("a.pbn", Boards.REMARK.replace("Pass Pass Pass Pass", "Pass"));

    Result result = desk.run("score", "a.pbn");

    assertThat(result.code()).isZero();
    assertThat(result.err()).isEqualTo("no results to score\n");
  }

  @Test
  void aTextWithoutResultsStaysAsItIs() {
    String text = "% PBN 2.1\r\n[Event \"\u00e9\"]\r\n[Board \"1\"]";
    desk.put("a.pbn", text);

    Result result = desk.run("score", "--add-tables", "-o", "b.pbn", "a.pbn");

    assertThat(result.err()).isEqualTo("no results to score\n");
    assertThat(result.code()).isZero();
    assertThat(desk.text("b.pbn")).isEqualTo(text);
    assertThat(desk.run("score", "--add-tables", "a.pbn").out()).isEqualTo(text);
  }

  @Test
  void tablesAreWrittenIntoTheText() {
    String text = ScoredEvent.mitchellWithRelay(3).records(false).replace("\n", "\r\n");
    desk.put("a.pbn", text);

    Result first = desk.run("score", "--add-tables", "-o", "b.pbn", "a.pbn");
    String written = desk.text("b.pbn");
    desk.run("score", "--add-tables", "--write", "b.pbn");

    assertThat(first.code()).as(first.err()).isZero();
    assertThat(desk.text("b.pbn")).isEqualTo(written);
    assertThat(written.replaceAll("(?m)^\\[(Total)?ScoreTable[^\\[]*?(?=\\r\\n\\r\\n|\\[|\\z)", ""))
        .isEqualToIgnoringWhitespace(text);
    assertThat(written).contains("[TotalScoreTable \"Direction\\3;Rank\\1R;PairId\\3R;Names");
    assertThat(written.replace("\r\n", "")).doesNotContain("\n");
    assertThat(desk.run("check", "b.pbn").summary())
        .isEqualTo(desk.run("check", "a.pbn").summary());
    assertThat(desk.run("score", "-f", "csv", "b.pbn").out())
        .isEqualTo(desk.run("score", "-f", "csv", "a.pbn").out());
  }

  @Test
  void aTableKeepsRulings() {
    String ruled = "[Score \"NS -50\"]\n[Termination \"adjudication\"]\n[PairNS \"2\"]\n";
    desk.put(
        "a.pbn",
        record("1", "[Scoring \"MP\"]\n[PairNS \"1\"]\n" + played("N", "4S", 10))
            + record("1", played("N", "4S", 10) + ruled)
            + record("1", played("N", "4S", 11) + "[PairNS \"3\"]\n"));
    desk.put("s.csv", "setting,who,board,value\nadjust,3,1,-100\n");

    String written = desk.run("score", "--settings", "s.csv", "--add-tables", "a.pbn").out();
    desk.put("b.pbn", written);

    assertThat(written).contains("1 4S N 10   420 ", "2 4S N 10  ^-50 ", "3 4S N 11 ^-100 ");
    assertThat(desk.run("score", "-f", "csv", "b.pbn").out())
        .isEqualTo(desk.run("score", "-f", "csv", "--settings", "s.csv", "a.pbn").out());
    assertThat(desk.run("check", "-f", "short", "--select", "T002", "b.pbn").out()).isEmpty();
  }

  @Test
  void tablesInUtf16AndWithoutALastLineEnd() {
    String text =
        record("1", "[Scoring \"MP\"]\n[North \"Émile\"]\n" + played("N", "4S", 10)).strip();
    desk.put("a.pbn", ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE));

    Result result = desk.run("score", "--add-tables", "--write", "a.pbn");

    assertThat(result.code()).as(result.err()).isZero();
    String written = new String(bytes("a.pbn"), StandardCharsets.UTF_16LE);
    assertThat(written)
        .startsWith("\uFEFF" + text + "\n[ScoreTable \"Names_NS\\7;Contract\\2;")
        .contains("\"Émile\" 4S N 10 420 ");
  }

  private byte[] bytes(String name) {
    try {
      return java.nio.file.Files.readAllBytes(desk.path(name));
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aBoardThatWasNotPlayedStaysSo() {
    desk.put(
        "a.pbn",
        record("1", "[PairNS \"1\"]\n[PairEW \"2\"]\n[Contract \"1NT\"]\n[Score \"NP\"]\n")
            + record("1", "[PairNS \"3\"]\n[PairEW \"4\"]\n" + played("N", "4S", 10))
            + record("1", "[PairNS \"5\"]\n[PairEW \"6\"]\n" + played("N", "4S", 9)));
    String[] scored = {"score", "--scoring", "mp", "-f", "csv"};
    String before = desk.run(scored[0], scored[1], scored[2], scored[3], scored[4], "a.pbn").out();

    desk.run("score", "--scoring", "mp", "--add-tables", "--write", "a.pbn");

    assertThat(desk.run(scored[0], scored[1], scored[2], scored[3], scored[4], "a.pbn").out())
        .isEqualTo(before);
  }

  @Test
  void columnsThatATableWouldLoseAreNamed() {
    String text =
        record(
            "1",
            "[Scoring \"MP\"]\n[ScoreTable \"PairId_NS;Lead;Score_NS;Note\"]\n1 S4 50 -\n2 HK 90 -\n");
    desk.put("a.pbn", text);

    Result result = desk.run("score", "--add-tables", "--write", "a.pbn");

    assertThat(result.err())
        .contains("a.pbn: record 1: its ScoreTable has what would be lost: Lead\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(desk.text("a.pbn")).isEqualTo(text);
  }

  @Test
  void cellsThatATableWouldLoseAreNamed() {
    String text =
        record(
            "1",
            "[Scoring \"MP\"]\n[ScoreTable \"PairId_NS;Contract;Declarer;Result;Score_NS\"]\n"
                + "1 8NT N 7 50\n2 4S N 10 420\n3 A6040 - - -\n");
    desk.put("a.pbn", text);

    Result result = desk.run("score", "--add-tables", "--write", "a.pbn");

    assertThat(result.err())
        .contains("a.pbn: record 1: its ScoreTable has what would be lost: Contract \"8NT\"\n");
    assertThat(desk.text("a.pbn")).isEqualTo(text);
    desk.put("b.pbn", text.replace("8NT", "3NT"));
    assertThat(desk.run("score", "--add-tables", "b.pbn").code()).isZero();
  }

  @Test
  void aTableKeepsTheCommentsOfTheOneItReplaces() {
    desk.put(
        "a.pbn",
        record(
            "1",
            "[Scoring \"MP\"]\n[ScoreTable \"PairId_NS;Score_NS\"]\n{All played.}\n1 50\n2 90\n[Zeta \"z\"]\n"));

    String text = desk.run("score", "--add-tables", "a.pbn").out();

    assertThat(text)
        .contains(
            "R\"]\n{All played.}\n2 90 2 0 100.00   0.00\n1 50 0 2   0.00 100.00\n[Zeta \"z\"]\n[Total");
  }

  @ParameterizedTest
  @CsvSource({
    "--write a.pbn, --write belongs to --add-tables",
    "--add-tables -, '--add-tables reads its input twice: name a file, not standard input'",
    "--add-tables a.pbn b.pbn, --add-tables with several inputs needs --write",
    "--add-tables -o b.pbn a.pbn, b.pbn: exists already; --force replaces it",
    "--add-tables --scoring rubber a.pbn, there are no tables for rubber",
    "./a.pbn a.pbn ./a.pbn, ./a.pbn is named twice",
    "--add-tables -f json a.pbn, '--add-tables writes PBN, not a report: --format has no use'",
    "--add-tables --travellers a.pbn, '--add-tables writes PBN, not a report: --travellers has no use'"
  })
  void tablesThatCannotBeWritten(String arguments, String message) {
    desk.put("a.pbn", record("1", "[Scoring \"MP\"]\n" + played("N", "4S", 10)));
    desk.put("b.pbn", "% PBN 2.1\n");

    Result result = desk.run(("score " + arguments).split(" "));

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains(message);
  }

  @Test
  void tablesAreForPbn() {
    desk.put(
        "a.lin",
        "qx|o1|pn|A,B,C,D|st||md|3S234H345D456C5678,SAKQHAKQDAKQCAKQJ,S5678H6789D789CT9,|sv|o|"
            + "mb|p|mb|1n|mb|p|mb|p|mb|p|mc|7|\n");

    Result result = desk.run("score", "--scoring", "mp", "--add-tables", "a.lin");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("a.lin: tags and tables are written into PBN only");
  }
}
