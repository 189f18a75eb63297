package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Texts in which one thing stands tens of thousands of times. Each ends in a moment; where the work
 * grows with the square of the number, the test takes minutes.
 */
class HostileTextTest {
  private static final int LENGTH = 200_000;

  private static final String DEAL =
      "st||md|1SAKQ2H345D678C9TJ,SJT9HAKQD345C678,S876HJT9DAKQC345,|sv|n|";
  private static final String AUCTION = "mb|1N|mb|p|mb|p|mb|p|";
  private static final String ADDRESS = "http://club.example/handviewer.html?s=SA&";

  @TestFactory
  Stream<DynamicTest> lin() {
    Map<String, String[]> texts = new TreeMap<>();
    texts.put("explanations of one call", text(DEAL + "mb|1N|", "an|x|"));
    texts.put("remarks behind one card", text(DEAL + AUCTION + "pc|SJ|", "nt|x|"));
    texts.put("alerts behind hyphens", text("mb|1N" + "-".repeat(LENGTH), "!"));
    texts.put("alerted calls in one value", text("mb|", "1c!"));
    texts.put("hyphens in one value", text("mb|1c", "-"));
    texts.put("calls taken back", text("mb|" + "1c-".repeat(60_000) + "|", "ub|1|"));
    texts.put("names behind many calls", text("mb|" + "1c".repeat(60_000) + "|", "pn|a,b,c,d|"));
    texts.put("cards kept", text("pc|" + "SA".repeat(60_000) + "|", "jp|99999|"));
    texts.put("suits alone", text(DEAL + "mb|" + "1c".repeat(60_000) + "|", "pc|S|"));
    texts.put("cards of one hand", text("md|1S", "A"));
    texts.put("changes of a deal", text("md|1S" + "x".repeat(LENGTH) + "|", "md|0SA|"));
    texts.put("cards removed", text("md|1S" + "x".repeat(LENGTH) + "|", "rc|SA|"));
    texts.put("names", text("pn|", "a,"));
    texts.put("names without a board", text("qx|o1|" + DEAL, "pn|a,b,c,d|pn|e,f,g,h|"));
    texts.put("empty names of entries", text("vg|,,,1,9|pw|" + ",".repeat(LENGTH) + "|", "qx|9|"));
    texts.put("results", text("vg|,,,1,9|rs|", "x,"));
    texts.put("brackets of an address", text(ADDRESS + "a=", "("));
    texts.put("braces of an address", text(ADDRESS + "p=", "{"));
    texts.put("parts of an address", text(ADDRESS, "&"));
    return tests("lin", texts);
  }

  private static String[] text(String begin, String unit) {
    return new String[] {begin, unit};
  }

  private static Stream<DynamicTest> tests(String format, Map<String, String[]> texts) {
    return texts.entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(), () -> ends(format, entry.getValue()[0], entry.getValue()[1])));
  }

  private static void ends(String format, String begin, String unit) {
    Desk desk = Desk.unix();
    desk.put("hostile." + format, begin + unit.repeat(LENGTH / unit.length()));

    ends(desk.run("check", "-f=jsonl", "--from=" + format, "hostile." + format));
    ends(desk.run("convert", "--to=pbn", "-o=out.pbn", "--from=" + format, "hostile." + format));
    ends(desk.run("convert", "--to=lin", "-o=out.lin", "--from=" + format, "hostile." + format));
  }

  private static void ends(Result result) {
    assertThat(result.err()).doesNotContain("internal error");
    assertThat(result.code()).isLessThan(2);
  }
}
