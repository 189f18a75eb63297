package org.handrec.pbn;

import java.util.Arrays;
import java.util.List;
import org.handrec.core.model.Tag;

/**
 * Tags of the standard with values that were seen before. Most values of a file occur again and
 * again, so their tags need not be made anew.
 */
final class KnownTags {
  /** Longer values are not kept. */
  private static final int LONGEST = 64;

  /** Values of so many bytes go whole into a key, with their length and the tag. */
  private static final int SHORT = 6;

  private static final int SLOT_BITS = 10;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final long[] keys = new long[1 << SLOT_BITS];
  private final Tag[] tags = new Tag[1 << SLOT_BITS];

  /** The values that do not go into a key, as written; null for the others. */
  private final byte[][] written = new byte[1 << SLOT_BITS][];

  /** The tag without remarks that the value at a token makes. */
  Tag tag(RawGame game, int standard, int string) {
    byte[] bytes = game.bytes;
    int from = game.tokens.start(string) + 1;
    int length = Math.max(0, game.tokens.end(string) - 1 - from);
    if (length > LONGEST || from + Long.BYTES > bytes.length) {
      return make(game, standard, string);
    }
    long key = length <= SHORT ? key(standard, bytes, from, length) : hash(bytes, from, length);
    int slot = (int) (key * GOLDEN >>> Long.SIZE - SLOT_BITS);
    if (keys[slot] != key || (length > SHORT && !isKept(slot, standard, bytes, from, length))) {
      keys[slot] = key;
      tags[slot] = make(game, standard, string);
      written[slot] = length <= SHORT ? null : Arrays.copyOfRange(bytes, from, from + length);
    }
    return tags[slot];
  }

  /** A number that no other tag or value has; never 0 and never negative. */
  private static long key(int standard, byte[] bytes, int from, int length) {
    return (standard + 1L) << 7 * Byte.SIZE
        | (long) length << 6 * Byte.SIZE
        | EightBytes.at(bytes, from) & EightBytes.first(length);
  }

  /** A negative number that another value may have too. */
  private static long hash(byte[] bytes, int from, int length) {
    long hash = EightBytes.at(bytes, from) & EightBytes.first(Math.min(length, Long.BYTES));
    for (int i = Long.BYTES; i < length; i += Long.BYTES) {
      hash = hash * GOLDEN ^ EightBytes.at(bytes, from + Math.min(i, length - Long.BYTES));
    }
    return hash | Long.MIN_VALUE;
  }

  private boolean isKept(int slot, int standard, byte[] bytes, int from, int length) {
    byte[] value = written[slot];
    if (value.length != length || tags[slot].name() != StandardTag.of(standard).tagName()) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (value[i] != bytes[from + i]) {
        return false;
      }
    }
    return true;
  }

  private static Tag make(RawGame game, int standard, int string) {
    return new Tag(
        StandardTag.of(standard).tagName(),
        GameText.unquoted(game, string),
        Tag.Origin.WRITTEN,
        List.of());
  }
}
