package org.handrec.cli.shell;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Data that is written once and then read any number of times. It stays in memory up to a mebibyte
 * and goes to a temporary file beyond that; closing deletes the file.
 */
public final class Spool extends OutputStream {
  /** Creates a temporary file. */
  interface TemporaryFiles {
    Path create() throws IOException;
  }

  private static final int IN_MEMORY = 1 << 20;

  private final TemporaryFiles files;
  private final ByteArrayOutputStream memory = new ByteArrayOutputStream();
  private OutputStream target = memory;
  private Path file;

  Spool(TemporaryFiles files) {
    this.files = files;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      makeRoom(length);
      target.write(bytes, from, length);
    } catch (IOException e) {
      throw OutputFailure.of("temporary file", e);
    }
  }

  private void makeRoom(int length) throws IOException {
    if (file == null && memory.size() + length > IN_MEMORY) {
      file = files.create();
      target = Files.newOutputStream(file);
      memory.writeTo(target);
      memory.reset();
    }
  }

  /** The data from its first byte on; nothing may be written after that. */
  public InputStream open() throws IOException {
    target.close();
    return file == null
        ? new ByteArrayInputStream(memory.toByteArray())
        : Files.newInputStream(file);
  }

  @Override
  public void close() throws IOException {
    target.close();
    if (file != null) {
      Files.deleteIfExists(file);
    }
  }
}
