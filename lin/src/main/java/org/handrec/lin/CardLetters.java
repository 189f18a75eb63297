package org.handrec.lin;

import java.util.Arrays;
import org.handrec.core.model.Card;

/** The letters of suits and ranks, in either case. */
final class CardLetters {
  /** What is no letter of a suit or a rank. */
  static final int NONE = -1;

  private static final byte[] SUITS = table("CDHS");
  private static final byte[] RANKS = table("23456789TJQKA");

  private CardLetters() {}

  private static byte[] table(String letters) {
    byte[] table = new byte[256];
    Arrays.fill(table, (byte) NONE);
    for (int i = 0; i < letters.length(); i++) {
      table[letters.charAt(i)] = (byte) i;
      table[Character.toLowerCase(letters.charAt(i))] = (byte) i;
    }
    return table;
  }

  /** The suit, from 0 for clubs; {@link #NONE} for another character. */
  static int suit(byte letter) {
    return SUITS[letter & 0xFF];
  }

  /** The rank, from 0 for the two; {@link #NONE} for another character, {@code 1} among them. */
  static int rank(byte letter) {
    return RANKS[letter & 0xFF];
  }

  /** The card of a suit and a rank. */
  static Card card(int suit, int rank) {
    return Card.ofIndex(13 * suit + rank);
  }
}
