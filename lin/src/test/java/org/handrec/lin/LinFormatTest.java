package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinFormatTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pn|a,b,c,d|st||md|3S|              ; 80",
        "% comment | line st||md|1|sv|o|    ; 80",
        "qx|o1|                             ; 40",
        "https://x.org/handviewer.html?lin=pn ; 100",
        "https://x.org/other.html?lin=pn    ; 0",
        "plain text                         ; 0",
        "a|b|c|d                            ; 0",
        "''                                 ; 0"
      })
  void recognises(String text, int sure) {
    assertThat(new LinFormat().recognise(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(sure);
  }
}
