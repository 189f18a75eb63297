package org.handrec.pbn;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import org.handrec.core.format.Loss;

/** Writes text in a given charset; a character that it lacks becomes {@code ?} and a loss. */
final class CharsetOutput {
  private final OutputStream out;
  private final Charset charset;
  private final CharsetEncoder encoder;

  /**
   * An output.
   *
   * @throws IllegalArgumentException when the charset is neither UTF-8 nor ASCII with further
   *     characters of one byte; a reader would take parts of a character for quotes
   */
  CharsetOutput(OutputStream out, Charset charset) {
    TextEncoding.checkTarget(charset);
    this.out = out;
    this.charset = charset;
    this.encoder = charset.newEncoder();
  }

  /**
   * Writes a text.
   *
   * @param highest all bits that occur in its characters
   */
  void write(TextBuffer text, int highest, ExportRemainder remainder) throws IOException {
    if (highest < 128) {
      out.write(text.latin1());
      return;
    }
    String content = text.toString();
    if (encoder.canEncode(content)) {
      out.write(content.getBytes(charset));
      return;
    }
    StringBuilder encodable = new StringBuilder(content.length());
    content
        .codePoints()
        .forEach(
            c -> {
              String character = Character.toString(c);
              if (encoder.canEncode(character)) {
                encodable.append(character);
              } else {
                encodable.append('?');
                remainder.add("character", character, Loss.Fate.REPLACED);
              }
            });
    out.write(encodable.toString().getBytes(charset));
  }
}
