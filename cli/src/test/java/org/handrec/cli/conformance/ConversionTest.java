package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.handrec.core.format.Loss;
import org.handrec.lin.LinWriter;
import org.junit.jupiter.api.Test;

/** The cases of conversion, byte for byte, with their losses. */
class ConversionTest {
  @Test
  void pbn183ToLin() {
    Converted lin =
        Converted.toLin(
            Converted.pbn(), bytes("pbn/pbn-183-story-to-lin.pbn"), LinWriter.Options.DEFAULT);

    assertThat(text(lin.bytes())).isEqualTo(text("pbn/pbn-183-story-to-lin.expected.lin"));
    assertThat(lin.losses())
        .extracting(Loss::kind)
        .containsExactlyInAnyOrder(
            "tag Event",
            "tag Site",
            "tag Date",
            "tag Scoring",
            "tag Score",
            "comma in West",
            "suffix or glyph of a call");
    assertThat(lin.losses()).allMatch(loss -> loss.place().isPresent());
  }

  @Test
  void lin109ToPbnAndBack() {
    byte[] lin = bytes("lin/lin-109-story-lossless-loop.lin");
    Converted pbn = Converted.toPbn(lin);

    assertThat(text(pbn.bytes())).isEqualTo(text("lin/lin-109-story-lossless-loop.expected.pbn"));
    assertThat(pbn.losses()).isEmpty();

    Converted back = Converted.toLin(Converted.pbn(), pbn.bytes(), LinWriter.Options.DEFAULT);
    assertThat(text(back.bytes())).isEqualTo(text(lin));
    assertThat(back.losses()).isEmpty();
  }

  private static byte[] bytes(String name) {
    try (InputStream in = ConversionTest.class.getResourceAsStream("/cases/" + name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(String name) {
    return text(bytes(name));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Test
  void canonicalLinStaysAsItIs() {
    byte[] lin = bytes("lin/lin-109-story-lossless-loop.lin");
    Converted again = Converted.toLin(Converted.lin(), lin, LinWriter.Options.DEFAULT);

    assertThat(text(again.bytes())).isEqualTo(text(lin));
    assertThat(again.losses()).isEqualTo(List.of());
  }
}
