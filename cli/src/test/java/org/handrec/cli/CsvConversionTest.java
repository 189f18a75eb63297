package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.cli.Golden.assertGolden;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.handrec.cli.Desk.Result;
import org.handrec.cli.output.CsvTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code convert --to csv}: the tables, their quoting, and what a spreadsheet makes of them. */
class CsvConversionTest {
  /** Notes, marks, text that is no call, a claim, a ScoreTable with an artificial score. */
  private static final String RICH =
      """
      [Event "Club, \\"evening\\""]
      [Site "Elmwick"]
      [Date "2024.05.12"]
      [Board "1"]
      [West "Ash"]
      [North "Beech"]
      [East "Cedar"]
      [South "Elm"]
      [Dealer "N"]
      [Vulnerable "None"]
      [Deal "N:AKT92.96.AK5.J52 7.8542.J7432.AQ8 Q543.KQ73.Q6.K97 J86.AJT.T98.T643"]
      [Scoring "MP"]
      [Declarer "N"]
      [Contract "4S"]
      [Result "10"]
      [Score "NS 420"]
      [ScoreMP "NS 1.5"]
      [Auction "N"]
      1S =1= ^I 1H 4S Pass
      Pass Pass
      [Note "1:five cards; 11-19"]
      [Play "E"]
      D3 D6 D8 DA
      *
      [ScoreTable "PairId_NS;PairId_EW;Contract\\\\5L;Declarer;Result\\\\2R;Score_NS;Percentage_NS"]
      1 2 "4S" N 10 "420" 75
      3 4 "-" - - "-" 60
      """;

  private final Desk desk = Desk.unix();

  @ParameterizedTest
  @EnumSource
  void everyTable(CsvTable table) {
    desk.put("club.pbn", RICH + "\n" + Boards.INSUFFICIENT);

    Result result = desk.run("convert", "--to=csv", "--table=" + table, "club.pbn");

    assertGolden("convert-" + table + ".csv", result.out());
    assertThat(result.err()).isEmpty();
    assertThat(desk.run("convert", "--to=csv", "--table=" + table, "club.pbn").out())
        .isEqualTo(result.out());
  }

  @Test
  void boardsAreTheTableUnlessAnotherIsAskedFor() {
    desk.put("club.pbn", RICH);
    assertThat(desk.run("convert", "--to=csv", "club.pbn").out())
        .isEqualTo(desk.run("convert", "--to=CSV", "--table=Boards", "club.pbn").out())
        .startsWith("file,record,event,")
        .contains("\"Club, \"\"evening\"\"\"")
        .endsWith("\r\n");
  }

  @Test
  void cellsSurviveARoundThroughAReader() throws IOException {
    desk.put("club.pbn", Boards.CLEAN.replace("[Site \"Elmwick\"]", "[Site \"a, \\\"b\\\" ; c\"]"));
    List<CSVRecord> rows = rows(desk.run("convert", "--to=csv", "club.pbn").out());
    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).get("site")).isEqualTo("a, \"b\" ; c");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "=HYPERLINK(1),'=HYPERLINK(1)",
        "+Ann,'+Ann",
        "-Ann,'-Ann",
        "@Ann,'@Ann",
        "＝A1,'＝A1",
        "'=A1,''=A1",
        "'Ann,'Ann",
        "-12,-12",
        "+1,+1",
        "-12+A1,'-12+A1",
        "=,=",
        "12.5,12.5",
        "Ann=Bob,Ann=Bob"
      })
  void whatASpreadsheetWouldTakeForAFormulaGetsAnApostrophe(String name, String cell)
      throws IOException {
    desk.put("club.pbn", Boards.CLEAN.replace("[Site \"Elmwick\"]", "[Site \"" + name + "\"]"));

    Result result = desk.run("convert", "--to=csv", "club.pbn");

    assertThat(rows(result.out()).get(0).get("site")).isEqualTo(cell);
    assertThat(result.err())
        .isEqualTo(
            cell.equals(name)
                ? ""
                : "1 cell begins with an apostrophe, since a spreadsheet would take the text for a"
                    + " formula (--exact writes it as it is)\n");
    Result exact = desk.run("convert", "--to=csv", "--exact", "club.pbn");
    assertThat(rows(exact.out()).get(0).get("site")).isEqualTo(name);
    assertThat(exact.err()).isEmpty();
  }

  @Test
  void lineEndsAndCharset() throws IOException {
    desk.put("club.pbn", Boards.CLEAN.replace("Elmwick", "Ełmwick"));

    assertThat(desk.run("convert", "--to=csv", "--newline=lf", "club.pbn").out())
        .contains("Ełmwick")
        .doesNotContain("\r");
    desk.run("convert", "--to=csv", "--charset=ISO-8859-2", "-o=out.csv", "club.pbn");
    assertThat(new String(Files.readAllBytes(desk.path("out.csv")), "ISO-8859-2"))
        .contains("Ełmwick");
  }

  @Test
  void aCharacterThatTheCharsetLacksIsALoss() {
    desk.put("club.pbn", Boards.CLEAN.replace("Elmwick", "Ełmwick"));

    Result result =
        desk.run("convert", "--to=csv", "--charset=US-ASCII", "--fail-on-loss", "club.pbn");

    assertThat(result.out()).contains("E?mwick");
    assertThat(result.err()).contains("character that the charset lacks");
    assertThat(result.code()).isEqualTo(1);
  }

  @Test
  void aFileWithoutRecordsIsATableWithoutRows() {
    desk.put("empty.pbn", "");
    assertThat(desk.run("convert", "--to=csv", "empty.pbn").out().lines()).hasSize(1);
  }

  @Test
  void severalInputsAreOneTableOrOneEach() throws IOException {
    desk.put("a.pbn", Boards.CLEAN);
    desk.put("b.pbn", Boards.CLEAN);
    String all = desk.run("convert", "--to=csv", "a.pbn", "b.pbn").out();
    assertThat(rows(all)).extracting(row -> row.get("file")).containsExactly("a.pbn", "b.pbn");
    assertThat(desk.run("convert", "--to=csv", "--output-dir=out", "-j=2", "a.pbn", "b.pbn").code())
        .isZero();
    assertThat(desk.text("out/b.csv").lines()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--table=calls", "--exact"})
  void tablesBelongToCsv(String option) {
    desk.put("club.pbn", Boards.CLEAN);
    Result result = desk.run("convert", "--to=json", option, "club.pbn");
    assertThat(result.err()).isEqualTo("handrec: --table and --exact belong to --to csv\n");
    assertThat(result.code()).isEqualTo(2);
  }

  private static List<CSVRecord> rows(String text) throws IOException {
    return CSVFormat.RFC4180
        .builder()
        .setHeader()
        .setSkipHeaderRecord(true)
        .get()
        .parse(new StringReader(text))
        .getRecords();
  }
}
