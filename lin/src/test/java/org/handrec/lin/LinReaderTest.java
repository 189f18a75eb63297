package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinReaderTest {
  private static final int MIB = 1 << 20;

  @Test
  void aBoardWithoutEndIsCut() {
    LinText text = LinText.of("qx|o1|" + LinText.DEAL + "nt|x|".repeat(MIB));

    assertThat(text.findings()).anyMatch(finding -> finding.startsWith("LIN026"));
    assertThat(texts(text)).allMatch(part -> part.length() <= MIB);
  }

  @Test
  void aValueWithoutEndIsCut() {
    LinText text = LinText.of("qx|o1|" + LinText.DEAL + "nt|" + "x".repeat(3 * MIB));

    assertThat(text.findings()).anyMatch(finding -> finding.startsWith("LIN026"));
    assertThat(texts(text)).allMatch(part -> part.length() <= MIB + 100);
  }

  @Test
  void textWithoutCommandsBecomesRecordsWithoutFacts() {
    LinText text = LinText.of("x".repeat(3 * MIB));

    assertThat(text.records()).extracting(HandRecord::kind).containsOnly(HandRecord.Kind.HEADER);
    assertThat(text.findings()).containsExactly("LIN001@1:1");
  }

  @Test
  void linesGoOnFromBoardToBoard() {
    String board = LinText.DEAL + "sv|q|\n";
    LinText text = LinText.of("qx|o1|" + board + "qx|o2|" + board + "\nqx|o3|" + board);
    List<String> found =
        text.findings().stream().filter(finding -> finding.startsWith("LIN015")).toList();

    assertThat(found).containsExactly("LIN015@1:66", "LIN015@2:66", "LIN015@4:66");
  }

  /** Boards are also written with a row for each trick; a line may end anywhere. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\n\n", " \n "})
  void lineEndsBetweenCommandsMeanNothing(String lineEnd) {
    String board = "qx|o1|" + LinText.DEAL + "sv|o|mb|1S|mb|p|mb|p|mb|p|pg||pc|H3|pc|HA|pg||";
    LinText whole = LinText.of(board + board.replace("o1", "o2"));
    LinText parted =
        LinText.of(
            (board + board.replace("o1", "o2"))
                .replaceAll("\\|(?=(qx|md|sv|mb|pc|pg)\\|)", "|" + lineEnd));

    assertThat(parted.records()).hasSize(2);
    assertThat(parted.findings()).hasSameSizeAs(whole.findings());
    for (int i = 1; i <= 2; i++) {
      assertThat(parted.board(i).auction()).isEqualTo(whole.board(i).auction());
      assertThat(parted.board(i).play()).isEqualTo(whole.board(i).play());
      assertThat(parted.records().get(i - 1).origins().remnants()).isEmpty();
    }
  }

  @Test
  void theTrailerComesLast() throws IOException {
    byte[] bytes = "pn|a,b,c,d|".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    try (LinReader reader = LinReader.open(Source.of("text", bytes), ReadOptions.DEFAULT)) {
      assertThatThrownBy(reader::trailer).isInstanceOf(IllegalStateException.class);
      assertThat(reader.next()).isEmpty();
      assertThat(reader.trailer().text().bytes()).isEqualTo(bytes);
      assertThat(reader.next()).isEmpty();
    }
  }

  private static List<RecordText> texts(LinText text) {
    return text.records().stream().map(HandRecord::text).toList();
  }
}
