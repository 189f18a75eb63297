package org.handrec.core.diagnose;

import java.util.List;
import java.util.stream.Collectors;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;

/** What the sentences of findings have in common: numbers of things, and lists. */
public final class Wording {
  private static final int LONGEST_TEXT = 60;
  private static final int LONGEST_SENTENCE = 1000;

  private Wording() {}

  /** A text of a source in as few characters as a message bears. */
  public static String shortened(String text) {
    return shortened(text, LONGEST_TEXT, 0);
  }

  /** A message, without the middle of one that nobody would read. */
  static String bounded(String message) {
    return shortened(message, LONGEST_SENTENCE, LONGEST_SENTENCE / 4);
  }

  private static String shortened(String text, int longest, int end) {
    if (text.length() <= longest) {
      return text;
    }
    int head = longest - end - 3;
    int tail = text.length() - end;
    head -= Character.isHighSurrogate(text.charAt(head - 1)) ? 1 : 0;
    tail += end > 0 && Character.isLowSurrogate(text.charAt(tail)) ? 1 : 0;
    return text.substring(0, head) + "..." + text.substring(tail);
  }

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
