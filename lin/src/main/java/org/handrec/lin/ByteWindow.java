package org.handrec.lin;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.handrec.core.diagnose.EightBytes;

/**
 * The bytes of a source that are read but not yet handed out. Positions count from the first of
 * them; {@link #drop} moves that begin on.
 */
final class ByteWindow implements Closeable {
  private static final int BLOCK = 1 << 16;

  private final InputStream in;
  private byte[] bytes = new byte[2 * BLOCK];
  private int start;
  private int limit;
  private long offset;
  private boolean complete;

  /**
   * A window.
   *
   * @param offset the offset of the first byte in its source
   */
  ByteWindow(InputStream in, long offset) {
    this.in = in;
    this.offset = offset;
  }

  /** Whether there is a byte at a position; reads on as far as that needs. */
  boolean has(int position) throws IOException {
    while (position >= limit - start && !complete) {
      fill();
    }
    return position < limit - start;
  }

  private void fill() throws IOException {
    int held = limit - start;
    int wanted = Math.max(BLOCK, held);
    if (bytes.length - limit < wanted) {
      byte[] target = bytes.length < held + wanted ? new byte[held + wanted] : bytes;
      System.arraycopy(bytes, start, target, 0, held);
      bytes = target;
      start = 0;
      limit = held;
    }
    int read = in.readNBytes(bytes, limit, wanted);
    limit += read;
    complete = read < wanted;
  }

  /**
   * Number of visible ASCII characters and blanks from a position on.
   *
   * @param to a position up to which there are bytes
   */
  int plainBytes(int from, int to) {
    return EightBytes.endOfVisible(bytes, start + from, start + to) - start - from;
  }

  /** The byte at a position that {@link #has} has confirmed. */
  byte at(int position) {
    return bytes[start + position];
  }

  /** Eight bytes from a position on; all of them must be held. */
  long eight(int position) {
    return EightBytes.at(bytes, start + position);
  }

  /**
   * The position of the first ASCII character of a kind at or behind a position.
   *
   * @param most where to give up
   * @return -1 when it does not come before {@code most} or the end
   */
  int find(char value, int from, int most) throws IOException {
    int position = from;
    do {
      byte[] held = bytes;
      int end = Math.min(limit, start + most);
      int found = find(value, held, start + position, end);
      if (found < end) {
        return found - start;
      }
      position = Math.max(position, end - start);
    } while (position < most && has(position));
    return -1;
  }

  private static int find(char value, byte[] bytes, int from, int end) {
    int i = from;
    while (i <= end - Long.BYTES) {
      long mark = EightBytes.find(EightBytes.at(bytes, i), value);
      if (mark != 0) {
        return i + EightBytes.place(mark);
      }
      i += Long.BYTES;
    }
    while (i < end && bytes[i] != value) {
      i++;
    }
    return i;
  }

  /** Number of bytes held. */
  int length() {
    return limit - start;
  }

  /** Offset of the first byte in the source. */
  long offset() {
    return offset;
  }

  /** A copy of the first bytes. */
  byte[] first(int count) {
    return Arrays.copyOfRange(bytes, start, start + count);
  }

  /** A copy of a part. */
  byte[] copy(int from, int to) {
    return Arrays.copyOfRange(bytes, start + from, start + to);
  }

  /** Forgets the first bytes. */
  void drop(int count) {
    start += count;
    offset += count;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
