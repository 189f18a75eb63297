package org.handrec.core.diagnose;

import java.util.List;
import java.util.stream.Collectors;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;

/** What the sentences of findings have in common: numbers of things, and lists. */
public final class Wording {
  private Wording() {}

  /**
   * A number of things: {@code 1 card}, {@code 2 cards}, {@code 3 passes}.
   *
   * @param noun the singular of a noun with a regular plural
   */
  public static String counted(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : noun.endsWith("s") ? "es" : "s");
  }

  /** A list in running text: {@code a}, {@code a and b}, {@code a, b and c}. */
  public static String list(List<String> words) {
    return joined(words, " and ");
  }

  /** Alternatives in running text: {@code a}, {@code a or b}, {@code a, b or c}. */
  public static String alternatives(List<String> words) {
    return joined(words, " or ");
  }

  private static String joined(List<String> words, String beforeLast) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + beforeLast + words.get(last);
  }

  /** Cards from spades to clubs, each suit from the ace down, parted by a text. */
  public static String cards(Hand cards, String separator) {
    return cards.cards().stream().map(Card::toString).collect(Collectors.joining(separator));
  }
}
