package org.handrec.pbn;

import java.util.Arrays;
import java.util.Locale;
import org.handrec.core.diagnose.EightBytes;

/** The words of an auction in the spelling of the standard (PBN 3.5), letters of either case. */
final class CallWords {
  /** Bids come before, by level and strain. */
  static final int PASS = 35;

  static final int DOUBLE = 36;
  static final int REDOUBLE = 37;
  static final int ALL_PASS = 38;
  static final int DASH = 39;

  /** Another word. */
  static final int NONE = -1;

  private static final int LONGEST = 4;
  private static final int LOWER_CASE = 0x20202020;
  private static final int SLOT_BITS = 7;

  /** Odd, and such that no two words share a slot. */
  private static final int SPREAD = 0x3E572E0F;

  private static final int[] KEYS = new int[1 << SLOT_BITS];
  private static final byte[] CALLS = new byte[1 << SLOT_BITS];

  static {
    Arrays.fill(CALLS, (byte) NONE);
    String[] strains = {"c", "d", "h", "s", "nt"};
    for (int bid = 0; bid < PASS; bid++) {
      enter(bid / 5 + 1 + strains[bid % 5], bid);
    }
    enter("pass", PASS);
    enter("x", DOUBLE);
    enter("xx", REDOUBLE);
    enter("ap", ALL_PASS);
    enter("-", DASH);
  }

  private CallWords() {}

  private static void enter(String word, int call) {
    int key = 0;
    for (int i = 0; i < word.length(); i++) {
      key |= word.charAt(i) << (i * Byte.SIZE);
    }
    if (CALLS[slot(key)] != NONE) {
      throw new IllegalStateException(word.toUpperCase(Locale.ROOT) + " shares a slot");
    }
    KEYS[slot(key)] = key;
    CALLS[slot(key)] = (byte) call;
  }

  private static int slot(int key) {
    return (key * SPREAD) >>> (Integer.SIZE - SLOT_BITS);
  }

  /** The call that a word is: a bid by level and strain, or one of the numbers above. */
  static int find(byte[] bytes, int from, int to) {
    int length = to - from;
    if (length > LONGEST) {
      return NONE;
    }
    int key = 0;
    if (from + Long.BYTES <= bytes.length) {
      key = (int) (EightBytes.at(bytes, from) & EightBytes.first(length));
    } else {
      for (int i = 0; i < length; i++) {
        key |= (bytes[from + i] & 0xFF) << (i * Byte.SIZE);
      }
    }
    key |= LOWER_CASE & (int) EightBytes.first(length);
    int slot = slot(key);
    return KEYS[slot] == key ? CALLS[slot] : NONE;
  }
}
