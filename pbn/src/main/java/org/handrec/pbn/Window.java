package org.handrec.pbn;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The part of a source that is read but not yet handed out. It grows only as far as asked. */
final class Window implements Closeable {
  private static final int BLOCK = 1 << 16;

  private final InputStream in;
  private byte[] bytes = new byte[2 * BLOCK];
  private int start;
  private int limit;
  private long offset;
  private boolean complete;

  Window(InputStream in) {
    this(in, 0);
  }

  /** A window on bytes that begin at an offset of their source. */
  Window(InputStream in, long offset) {
    this.in = in;
    this.offset = offset;
  }

  /** The array that holds the window, from {@link #start()} to {@link #limit()}. */
  byte[] bytes() {
    return bytes;
  }

  /** Index of the first byte in the array. */
  int start() {
    return start;
  }

  /** Index behind the last byte in the array. */
  int limit() {
    return limit;
  }

  /** Offset of the first byte in the source. */
  long offset() {
    return offset;
  }

  /** Whether the source has no more bytes. */
  boolean complete() {
    return complete;
  }

  /** Reads more bytes, about as many as there are already. */
  void fill() throws IOException {
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

  /** Forgets the first bytes. */
  void drop(int count) {
    start += count;
    offset += count;
  }

  /** A copy of the first bytes. */
  byte[] first(int count) {
    return Arrays.copyOfRange(bytes, start, start + count);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
