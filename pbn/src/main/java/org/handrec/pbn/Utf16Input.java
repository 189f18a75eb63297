package org.handrec.pbn;

import java.io.IOException;
import java.io.InputStream;

/**
 * UTF-16 bytes as UTF-8. Each sequence of bytes has a form of its own, so that {@link
 * TextEncoding#toSource} gives it back: a surrogate without its partner takes three bytes, as if it
 * were a character, and an odd byte at the end becomes a pair of bytes that UTF-8 does not have.
 */
final class Utf16Input extends InputStream {
  /** First byte of the pair that stands for an odd byte; its two low bits are data. */
  static final int ODD_BYTE = 0xF8;

  private static final int BLOCK = 1 << 13;

  private final InputStream in;
  private final boolean bigEndian;
  private final byte[] text = new byte[2 * BLOCK + 16];
  private int from;
  private int to;
  private int high = -1;
  private boolean ended;

  Utf16Input(InputStream in, boolean bigEndian) {
    this.in = in;
    this.bigEndian = bigEndian;
  }

  @Override
  public int read() throws IOException {
    return fill() ? text[from++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(length, to - from);
    System.arraycopy(text, from, target, offset, count);
    from += count;
    return count;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  private boolean fill() throws IOException {
    while (from == to && !ended) {
      from = 0;
      to = 0;
      byte[] block = in.readNBytes(BLOCK);
      ended = block.length < BLOCK;
      for (int i = 0; i + 1 < block.length; i += 2) {
        int first = block[i] & 0xFF;
        int second = block[i + 1] & 0xFF;
        unit(bigEndian ? first << 8 | second : second << 8 | first);
      }
      if (ended) {
        flush();
        if (block.length % 2 != 0) {
          int odd = block[block.length - 1] & 0xFF;
          put(ODD_BYTE | odd >> 6);
          put(0x80 | (odd & 0x3F));
        }
      }
    }
    return from < to;
  }

  private void unit(int unit) {
    if (high >= 0 && Character.isLowSurrogate((char) unit)) {
      int point = Character.toCodePoint((char) high, (char) unit);
      put(0xF0 | point >> 18);
      put(0x80 | (point >> 12 & 0x3F));
      put(0x80 | (point >> 6 & 0x3F));
      put(0x80 | (point & 0x3F));
      high = -1;
      return;
    }
    flush();
    if (Character.isHighSurrogate((char) unit)) {
      high = unit;
    } else {
      single(unit);
    }
  }

  private void flush() {
    if (high >= 0) {
      single(high);
      high = -1;
    }
  }

  private void single(int unit) {
    if (unit < 0x80) {
      put(unit);
    } else if (unit < 0x800) {
      put(0xC0 | unit >> 6);
      put(0x80 | (unit & 0x3F));
    } else {
      put(0xE0 | unit >> 12);
      put(0x80 | (unit >> 6 & 0x3F));
      put(0x80 | (unit & 0x3F));
    }
  }

  private void put(int value) {
    text[to++] = (byte) value;
  }
}
