package org.handrec.cli.report;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A list whose elements come each with the separator before it: that of the first one is dropped.
 */
final class JsonList extends FilterOutputStream {
  /** What stands before each element. */
  static final String SEPARATOR = ",\n";

  private int dropped;

  /** A list that is written to a stream. */
  JsonList(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    int drop = Math.min(length, SEPARATOR.length() - dropped);
    dropped += drop;
    out.write(bytes, from + drop, length - drop);
  }
}
