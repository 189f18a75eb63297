package org.handrec.pbn;

import java.io.ByteArrayOutputStream;
import java.util.Random;

/** Damages bytes at random: flips, deletions, insertions, swaps, truncations, copied slices. */
final class ByteDamage {
  private static final String SPICE =
      "[]{}\"\\;%=$*+^!?-<> \t\r\n\u000B\0\u007F\u0080\u00C3\u00A9\u00FF#:.";

  private final Random random;

  ByteDamage(Random random) {
    this.random = random;
  }

  /** A copy with one to eight damages. */
  byte[] to(byte[] bytes) {
    byte[] damaged = bytes.clone();
    for (int i = 1 + random.nextInt(8); i > 0; i--) {
      damaged = once(damaged);
    }
    return damaged;
  }

  private byte[] once(byte[] bytes) {
    int at = random.nextInt(bytes.length + 1);
    int length = Math.min(bytes.length - at, 1 + random.nextInt(40));
    switch (random.nextInt(7)) {
      case 0 -> {
        if (length > 0) {
          bytes[at] ^= (byte) (1 << random.nextInt(8));
        }
        return bytes;
      }
      case 1 -> {
        return splice(bytes, at, new byte[0], Math.min(1, length));
      }
      case 2 -> {
        return splice(bytes, at, spice(), 0);
      }
      case 3 -> {
        return swap(bytes, at);
      }
      case 4 -> {
        return random.nextInt(4) == 0 ? splice(bytes, at, new byte[0], bytes.length - at) : bytes;
      }
      case 5 -> {
        byte[] slice = java.util.Arrays.copyOfRange(bytes, at, at + length);
        return splice(bytes, random.nextInt(bytes.length + 1), slice, 0);
      }
      default -> {
        return splice(bytes, at, new byte[0], length);
      }
    }
  }

  private byte[] spice() {
    byte[] spice = new byte[1 + random.nextInt(3)];
    for (int i = 0; i < spice.length; i++) {
      spice[i] = (byte) SPICE.charAt(random.nextInt(SPICE.length()));
    }
    return spice;
  }

  private byte[] swap(byte[] bytes, int at) {
    if (at + 1 < bytes.length) {
      byte kept = bytes[at];
      bytes[at] = bytes[at + 1];
      bytes[at + 1] = kept;
    }
    return bytes;
  }

  private static byte[] splice(byte[] bytes, int at, byte[] inserted, int removed) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, at);
    out.writeBytes(inserted);
    out.write(bytes, at + removed, bytes.length - at - removed);
    return out.toByteArray();
  }
}
