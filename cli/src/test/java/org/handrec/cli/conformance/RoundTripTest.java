package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
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
  private static final LinWriter.Options COMMENTS =
      new LinWriter.Options(
          LinWriter.Form.AUTO, Set.of(LinWriter.Extra.COMMENTS), false, Optional.empty());

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
    for (int i = 0; i < BOARDS; i++) {
      check(new Disorder(random).applyTo(records.next().pbn()), COMMENTS);
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

  /** A deal that stands turned explains its play; what is read of it must not differ. */
  @Test
  void lossesOfTurnedDealsAreExact() {
    RandomRecords records = new RandomRecords(21);
    for (int i = 0; i < BOARDS; i++) {
      String lin =
          new String(
              lin(records.next().pbn(), LinWriter.Options.DEFAULT).bytes(), StandardCharsets.UTF_8);
      checkLin(turned(lin, 1 + i % 3));
    }
  }

  /** Each hand of the deal given to the player so many seats on. */
  private static String turned(String lin, int seats) {
    int from = lin.indexOf("md|") + 4;
    int to = lin.indexOf('|', from);
    List<String> hands = new ArrayList<>(List.of(lin.substring(from, to).split(",", -1)));
    hands.set(3, fourth(hands.subList(0, 3)));
    Collections.rotate(hands, seats);
    return lin.substring(0, from) + String.join(",", hands.subList(0, 3)) + "," + lin.substring(to);
  }

  /** The cards that are left. */
  private static String fourth(List<String> hands) {
    StringBuilder cards = new StringBuilder();
    for (int suit = 0; suit < 4; suit++) {
      StringBuilder dealt = new StringBuilder();
      for (String hand : hands) {
        dealt.append(hand.split("[SHDC]", -1)[suit + 1]);
      }
      cards.append("SHDC".charAt(suit));
      "AKQJT98765432"
          .chars()
          .filter(rank -> dealt.indexOf(String.valueOf((char) rank)) < 0)
          .forEach(rank -> cards.append((char) rank));
    }
    return cards.toString();
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
      assertThat(check(text.toString(), LinWriter.Options.DEFAULT)).isEmpty();
      Converted pbn = Converted.toPbn(lin.bytes());
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
    return check(pbn, RoundTrip.ofPbn(pbn.getBytes(StandardCharsets.UTF_8), options));
  }

  /** A LIN board to PBN and back. */
  private static Map<String, Integer> checkLin(String lin) {
    return check(lin, RoundTrip.ofLin(lin.getBytes(StandardCharsets.UTF_8), COMMENTS));
  }

  private static Map<String, Integer> check(String text, RoundTrip trip) {
    Map<String, Integer> all = new TreeMap<>();
    assertThat(trip.after()).as("%s", text).hasSameSizeAs(trip.before());
    for (RoundTrip.Outcome outcome : trip.outcomes()) {
      assertThat(outcome.told())
          .as("%s\n%s\n%s", text, trip.losses(), outcome)
          .isEqualTo(outcome.missing());
      outcome.missing().forEach((sort, count) -> all.merge(sort, count, Integer::sum));
    }
    return all;
  }
}
