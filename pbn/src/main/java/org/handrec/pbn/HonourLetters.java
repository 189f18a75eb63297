package org.handrec.pbn;

import java.util.List;
import java.util.Locale;

/**
 * The letters that a language has for the honours. PBN knows those of English (PBN 3.4.11);
 * programs of other countries write their own.
 *
 * @param language the name of the language
 * @param letters those of ace, king, queen and jack
 */
record HonourLetters(String language, String letters) {
  static final HonourLetters ENGLISH = new HonourLetters("English", "AKQJ");

  static final List<HonourLetters> OTHERS =
      List.of(
          new HonourLetters("French", "ARDV"),
          new HonourLetters("Dutch", "AHVB"),
          new HonourLetters("German", "AKDB"),
          new HonourLetters("Polish", "AKDW"),
          new HonourLetters("Italian", "ARDF"),
          new HonourLetters("Spanish", "ARDJ"),
          new HonourLetters("Danish", "EKDB"),
          new HonourLetters("Russian", "\u0422\u041A\u0414\u0412"));

  private static final int ACE = 12;

  /** Whether they are those of PBN. */
  boolean isEnglish() {
    return letters.equals("AKQJ");
  }

  /** The rank of a character from 0 for the deuce; -1 when it is none. */
  int rank(char c) {
    int honour = letters.indexOf(Character.toUpperCase(c));
    if (honour >= 0) {
      return ACE - honour;
    }
    int rank = DealReader.rank(c);
    return isEnglish() || rank <= DealReader.rank('T') ? rank : -1;
  }

  /** The name with the letters that differ from those of English: {@code German letters (D B)}. */
  String title() {
    StringBuilder other = new StringBuilder();
    for (int i = 0; i < letters.length(); i++) {
      if (letters.charAt(i) != ENGLISH.letters.charAt(i)) {
        other.append(other.isEmpty() ? "" : " ").append(letters.charAt(i));
      }
    }
    return String.format(Locale.ROOT, "%s letters (%s)", language, other);
  }
}
