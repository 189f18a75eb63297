package org.handrec.pbn;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.handrec.core.format.Spool;

/**
 * Keeps a text until its charset is known: Latin-1 where that suffices for the whole, else UTF-8.
 *
 * <p>The text is kept as Latin-1 up to the first part that needs more, and as UTF-8 from there;
 * what is kept as Latin-1 is recoded while it is handed on, if it must.
 *
 * <p>A Latin-1 text whose bytes happen to be UTF-8 as well would be read as UTF-8; it is written as
 * UTF-8 too.
 */
final class CharsetSpool implements Closeable {
  private static final int CHUNK = 1 << 16;

  private final Spool spool;
  private long latin1Bytes;
  private boolean wide;
  private boolean aboveAscii;
  private boolean validUtf8 = true;

  /**
   * A spool.
   *
   * @param directory where the temporary file goes; empty for the one of the system
   */
  CharsetSpool(Optional<Path> directory) {
    this.spool = new Spool(directory);
  }

  /**
   * Adds a part of the text, whole lines.
   *
   * @param highest all bits that occur in its characters
   */
  void write(TextBuffer text, int highest) throws IOException {
    wide |= highest > 0xFF;
    if (wide) {
      spool.write(text.toString().getBytes(StandardCharsets.UTF_8));
      return;
    }
    byte[] bytes = text.latin1();
    if (highest > 0x7F) {
      aboveAscii = true;
      validUtf8 = validUtf8 && isUtf8(bytes);
    }
    latin1Bytes += bytes.length;
    spool.write(bytes);
  }

  /** Whether the text so far must be written as UTF-8. */
  boolean needsUtf8() {
    return wide || (aboveAscii && validUtf8);
  }

  /** Hands the text on, in UTF-8 if it needs that, else in Latin-1. */
  void copyTo(OutputStream target) throws IOException {
    byte[] chunk = new byte[CHUNK];
    try (InputStream in = spool.open()) {
      long left = needsUtf8() && aboveAscii ? latin1Bytes : 0;
      while (left > 0) {
        int read = in.read(chunk, 0, (int) Math.min(CHUNK, left));
        if (read < 0) {
          throw new IOException("the temporary file was cut short");
        }
        String text = new String(chunk, 0, read, StandardCharsets.ISO_8859_1);
        target.write(text.getBytes(StandardCharsets.UTF_8));
        left -= read;
      }
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        target.write(chunk, 0, read);
      }
    }
  }

  @Override
  public void close() throws IOException {
    spool.close();
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
