package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.cli.Golden.assertGolden;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands about rules and formats. */
class RulesCommandTest {
  private final Desk desk = Desk.unix();

  @Test
  void aLineForEachRule() {
    Result result = desk.run("rules");
    assertThat(result.out().lines())
        .anyMatch(line -> line.startsWith("A001    error    insufficient-bid  "))
        .hasSameSizeAs(Registry.rules().rules());
    assertThat(result.code()).isZero();
  }

  @Test
  void aJsonObjectForEachRule() throws IOException {
    String json = desk.run("rules", "-f", "json").out();
    assertThat(json).contains("\"code\": \"A001\"");
    int objects = 0;
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        objects += token == JsonToken.FIELD_NAME && parser.currentName().equals("code") ? 1 : 0;
      }
    }
    assertThat(objects).isEqualTo(Registry.rules().rules().size());
  }

  @Test
  void aMarkdownRowForEachRule() {
    String text = desk.run("rules", "-f", "md").out();
    assertThat(text).startsWith("# Rules\n\n## PBN reading\n\n| code | name |");
    assertThat(text.lines().filter(line -> line.matches("\\| [A-Z]+\\d{3} \\|.*")))
        .hasSameSizeAs(Registry.rules().rules())
        .allSatisfy(line -> assertThat(line.split("(?<!\\\\)\\|", -1)).hasSize(8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"A001", "a001", "insufficient-bid"})
  void explainsByCodeOrName(String code) {
    assertThat(desk.run("explain", code).out())
        .startsWith("A001 insufficient-bid\n\nseverity   error\n");
  }

  @Test
  void explainsSeveral() {
    assertThat(desk.run("explain", "A001", "P02").out())
        .contains("A001 insufficient-bid\n", "\nP020 ", "\nP026 ")
        .doesNotContain("P019 ");
  }

  @Test
  void explainsEveryRule() {
    assertThat(Registry.rules().rules())
        .allSatisfy(
            rule ->
                assertThat(desk.run("explain", rule.code()).out())
                    .startsWith(rule.code() + " " + rule.name() + "\n"));
  }

  @Test
  void explainsLosses() {
    assertGolden("explain-losses.txt", desk.run("explain", "losses").out());
    assertGolden("explain-losses.txt", desk.run("explain", "Losses").out());
  }

  @Test
  void knowsNoOtherRule() {
    Result result = desk.run("explain", "Z001");
    assertThat(result.err()).isEqualTo("handrec: no rule 'Z001'; 'handrec rules' lists them\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void formats() {
    assertThat(desk.run("formats").out())
        .isEqualTo(
            """
            pbn    .pbn     read, written  Portable Bridge Notation
            lin    .lin     read, written  LIN of Bridge Base Online
            url    .url     written        addresses of the hand viewer, one a line
            json   .json    written        one JSON array of boards
            jsonl  .jsonl   written        one JSON object a board, one a line
            csv    .csv     written        a table of boards, calls, cards or results
            """);
  }
}
