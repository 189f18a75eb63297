package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.junit.jupiter.api.Test;

class LinWriterTest {
  private static final String HANDS = "SQ98HT9DAQT83CKJ6,SAKT7HK862DCQT985,SJ642HAQ5DJ962CA3";
  private static final String BOARD =
      "pn|Ann,Bob,Cyd,Dev|st||md|1"
          + HANDS
          + ",|rh||ah|Board 7|sv|b|mb|1N|an|15-17|mb|p|mb|2D!|mb|p|mb|2H|mb|p|mb|p|mb|p|pg||"
          + "pc|CQ|pc|C3|mc|10|pg||\n";

  private final List<Loss> losses = new ArrayList<>();

  @Test
  void aBoardInCanonicalFormStaysAsItIs() {
    assertThat(write(BOARD)).isEqualTo(BOARD);
    assertThat(losses).isEmpty();
  }

  @Test
  void otherSpellingsBecomeCanonical() {
    String other =
        BOARD
            .replace(
                HANDS + ",",
                "sQ89hT9d38TQAcKJ6,SAKT7HK862CQT985,SJ642HAQ5DJ962CA3,S53HJ743DK754C742")
            .replace("mb|1N|", "MB|1nt|")
            .replace("mb|2H|mb|p|mb|p|mb|p|", "mb|2hppp|")
            .replace("pc|CQ|pc|C3|", "pc|cqC3|\n");
    assertThat(write(other)).isEqualTo(BOARD);
    assertThat(losses).isEmpty();
  }

  @Test
  void severalBoardsAreLabelled() {
    String eight = BOARD.replace("Board 7", "Board 8");
    assertThat(write(BOARD + eight)).isEqualTo("qx|o7|" + BOARD + "qx|o8|" + eight);
    assertThat(write(BOARD + BOARD)).isEqualTo("qx|o1|" + BOARD + "qx|o2|" + BOARD);
    assertThat(losses).isEmpty();
  }

  @Test
  void aLabelGivesANumberToABoardWithoutOne() {
    String none = BOARD.replace("ah|Board 7|", "");
    String numbered = "qx|o1|" + BOARD.replace("Board 7", "Board 1");
    String second = "qx|o2|" + BOARD.replace("Board 7", "Board 2");

    assertThat(write(none)).isEqualTo(none);
    assertThat(losses).isEmpty();
    assertThat(write(none + none)).isEqualTo(numbered + second);
    assertThat(losses)
        .extracting(loss -> loss.record() + loss.kind() + loss.datum())
        .containsExactly("1board number that is not given1", "2board number that is not given2");
    losses.clear();
    assertThat(write(numbered + second)).isEqualTo(numbered + second);
    assertThat(losses).isEmpty();
  }

  @Test
  void aMatchTooLargeForMemoryIsWrittenAsBoards() {
    String board = BOARD.replace("pn|Ann,Bob,Cyd,Dev|", "").strip();
    String chat = "nt|" + "x".repeat(500_000) + "|\n";
    String match = "vg|Cup,Final,I,1,7,Foxes,,Owls,|\npn|Ann,Bob,Cyd,Dev,Eve,Fay,Gil,Hal|\n";
    String rooms = "qx|o7|" + board + chat + "qx|c7|" + board + chat;

    assertThat(write(match + rooms)).startsWith("vg|Cup,Final,I,7,7,Foxes,,Owls,|");
    losses.clear();
    String written = write(match + rooms.repeat(18));
    assertThat(written).doesNotContain("vg|").startsWith("qx|o1|pn|Ann,Bob,Cyd,Dev|");
    assertThat(written.lines()).hasSize(36);
    assertThat(losses).filteredOn(loss -> loss.kind().startsWith("match that")).hasSize(1);
    assertThat(losses).filteredOn(loss -> loss.kind().equals("tag Event")).hasSize(36);
  }

  @Test
  void theRestOfALongAddressIsALoss() {
    String address = "https://www.bridgebase.com/tools/handviewer.html?lin=";
    String board = BOARD.strip();
    assertThat(write(address + board)).isEqualTo(BOARD);
    assertThat(losses).isEmpty();
    write(address + board + "nt|" + "x".repeat(1 << 20) + "|");
    assertThat(losses).extracting(Loss::kind).contains("rest of an address longer than 1 MiB");
  }

  @Test
  void ownLabelsStay() {
    assertThat(write("qx|A4|" + BOARD)).isEqualTo("qx|A4|" + BOARD);
    assertThat(write("qx|12,wide|" + BOARD)).isEqualTo("qx|12,wide|" + BOARD);
    assertThat(losses).isEmpty();
  }

  @Test
  void fourHandsAndLineEndsOnRequest() {
    LinWriter.Options options =
        new LinWriter.Options(
            LinWriter.Form.AUTO, Set.of(LinWriter.Extra.FOUR_HANDS), true, Optional.empty());
    assertThat(write(BOARD, options))
        .isEqualTo(BOARD.replace(HANDS + ",", HANDS + ",S53HJ743DK754C742").replace("\n", "\r\n"));
  }

  @Test
  void unknownHandsKeepTheirPlaces() {
    String two = BOARD.replace(HANDS, "SQ98HT9DAQT83CKJ6,,SJ642HAQ5DJ962CA3").replace("mc|10|", "");
    assertThat(write(two)).isEqualTo(two);
    assertThat(losses).isEmpty();
  }

  @Test
  void aFaultyDealIsWrittenAsItStands() {
    String twice = BOARD.replace("SQ98H", "SQQ98H").replace("pc|CQ|pc|C3|mc|10|pg||", "");
    assertThat(write(twice)).isEqualTo(twice);
  }

  @Test
  void aDealWithoutReadableCardsIsNone() {
    assertThat(write(BOARD.replace(HANDS, "9..,8.,..Q"))).isEmpty();
    assertThat(losses).extracting(Loss::kind).contains("record without a deal");
    String unread = BOARD.replace(HANDS, "SAKT7HK862DCQT985,,QT65").replace("mc|10|", "");
    assertThat(write(unread)).contains("md|1SAKT7HK862DCQT985,,,|");
  }

  @Test
  void theCardsEndAtTextThatIsNone() {
    assertThat(write(BOARD.replace("pc|C3|", "pc|X3|pc|C3|"))).contains("pg||pc|CQ|pg||");
    assertThat(losses)
        .extracting(Loss::kind)
        .contains("unreadable card", "card that is not due", "tag LinClaim");
  }

  @Test
  void missingVulnerabilityIsALoss() {
    assertThat(write(BOARD.replace("sv|b|", ""))).isEqualTo(BOARD.replace("sv|b|", "sv|o|"));
    assertThat(losses).extracting(Loss::kind).containsExactly("vulnerability that is not given");
  }

  @Test
  void aMatchHasAHeader() {
    String rest = BOARD.substring(BOARD.indexOf("st||"));
    String match =
        "vg|Cup,Final,I,7,8,Foxes,12,Owls,7.5|\n"
            + "rs|2HS+2,2HS+2,,2HS+2|\n"
            + "pn|Ann,Bob,Cyd,Dev,Eve,Fay,Gus,Hal|\n"
            + "pg||\n"
            + "qx|o7|"
            + rest
            + "qx|c7|"
            + rest
            + "pn|Ann,Bob,Cyd,Dev,Eve,Fay,Gus,Ida|\n"
            + "qx|c8|"
            + rest.replace("Board 7", "Board 8");
    assertThat(write(match)).isEqualTo(match);
    assertThat(losses).isEmpty();

    LinWriter.Options plain =
        new LinWriter.Options(LinWriter.Form.PLAIN, Set.of(), false, Optional.empty());
    assertThat(write(match, plain))
        .startsWith("qx|o1|pn|Ann,Bob,Cyd,Dev|st||")
        .contains("\nqx|o2|pn|Eve,Fay,Gus,Hal|st||", "\nqx|o3|pn|Eve,Fay,Gus,Ida|st||");
    assertThat(losses).extracting(Loss::kind).contains("tag Event", "tag Room", "tag LinCarryOver");
  }

  @Test
  void addressesArePercentEncoded() {
    LinWriter.Options address =
        new LinWriter.Options(LinWriter.Form.ADDRESS, Set.of(), false, Optional.empty());
    String line = write(BOARD.replace("Ann", "Zo\u00e9 A"), address);
    assertThat(line)
        .startsWith(
            "https://www.bridgebase.com/tools/handviewer.html?lin=pn%7CZo%C3%A9%20A%2CBob%2C")
        .endsWith("%7Cmc%7C10%7Cpg%7C%7C\n");
    assertThat(write(line.strip())).isEqualTo(BOARD.replace("Ann", "Zo\u00e9 A"));
  }

  @Test
  void remarksOnRequest() {
    String chat = BOARD.replace("mb|p|mb|2D!|", "mb|p|nt|well|mb|2D!|");
    assertThat(write(chat)).isEqualTo(BOARD);
    assertThat(losses).extracting(Loss::datum).containsExactly("well");
    LinWriter.Options comments =
        new LinWriter.Options(
            LinWriter.Form.AUTO, Set.of(LinWriter.Extra.COMMENTS), false, Optional.empty());
    assertThat(write(chat, comments)).isEqualTo(chat);
    assertThat(losses).isEmpty();
  }

  @Test
  void commandsOfOtherProgramsAreLosses() {
    assertThat(write(BOARD.replace("mc|10|", "zz|3.5|mc|10|"))).isEqualTo(BOARD);
    assertThat(losses)
        .extracting(Loss::kind, Loss::datum)
        .hasToString("[(\"command zz\", \"zz|3.5|\")]");
  }

  @Test
  void manyBoardsGoThroughATemporaryFile() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= 8000; i++) {
      text.append("qx|o").append(i).append('|').append(BOARD.replace("Board 7", "Board " + i));
    }
    assertThat(write(text.toString())).isEqualTo(text.toString());
  }

  @Test
  void textsFitIntoValues() {
    assertThat(ValueText.value("5+ \\H, a|b\r\nc \u2660\u2662 @d"))
        .isEqualTo("5+ !H, a/b c !S!D !D");
    assertThat(ValueText.restored("5+ !h or @S!")).isEqualTo("5+ \\H or \\S!");
    assertThat(ValueText.name(" Berg,  Kim|x ")).isEqualTo("Berg Kimx");
    assertThat(ValueText.field("A, B|C")).isEqualTo("A; B/C");
  }

  private String write(String lin) {
    return write(lin, LinWriter.Options.DEFAULT);
  }

  private String write(String lin, LinWriter.Options options) {
    losses.clear();
    Source source = Source.of("test.lin", lin.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (RecordReader reader = new LinFormat().read(source, ReadOptions.DEFAULT);
        LinWriter writer = new LinWriter(out, options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        losses.addAll(writer.write(record, Replay.of(record.board(), false, () -> false)));
      }
      losses.addAll(writer.writeTrailer(reader));
      losses.addAll(writer.finish());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
