package org.handrec.pbn;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Keeps a text until its charset is known: Latin-1 where that suffices for the whole, else UTF-8.
 *
 * <p>The text is kept as Latin-1 up to the first part that needs more, and as UTF-8 from there;
 * what is kept as Latin-1 is recoded while it is handed on, if it must. The first {@value
 * #IN_MEMORY} bytes are kept in memory, more in a temporary file, so the memory needed does not
 * grow with the text.
 *
 * <p>A Latin-1 text whose bytes happen to be UTF-8 as well would be read as UTF-8; it is written as
 * UTF-8 too.
 */
final class CharsetSpool implements Closeable {
  private static final int IN_MEMORY = 1 << 20;
  private static final int CHUNK = 1 << 16;

  private final Optional<Path> directory;
  private final ByteArrayOutputStream memory = new ByteArrayOutputStream(CHUNK);
  private Optional<Path> file = Optional.empty();
  private OutputStream out = memory;
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
    this.directory = directory;
  }

  /**
   * Adds a part of the text, whole lines.
   *
   * @param highest all bits that occur in its characters
   */
  void write(TextBuffer text, int highest) throws IOException {
    wide |= highest > 0xFF;
    if (wide) {
      put(text.toString().getBytes(StandardCharsets.UTF_8));
      return;
    }
    byte[] bytes = text.latin1();
    if (highest > 0x7F) {
      aboveAscii = true;
      validUtf8 = validUtf8 && isUtf8(bytes);
    }
    latin1Bytes += bytes.length;
    put(bytes);
  }

  /** Whether the text so far must be written as UTF-8. */
  boolean needsUtf8() {
    return wide || (aboveAscii && validUtf8);
  }

  /** Hands the text on, in UTF-8 if it needs that, else in Latin-1. */
  void copyTo(OutputStream target) throws IOException {
    out.flush();
    if (!needsUtf8() || !aboveAscii) {
      try (InputStream in = open()) {
        copy(in, target);
      }
      return;
    }
    byte[] chunk = new byte[CHUNK];
    try (InputStream in = open()) {
      long left = latin1Bytes;
      while (left > 0) {
        int read = in.read(chunk, 0, (int) Math.min(CHUNK, left));
        if (read < 0) {
          throw new IOException("the temporary file was cut short");
        }
        String text = new String(chunk, 0, read, StandardCharsets.ISO_8859_1);
        target.write(text.getBytes(StandardCharsets.UTF_8));
        left -= read;
      }
      copy(in, target);
    }
  }

  private static void copy(InputStream in, OutputStream target) throws IOException {
    byte[] chunk = new byte[CHUNK];
    for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
      target.write(chunk, 0, read);
    }
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      try {
        out.close();
      } finally {
        Files.deleteIfExists(file.get());
      }
    }
  }

  private void put(byte[] bytes) throws IOException {
    if (file.isEmpty() && memory.size() + bytes.length > IN_MEMORY) {
      Path spilled =
          directory.isPresent()
              ? Files.createTempFile(directory.get(), "handrec", ".tmp")
              : Files.createTempFile("handrec", ".tmp");
      file = Optional.of(spilled);
      out = new BufferedOutputStream(Files.newOutputStream(spilled), CHUNK);
      memory.writeTo(out);
      memory.reset();
    }
    out.write(bytes);
  }

  private InputStream open() throws IOException {
    return file.isPresent()
        ? Files.newInputStream(file.get())
        : new ByteArrayInputStream(memory.toByteArray());
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
