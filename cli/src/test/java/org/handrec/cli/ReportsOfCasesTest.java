package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.commons.csv.CSVFormat;
import org.handrec.cli.Desk.Result;
import org.handrec.cli.report.SarifSchemaTest;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Reports on all cases and samples of rules: each form says the same of each finding. */
class ReportsOfCasesTest {
  private static final Desk DESK = Desk.unix();

  @BeforeAll
  static void putCases() throws IOException {
    for (String folder : List.of("cases", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of("src/test/resources", folder))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          String name = file.getFileName().toString();
          if (name.endsWith(".pbn") || name.endsWith(".lin")) {
            DESK.put("in/" + name, Files.readAllBytes(file));
          } else if (folder.equals("rules")) {
            DESK.put("in/" + name + ".pbn", Files.readAllBytes(file));
          }
        }
      }
    }
  }

  private static String check(String format) {
    return DESK.run("check", "-f", format, "in").out();
  }

  @Test
  void everyFormHasEveryFinding() throws Exception {
    List<JsonNode> findings = check("jsonl").lines().map(ReportsOfCasesTest::json).toList();
    assertThat(findings).hasSizeGreaterThan(500);

    List<String> expected =
        findings.stream()
            .map(f -> f.at("/code").asText() + " " + f.at("/line") + ":" + f.at("/column"))
            .toList();
    assertThat(
            CSVFormat.RFC4180
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get()
                .parse(new StringReader(check("csv")))
                .getRecords())
        .extracting(r -> r.get("code") + " " + r.get("line") + ":" + r.get("column"))
        .isEqualTo(expected);
    JsonNode results = SarifSchemaTest.read(check("sarif")).at("/runs/0/results");
    assertThat(results)
        .extracting(
            r -> {
              JsonNode region = r.at("/locations/0/physicalLocation/region");
              return r.at("/ruleId").asText()
                  + " "
                  + region.at("/startLine")
                  + ":"
                  + region.at("/startColumn");
            })
        .isEqualTo(expected);
    assertThat(check("github").lines()).hasSameSizeAs(expected);
    assertThat(check("html").split("<article ", -1)).hasSize(expected.size() + 1);
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(check("junit").getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement()
                .getTextContent()
                .lines()
                .filter(line -> line.strip().startsWith("in/")))
        .hasSameSizeAs(expected);
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatIsKnownIsSilent() {
    DESK.run("check", "--baseline=known.txt", "--write-baseline", "in");
    Result again = DESK.run("check", "-f", "short", "--baseline=known.txt", "-j2", "in");

    assertThat(again.out()).isEmpty();
    assertThat(again.err()).contains(" 0 errors, 0 warnings, 0 infos").contains(", 0 entries");
  }
}
