package org.handrec.cli.shell;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Guesses which word was meant by one that is in no list. */
public final class Spelling {
  private static final int LETTERS_PER_SLIP = 3;

  private Spelling() {}

  /**
   * The word that takes the fewest slips to become the one that was written, a slip being a letter
   * too many, too few or another one, or two exchanged. Empty when that takes more than one slip
   * for each three letters.
   */
  public static Optional<String> nearest(String written, Collection<String> words) {
    return words.stream()
        .filter(word -> slips(written, word) <= written.length() / LETTERS_PER_SLIP)
        .min(Comparator.comparingInt(word -> slips(written, word)));
  }

  /** The distance of optimal string alignment. */
  private static int slips(String a, String b) {
    int[][] least = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          least[i][j] = i + j;
          continue;
        }
        int other = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        least[i][j] =
            Math.min(least[i - 1][j - 1] + other, Math.min(least[i - 1][j], least[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
        }
      }
    }
    return least[a.length()][b.length()];
  }
}
