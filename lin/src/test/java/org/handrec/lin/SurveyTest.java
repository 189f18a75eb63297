package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurveyTest {
  private static final int TEXTS = 20_000;

  @Test
  void utf8IsThatOfTheDecoder() throws IOException {
    Random random = new Random(11);
    int[] bytes = {
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
      0xEE, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF
    };
    for (int n = 0; n < TEXTS; n++) {
      byte[] text = new byte[1 + random.nextInt(5)];
      for (int i = 0; i < text.length; i++) {
        text[i] = (byte) bytes[random.nextInt(bytes.length)];
      }
      ByteWindow window = new ByteWindow(new ByteArrayInputStream(text), 0);
      assertThat(window.has(text.length - 1)).isTrue();
      TextCensus census = new TextCensus();
      census.take(window, 0, text.length);
      assertThat(census.isUtf8()).as("%s", (Object) text).isEqualTo(isUtf8(text));
    }
  }

  private static boolean isUtf8(byte[] text) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  @Test
  void bytesThatAreNoUtf8AreWindows() {
    byte[] bytes = ("pn|J\u00F6rg,,,|" + LinText.DEAL).getBytes(StandardCharsets.ISO_8859_1);
    LinText text = LinText.of(bytes, ReadOptions.DEFAULT);

    assertThat(text.board(1).player(Seat.SOUTH)).isEqualTo(Fact.given("J\u00F6rg"));
    assertThat(text.findings()).contains("LIN006@1:1");
  }

  @Test
  void columnsAreCharacters() {
    LinText text = LinText.of("pn|J\u00F6rg,b,c|rs|x|" + LinText.DEAL + "sv|q|");

    assertThat(text.findings()).contains("LIN016@1:1", "LIN024@1:13", "LIN015@1:77");
  }

  @Test
  void noCommandAtAll() {
    assertThat(LinText.of("").findings()).containsExactly("LIN001@1:1");
    assertThat(LinText.of("plain text").findings()).containsExactly("LIN001@1:1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "md|1SA,,,|                    # 1",
        "md|1SA,,,|md|0SK,,,|          # 1",
        "md|4,,,|MD|0s5 HKQ76,0,0,0|   # 1",
        "md|1 - 2 2,A - A,K - 3,- AK|  # 1",
        "md|4,,,|md|0,,0,0|            # 0",
        "md|0,s2,,|                    # 0",
        "md|1SA,,,|md|,,,|md|2,hA|     # 2",
        "at|text|                      # 0"
      })
  void dealsAreThoseThatAreImported(String text, int deals) {
    String movie = "bt||" + text;

    assertThat(LinText.movie(movie).records()).hasSize(deals);
    assertThat(LinText.of(movie.getBytes(StandardCharsets.UTF_8), ReadOptions.DEFAULT).messages())
        .containsExactly(
            "teaching file with "
                + (deals == 1 ? "1 deal" : deals + " deals")
                + (deals == 0 ? "" : "; use --movies to import"));
  }
}
