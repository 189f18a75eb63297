package org.handrec.cli.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.handrec.core.diagnose.Source;

/**
 * What can be read of a source: where reading it fails, it ends. So what stands before that place,
 * such as the sound part of a damaged archive, can be used though a reader goes over the whole
 * source first. Whoever uses it asks for the {@link #problem()} afterwards.
 */
public final class ReadableSource implements Source {
  private final Source whole;
  private Optional<IOException> problem = Optional.empty();

  /** What can be read of a source, each time it is opened. */
  public ReadableSource(Source whole) {
    this.whole = whole;
  }

  @Override
  public String name() {
    return whole.name();
  }

  @Override
  public InputStream open() throws IOException {
    return new FilterInputStream(whole.open()) {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
      }

      @Override
      public int read(byte[] target, int from, int length) {
        try {
          return in.read(target, from, length);
        } catch (IOException e) {
          problem = Optional.of(e);
          return -1;
        }
      }
    };
  }

  /** Why it could not be read to its end; empty when it could, as far as it was read. */
  public Optional<IOException> problem() {
    return problem;
  }
}
