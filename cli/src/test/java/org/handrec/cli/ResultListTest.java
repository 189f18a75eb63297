package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.handrec.cli.Desk.Result;
import org.handrec.cli.report.ReportFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check --results}: lists of results as people write them, against hands. */
class ResultListTest {
  /** Boards 1 (none vulnerable), 2 (North-South), 3 (East-West). */
  private static final String HANDS =
      """
      [Board "1"]
      [Dealer "N"]
      [Vulnerable "None"]
      [Deal "N:AKT92.96.AK5.J52 7.8542.J7432.AQ8 Q543.KQ73.Q6.K97 J86.AJT.T98.T643"]

      [Board "2"]
      [Dealer "E"]
      [Vulnerable "NS"]
      [Deal "N:T9.KQJ8.J543.K76 AK72.AT97.Q92.85 Q85.4.T86.AQJ942 J643.6532.AK7.T3"]

      [Board "3"]
      [Dealer "S"]
      [Vulnerable "EW"]
      [Deal "S:A874.642.A74.985 T62.AKQ753.T2.Q3 953.J8.Q985.T762 KQJ.T9.KJ63.AKJ4"]
      """;

  private static final String HEADER = "Board,NS,EW,Contract,By,Lead,Result,Score\n";

  private final Desk desk = Desk.unix();

  @BeforeEach
  void hands() {
    desk.put("hands.pbn", HANDS);
  }

  private Result check(String list, String... options) {
    desk.put("list.csv", list);
    String[] args = new String[options.length + 5];
    args[0] = "check";
    args[1] = "-f=short";
    args[2] = "--results=list.csv";
    System.arraycopy(options, 0, args, 3, options.length);
    args[args.length - 2] = "--ignore=N001";
    args[args.length - 1] = "hands.pbn";
    return desk.run(args);
  }

  private void isClean(String list, String... options) {
    Result result = check(list, options);
    assertThat(result.out() + result.complaints()).isEmpty();
    assertThat(result.code()).isZero();
  }

  private void asks(String question, String list, String... options) {
    Result result = check(list, options);
    assertThat(result.err()).isEqualTo("handrec: list.csv:" + question + "\n");
    assertThat(result.out()).isEmpty();
    assertThat(result.code()).isEqualTo(2);
  }

  /** Each row scores what its contract comes to, so that another reading would be a finding. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4S,=,420",
        "4♠,=,420",
        "4♠\uFE0F,10,420",
        "4♠x,=,590",
        "4SX,10,590",
        "4S*,=,590",
        "4S**,=,880",
        "4SXX,=,880",
        "4 S dbl,=,590",
        "4S doubled,=,590",
        "4 spades redbl,=,880",
        "4♠×,=,590",
        "3 SA,=,400",
        "3NT,+1,430",
        "3N,9,400",
        "3 n,-1,-50",
        "3NTx,−2,-300",
        "3 notrump,–1,-50",
        "3UT,=,400",
        "3BA,10,430",
        "PASS,,0",
        "Passed out,,",
        "all pass,,0",
        "4S,+1,450",
        "4S,-2,-100",
        "4S,8,-100",
        "4♥,+ 1,450",
        "1C,=,70",
        "7NT,13,1520",
        "4S,=,+420",
        "4S,=,'420",
        "1NTxx,10,1 160"
      })
  void spelledContractsAndResults(String row) {
    String[] cells = row.split(",", -1);
    isClean(HEADER + "1,1,2," + cells[0] + ",N,," + cells[1] + "," + cells[2] + "\n");
  }

  @ParameterizedTest
  @CsvSource({"4S N,=,420", "4♠x by W,+1,-690", "3NT-S,10,430", "3 N N =,,400", "4S E -1,,50"})
  void aContractMayHoldDeclarerAndResult(String contract, String result, String score) {
    String text = result == null ? "" : result;
    isClean("Board,Contract,Result,Score NS\n1," + contract + "," + text + "," + score + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Board;NS;EW;Contract;By;Lead;Result;Score",
        "Bd;Paar NS;Paar OW;Kontrakt;von;Ausspiel;Erg.;Score",
        "Donne;Paire NS;EO;Contrat;Déclarant;Entame;Résultat;Score",
        "Spel;NS;OW;Contract;Leider;Uitkomst;Resultaat;Score",
        "Spil;Par NS;ØV;Kontrakt;af;Udspil;Resultat;Score",
        "Bricka;NS;ÖV;Kontrakt;Spelare;Utspel;Resultat;Score",
        "Rozdanie;NS;EW;Kontrakt;Rozgrywający;Wist;Wynik;Zapis",
        "Mano;NS;EO;Contratto;Dichiarante;Attacco;Risultato;Score",
        "BOARD_NO;NS Pair;EW Pair;Contract;Declarer;Opening Lead;Result;Score"
      })
  void namesOfColumns(String header) {
    Result result = check(header + "\n1;1;2;4S;N;D3;=;430\n1;1;3;4S;N;D3;=;420\n");
    assertThat(result.out())
        .contains(
            "list.csv:2:17: warning V001 Score 430; 4S by N, none vulnerable, 10 tricks gives")
        .contains("list.csv:3:3: error L003 NS pair 1 plays board 1 again; first in line 2");
    assertThat(result.out().lines()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t", "|"})
  void delimiters(String delimiter) {
    isClean((HEADER + "1,1,2,4S,N,D3,=,420\n2,1,2,2H,W,D3,8,-110\n").replace(",", delimiter));
  }

  @Test
  void decimalCommasAndPercentages() {
    isClean(
        "Board;Contract;By;Result;Score;MP;%\n"
            + "1;4S;N;=;420;3,5;58,33\n1;4S;N;+1;450,00;5,5;91,67\n");
    isClean("Board,Contract,By,Result,Score,%\n1,4S,N,=,420,\"58,33\"\n");
    asks(
        "2:17: the row has more cells than the 6 columns of the list; say with --delimiter what"
            + " parts them, or put cells that hold it (decimal commas, names) in quotes",
        "Board,Contract,By,Result,Score,%\n1,4S,N,=,420,58,33\n");
  }

  @Test
  void titlesBlankLinesQuotesAndLineEnds() {
    isClean(
        "\uFEFFThursday Pairs\r\n\r\n\"Board\",\"Contract\",By,Result,Score,Names NS\r\n"
            + "1,\"4S\",N,=,420,\"Ann \"\"Ace\"\"\r\nBob\"\r\n\r\n02,2H,W,8,-110,Cy\r\n");
    Result late =
        check("Board,Contract,By,Result,Score,Note\n1,4S,N,=,420,\"a\nb\"\n1,4S,N,=,\"400\",\n");
    assertThat(late.out()).startsWith("list.csv:4:10: warning V001 ");
  }

  @Test
  void cellsWithoutANameAreNoNamesOfColumns() {
    isClean("Club night,,,,,,,,,,\n,,-,,,,,,,,\n" + HEADER + "1,1,2,4S,N,,=,420\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "windows-1252", "UTF-16"})
  void charsets(String charset) {
    desk.put(
        "list.csv",
        "Spil;Par NS;ØV;Kontrakt;af;Resultat;Score\n1;æ;ø;4S;N;=;430\n"
            .getBytes(Charset.forName(charset)));
    assertThat(desk.run("check", "-f=short", "--results=list.csv", "hands.pbn").out())
        .startsWith("list.csv:2:14: warning V001 ");
  }

  @Test
  void aScoreOfBothSidesOrInTwoColumns() {
    isClean(HEADER + "1,1,2,4S,N,,=,420\n2,1,2,2H,W,,8,-110\n3,1,2,3NT,E,,-1,100\n");
    String two = "Board,Contract,By,Result,NS score,EW score\n";
    isClean(two + "1,4S,N,=,420,\n2,2H,W,8,,110\n3,3NT,E,-1,100,0\n1,4H,S,9,,50\n");
    isClean(two + "1,4S,N,=,420,-420\n2,2H,W,8,-110,110\n");
    assertThat(check(two + "1,4S,N,=,420,\n2,2H,W,8,110,\n").out())
        .isEqualTo("list.csv:3:10: warning V004 110 should be NS -110: W plays EW [board 2]\n");
    assertThat(check(two + "1,4S,N,=,420,-450\n").out()).contains("V003");
  }

  @Test
  void whoseScoreItIs() {
    String rows = "2,1,2,2H,W,,8,110\n3,1,2,3NT,E,,-1,-100\n";
    isClean(HEADER + "1,1,2,4S,N,,=,420\n" + rows);
    assertThat(check(HEADER + rows, "--columns=Score=scorens").out().lines()).hasSize(2);
    asks(
        "2:15: score '110' may be that of North-South or of the declarer; say which with --columns"
            + " 'Score=scorens' or --columns 'Score=scoredeclarer'",
        HEADER + "2,1,2,2H,W,,8,110\n3,1,2,3NT,E,,-1,100\n");
  }

  @Test
  void aNumberWithoutASign() {
    String open = HEADER + "1,1,2,4S,N,,1,\n";
    asks(
        "2:13: result '1' may be tricks won or tricks over the contract; say which with --columns"
            + " 'Result=tricks' or --columns 'Result=over'",
        open);
    asks(
        "3:13: result '1' may be tricks won or tricks over the contract; say which with --columns"
            + " 'Result=tricks' or --columns 'Result=over'",
        HEADER + "1,1,2,4S,N,,+1,450\n1,3,4,4S,N,,1,\n");
    // The score of the row tells, or those of other rows, or that all others are tricks.
    isClean(HEADER + "1,1,2,4S,N,,1,450\n");
    assertThat(check(HEADER + "1,1,2,4S,N,,1,-450\n1,3,4,4S,N,,8,-100\n").out()).isEmpty();
    assertThat(check(HEADER + "1,1,2,3NT,N,,1,-430\n").out()).contains("V004");
    assertThat(check(HEADER + "1,1,2,4S,N,,1,450\n3,1,2,4S,N,,1,420\n").out())
        .startsWith("list.csv:3:15: warning V001 Score 420; 4S by N, EW vulnerable, 11 tricks");
    assertThat(check(HEADER + "1,1,2,4S,N,,10,420\n3,1,2,4S,N,,1,420\n").out())
        .startsWith("list.csv:3:15: warning V001 Score 420; 4S by N, EW vulnerable, 1 trick gives");
    // More than can be over the contract are tricks; signs beside them do not matter.
    isClean(
        HEADER
            + "1,1,2,4S,N,,=,420\n1,3,4,4S,N,,+1,450\n1,5,6,4S,N,,-2,-100\n1,7,8,4S,N,,10,420\n");
    isClean(HEADER + "1,1,2,4S,N,,1,450\n", "--columns=Result=over");
    assertThat(check(open, "--columns=Result=tricks").out()).contains("L006");
    assertThat(check("Board,Contract,By,+/-,Score\n1,4S,N,1,450\n").code()).isZero();
    assertThat(check("Board,Contract,By,Tricks,Score\n1,4S,N,2,450\n").out())
        .startsWith("list.csv:2:10: warning V001 Score 450; 4S by N, none vulnerable, 2 tricks");
  }

  @Test
  void columnsWithoutNames() {
    String row = "1;1;2;4S;N;D3;=;430\n";
    asks(
        "1:1: no row at the begin names a board and other columns; name them all in their order,"
            + " such as --columns board,pairns,pairew,contract,declarer,result,score (words: board"
            + " table round section session pairns pairew namesns namesew contract declarer lead"
            + " tricks over result score scorens scoreew scoredeclarer vulnerable -)",
        row);
    String columns = "--columns=board,pairns,-,contract,declarer,lead,result,score";
    assertThat(check(row, columns).out()).startsWith("list.csv:1:17: warning V001 Score 430");
    assertThat(check("a;b;c;d;e;f;g;h\n" + row, columns).out()).startsWith("list.csv:2:17: ");
    asks(
        "1:1: the rows have not 8 columns as --columns has, whatever parts them; say it with"
            + " --delimiter",
        "1;1;2;4S\n",
        columns);
    asks(
        "1:1: columns may be parted by ',' or ';'; say it with --delimiter",
        "1,2;3,4S;4\n",
        "--columns=board,contract,-");
    isClean("1,2;4S;4\n", "--columns=-,contract,board", "--delimiter=;", "--ignore=L");
  }

  @Test
  void unknownNamesOfNeededColumns() {
    asks(
        "1:7: no column is known to hold the contract; unknown are 'Endkontrakt'; say which, such"
            + " as --columns 'Endkontrakt=contract'",
        "Board;Endkontrakt;By;Score\n1;4S;N;420\n");
    isClean("Board;Endkontrakt;By;Result;Score\n1;4S;N;=;420\n", "--columns=Endkontrakt=contract");
    asks(
        "1:16: columns 'Score' and 'Zapis' may both be score; name the one that is not, such as"
            + " --columns 'Score=-'",
        "Board;By;Score;Zapis\n1;N;1;2\n");
    asks(
        "1:16: columns 'Score' and 'Score.' may both be score; name all columns in their order with"
            + " --columns",
        "Board;By;Score;Score.\n1;N;1;2\n");
  }

  @Test
  void lettersOfSuits() {
    isClean("Donne;Contrat;Décl;Résultat;Score\n1;4P;N;=;420\n1;3 SA;S;=;400\n1;4C;E;=;-420\n");
    isClean("Spel;Contract;Leider;Score;Resultaat\n1;4S;N;420;=\n1;3R;N;110;=\n1;3K;N;110;=\n");
    asks(
        "2:3: the letters of suits K may be PCKT or SHRK for spades, hearts, diamonds, clubs; say"
            + " with --suits, such as --suits SHDC",
        "Board;Contract;By;Result;Score\n1;3K;N;=;110\n");
    isClean("Board;Contract;By;Result;Score\n1;3K;N;=;110\n", "--suits=PCKT");
    asks(
        "3:3: the letters of suits C may be SHDC or PCKT for spades, hearts, diamonds, clubs; say"
            + " with --suits, such as --suits SHDC",
        "Board;Contract;By;Result;Score\n1;3SA;N;=;400\n1;4C;N;=;130\n");
    isClean("Board;Contract;By;Result;Score\n1;3NT;N;=;400\n1;4C;N;=;130\n");
  }

  @Test
  void lettersOfSeats() {
    isClean("Bd;Kontrakt;von;Erg;Score\n1;4♠;O;=;-420\n1;4♠;W;=;-420\n");
    isClean("Donne;Contrat;par;Par;Rés;Score\n".replace("par;Par", "Décl;X") + "1;4♠;E;;=;-420\n");
    isClean("Spil;Kontrakt;af;Resultat;Score\n2;4♠;Øst;=;-420\n2;4♠;Vest;=;-420\n");
    // Board 5 is vulnerable for one side only, but a lead tells East from West.
    String open = "Board;Contract;By;Lead;Result;Score\n1;4♠;O;♠2;=;-420\n";
    asks("2:6: O may be East (Ost) or West (Ouest); say with --seats NOSW or --seats NESO", open);
    assertThat(check(open, "--seats=NOSW").out())
        .isEqualTo(
            "list.csv:2:8: error L004 S leads S2, which N holds; it would fit W as declarer"
                + " [board 1]\n");
    isClean(open, "--seats=NESO");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A+,,,,", "A-,,,,", ",,,,60%", ",,,,\"58,3%\"", "AVE+,N,,9,", "Ave,,,,", ",,,A+/A-,",
        ",,,,A6040", "NP,,,,", "Not played,,,,", ",,,,60/40", "4S,N,SK,A-,999", "-,-,-,-,-", ",,,,"
      })
  void rowsOfADirectorNeverFail(String row) {
    isClean("Board,Contract,By,Lead,Result,Score\n1," + row + "\n1,4S,N,D3,=,420\n");
  }

  @Test
  void whatTheHandsTell() {
    assertThat(check(HEADER + "9,1,2,4S,N,,=,620\n1,1,2,4S,N,SA,=,420\n").out())
        .isEqualTo(
            """
            list.csv:2:1: error L002 board 9 is not in the hands [board 9]
            list.csv:2:15: warning V001 Score 620; 4S by N, EW vulnerable, 10 tricks gives NS 420; \
            fits All vulnerable [board 9]
            list.csv:3:12: error L004 E leads SA, which N holds; it would fit W as declarer [board 1]
            """
                .replace("All", "all"));
    // The hands have the last word on the vulnerability, unless the list has one.
    desk.put("hands.pbn", HANDS.replace("[Vulnerable \"None\"]", "[Vulnerable \"All\"]"));
    isClean(HEADER + "1,1,2,4S,N,D3,=,620\n", "--ignore=I002");
    isClean("Board,Vul,Contract,By,Result,Score\n1,-,4S,N,=,420\n", "--ignore=I002");
  }

  @Test
  void leadsInAllSpellings() {
    for (String lead : new String[] {"D3", "3D", "♦3", "d3", "♦ 3"}) {
      isClean(HEADER + "1,1,2,4S,N," + lead + ",=,420\n");
    }
    assertThat(check(HEADER + "1,1,2,4S,N,10H,=,420\n").out())
        .contains("E leads HT, which W holds");
    assertThat(check(HEADER + "1,1,2,4S,N,♦Z,=,420\n").out())
        .isEqualTo("list.csv:2:12: error L001 lead \"♦Z\" is not understood [board 1]\n");
  }

  @Test
  void whatCannotBeReadIsNamed() {
    assertThat(check(HEADER + ",1,2,4Z,X,,14,4x\n").out())
        .isEqualTo(
            """
            list.csv:2:1: error L001 board "" is not understood [record 1]
            list.csv:2:6: error L001 contract "4Z" is not understood [record 1]
            list.csv:2:9: error L001 declarer "X" is not understood [record 1]
            list.csv:2:15: error L001 score "4x" is not understood [record 1]
            """);
    assertThat(check(HEADER + "1,1,2,4S,N,,+9,420\n1,1,3,7S,N,,-20,420\n").out())
        .contains("error L001 result \"+9\"")
        .contains("error L001 result \"-20\"");
  }

  @Test
  void tricksAgainstTheResult() {
    assertThat(check("Board,Contract,By,Tricks,Result,Score\n1,4S,N,11,=,450\n").out())
        .isEqualTo("list.csv:2:8: error L005 11 tricks, but the result comes to 10 [board 1]\n");
  }

  @Test
  void whatIsMissingIsTold() {
    assertThat(check(HEADER + "1,1,2,4S,,,=,\n").out())
        .isEqualTo("list.csv:2:7: info L006 no declarer and score; score not checked [board 1]\n");
    assertThat(check(HEADER + "1,1,2\n1,3,4,A+\n1,5,6,Pass\n").out())
        .isEqualTo("list.csv:2:6: info L006 no contract; score not checked [board 1]\n");
  }

  @Test
  void impossibleScores() {
    assertThat(check(HEADER + "1,1,2,4S,N,,=,425\n1,1,3,Pass,,,,50\n").out())
        .contains("list.csv:2:15: error V002 425 is no bridge score")
        .contains("V005 score 50 for a passed-out board");
  }

  @ParameterizedTest
  @EnumSource
  void everyReport(ReportFormat format) {
    desk.put("list.csv", HEADER + "1,1,2,4S,N,SA,=,430\n");
    Result result = desk.run("check", "-f=" + format, "--results=list.csv", "hands.pbn");
    assertThat(result.out()).contains("list.csv").contains("V001").contains("L004");
    assertThat(result.code()).isEqualTo(1);
    assertThat(desk.run("check", "-j=2", "-f=" + format, "--results=list.csv", "hands.pbn").out())
        .isEqualTo(result.out());
  }

  @Test
  void whatIsExportedReadsBack() {
    desk.put("club.pbn", Boards.CLEAN);
    desk.run("convert", "--to=csv", "--table=results", "-o=list.csv", "club.pbn");
    Result result = desk.run("check", "-f=short", "--select=L,V", "--results=list.csv", "club.pbn");
    assertThat(result.out()).isEmpty();
    assertThat(result.summary()).startsWith("2 files, 1 board, 0 errors");
  }

  @Test
  void baselinesAndWaiversHoldForLists() {
    String list = HEADER + "1,1,2,4S,N,,=,430\n";
    desk.put("list.csv", list);
    desk.run(
        "check", "--baseline=known.txt", "--write-baseline", "--results=list.csv", "hands.pbn");
    Result known = desk.run("check", "--baseline=known.txt", "--results=list.csv", "hands.pbn");
    assertThat(known.out()).isEmpty();
    assertThat(check(list, "--severity=V001=off").out()).isEmpty();
  }

  /** Each row behind a broken one has a wrong score, so that it shows whether it was read. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // No other quote behind it, one that opens a cell of its own, two in one.
        "1,\"1,2,4S,N,,=,420\\n2,1,2,4S,N,,=,7000|2:3,3:15",
        "1,\"1,2,4S,N,,=,420\\n2,\"1\",2,4S,N,,=,7000|2:3,3:17",
        "1,\"1,2,4S,N,,=,420\\n2,\"\"\"1\"\"\",2,4S,N,,=,7000|2:3,3:21",
        "1,\"1\",\"2,4S,N,,=,420\\n2,1,2,4S,N,,=,7000|2:7,3:15",
        // Two broken rows; one at the end; one behind a cell of two lines.
        "1,\"1,2,4S,N,,=,420\\n1,3,\"4,4S,N,,=,420\\n2,1,2,4S,N,,=,7000|2:3,3:5,4:15",
        "2,1,2,4S,N,,=,7000\\n1,3,\"4,4S,N,,=,420|2:15,3:5",
        "\"2\\n\",1,2,4S,N,,=,7000\\n1,3,\"4,4S,N,,=,420|3:15,4:5",
        // Cells of several lines are whole.
        "2,\"1,\\n3\",2,4S,N,,=,7000|3:14",
        "2,\"1,\\n\\n3\" ,2,4S,N,,=,7000|4:15",
        "2,\"1\"\"\\n\"\"3\",2,4S,N,,=,7000|3:16",
        "2,\"1\\n3,4,5\\n6\",2,4S,N,,=,7000|4:14",
      })
  void aQuoteThatIsNotClosedTakesItsRowOnly(String rows, String places) {
    String list = HEADER + rows.replace("\\n", "\n") + "\n";

    Result result = check(list);

    assertThat(result.out().lines().map(line -> line.replaceAll("list.csv:|: .*", "")).toList())
        .isEqualTo(List.of(places.split(",")));
  }

  @Test
  void aCellOfTwoLinesBetweenTabs() {
    String rows = "2,\"1\n3\",2,4S,N,,=,420\n".replace(',', '\t');
    assertThat(check(HEADER.replace(',', '\t') + rows).out()).startsWith("list.csv:3:14: warning");
  }

  @Test
  void aRowThatIsTooLongIsNotRead() {
    String row = "2,1," + "é".repeat(70_000) + ",4S,N,,=,7000\n";
    assertThat(check(HEADER + row + "2,1,2,4S,N,,=,7000\n").out())
        .startsWith("list.csv:2:1: error L007 longer than 65536 characters; the row is not read")
        .contains("list.csv:3:15: warning V001");
    asks("1:1: longer than 65536 characters", "é".repeat(70_000));
  }

  @Test
  void filesThatCannotBeRead() {
    Result none = desk.run("check", "--results=none.csv", "hands.pbn");
    assertThat(none.err()).isEqualTo("handrec: none.csv: no such file\n");
    assertThat(none.code()).isEqualTo(2);
    desk.put("empty.csv", "\n\n");
    assertThat(desk.run("check", "--results=empty.csv", "hands.pbn").err())
        .isEqualTo("handrec: empty.csv: the list is empty\n");
    assertThat(desk.run("check", "--results=-", "-").err())
        .isEqualTo("handrec: standard input can be read only once\n");
    desk.input((HEADER + "1,1,2,4S,N,,=,420\n").getBytes(StandardCharsets.UTF_8));
    assertThat(desk.run("check", "--results=-", "hands.pbn").code()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--columns=board,foo|--columns: 'foo' is none of board table round section session pairns"
            + " pairew namesns namesew contract declarer lead tricks over result score scorens"
            + " scoreew scoredeclarer vulnerable -",
        "--columns=board,A=score|--columns: either all columns in their order, or NAME=WORD for some",
        "--columns=board,-,-,-,-,-,-,-|--columns: 'contract' is missing",
        "--columns=board,board,-,-,-,-,-,-|--columns: 'board' stands there twice",
        "--delimiter=ab|--delimiter is one character, such as ; or tab",
        "--suits=SHD|--suits has four letters, for spades, hearts, diamonds, clubs",
        "--suits=SH12|--suits has four letters, for spades, hearts, diamonds, clubs",
        "--columns=Foo=board|list.csv:1:1: no column 'Foo', which --columns names; there are 'Board',"
            + " 'NS', 'EW', 'Contract', 'By', 'Lead', 'Result', 'Score'",
        "--columns=X=-|list.csv:1:1: no column 'X', which --columns names; there are 'Board',"
            + " 'NS', 'EW', 'Contract', 'By', 'Lead', 'Result', 'Score'",
        "--seats=NO|--seats has four letters, for North, East, South, West: N, E or O, S or Z,"
            + " W or V or O, such as NOSW",
        "--seats=NNNN|--seats has four letters, for North, East, South, West: N, E or O, S or Z,"
            + " W or V or O, such as NOSW",
        "--seats=NOSO|--seats has four letters, for North, East, South, West: N, E or O, S or Z,"
            + " W or V or O, such as NOSW",
        "--list-charset=none|no charset 'none'"
      })
  void wrongOptions(String option, String message) {
    Result result = check(HEADER + "1,1,2,4S,N,,=,420\n", option);
    assertThat(result.err()).isEqualTo("handrec: " + message + "\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void optionsOfListsBelongToLists() {
    assertThat(desk.run("check", "--suits=SHDC", "hands.pbn").err())
        .isEqualTo(
            "handrec: --columns, --delimiter, --suits, --seats and --list-charset belong to"
                + " --results\n");
  }
}
