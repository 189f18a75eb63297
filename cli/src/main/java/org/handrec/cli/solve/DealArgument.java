package org.handrec.cli.solve;

import java.util.regex.Pattern;
import org.handrec.cli.shell.Failure;
import org.handrec.core.model.Deal;

/**
 * A deal among the arguments of the command line: four hands behind a seat, {@code
 * N:QJ6.K652.J85.T98 ...}, also with {@code 10} for a ten, or as the tag of a record.
 */
public final class DealArgument {
  private static final String HAND = "[-.AKQJT0-9akqjtXx]+";
  private static final Pattern LIKE_ONE =
      Pattern.compile("(?:[A-Za-z]:)? *" + HAND + "(?: +" + HAND + ")*");
  private static final Pattern TAG = Pattern.compile("\\[Deal\\s+\"(.*)\"\\]");

  private DealArgument() {}

  /** Whether an argument is meant to be a deal, or a hand of one. */
  public static boolean isMeant(String text) {
    String plain = plain(text);
    boolean hand = plain.chars().filter(c -> c == '.').count() >= 3;
    boolean hands = plain.indexOf(':') == 1 && plain.indexOf(' ') > 0;
    return (hand || hands) && LIKE_ONE.matcher(plain).matches();
  }

  private static String plain(String text) {
    return TAG.matcher(text.strip()).replaceFirst("$1").strip();
  }

  /**
   * The deal of an argument.
   *
   * @throws Failure when it is no full deal
   */
  public static Deal deal(String argument) {
    String text = plain(argument).replaceAll(" +", " ").replace("10", "T");
    if (text.indexOf(' ') < 0) {
      throw new Failure(argument + ": one hand; a deal is one argument, so put it in quotes");
    }
    if (text.indexOf(':') != 1) {
      throw new Failure(argument + ": no deal: the seat of the first hand is missing, as in N:...");
    }
    try {
      Deal deal = Deal.parse(text);
      if (deal.isFull()) {
        return deal;
      }
    } catch (IllegalArgumentException e) {
      throw new Failure(argument + ": no deal: " + e.getMessage().replace(": " + text, ""));
    }
    throw new Failure(argument + ": not 13 cards in each hand");
  }
}
