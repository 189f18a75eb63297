package org.handrec.core.check.auction;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Suit;

/**
 * The points and lengths that an explanation states in plain words: {@code 15-17}, {@code 11+ HCP},
 * {@code 5+ hearts}, {@code 0-1 clubs}; robots part them by semicolons and write {@code 3- !C} for
 * at most three. A part with a word that may turn the sense, or speak of somebody else's hand,
 * states nothing.
 */
final class StatedShape {
  private static final int CLEAR_POINTS = 3;
  private static final int CLEAR_CARDS = 2;

  /** A longer part tells a system, not a hand. */
  private static final int LONGEST = 60;

  private static final Pattern PARTING = Pattern.compile("--|;");

  private static final Pattern DOUBTFUL =
      Pattern.compile(
          "\\b(or|not?|nor|if|but|unless|asks?|asking|relay|puppet|transfer|den(y|ies|ied)|psych\\w*"
              + "|opposite|partner\\w*|opener\\w*|responder\\w*|both|any|suit|suits|stop\\w*|sup\\w*"
              + "|fit|total|tp|dist\\w*|loser\\w*|w|with)\\b|[?/&()\\[\\]]|\\d\\.\\d");

  /** Without a unit only what can be no pattern of a hand: {@code 5-5} is one. */
  private static final Pattern POINTS =
      Pattern.compile(
          "(?<![\\d+-])(\\d{1,2})(?: ?(?:-|to) ?(\\d{1,2})|(\\+)|(-)(?= ))(?![\\d+-])"
              + " ?((?:h?cps?|points?|pts?|p)\\b|$|(?=,))");

  /** Two hearts without a range may be the call. */
  private static final Pattern LENGTH =
      Pattern.compile(
          "(?<![\\d+-])(\\d)(?: ?(?:-|to) ?(\\d)|(\\+)|(-)(?= )| ?(?=cards? )) ?(?:cards? )?"
              + "(?:!([shdc])|(spades?|hearts?|diamonds?|clubs?))\\b");

  private final List<Stated> points = new ArrayList<>(1);
  private final List<Stated> lengths = new ArrayList<>(1);

  /** A range of points, or of cards in a suit. */
  private record Stated(int low, int high, Optional<Suit> suit) {}

  private StatedShape() {}

  /** Reads an explanation. */
  static StatedShape of(String explanation) {
    StatedShape shape = new StatedShape();
    if (!hasDigit(explanation)) {
      return shape;
    }
    for (String part :
        PARTING.split(explanation.toLowerCase(Locale.ROOT).replace('\u2013', '-'), -1)) {
      String text = part.strip();
      if (text.length() <= LONGEST && !DOUBTFUL.matcher(text).find()) {
        shape.read(text);
      }
    }
    return shape;
  }

  private static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= '0' && text.charAt(i) <= '9') {
        return true;
      }
    }
    return false;
  }

  private void read(String text) {
    Matcher length = LENGTH.matcher(text);
    while (length.find()) {
      String suit = length.group(5) == null ? length.group(6) : length.group(5);
      lengths.add(stated(length, 13, Optional.of(suit(suit.charAt(0)))));
    }
    Matcher point = POINTS.matcher(text);
    while (point.find()) {
      Stated stated = stated(point, 40, Optional.empty());
      if (!point.group(5).isEmpty() || (stated.low < stated.high && stated.high >= 10)) {
        points.add(stated);
      }
    }
  }

  private static Stated stated(Matcher match, int most, Optional<Suit> suit) {
    int first = Integer.parseInt(match.group(1));
    if (match.group(4) != null) {
      return new Stated(0, first, suit);
    }
    if (match.group(3) != null) {
      return new Stated(first, most, suit);
    }
    return new Stated(
        first, match.group(2) == null ? first : Integer.parseInt(match.group(2)), suit);
  }

  private static Suit suit(char letter) {
    return switch (letter) {
      case 's' -> Suit.SPADES;
      case 'h' -> Suit.HEARTS;
      case 'd' -> Suit.DIAMONDS;
      default -> Suit.CLUBS;
    };
  }

  /** What a hand is far from, and what it has; empty when it is far from nothing. */
  Optional<String> against(Hand hand) {
    for (Stated stated : points) {
      int has = points(hand);
      if (stated.low <= stated.high && distance(stated, has) >= CLEAR_POINTS) {
        return Optional.of("%s points; the hand has %d".formatted(range(stated), has));
      }
    }
    for (Stated stated : lengths) {
      int has = hand.suit(stated.suit.orElseThrow()).size();
      if (stated.low <= stated.high && distance(stated, has) >= CLEAR_CARDS) {
        String suit = stated.suit.get().name().toLowerCase(Locale.ROOT);
        return Optional.of("%s %s; the hand has %d".formatted(range(stated), suit, has));
      }
    }
    return Optional.empty();
  }

  private static int distance(Stated stated, int has) {
    return Math.max(Math.max(stated.low - has, has - stated.high), 0);
  }

  private static String range(Stated stated) {
    if (stated.low == stated.high) {
      return Integer.toString(stated.low);
    }
    boolean open = stated.high == (stated.suit.isPresent() ? 13 : 40);
    return open ? stated.low + "+" : stated.low + "-" + stated.high;
  }

  /** Milton Work points: ace 4, king 3, queen 2, jack 1. */
  private static int points(Hand hand) {
    int points = 0;
    for (Card card : hand.cards()) {
      points += Math.max(0, card.rank().ordinal() - Rank.TEN.ordinal());
    }
    return points;
  }
}
