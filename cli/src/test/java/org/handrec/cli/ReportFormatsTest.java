package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.handrec.cli.Desk.Result;
import org.handrec.cli.report.SarifSchemaTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The forms of the report that programs read, and the page, made by whole command lines. */
class ReportFormatsTest {
  private static final String TURNED =
      """
      [Event "Match"]
      [Board "5"]
      [Room "Open"]
      [Deal "N:AKQJ.2.AKQJT.AKQ T98.AKQJ.432.JT9 765.T987.98.8765 432.6543.765.432"]

      [Event "Match"]
      [Board "5"]
      [Room "Closed"]
      [Deal "E:AKQJ.2.AKQJT.AKQ T98.AKQJ.432.JT9 765.T987.98.8765 432.6543.765.432"]
      """;

  private static final String HOSTILE =
      Boards.INSUFFICIENT
          .replace("Thorne, Ada", "\u0001<b>&'%,:\u009b ]]>\uFFFE Zoë 𝄞")
          .replace("[Board \"8\"]", "[Board \"<8>&\"]");

  private final Desk desk = Desk.unix();

  private String check(String format, String... inputs) {
    List<String> words = new ArrayList<>(List.of("check", "-f", format));
    words.addAll(List.of(inputs));
    return desk.run(words.toArray(String[]::new)).out();
  }

  @Test
  void sarifIsValidAndHasRegionsFixesAndRules() throws IOException {
    desk.put("my club.pbn", "\uFEFF[West \"Zoë\"]\r\n[Dealer \"North\"]\r\n" + Boards.INSUFFICIENT);
    JsonNode run = SarifSchemaTest.read(check("sarif", "my club.pbn")).at("/runs/0");

    JsonNode dealer = result(run, "PBN060");
    assertThat(dealer.at("/level").asText()).isEqualTo("warning");
    JsonNode place = dealer.at("/locations/0/physicalLocation");
    assertThat(place.at("/artifactLocation/uri").asText()).isEqualTo("my%20club.pbn");
    assertThat(place.at("/region/startLine").asInt()).isEqualTo(2);
    assertThat(place.at("/region/startColumn").asInt()).isEqualTo(9);
    assertThat(place.at("/region/endColumn").asInt()).isEqualTo(16);
    // The byte order mark, and two bytes for ë.
    assertThat(place.at("/region/byteOffset").asInt()).isEqualTo(3 + 12 + 1 + 2 + 8);
    assertThat(place.at("/region/snippet/text").asText()).isEqualTo("\"North\"");
    JsonNode edit = dealer.at("/fixes/0/artifactChanges/0/replacements/0");
    assertThat(edit.at("/insertedContent/text").asText()).isEqualTo("\"N\"");
    assertThat(edit.at("/deletedRegion/byteLength").asInt()).isEqualTo(7);
    JsonNode bid = result(run, "A001");
    assertThat(bid.at("/properties/expected").asText()).isEqualTo("1NT or higher");
    assertThat(run.at("/tool/driver/rules").findValuesAsText("id"))
        .isSorted()
        .contains("A001", "PBN060")
        .doesNotContain("A002");
    assertThat(run.at("/tool/driver/rules/0/help/markdown").asText()).contains("**reported**");
  }

  private static JsonNode result(JsonNode run, String code) {
    for (JsonNode result : run.at("/results")) {
      if (result.at("/ruleId").asText().equals(code)) {
        return result;
      }
    }
    throw new AssertionError("no " + code + " in " + run);
  }

  @Test
  void sarifPointsToTheOtherRecord() throws IOException {
    desk.put("match.pbn", TURNED);
    JsonNode run = SarifSchemaTest.read(check("sarif", "match.pbn")).at("/runs/0");

    JsonNode turned = result(run, "X002");
    assertThat(turned.at("/properties/hypothesis").asText()).isEqualTo("turned by 1 seat");
    assertThat(turned.at("/relatedLocations/0/physicalLocation/region/startLine").asInt())
        .isEqualTo(1);
    assertThat(turned.at("/relatedLocations/0/message/text").asText()).isEqualTo("record 1");
  }

  @Test
  void sarifGivesNoByteOffsetsOfUtf16() throws IOException {
    desk.put("wide.pbn", ("\uFEFF" + Boards.INSUFFICIENT).getBytes(StandardCharsets.UTF_16LE));
    JsonNode bid = result(SarifSchemaTest.read(check("sarif", "wide.pbn")).at("/runs/0"), "A001");

    JsonNode region = bid.at("/locations/0/physicalLocation/region");
    assertThat(region.at("/startLine").asInt()).isEqualTo(7);
    assertThat(region.has("byteOffset")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sarif", "junit", "csv", "github", "html", "json", "text"})
  void hostileTextStaysText(String format) throws Exception {
    desk.put("a,b:c%.pbn", HOSTILE);
    String out = check(format, "a,b:c%.pbn");

    assertThat(out).doesNotContain("\u0001");
    if (format.equals("sarif")) {
      SarifSchemaTest.read(out);
    } else if (format.equals("junit")) {
      assertThat(xml(out).getElementsByTagName("failure").item(0).getTextContent())
          .contains("<8>&");
    } else if (format.equals("github")) {
      assertThat(out)
          .contains("::error file=a%2Cb%3Ac%25.pbn,line=7,endLine=7,col=4,endColumn=6,title=A001 ");
    } else if (format.equals("html")) {
      assertThat(out).doesNotContain("<8>").contains("<h3>board &lt;8&gt;&amp;</h3>");
    }
  }

  @Test
  void noCellOfCsvIsAFormula() {
    desk.put("=1+1.pbn", Boards.INSUFFICIENT.replace("Spring Pairs", "@SUM(A1)"));

    assertThat(check("csv", "=1+1.pbn").lines().skip(1))
        .allSatisfy(row -> assertThat(row).startsWith("'=1+1.pbn,"))
        .anySatisfy(row -> assertThat(row).contains(",'@SUM(A1),"));
  }

  @Test
  void junitHasACaseForEachBoard() throws Exception {
    desk.put("a.pbn", Boards.CLEAN + "\n" + Boards.INSUFFICIENT + "\n" + Boards.REMARK);
    desk.put("b.pbn", "% nothing\n");
    Document report = xml(check("junit", "a.pbn", "b.pbn"));

    NodeList suites = report.getElementsByTagName("testsuite");
    assertThat(suites.getLength()).isEqualTo(2);
    assertThat(((Element) suites.item(0)).getAttribute("name")).isEqualTo("a.pbn");
    assertThat(((Element) suites.item(0)).getAttribute("tests")).isEqualTo("3");
    assertThat(((Element) suites.item(0)).getAttribute("failures")).isEqualTo("1");
    assertThat(((Element) suites.item(1)).getAttribute("tests")).isEqualTo("0");
    NodeList cases = report.getElementsByTagName("testcase");
    assertThat(((Element) cases.item(0)).getAttribute("name")).isEqualTo("board 7, record 1");
    assertThat(cases.item(0).hasChildNodes()).isFalse();
    Element failed = (Element) cases.item(1);
    assertThat(failed.getElementsByTagName("failure").item(0).getTextContent())
        .contains("a.pbn:", "error A001");
    assertThat(failed.getElementsByTagName("system-out").item(0).getTextContent())
        .contains("info D010");
    assertThat(((Element) cases.item(2)).getElementsByTagName("failure").getLength()).isZero();
  }

  @Test
  void junitFailsFromTheFailLevelOn() throws Exception {
    desk.put("a.pbn", Boards.REMARK);

    assertThat(xml(check("junit", "a.pbn")).getElementsByTagName("failure").getLength()).isZero();
    assertThat(
            xml(check("junit", "--fail-on=info", "a.pbn"))
                .getElementsByTagName("failure")
                .getLength())
        .isEqualTo(1);
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void csvHasARowForEachFinding() throws IOException {
    desk.put("a.pbn", Boards.INSUFFICIENT.replace("Thorne, Ada", "Thorne, \\\"A\\\""));
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    List<CSVRecord> rows = format.parse(new StringReader(check("csv", "a.pbn"))).getRecords();

    assertThat(rows).extracting(row -> row.get("code")).containsExactly("D010", "A001");
    assertThat(rows.get(1).toMap())
        .containsEntry("file", "a.pbn")
        .containsEntry("line", "7")
        .containsEntry("board", "8")
        .containsEntry("call", "2")
        .containsEntry("trick", "")
        .containsEntry("fixClass", "suggest");
  }

  @Test
  void csvHoldsNoControlCharacters() throws IOException {
    desk.put("a.pbn", "[Dealer \"\u001B[31m\u0007\"]\n");
    String text = check("csv", "a.pbn");
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    List<CSVRecord> rows = format.parse(new StringReader(text)).getRecords();

    assertThat(text.replace("\r\n", "")).doesNotContainPattern("\\p{Cntrl}");
    assertThat(rows)
        .filteredOn(row -> row.get("code").equals("PBN061"))
        .extracting(row -> row.get("found"))
        .containsExactly("\uFFFD[31m\uFFFD");
  }

  @Test
  void theHtmlPageNeedsNothingElse() {
    desk.put("samples.pbn", Boards.INSUFFICIENT);
    String page = check("html", "samples.pbn");

    assertThat(page)
        .startsWith("<!DOCTYPE html>")
        .contains(
            "default-src 'none'",
            "<option value=\"A001\">A001 insufficient-bid (1)</option>",
            "<input type=\"search\">",
            "1S <mark>1H</mark> Pass Pass")
        .doesNotContain("http://", "https://", "src=\"", "href=");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"text", "short", "json", "jsonl", "csv", "sarif", "junit", "github", "html"})
  void filesSideBySideGiveTheSameReport(String format) {
    for (int i = 0; i < 12; i++) {
      desk.put("in/" + i + ".pbn", (Boards.INSUFFICIENT + "\n").repeat(i) + TURNED);
    }
    desk.put("in/bad.lin", new byte[] {0, 1, 2, 3, 0});
    Result one = desk.run("check", "-f", format, "in");
    Result several = desk.run("check", "-f", format, "-j", "3", "in");

    assertThat(several.out()).isEqualTo(one.out()).isNotEmpty();
    assertThat(several.complaints()).isEqualTo(one.complaints()).contains("in/bad.lin");
    assertThat(several.summary()).isEqualTo(one.summary());
    assertThat(several.code()).isEqualTo(2);
    desk.run("check", "-f", format, "-j", "3", "--report-file", "r", "in");
    assertThat(desk.text("r")).isEqualTo(one.out());
  }

  @Test
  void jobsAreOneOrMore() {
    assertThat(desk.run("check", "-j", "0", "in").err())
        .isEqualTo("handrec: --jobs is 1 or more\n");
  }
}
