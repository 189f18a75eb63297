package org.handrec.pbn;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.handrec.core.model.Fact;
import org.handrec.core.model.StatedResult;

/** The Result tag (PBN 3.4.15). */
final class ResultForms {
  private static final List<Fact<StatedResult>> DECLARER =
      IntStream.rangeClosed(0, 13).mapToObj(StatedResult::ofDeclarer).map(Fact::given).toList();

  private ResultForms() {}

  /** Tricks in the spelling of the standard; absent for any other text. */
  static Fact<StatedResult> read(String text) {
    boolean agreed = text.charAt(0) == '^';
    int from = agreed ? 1 : 0;
    if (!ScoreForms.startsWithSide(text, from)) {
      int tricks = TextForms.number(text, from, text.length());
      return tricks < 0 ? Fact.absent() : ofDeclarer(tricks, agreed);
    }
    int second = Math.max(text.indexOf(" NS ", from + 2), text.indexOf(" EW ", from + 2));
    int first = sideTricks(text, from, second < 0 ? text.length() : second);
    boolean ns = text.charAt(from) == 'N';
    if (second < 0) {
      return first < 0 ? Fact.absent() : ofSides(ns, first, OptionalInt.empty(), agreed);
    }
    int other = sideTricks(text, second + 1, text.length());
    return first < 0 || other < 0 || (text.charAt(second + 1) == 'N') == ns
        ? Fact.absent()
        : ofSides(ns, first, OptionalInt.of(other), agreed);
  }

  private static int sideTricks(String text, int from, int to) {
    return to - from > 3 && text.charAt(from + 2) == ' '
        ? TextForms.number(text, from + 3, to)
        : -1;
  }

  private static Fact<StatedResult> ofDeclarer(int tricks, boolean agreed) {
    if (!agreed && tricks < DECLARER.size()) {
      return DECLARER.get(tricks);
    }
    return Fact.given(
        new StatedResult(OptionalInt.of(tricks), OptionalInt.empty(), OptionalInt.empty(), agreed));
  }

  private static Fact<StatedResult> ofSides(
      boolean ns, int tricks, OptionalInt other, boolean agreed) {
    OptionalInt first = OptionalInt.of(tricks);
    return Fact.given(
        new StatedResult(OptionalInt.empty(), ns ? first : other, ns ? other : first, agreed));
  }

  /** The text with blanks and letter case put right. */
  static String repaired(String text) {
    String flat = TextForms.collapsed(text).toUpperCase(Locale.ROOT);
    return flat.startsWith("^ ") ? "^" + flat.substring(2) : flat;
  }

  /**
   * The tricks over (positive) or under the contract that a text such as {@code +1}, {@code =} or
   * {@code -2} states; empty when it is no such text.
   */
  static OptionalInt relative(String text) {
    String trimmed = text.strip();
    if (trimmed.equals("=")) {
      return OptionalInt.of(0);
    }
    if (trimmed.isEmpty() || (trimmed.charAt(0) != '+' && trimmed.charAt(0) != '-')) {
      return OptionalInt.empty();
    }
    int tricks = TextForms.number(trimmed, 1, trimmed.length());
    if (tricks < 0) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(trimmed.charAt(0) == '-' ? -tricks : tricks);
  }
}
