package org.handrec.core.diagnose;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Helps readers to look at eight bytes at a time: as one number whose lowest byte is the first.
 * Marks are numbers in which the high bits of bytes are set; only the lowest of them is sure to be
 * right, since what finds it may carry into the bytes behind.
 */
public final class EightBytes {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long BLANKS = ' ' * ONES;
  private static final long QUOTES = '"' * ONES;
  private static final long BACKSLASHES = '\\' * ONES;
  private static final long LINE_FEEDS = '\n' * ONES;
  private static final long RETURNS = '\r' * ONES;

  private EightBytes() {}

  /**
   * The eight bytes from an index on.
   *
   * @throws IndexOutOfBoundsException when there are not as many
   */
  public static long at(byte[] bytes, int index) {
    return (long) LONGS.get(bytes, index);
  }

  /** Marks the first byte of an ASCII character; 0 without one. */
  public static long find(long bytes, char character) {
    return zero(bytes ^ (character * ONES));
  }

  /** The first byte between two indices that is no visible ASCII character and no blank. */
  public static int endOfVisible(byte[] bytes, int from, int to) {
    int i = from;
    while (i <= to - Long.BYTES) {
      long mark = unlessVisible(at(bytes, i));
      if (mark != 0) {
        return i + place(mark);
      }
      i += Long.BYTES;
    }
    while (i < to && bytes[i] >= ' ' && bytes[i] != 0x7F) {
      i++;
    }
    return i;
  }

  /** Whether all bytes between two indices are ASCII characters. */
  public static boolean areAscii(byte[] bytes, int from, int to) {
    long all = 0;
    int i = from;
    for (; i <= to - Long.BYTES; i += Long.BYTES) {
      all |= at(bytes, i);
    }
    for (; i < to; i++) {
      all |= bytes[i];
    }
    return (all & HIGH_BITS) == 0;
  }

  /** The first place of an ASCII character from an index on; the number of bytes without one. */
  static int indexOf(byte[] bytes, int from, char character) {
    int i = from;
    while (i <= bytes.length - Long.BYTES) {
      long mark = find(at(bytes, i), character);
      if (mark != 0) {
        return i + place(mark);
      }
      i += Long.BYTES;
    }
    while (i < bytes.length && bytes[i] != character) {
      i++;
    }
    return i;
  }

  /** Marks the first byte that is no visible ASCII character and no blank; 0 without one. */
  private static long unlessVisible(long bytes) {
    return (bytes | (bytes - BLANKS) | (bytes + ONES)) & HIGH_BITS;
  }

  /** Marks the first quote, backslash or line end; 0 without one. */
  public static long inString(long bytes) {
    return zero(bytes ^ QUOTES)
        | zero(bytes ^ BACKSLASHES)
        | zero(bytes ^ LINE_FEEDS)
        | zero(bytes ^ RETURNS);
  }

  private static long zero(long bytes) {
    return (bytes - ONES) & ~bytes & HIGH_BITS;
  }

  /** The place of the marked byte, 0 to 7. */
  public static int place(long mark) {
    return Long.numberOfTrailingZeros(mark) / Byte.SIZE;
  }

  /** A number that keeps the first bytes, 0 to 8, and clears the others. */
  public static long first(int bytes) {
    return bytes == 0 ? 0 : -1L >>> (Long.SIZE - bytes * Byte.SIZE);
  }
}
