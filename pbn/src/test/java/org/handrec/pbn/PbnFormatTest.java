package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import org.handrec.core.format.Format;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PbnFormatTest {
  private final PbnFormat format = new PbnFormat();

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "% PBN 2.1\\n[Event                  ~ 100",
        "%Creator: x\\n[Board \"1\"]         ~ 90",
        "{ a }\\n\\n[Board \"1\"]            ~ 90",
        "\u00EF\u00BB\u00BF[Board \"1\"]     ~ 90",
        "<html><PBN>[Board \"1\"]            ~ 100",
        "{ comment alone }                   ~ 30",
        "%Creator: x                         ~ 30",
        "qx|o1|pn|A,B,C,D|                   ~ 0",
        "vg|x|\\nrs|y|                       ~ 0",
        "{\"json\": [1]}                     ~ 30",
        "[1, 2]                              ~ 0",
        "[Section]\\nkey=value               ~ 0",
        "some text                           ~ 0"
      })
  void recognisesByFirstBytes(String head, int certainty) {
    byte[] bytes = head.replace("\\n", "\n").getBytes(StandardCharsets.ISO_8859_1);
    assertThat(format.recognise(bytes)).isEqualTo(certainty);
  }

  @Test
  void recognisesUtf16() {
    byte[] bytes = "\uFEFF[Board \"1\"]".getBytes(StandardCharsets.UTF_16LE);
    assertThat(format.recognise(bytes)).isEqualTo(90);
  }

  @Test
  void isFoundAsService() {
    assertThat(ServiceLoader.load(Format.class)).anyMatch(found -> found instanceof PbnFormat);
    assertThat(format.id()).isEqualTo("pbn");
    assertThat(format.extensions()).containsExactly("pbn");
    assertThat(format.rules().find("PBN011")).isPresent();
  }
}
