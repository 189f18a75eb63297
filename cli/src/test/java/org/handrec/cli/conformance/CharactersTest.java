package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.handrec.core.format.Format;
import org.handrec.lin.LinWriter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every text field of both formats with every sort of character: what is read from the converted
 * text is what was written, or a loss of the record tells a change.
 */
class CharactersTest {
  private static final List<String> CHARACTERS = characters();

  private static final String PBN =
      """
      [Event "%s"]
      [Site "%s"]
      [Board "7"]
      [West "%s"]
      [North "B"]
      [East "C"]
      [South "D"]
      [Dealer "N"]
      [Vulnerable "None"]
      [Deal "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"]
      [Scoring "IMP"]
      [Room "Open"]
      [HomeTeam "%s"]
      [VisitTeam "Owls"]
      [Stage "%s"]
      [LinLabel "%s"]
      [LinScoring "%s"]
      [LinCarryOver "1;%s"]
      [LinRecordedResult "%s"]
      [LinExtra "zz=%s"]
      {%s}
      [Auction "N"]
      1C =1= {%s} Pass Pass Pass
      [Note "1:%s"]
      [Play "E"]
      S8 {%s}
      *
      """;

  private static final String LIN =
      "vg|%s,%s,%s,7,7,%s,%s,Owls,2|\nrs|%s,,|\npn|%s,B,C,D,,,,|\npg||\n"
          + "qx|o7,%s|nt|%s|md|3SAT942HAQ4D32CKJ3,SQJ6HK652DJ85CT98,S873HJ97DAT764CQ4,|"
          + "ah|Board 7|ah|%s|sv|o|zz|%s|mb|1C!|an|%s|nt|%s|mb|p|mb|p|mb|p|pc|S8|nt|%s|\n";

  private static List<String> characters() {
    List<String> all = new ArrayList<>();
    for (int c = 1; c < 0x100; c++) {
      if (!Character.isLetterOrDigit(c) && (c >= ' ' || c < 0x10)) {
        all.add(Character.toString(c));
      }
    }
    Stream.of(0x2028, 0x2029, 0x200B, 0x202E, 0x3000, 0xFEFF, 0xFFFD, 0xFFFF, 0x301, 0x2660)
        .map(Character::toString)
        .forEach(all::add);
    all.addAll(
        List.of(
            "\u2661", "\uD83C\uDCA1", "\\\\", "\\S", "!h", "@d", "%7C", "&amp;", "\\\"", "=1="));
    return all;
  }

  @TestFactory
  Stream<DynamicTest> ofPbn() {
    return tests(Converted.pbn(), PBN, Set.of("\"", "\\", "\n", "\r"));
  }

  @TestFactory
  Stream<DynamicTest> ofLin() {
    return tests(Converted.lin(), LIN, Set.of("|"));
  }

  /** Of each field by its place; the characters that end any field are left out. */
  private static Stream<DynamicTest> tests(Format format, String form, Set<String> ends) {
    int fields = form.split("%s", -1).length - 1;
    List<DynamicTest> tests = new ArrayList<>();
    for (int field = 0; field < fields; field++) {
      int place = field;
      tests.add(
          DynamicTest.dynamicTest(
              "field " + (field + 1), () -> check(format, form, place, fields, ends)));
    }
    return tests.stream();
  }

  private static void check(Format format, String form, int place, int fields, Set<String> ends) {
    Map<String, Set<String>> silent = new LinkedHashMap<>();
    Object[] values = new Object[fields];
    for (LinWriter.Form way : List.of(LinWriter.Form.AUTO, LinWriter.Form.ADDRESS)) {
      Arrays.fill(values, "x");
      Set<String> usual = silent(format, String.format(Locale.ROOT, form, values), way);
      for (String character : CHARACTERS) {
        for (String text : texts(character)) {
          values[place] = text;
          if (!ends.contains(character)) {
            Set<String> sorts = silent(format, String.format(Locale.ROOT, form, values), way);
            sorts.removeAll(usual);
            if (!sorts.isEmpty()) {
              silent.put(way + " " + escaped(text), sorts);
            }
          }
        }
      }
    }
    assertThat(silent).isEmpty();
  }

  /** The sorts of data that a way changes without a loss. */
  private static Set<String> silent(Format format, String source, LinWriter.Form form) {
    byte[] text = source.getBytes(StandardCharsets.UTF_8);
    LinWriter.Options options =
        new LinWriter.Options(
            form,
            Set.of(LinWriter.Extra.COMMENTS, LinWriter.Extra.UNKNOWN_COMMANDS),
            false,
            Optional.empty());
    if (format.id().equals("pbn")) {
      return silent(RoundTrip.ofPbn(text, options));
    }
    Set<String> silent = silent(RoundTrip.ofLin(text, options));
    Converted lin = Converted.toLin(format, text, options);
    List<Converted.Read> after = Converted.read(format, lin.bytes());
    silent.addAll(
        silent(
            new RoundTrip(
                format,
                Converted.read(format, text),
                lin.bytes(),
                lin.bytes(),
                after,
                List.of(0),
                lin.losses())));
    return silent;
  }

  private static Set<String> silent(RoundTrip trip) {
    assertThat(trip.after()).hasSize(1);
    RoundTrip.Outcome outcome = trip.outcomes().get(0);
    Set<String> silent = new TreeSet<>(outcome.missing().keySet());
    silent.removeAll(outcome.told().keySet());
    return outcome.told().containsKey("control character") ? new TreeSet<>() : silent;
  }

  /** White space may mean something else at the begin. */
  private static List<String> texts(String character) {
    String inside = "a" + character + "b";
    return character.isBlank() ? List.of(inside, character + "a") : List.of(inside);
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.chars()
        .forEach(
            c ->
                out.append(
                    c < 33 || c > 126 ? String.format(Locale.ROOT, "\\u%04X", c) : "" + (char) c));
    return out.toString();
  }
}
