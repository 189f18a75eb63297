package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The settings file. */
class SettingsTest {
  private final Desk desk = Desk.unix();

  private String check(String... more) {
    String[] words = new String[more.length + 2];
    words[0] = "check";
    System.arraycopy(more, 0, words, 1, more.length);
    words[words.length - 1] = "in";
    return desk.run(words).out();
  }

  @Test
  void settingsStandForOptions() {
    desk.put("in/a.pbn", Boards.INSUFFICIENT);
    desk.put(
        "handrec.toml",
        """
        profile = "tournament"   # a remark
        ignore = ["D010"]
        [severity]
        A001 = "info"
        [check]
        format = "short"
        """);

    assertThat(check()).startsWith("in/a.pbn:7:4: info A001 ").doesNotContain("D010");
    assertThat(check("-f", "jsonl", "--severity=A001=warning"))
        .contains("\"severity\":\"warning\"");
    assertThat(check("--no-config", "-f", "short")).contains("error A001").contains("D010");
  }

  @Test
  void emptyListsAreNoSettings() {
    desk.put("in/a.pbn", Boards.INSUFFICIENT);
    desk.put("handrec.toml", "select = []\nignore = []\n[severity]\n");

    assertThat(check("-f", "short")).contains("error A001", "info D010");
    assertThat(desk.run("config").out()).contains("select = []  # default");
  }

  @Test
  void theDocumentedExampleWorks() throws IOException {
    String page = Files.readString(Path.of("../docs/command-line.md"));
    int from = page.indexOf("```toml\n") + "```toml\n".length();
    desk.put("handrec.toml", page.substring(from, page.indexOf("```", from)));
    desk.put("known.txt", "# handrec baseline 1\n");
    desk.put("in/a.pbn", Boards.INSUFFICIENT);

    Result result = desk.run("check", "in");
    assertThat(result.out()).contains("in/a.pbn:7:4: info A001 ");
    assertThat(result.code()).isZero();
  }

  @Test
  void aByteOrderMarkIsNoSetting() {
    desk.put("in/a.pbn", Boards.INSUFFICIENT);
    desk.put("handrec.toml", "\uFEFF[check]\nformat = \"short\"\n");
    assertThat(check()).contains("in/a.pbn:7:4: error A001 ");
    desk.put("handrec.toml", "ignore = " + "[".repeat(3000));
    Result deep = desk.run("check", "in");
    assertThat(deep.err()).isEqualTo("handrec: handrec.toml: brackets nested too deeply\n");
    assertThat(deep.code()).isEqualTo(2);
  }

  @Test
  void anotherFileCanBeNamed() {
    desk.put("in/a.pbn", Boards.INSUFFICIENT);
    desk.put("handrec.toml", "ignore = [\"A001\"]\n");
    desk.put("etc/strict.toml", "[check]\nformat = \"short\"\nbaseline = \"known.txt\"\n");
    desk.put("etc/known.txt", "# handrec baseline 1\n");

    Result result = desk.run("check", "--config", "etc/strict.toml", "in");
    assertThat(result.out()).contains("error A001");
    assertThat(result.err()).contains("etc/known.txt: 0 known findings");
    assertThat(desk.run("check", "--config=none.toml", "in").err())
        .isEqualTo("handrec: none.toml: no such file\n");
  }

  @Test
  void filesAndBoardsHaveExemptions() {
    String two = Boards.INSUFFICIENT + "\n" + Boards.INSUFFICIENT.replace("\"8\"", "\"12\"");
    desk.put("in/lessons/a.pbn", two);
    desk.put("in/b.pbn", two);
    desk.put("in/c.pbn", two);
    desk.put(
        "handrec.toml",
        """
        select = ["A"]
        [[for]]
        files = ["in/lessons/**", "c.pbn"]
        ignore = ["A001"]
        [[for]]
        boards = ["8"]
        ignore = ["insufficient-bid"]
        """);

    assertThat(check("-f", "short").lines())
        .hasSize(1)
        .allMatch(line -> line.startsWith("in/b.pbn:") && line.endsWith("[board 12]"));
  }

  @Test
  void scoresAreSettledToo() {
    desk.put(
        "a.pbn",
        """
        [Board "1"]
        [Vulnerable "None"]
        [Declarer "N"]
        [Contract "4S"]
        [Result "10"]
        [PairNS "1"]
        [PairEW "2"]
        """);
    desk.put("etc/evening.csv", "setting,who,board,value\npenalty,1,,5\n");
    desk.put(
        "etc/club.toml",
        """
        profile = "tournament"
        [score]
        scoring = "butler"
        format = "csv"
        settings = "evening.csv"
        """);

    String[] words = {"score", "--config=etc/club.toml", "a.pbn"};
    assertThat(desk.run(words).out().lines())
        .contains("\"\",NS,1,false,1,,1,0,0,5,-5,,", "\"\",EW,1,false,2,,1,0,0,0,0,,");
    assertThat(desk.run("score", "--config=etc/club.toml", "--scoring=rubber", "a.pbn").out())
        .contains(",420,0,5,415,,");
    assertThat(desk.run("score", "--config=etc/club.toml", "--no-config", "a.pbn").err())
        .contains("--scoring does");
  }

  @Test
  void exemptionsHoldForRepairsToo() {
    String two = "[Board \"8\"]\n[Dealer \"West\"]\n\n[Board \"12\"]\n[Dealer \"West\"]\n";
    desk.put("in/b.pbn", two);
    desk.put("handrec.toml", "[[for]]\nboards = [\"8\"]\nignore = [\"PBN060\"]\n");

    assertThat(desk.run("fix", "in/b.pbn").out())
        .isEqualTo("[Board \"8\"]\n[Dealer \"West\"]\n\n[Board \"12\"]\n[Dealer \"W\"]\n");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "profil = 'x' | 1:1: no setting 'profil'; is profile meant?",
        "profile = 'club' | 1:1: 'club' is none of default, tournament, lesson, archive",
        "ignore = ['Z9'] | 1:11: no rule 'Z9'; 'handrec rules' lists them",
        "ignore = [1] | 1:11: a text in quotes is needed here",
        "select = 'A' | 1:1: 'select' is a list of texts",
        "severity = {A001 = 'grave'} | 1:13: a level is one of error, warning, info, off",
        "score.vp = 'usbf' | 1:1: 'usbf' is none of wbf, wbf-discrete, acbl-20, acbl-30",
        "score.scorings = 'mp' | 1:1: no setting 'score.scorings'; is score.scoring meant?",
        "check.jobs = 0 | 1:1: 'check.jobs' is a whole number from 1 on",
        "check.strict-export = 'yes' | 1:1: 'check.strict-export' is true or false",
        "for = [{files = ['*.pbn']}] | 1:8: [[for]] needs ignore, and files or boards",
        "for = [{file = ['a']}] | 1:9: no setting 'file' in [[for]]; known: boards, files, ignore",
      })
  void aMistakeIsOneLineWithItsPlace(String toml, String message) {
    desk.put("in/a.pbn", Boards.CLEAN);
    desk.put("handrec.toml", toml.replace('\'', '"') + "\n");

    Result result = desk.run("check", "in");
    assertThat(result.err()).isEqualTo("handrec: handrec.toml:" + message + "\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void brokenSyntaxHasItsPlaceToo() {
    desk.put("handrec.toml", "profile = \"lesson\"\nignore = [\n");

    Result result = desk.run("config");
    assertThat(result.err()).startsWith("handrec: handrec.toml:3:1: ").hasLineCount(1);
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void configShowsValuesAndOrigins() {
    assertThat(desk.run("config").out())
        .isEqualTo(
            """
            profile = "default"  # default
            select = []  # default
            ignore = []  # default
            severity = {}  # default
            fail-on = "error"  # default

            [check]
            color = "auto"  # default
            format = "text"  # default
            strict-export = false  # default
            baseline = ""  # default
            jobs = 1  # default

            [score]
            scoring = "auto"  # default
            vp = ""  # default
            format = "text"  # default
            travellers = false  # default
            settings = ""  # default
            """);
    desk.put(
        "handrec.toml",
        "ignore = [\"I004\", \"PBN028:Club\"]\n[check]\njobs = 2\n[[for]]\nboards = [\"7\"]\n"
            + "ignore = [\"R\"]\n");
    String shown = desk.run("config").out();
    assertThat(shown)
        .contains("ignore = [\"I004\", \"PBN028:Club\"]  # handrec.toml:1:1\n")
        .contains("jobs = 2  # handrec.toml:3:1\n")
        .endsWith("\n[[for]]  # handrec.toml:4:1\nboards = [\"7\"]\nignore = [\"R\"]\n");
    desk.put("shown.toml", shown);
    assertThat(desk.run("config", "--config=shown.toml").code()).isZero();
  }
}
