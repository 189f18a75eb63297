package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.model.Tag;
import org.handrec.lin.LinWriter;
import org.handrec.pbn.PbnWriter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
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
    for (int c = 0; c < 0x100; c++) {
      if (!Character.isLetterOrDigit(c) && (c >= ' ' || c < 0x10) && !isOneOfMany(c)) {
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

  /** Characters that nothing tells from others of the list, such as most control characters. */
  private static boolean isOneOfMany(int c) {
    return (c > 1 && c < '\t') || (c > 0x80 && c < 0x9F && c != 0x85);
  }

  @TestFactory
  Stream<DynamicTest> ofPbn() {
    return tests(Converted.pbn(), PBN, Set.of("\"", "\\", "\n", "\r"));
  }

  @TestFactory
  Stream<DynamicTest> ofLin() {
    return tests(Converted.lin(), LIN, Set.of("|"));
  }

  /** Characters that a given charset of the PBN text lacks are told one by one. */
  @TestFactory
  Stream<DynamicTest> ofGivenCharsets() {
    return Stream.of("US-ASCII", "ISO-8859-1", "windows-1252", "UTF-8")
        .map(name -> DynamicTest.dynamicTest(name, () -> checkCharset(Charset.forName(name))));
  }

  private static void checkCharset(Charset charset) {
    Set<String> silent = new TreeSet<>();
    for (String character : CHARACTERS) {
      if (!character.equals("|")) {
        String text = "a" + character + "b";
        Object[] values = new Object[LIN.split("%s", -1).length - 1];
        Arrays.fill(values, text);
        byte[] lin = String.format(Locale.ROOT, LIN, values).getBytes(StandardCharsets.UTF_8);
        RoundTrip trip = RoundTrip.ofLin(lin, options(LinWriter.Form.AUTO), Optional.of(charset));
        RoundTrip usual = RoundTrip.ofLin(lin, options(LinWriter.Form.AUTO));
        RoundTrip.Outcome outcome = outcome(trip);
        boolean lacking = !isControl(character) && !charset.newEncoder().canEncode(character);
        boolean told = trip.losses().stream().anyMatch(loss -> loss.kind().equals("character"));
        boolean same = outcome.missing().equals(outcome(usual).missing());
        if (told != lacking || !(same || told)) {
          silent.add(escaped(text) + (told ? " told" : " silent") + (same ? "" : " changed"));
        }
      }
    }
    assertThat(silent).isEmpty();
  }

  /** What PBN has no place for in any charset. */
  private static boolean isControl(String character) {
    return Character.isISOControl(character.codePointAt(0));
  }

  /** No text that was read holds them, but a program may make a board with one. */
  @Test
  void halvesOfCharactersAreTold() throws IOException {
    String pbn = PBN.substring(PBN.indexOf("[Dealer"), PBN.indexOf("[Scoring"));
    Converted.Read read =
        Converted.read(Converted.pbn(), pbn.getBytes(StandardCharsets.UTF_8)).get(0);
    for (String half : List.of("\uD83C", "\uDCA1", "\uDCA1\uD83C")) {
      for (String name : List.of("West", "LinLabel", "LinExtra")) {
        Tag tag = new Tag(name, "zz=" + half, Tag.Origin.WRITTEN, List.of());
        HandRecord record =
            new HandRecord(
                1,
                HandRecord.Kind.BOARD,
                read.record().board().toBuilder().add(tag).build(),
                read.record().origins(),
                read.record().text(),
                List.of());
        List<Loss> lin = new ArrayList<>();
        try (LinWriter writer =
            new LinWriter(new ByteArrayOutputStream(), options(LinWriter.Form.AUTO))) {
          lin.addAll(writer.write(record, read.replay()));
          lin.addAll(writer.finish());
        }
        assertThat(lin).as(name).anyMatch(loss -> loss.kind().endsWith(name));
        try (PbnWriter writer =
            new PbnWriter(new ByteArrayOutputStream(), PbnWriter.Options.DEFAULT)) {
          assertThat(writer.write(record, read.replay()))
              .as(name)
              .anyMatch(loss -> loss.kind().equals("character"));
        }
      }
    }
  }

  /** Of each way; the characters that end any field are left out. */
  private static Stream<DynamicTest> tests(Format format, String form, Set<String> ends) {
    return Stream.of(LinWriter.Form.AUTO, LinWriter.Form.ADDRESS)
        .map(
            way ->
                DynamicTest.dynamicTest(
                    way.name(), () -> new Trial(format, form, way).check(ends)));
  }

  /** All fields of a record one way. */
  private static final class Trial {
    private final Format format;
    private final String form;
    private final LinWriter.Form way;
    private final int fields;
    private final List<RoundTrip.Outcome> usual;
    private final Map<String, Set<String>> silent = new TreeMap<>();

    Trial(Format format, String form, LinWriter.Form way) {
      this.format = format;
      this.form = form;
      this.way = way;
      this.fields = form.split("%s", -1).length - 1;
      this.usual = trip("x", 0, 0);
      assertThat(silent(usual)).isEmpty();
    }

    void check(Set<String> ends) {
      for (String character : CHARACTERS) {
        if (!ends.contains(character)) {
          texts(character).forEach(text -> check(text, 0, fields));
        }
      }
      assertThat(silent).isEmpty();
    }

    /**
     * A text in some of the fields at once. Where the outcome is another one than usual, each of
     * them is looked at by itself.
     */
    private void check(String text, int from, int to) {
      List<RoundTrip.Outcome> outcomes = trip(text, from, to);
      if (to - from == 1) {
        Set<String> sorts = silent(outcomes);
        if (!sorts.isEmpty()) {
          silent.put("field " + to + " " + escaped(text), sorts);
        }
      } else if (!facts(outcomes).equals(facts(usual))) {
        int middle = (from + to) / 2;
        check(text, from, middle);
        check(text, middle, to);
      }
    }

    private List<RoundTrip.Outcome> trip(String text, int from, int to) {
      Object[] values = new Object[fields];
      Arrays.fill(values, "x");
      Arrays.fill(values, from, to, text);
      return outcomes(format, String.format(Locale.ROOT, form, values), way);
    }

    /** What changed, and what was told. */
    private static List<List<Map<String, Integer>>> facts(List<RoundTrip.Outcome> outcomes) {
      return outcomes.stream().map(outcome -> List.of(outcome.missing(), outcome.told())).toList();
    }
  }

  /** What comes of a record: of LIN the way to PBN and back, and that to LIN. */
  private static List<RoundTrip.Outcome> outcomes(
      Format format, String source, LinWriter.Form form) {
    byte[] text = source.getBytes(StandardCharsets.UTF_8);
    LinWriter.Options options = options(form);
    if (format.id().equals("pbn")) {
      return List.of(outcome(RoundTrip.ofPbn(text, options)));
    }
    Converted lin = Converted.toLin(format, text, options);
    List<Converted.Read> after = Converted.read(format, lin.bytes());
    return List.of(
        outcome(RoundTrip.ofLin(text, options)),
        outcome(
            new RoundTrip(
                format,
                Converted.read(format, text),
                lin.bytes(),
                lin.bytes(),
                after,
                List.of(0),
                lin.losses())));
  }

  private static LinWriter.Options options(LinWriter.Form form) {
    return new LinWriter.Options(
        form,
        Set.of(LinWriter.Extra.COMMENTS, LinWriter.Extra.UNKNOWN_COMMANDS),
        false,
        Optional.empty());
  }

  private static RoundTrip.Outcome outcome(RoundTrip trip) {
    assertThat(trip.after()).hasSize(1);
    return trip.outcomes().get(0);
  }

  /** The sorts of data that are changed without a loss. */
  private static Set<String> silent(List<RoundTrip.Outcome> outcomes) {
    Set<String> silent = new TreeSet<>();
    outcomes.forEach(outcome -> silent.addAll(silent(outcome)));
    return silent;
  }

  private static Set<String> silent(RoundTrip.Outcome outcome) {
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
