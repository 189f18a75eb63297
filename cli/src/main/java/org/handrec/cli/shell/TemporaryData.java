package org.handrec.cli.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import org.handrec.core.format.Spool;

/**
 * A {@link Spool} of the tool: what goes wrong with its temporary file is told as a failure of the
 * output.
 */
public final class TemporaryData extends OutputStream {
  private final Spool spool;

  TemporaryData(Optional<Path> directory) {
    this.spool = new Spool(directory);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      spool.write(bytes, from, length);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private static OutputFailure failure(IOException e) {
    return OutputFailure.of("temporary file", e);
  }

  /** The data from its first byte on. */
  public InputStream open() throws IOException {
    try {
      return spool.open();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  @Override
  public void close() throws IOException {
    spool.close();
  }
}
