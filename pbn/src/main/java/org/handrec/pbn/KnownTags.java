package org.handrec.pbn;

import java.util.Arrays;
import java.util.List;
import org.handrec.core.diagnose.EightBytes;
import org.handrec.core.model.Tag;

/**
 * Tags of the standard with values that were seen before. Most values of a file occur again and
 * again, so their tags need not be made anew.
 */
final class KnownTags {
  /** Longer values are not kept. */
  private static final int LONGEST = 64;

  /** Values of so many bytes go into a key, with their length and the tag. */
  private static final int SHORT = 6;

  private static final byte[] NONE = {};

  private static final int SLOT_BITS = 10;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /** The key of a short value is the value itself, that of another a negative hash. */
  private final long[] keys = new long[1 << SLOT_BITS];

  private final Tag[] tags = new Tag[1 << SLOT_BITS];

  /** The bytes of the values that are not short. */
  private final byte[][] values = new byte[1 << SLOT_BITS][];

  /** The tag without remarks that the value at a token makes. */
  Tag tag(RawGame game, int standard, int string) {
    byte[] bytes = game.bytes;
    int from = game.tokens.start(string) + 1;
    int length = Math.max(0, game.tokens.end(string) - 1 - from);
    if (length > LONGEST || from + length + Long.BYTES > bytes.length) {
      return make(game, standard, string);
    }
    long head = (standard + 1L) << (7 * Byte.SIZE) | (long) length << (6 * Byte.SIZE);
    boolean isShort = length <= SHORT;
    long key = isShort ? head | part(bytes, from, length, 0) : hash(head, bytes, from, length);
    int slot = (int) ((key * GOLDEN) >>> (Long.SIZE - SLOT_BITS));
    if (keys[slot] != key || !(isShort || isSame(slot, standard, bytes, from, length))) {
      keys[slot] = key;
      tags[slot] = make(game, standard, string);
      values[slot] = isShort ? NONE : Arrays.copyOfRange(bytes, from, from + length);
    }
    return tags[slot];
  }

  private boolean isSame(int slot, int standard, byte[] bytes, int from, int length) {
    byte[] value = values[slot];
    return tags[slot].name().equals(StandardTag.of(standard).tagName())
        && Arrays.equals(value, 0, value.length, bytes, from, from + length);
  }

  private static Tag make(RawGame game, int standard, int string) {
    String name = StandardTag.of(standard).tagName();
    return new Tag(name, GameText.unquoted(game, string), Tag.Origin.WRITTEN, List.of());
  }

  /** Eight bytes of a value, or those that are left. */
  private static long part(byte[] bytes, int from, int length, int at) {
    return EightBytes.at(bytes, from + at) & EightBytes.first(Math.min(Long.BYTES, length - at));
  }

  private static long hash(long head, byte[] bytes, int from, int length) {
    long hash = head;
    for (int at = 0; at < length; at += Long.BYTES) {
      hash = (hash ^ part(bytes, from, length, at)) * GOLDEN;
      hash ^= hash >>> 29;
    }
    return hash | Long.MIN_VALUE;
  }
}
