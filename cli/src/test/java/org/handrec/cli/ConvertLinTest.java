package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.cli.Golden.assertGolden;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;

/** Conversion to and from LIN, its losses, and many inputs at once. */
class ConvertLinTest {
  private static final String LIN =
      "pn|Dunn Eric,Thorne Ada,Lisle Ben,Marsh Cleo|st||md|1S765HT987D98C8765,"
          + "S432H6543D765C432,SAKQJH2DAKQJTCAKQ,|rh||ah|Board 7|sv|b|"
          + "mb|p|mb|p|mb|1S!|an|natural|mb|p|mb|p|mb|p|pg||mc|12|pg||\n";

  private final Desk desk = Desk.unix();

  @Test
  void tellsOfLossesOncePerKind() {
    desk.put("club.pbn", Boards.CLEAN + "\n" + Boards.CLEAN.replace("\"7\"", "\"8\""));

    Result result = desk.run("convert", "--to=lin", "club.pbn");

    assertThat(result.out())
        .isEqualTo("qx|o7|" + LIN + "qx|o8|" + LIN.replace("Board 7", "Board 8"));
    assertThat(result.err())
        .contains("club.pbn:2:1: tag Site, not written: Elmwick and 1 more\n")
        .contains("club.pbn:5:1: comma in West, replaced: Thorne, Ada and 1 more\n")
        .contains("club.pbn:15:1: comment, not written: A strong hand. and 1 more\n");
    assertThat(result.code()).isZero();
  }

  @Test
  void aLossCanFailTheRun() {
    desk.put("club.pbn", Boards.CLEAN);
    desk.put("bare.lin", LIN);

    Result lossy = desk.run("convert", "--to=lin", "--fail-on-loss", "club.pbn");
    assertThat(lossy.out()).isEqualTo(LIN);
    assertThat(lossy.code()).isEqualTo(1);
    assertThat(desk.run("convert", "--to=pbn", "--fail-on-loss", "bare.lin").code()).isZero();
  }

  @Test
  void theReportHoldsEveryLoss() {
    desk.put("a.pbn", Boards.CLEAN);
    desk.put("b.pbn", Boards.REMARK);
    desk.run("convert", "--to=lin", "--report-file=one.json", "-o", "all.lin", "a.pbn", "b.pbn");
    assertGolden("losses.json", desk.text("one.json"));

    desk.run(
        "convert",
        "--to=lin",
        "--report-file=two.json",
        "--output-dir=out",
        "-j2",
        "a.pbn",
        "b.pbn");
    assertThat(desk.text("two.json").lines().sorted())
        .hasSameElementsAs(desk.text("one.json").lines().sorted().toList());

    Result exists = desk.run("convert", "--to=lin", "--report-file=one.json", "a.pbn");
    assertThat(exists.err()).contains("one.json: exists already");
    Result same = desk.run("convert", "--to=lin", "--report-file=x", "-o", "x", "a.pbn");
    assertThat(same.err()).isEqualTo("handrec: x: is both the output and the report\n");
    Result one =
        desk.run(
            "convert", "--to=lin", "--report-file=new/b.lin", "--output-dir=new", "a.pbn", "b.pbn");
    assertThat(one.err()).isEqualTo("handrec: new/b.lin: is both the output and the report\n");
  }

  /** More text than a record may have, before the first board. */
  @Test
  void textOfNoBoardIsToldAndIsNoGame() {
    String deal = "SQ98HT9DAQT83CKJ6,SAKT7HK862DCQT985,SJ642HAQ5DJ962CA3,";
    desk.put("a.lin", "nt|a|".repeat(66_000) + "qx|o7|md|1" + deal + "|sv|o|");

    for (String target : List.of("pbn", "lin")) {
      Result result = desk.run("convert", "--to=" + target, "a.lin");
      assertThat(result.err()).startsWith("a.lin:1:1: text of no board, not written: nt|a|");
      assertThat(result.err()).doesNotContain("header of values");
      assertThat(result.out().split("\\[Deal |\\bmd\\|", -1)).hasSize(2);
    }
  }

  @Test
  void linToPbnAndBack() {
    desk.put("club.lin", LIN);
    Result pbn = desk.run("convert", "--to=pbn", "-o", "club.pbn", "club.lin");
    assertThat(pbn.err()).isEmpty();
    assertThat(desk.text("club.pbn"))
        .contains(
            "[Contract \"1S\"]", "[Declarer \"N\"]", "[Result \"12\"]", "[LinClaim \"0:12\"]");
    Result back = desk.run("convert", "--to=lin", "club.pbn");
    assertThat(back.out()).isEqualTo(LIN);
    assertThat(back.err()).isEmpty();
  }

  @Test
  void addresses() {
    desk.put("club.lin", LIN);
    assertThat(desk.run("convert", "--to=url", "club.lin").out())
        .startsWith("https://www.bridgebase.com/tools/handviewer.html?lin=pn%7CDunn%20Eric%2C")
        .endsWith("%7Cmc%7C12%7Cpg%7C%7C\n");
  }

  @Test
  void longAddressesAreTold() {
    String text = "an|" + "x".repeat(1800) + "|";
    desk.put("club.lin", LIN.replace("an|natural|", text));
    Result result = desk.run("convert", "--to=url", "club.lin");

    assertThat(result.err())
        .matches(
            "an address is longer than 2,000 characters \\(up to 2,\\d\\d\\d\\); .*cut such\n");
    assertThat(result.code()).isZero();
    Result file = desk.run("convert", "--to=url", "--output-dir=out", "club.lin");
    assertThat(file.err()).startsWith("out/club.url: an address is longer than 2,000");
  }

  @Test
  void tagsThatTellOfLinAreKnownToTheCheck() {
    desk.put(
        "match.lin",
        "vg|Cup,Final,P,7,7,Foxes,3,Owls,1|\nrs|1NN=,,|\nqx|o7,title|"
            + LIN.replace("1S!", "1S").replace("mc|12|pg||", "mc|12|pg||zz|3.53|"));

    desk.run("convert", "--to=pbn", "--keep-unknown", "-o", "match.pbn", "match.lin");
    assertThat(desk.text("match.pbn").lines().filter(line -> line.startsWith("[Lin")))
        .extracting(line -> line.substring(1, line.indexOf(' ')))
        .containsExactly(
            "LinCarryOver",
            "LinClaim",
            "LinExplained",
            "LinExtra",
            "LinLabel",
            "LinRecordedResult",
            "LinScoring");
    assertThat(desk.run("check", "--select=PBN028", "match.pbn").out()).isEmpty();
  }

  @Test
  void aTagPairThatMakesALineTooLongIsTold() {
    String event = "x".repeat(244);
    desk.put("club.pbn", Boards.CLEAN.replace("Spring Pairs", event));
    String told = "a line has more than 255 characters, as a tag pair or a row stays whole\n";

    assertThat(desk.run("check", "club.pbn").out()).isEmpty();
    assertThat(desk.run("convert", "--to=pbn", "club.pbn").err()).isEqualTo(told);
    assertThat(desk.run("format", "club.pbn").err()).isEqualTo(told);
    assertThat(desk.run("format", "--write", "club.pbn").err()).isEqualTo("club.pbn: " + told);
    assertThat(desk.run("check", "-f", "short", "club.pbn").out())
        .contains("warning PBN008 line has 256 characters");
  }

  @Test
  void commandsOfOtherProgramsStayOnRequest() {
    String lin =
        LIN.replace("mb|1S!|", "ob|p1C|mb|1S!|").replace("mc|12|pg||", "mc|12|pg||zz|3.53|");
    desk.put("club.lin", lin.replace("sv|b|", "sv|b|sk|ns|"));

    Result dropped = desk.run("convert", "--to=lin", "club.lin");
    assertThat(dropped.out()).isEqualTo(LIN);
    assertThat(dropped.err())
        .contains("command sk, not written: sk|ns|", "command ob", "command zz, not written");
    Result kept = desk.run("convert", "--to=lin", "--keep-unknown", "club.lin");
    assertThat(kept.out()).isEqualTo(desk.text("club.lin"));
    assertThat(kept.err()).isEmpty();

    desk.run("convert", "--to=pbn", "--keep-unknown", "-o", "club.pbn", "club.lin");
    assertThat(desk.text("club.pbn")).contains("[LinExtra \"ob=p1C|zz=3.53\"]", "[Hidden \"WE\"]");
    Result back = desk.run("convert", "--to=lin", "--keep-unknown", "club.pbn");
    assertThat(back.out()).isEqualTo(LIN.replace("sv|b|", "sv|b|ob|p1C|zz|3.53|sk|ns|"));
    assertThat(back.err()).isEmpty();
    assertThat(desk.run("convert", "--to=lin", "club.pbn").err())
        .contains("tag LinExtra, not written", "tag Hidden, not written");
  }

  @Test
  void textThatIsNoCallIsNoneInPbn() {
    for (String text : new String[] {"AP", "all", "(2S)", "1\u2665", "{x", "["}) {
      desk.put("club.lin", LIN.replace("mb|1S!|an|natural|mb|p|mb|p|mb|p|", "mb|" + text + "|"));
      Result result = desk.run("convert", "--to=pbn", "club.lin");

      assertThat(result.out()).contains("[Auction \"S\"]", "Pass unreadable", "[Contract \"?\"]");
      assertThat(result.err()).contains("unreadable call, replaced: " + text);
    }
  }

  @Test
  void aStrainAloneHasNoShortestAuction() {
    String pbn =
        """
        [Board "1"]
        [Dealer "N"]
        [Deal "N:A..2. K..3. Q..4. J..5."]
        [Declarer "N"]
        [Contract "NT"]
        """;
    desk.put("ending.pbn", pbn);
    Result result = desk.run("convert", "--to=lin", "--shortest-auction", "ending.pbn");

    assertThat(result.out()).doesNotContain("mb|");
    assertThat(result.err()).contains("tag Contract, not written: NT");
  }

  @Test
  void theShortestAuctionOnRequest() {
    String pbn =
        """
        [Board "1"]
        [Dealer "N"]
        [Vulnerable "None"]
        [Deal "N:AKQ.AQT85.T85.A9 9743.K4.K973.KJ3 JT85.J32.AQJ.T54 62.976.642.Q8762"]
        [Declarer "S"]
        [Contract "3NTX%s"]
        [Result "8"]
        """;
    String deal = "pn|,,,|st||md|3SJT85HJ32DAQJCT54,S62H976D642CQ8762,SAKQHAQT85DT85CA9,|";
    desk.put("x.pbn", pbn.formatted(""));
    Result plain = desk.run("convert", "--to=lin", "x.pbn");
    assertThat(plain.out()).isEqualTo(deal + "rh||ah|Board 1|sv|o|pg||\n");
    assertThat(plain.err()).contains("tag Contract", "tag Declarer", "tag Result");

    Result bid = desk.run("convert", "--to=lin", "--shortest-auction", "x.pbn");
    assertThat(bid.out())
        .isEqualTo(
            deal + "rh||ah|Board 1|sv|o|mb|p|mb|p|mb|3N|mb|d|mb|p|mb|p|mb|p|pg||mc|8|pg||\n");
    assertThat(bid.err()).isEqualTo("x.pbn:6:1: auction that is not given, replaced: 3NTX\n");

    desk.put("xx.pbn", pbn.formatted("X"));
    assertThat(desk.run("convert", "--to=lin", "--shortest-auction", "xx.pbn").out())
        .contains("mb|3N|mb|d|mb|r|mb|p|mb|p|mb|p|pg||");
  }

  @Test
  void glyphsAndNotesOfCardsAreRemarksOnRequest() {
    desk.put(
        "x.pbn",
        """
        [Dealer "S"]
        [Vulnerable "None"]
        [Deal "S:AKQ.AQT85.T85.A9 9743.K4.K973.KJ3 JT85.J32.AQJ.T54 62.976.642.Q8762"]
        [Declarer "S"]
        [Contract "1NT"]
        [Auction "S"]
        1NT! Pass Pass Pass
        [Play "W"]
        S3 =1= $9
        [Note "1:count"]
        """);
    Result result = desk.run("convert", "--to=lin", "--comments", "x.pbn");

    assertThat(result.out()).contains("mb|1N|nt|!|mb|p|", "pc|S3|nt|count|nt|!!|pg||");
    assertThat(result.err())
        .contains("suffix or glyph of a call, kept in a comment")
        .contains("suffix or glyph of a card, kept in a comment")
        .contains("note of the play, kept in a comment: 1:count");
  }

  @Test
  void fourHandsOnRequest() {
    desk.put("club.lin", LIN);
    assertThat(desk.run("convert", "--to=lin", "--four-hands", "club.lin").out())
        .contains("CAKQ,ST98HAKQJD432CJT9|");
  }

  @Test
  void whatTheHeaderSaysOfNoBoardIsLost() {
    String match = "vg|Cup,Final,I,7,8,Foxes,,Owls,|\nrs|1SN+5,,3NE-1,|\nqx|o7|";
    desk.put("x.lin", match + LIN);
    Result pbn = desk.run("convert", "--to=pbn", "x.lin");

    assertThat(pbn.err())
        .contains("x.lin:2:11: recorded result without a board, not written: 3NE-1\n")
        .contains("x.lin:1:18: field of the match, not written: 8\n");
    assertThat(desk.run("convert", "--to=lin", "x.lin").err())
        .contains("x.lin:2:11: recorded result without a board, not written: 3NE-1\n");
  }

  @Test
  void formatOfLin() {
    desk.put("club.lin", LIN.toLowerCase(Locale.ROOT).replace("board 7", "Board 7"));
    Result check = desk.run("format", "--check", "club.lin");
    assertThat(check.code()).isEqualTo(1);
    desk.run("format", "--write", "club.lin");
    assertThat(desk.run("format", "--check", "club.lin").code()).isZero();
    desk.put("club.pbn", Boards.CLEAN);
    Result mixed = desk.run("format", "club.lin", "club.pbn");
    assertThat(mixed.err()).contains("handrec: club.pbn: is pbn, the output is lin\n");
    assertThat(mixed.code()).isEqualTo(2);
  }

  @Test
  void whatDoesNotGoTogether() {
    desk.put("club.pbn", Boards.CLEAN);
    assertThat(desk.run("convert", "--to=lin", "--charset=UTF-16", "club.pbn").code()).isEqualTo(2);
    assertThat(desk.run("convert", "--to=pbn", "--plain", "club.pbn").code()).isEqualTo(2);
    assertThat(desk.run("convert", "--to=lin", "-j0", "club.pbn").code()).isEqualTo(2);
  }

  @Test
  void manyFilesAtOnce() throws IOException {
    for (int i = 0; i < 40; i++) {
      desk.put(
          "in/" + (i % 4) + "/" + i + ".pbn", Boards.CLEAN.replace("\"7\"", "\"" + (i + 1) + "\""));
    }
    desk.put("in/1/bad.pbn", new byte[] {0, 1, 2, 3});
    desk.put("in/2/worse.lin", new byte[] {0, 1, 2, 3});
    Result one = desk.run("convert", "--to=lin", "--output-dir=one", "in");
    Result four = desk.run("convert", "--to=lin", "--output-dir=four", "-j4", "in");

    assertThat(four.err()).isEqualTo(one.err());
    assertThat(four.err())
        .contains("handrec: in/1/bad.pbn: a binary file", "handrec: in/2/worse.lin: a binary file")
        .contains("in/0/0.pbn:2:1: tag Site, not written: Elmwick and 39 more\n");
    assertThat(four.code()).isEqualTo(2);
    for (int i = 0; i < 40; i++) {
      String name = "/" + (i % 4) + "/" + i + ".lin";
      assertThat(desk.text("four" + name)).isEqualTo(LIN.replace("Board 7", "Board " + (i + 1)));
      assertThat(desk.text("one" + name)).isEqualTo(desk.text("four" + name));
    }
    assertThat(Files.exists(desk.path("four/1/bad.lin"))).isFalse();
  }

  @Test
  void membersOfAnArchiveAtOnce() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (int i = 1; i <= 12; i++) {
        zip.putNextEntry(new ZipEntry("m/" + i + ".pbn"));
        zip.write(Boards.CLEAN.replace("\"7\"", "\"" + i + "\"").getBytes(StandardCharsets.UTF_8));
      }
    }
    desk.put("club.zip", bytes.toByteArray());

    Result result = desk.run("convert", "--to=lin", "--output-dir=out", "-j3", "club.zip");

    assertThat(result.code()).isZero();
    for (int i = 1; i <= 12; i++) {
      assertThat(desk.text("out/m/" + i + ".lin")).isEqualTo(LIN.replace("Board 7", "Board " + i));
    }
  }

  @Test
  void collisionsAreRefusedBeforeAnythingIsWritten() {
    desk.put("a/club.pbn", Boards.CLEAN);
    desk.put("b/club.pbn", Boards.CLEAN);
    Result result = desk.run("convert", "--to=lin", "--output-dir=out", "a/club.pbn", "b/club.pbn");
    assertThat(result.err()).contains("would both be written to club.lin");
    assertThat(result.code()).isEqualTo(2);
    assertThat(Files.exists(desk.path("out"))).isFalse();
  }
}
