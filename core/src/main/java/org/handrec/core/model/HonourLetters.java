package org.handrec.core.model;

import java.util.List;
import java.util.Locale;

/**
 * The letters that a language has for the honours. The formats know those of English; programs of
 * other countries write their own.
 *
 * @param language the name of the language
 * @param letters those of ace, king, queen and jack
 */
public record HonourLetters(String language, String letters) {
  /** {@code A K Q J}. */
  public static final HonourLetters ENGLISH = new HonourLetters("English", "AKQJ");

  /** Those of the other languages that are known. */
  public static final List<HonourLetters> OTHERS =
      List.of(
          new HonourLetters("French", "ARDV"),
          new HonourLetters("Dutch", "AHVB"),
          new HonourLetters("German", "AKDB"),
          new HonourLetters("Polish", "AKDW"),
          new HonourLetters("Italian", "ARDF"),
          new HonourLetters("Spanish", "ARDJ"),
          new HonourLetters("Danish", "EKDB"),
          new HonourLetters("Russian", "\u0422\u041A\u0414\u0412"));

  private static final int TEN = Rank.TEN.ordinal();

  /** Whether they are those of English. */
  public boolean isEnglish() {
    return letters.equals(ENGLISH.letters);
  }

  /**
   * The rank of a character in either case.
   *
   * @return its ordinal, from 0 for the two; -1 for a character that is no rank here
   */
  public int rank(char c) {
    int honour = letters.indexOf(Character.toUpperCase(c));
    if (honour >= 0) {
      return Rank.ACE.ordinal() - honour;
    }
    int rank = Rank.LETTERS.indexOf(Character.toUpperCase(c));
    return rank <= TEN ? rank : -1;
  }

  /** Whether a character is an honour here, but not the same in English. */
  public boolean isForeign(char c) {
    int honour = letters.indexOf(Character.toUpperCase(c));
    return honour >= 0 && letters.charAt(honour) != ENGLISH.letters.charAt(honour);
  }

  /** The name with the letters that differ from those of English: {@code German letters (D B)}. */
  public String title() {
    StringBuilder other = new StringBuilder();
    for (int i = 0; i < letters.length(); i++) {
      if (letters.charAt(i) != ENGLISH.letters.charAt(i)) {
        other.append(other.isEmpty() ? "" : " ").append(letters.charAt(i));
      }
    }
    return String.format(Locale.ROOT, "%s letters (%s)", language, other);
  }
}
