package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.handrec.core.format.Format;
import org.handrec.core.format.Loss;
import org.handrec.lin.LinWriter;
import org.handrec.testkit.GeneratedRecord;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.api.Test;

/**
 * PBN to LIN to PBN, and LIN to PBN to LIN, of generated boards: every datum comes back, or a loss
 * says that it does not; and no loss names a datum that comes back.
 */
class RoundTripTest {
  private static final int BOARDS = Integer.getInteger("handrec.test.roundTrips", 1000);

  @Test
  void legalBoardsComeBackAsTheyAre() {
    RandomRecords records = new RandomRecords(11);
    for (int i = 0; i < BOARDS; i++) {
      GeneratedRecord record = records.next();
      Map<String, Integer> differences = check(record.pbn(), LinWriter.Options.DEFAULT);
      assertThat(differences).as("%s", record.pbn()).isEmpty();
    }
  }

  @Test
  void lossesAreExact() {
    RandomRecords records = new RandomRecords(12);
    Random random = new Random(13);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < BOARDS; i++) {
      String pbn = new Disorder(random).applyTo(records.next().pbn());
      check(pbn, LinWriter.Options.DEFAULT).forEach((sort, n) -> seen.merge(sort, n, Integer::sum));
    }
    assertThat(seen.keySet()).hasSizeGreaterThan(20);
  }

  @Test
  void lossesAreExactWithComments() {
    RandomRecords records = new RandomRecords(17);
    Random random = new Random(18);
    LinWriter.Options options =
        new LinWriter.Options(
            LinWriter.Form.AUTO, Set.of(LinWriter.Extra.COMMENTS), false, Optional.empty());
    for (int i = 0; i < BOARDS; i++) {
      check(new Disorder(random).applyTo(records.next().pbn()), options);
    }
  }

  @Test
  void lossesOfLinAreExact() {
    RandomRecords records = new RandomRecords(19);
    Random random = new Random(20);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < BOARDS; i++) {
      byte[] lin = lin(records.next().pbn(), LinWriter.Options.DEFAULT).bytes();
      String text = new LinDisorder(random).applyTo(new String(lin, StandardCharsets.UTF_8));
      checkLin(text).forEach((sort, n) -> seen.merge(sort, n, Integer::sum));
    }
    assertThat(seen.keySet()).hasSizeGreaterThan(12);
  }

  @Test
  void linComesBackByteForByte() {
    RandomRecords records = new RandomRecords(14);
    for (int from = 0; from < BOARDS; from += 50) {
      List<String> games = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        games.add(records.next().pbn());
      }
      byte[] lin = lin(String.join("\n", games), LinWriter.Options.DEFAULT).bytes();
      Converted pbn = Converted.toPbn(lin);
      assertThat(pbn.losses()).isEmpty();
      Converted back = Converted.toLin(Converted.pbn(), pbn.bytes(), LinWriter.Options.DEFAULT);
      assertThat(new String(back.bytes(), StandardCharsets.UTF_8))
          .isEqualTo(new String(lin, StandardCharsets.UTF_8));
      assertThat(back.losses()).isEmpty();
    }
  }

  @Test
  void aMatchComesBack() {
    RandomRecords records = new RandomRecords(15);
    Random random = new Random(16);
    for (int match = 0; match < 50; match++) {
      StringBuilder text = new StringBuilder();
      int first = 1 + random.nextInt(40);
      for (int i = 0; i < 16; i++) {
        String game = records.next().pbn();
        String room = i % 2 == 0 ? "Open" : "Closed";
        text.append(
                header(room, i < 8 ? "" : "2")
                    + game.replaceFirst(
                        "\\[Board \"\\d+\"]", "[Board \"" + (first + i / 2) + "\"]"))
            .append('\n');
      }
      Converted lin = lin(text.toString(), LinWriter.Options.DEFAULT);
      assertThat(new String(lin.bytes(), StandardCharsets.UTF_8)).startsWith("vg|Cup,Final,I,");
      assertThat(lin.losses()).isEmpty();
      Converted pbn = Converted.toPbn(lin.bytes());
      assertThat(pbn.losses()).isEmpty();
      compare(text.toString(), pbn.bytes(), List.of());
      Converted again = Converted.toLin(Converted.pbn(), pbn.bytes(), LinWriter.Options.DEFAULT);
      assertThat(again.bytes()).isEqualTo(lin.bytes());
    }
  }

  private static String header(String room, String change) {
    return """
        [Event "Cup"]
        [West "%1$sW%2$s"]
        [North "%1$sN"]
        [East "%1$sE"]
        [South "%1$sS"]
        [Scoring "IMP"]
        [Room "%1$s"]
        [Competition "Teams"]
        [HomeTeam "Foxes"]
        [VisitTeam "Owls"]
        [Stage "Final"]
        [LinCarryOver "12;7.5"]
        """
        .formatted(room, change);
  }

  private static Converted lin(String pbn, LinWriter.Options options) {
    return Converted.toLin(Converted.pbn(), pbn.getBytes(StandardCharsets.UTF_8), options);
  }

  /** The differences of a board that came back, which its losses must name. */
  private static Map<String, Integer> check(String pbn, LinWriter.Options options) {
    Converted lin = lin(pbn, options);
    Converted back = Converted.toPbn(lin.bytes());
    List<Loss> losses = new ArrayList<>(lin.losses());
    losses.addAll(back.losses());
    return compare(pbn, back.bytes(), losses);
  }

  /** A LIN board to PBN and back. */
  private static Map<String, Integer> checkLin(String lin) {
    byte[] bytes = lin.getBytes(StandardCharsets.UTF_8);
    Converted pbn = Converted.toPbn(bytes);
    LinWriter.Options options =
        new LinWriter.Options(
            LinWriter.Form.AUTO, Set.of(LinWriter.Extra.COMMENTS), false, Optional.empty());
    Converted back = Converted.toLin(Converted.pbn(), pbn.bytes(), options);
    List<Loss> losses = new ArrayList<>(pbn.losses());
    losses.addAll(back.losses());
    return compare(Converted.lin(), lin, back.bytes(), losses);
  }

  private static Map<String, Integer> compare(String pbn, byte[] back, List<Loss> losses) {
    return compare(Converted.pbn(), pbn, back, losses);
  }

  private static Map<String, Integer> compare(
      Format format, String text, byte[] back, List<Loss> losses) {
    List<Converted.Read> before = Converted.read(format, text.getBytes(StandardCharsets.UTF_8));
    List<Converted.Read> after = Converted.read(format, back);
    assertThat(after).as("%s", text).hasSameSizeAs(before);
    Map<String, Integer> all = new TreeMap<>();
    for (int i = 0; i < before.size(); i++) {
      Data source = Data.of(before.get(i));
      Data copy = Data.of(after.get(i));
      Map<String, Integer> missing = source.missingIn(copy);
      int index = i + 1;
      Map<String, Integer> told =
          Data.count(
              losses.stream().filter(loss -> loss.record() == index).collect(Collectors.toList()));
      if (format.id().equals("lin") && missing.containsKey("tag LinClaim")) {
        // Both tags are the one claim of the source.
        missing.remove("tag Result");
        told.remove("tag Result");
      }
      boolean outOfTurn = told.remove("lead out of turn") != null;
      boolean otherOrder = told.remove("order of a trick") != null;
      if (outOfTurn || otherOrder) {
        // The order of the cards behind it is another one.
        told.remove("card");
        missing.remove("card");
      }
      assertThat(told)
          .as(
              "losses of\n%s\n%s\nwhich came back as\n%s\nsource %s\ncopy %s",
              text, losses, new String(back, StandardCharsets.UTF_8), source, copy)
          .isEqualTo(missing);
      missing.forEach((sort, count) -> all.merge(sort, count, Integer::sum));
    }
    return all;
  }
}
