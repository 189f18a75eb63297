package org.handrec.pbn;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * How the bytes of a source become text in which bytes below 128 are ASCII characters: UTF-16 is
 * turned into UTF-8, everything else is left as it is.
 *
 * @param source the charset of the source
 */
record TextEncoding(Charset source) {
  private static final int ASCII = 128;

  /** The charset of the text. */
  Charset text() {
    return isUtf16() ? StandardCharsets.UTF_8 : source;
  }

  private boolean isUtf16() {
    return source.equals(StandardCharsets.UTF_16LE) || source.equals(StandardCharsets.UTF_16BE);
  }

  /** The bytes of the text. */
  InputStream text(InputStream in) {
    return isUtf16() ? new Utf16Input(in, source.equals(StandardCharsets.UTF_16BE)) : in;
  }

  /** The bytes of the source for bytes of the text. */
  byte[] toSource(byte[] text) {
    if (!isUtf16()) {
      return text;
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(2 * text.length);
    int i = 0;
    while (i < text.length) {
      int first = text[i] & 0xFF;
      int length = length(first);
      int value = first & (length == 1 ? 0x7F : 0xFF >> (length + 1));
      for (int k = i + 1; k < i + length; k++) {
        value = value << 6 | (text[k] & 0x3F);
      }
      i += length;
      if (first >= Utf16Input.ODD_BYTE) {
        out.write((first & 3) << 6 | (value & 0x3F));
      } else if (value >= Character.MIN_SUPPLEMENTARY_CODE_POINT) {
        unit(out, Character.highSurrogate(value));
        unit(out, Character.lowSurrogate(value));
      } else {
        unit(out, value);
      }
    }
    return out.toByteArray();
  }

  private static int length(int first) {
    if (first < 0x80) {
      return 1;
    }
    if (first < 0xE0 || first >= Utf16Input.ODD_BYTE) {
      return 2;
    }
    return first < 0xF0 ? 3 : 4;
  }

  private void unit(ByteArrayOutputStream out, int unit) {
    if (source.equals(StandardCharsets.UTF_16BE)) {
      out.write(unit >> 8);
      out.write(unit);
    } else {
      out.write(unit);
      out.write(unit >> 8);
    }
  }

  /**
   * Whether PBN may stand in a charset: in UTF-8, and where each byte is a character. In others a
   * byte of a character may be that of a quote or backslash.
   */
  static boolean isUsable(Charset charset) {
    return charset.equals(StandardCharsets.UTF_8) || isEightBit(charset);
  }

  /**
   * Checks a charset in which PBN is to be written.
   *
   * @throws IllegalArgumentException when it is none
   */
  static void checkTarget(Charset charset) {
    if (!charset.canEncode() || !isUsable(charset)) {
      throw new IllegalArgumentException("PBN cannot be written in " + charset.name());
    }
  }

  /** Whether each byte of a charset is a character, and those below 128 are ASCII. */
  private static boolean isEightBit(Charset charset) {
    byte[] all = new byte[256];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
    }
    String text = new String(all, charset);
    boolean ascii = text.length() == all.length;
    for (int i = 0; ascii && i < ASCII; i++) {
      ascii = text.charAt(i) == i;
    }
    return ascii;
  }
}
