package org.handrec.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class JsonOutputTest {
  @Test
  void utf8IsWrittenAsItIs() throws IOException {
    assertThat(written("zoë \uD83C\uDCA1", StandardCharsets.UTF_8))
        .isEqualTo("\"zoë \uD83C\uDCA1\"");
  }

  @Test
  void otherCharsetsEscape() throws IOException {
    assertThat(written("zoë", StandardCharsets.US_ASCII)).isEqualTo("\"zo\\u00EB\"");
    assertThat(written("zoë", StandardCharsets.UTF_16LE)).isEqualTo("\"zo\\u00EB\"");
  }

  @Test
  void halfACharacterIsNoFailure() throws IOException {
    assertThat(written("cut \uD83C", StandardCharsets.UTF_8)).isEqualTo("\"cut ?\"");
  }

  private static String written(String text, Charset charset) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator json = JsonOutput.generator(out, charset)) {
      json.writeString(text);
    }
    return out.toString(charset);
  }
}
