package org.handrec.core.format;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Data that is written once and then read any number of times. It stays in memory up to a mebibyte
 * and goes to a temporary file beyond that, so the memory needed does not grow with it; closing
 * deletes the file.
 */
public final class Spool extends OutputStream {
  private static final int IN_MEMORY = 1 << 20;
  private static final int CHUNK = 1 << 16;

  private final Optional<Path> directory;
  private final ByteArrayOutputStream memory = new ByteArrayOutputStream(CHUNK);
  private Optional<Path> file = Optional.empty();
  private OutputStream out = memory;

  /**
   * An empty spool.
   *
   * @param directory where the temporary file goes; empty for the one of the system
   */
  public Spool(Optional<Path> directory) {
    this.directory = directory;
  }

  @Override
  public void write(int b) throws IOException {
    makeRoom(1);
    out.write(b);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    makeRoom(length);
    out.write(bytes, from, length);
  }

  private void makeRoom(int length) throws IOException {
    if (file.isEmpty() && memory.size() + length > IN_MEMORY) {
      Path spilled =
          directory.isPresent()
              ? Files.createTempFile(directory.get(), "handrec-", ".tmp")
              : Files.createTempFile("handrec-", ".tmp");
      file = Optional.of(spilled);
      out = new BufferedOutputStream(Files.newOutputStream(spilled), CHUNK);
      memory.writeTo(out);
      memory.reset();
    }
  }

  /**
   * The data from its first byte on, as it was written so far.
   *
   * @throws IOException when the temporary file cannot be written or read
   */
  public InputStream open() throws IOException {
    out.flush();
    return file.isPresent()
        ? Files.newInputStream(file.get())
        : new ByteArrayInputStream(memory.toByteArray());
  }

  /** Deletes the temporary file. */
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
}
