package org.handrec.pbn;

import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/**
 * Reads the value of the Deal tag (PBN 3.4.11). A deal in the form of the standard is read in one
 * pass; for any other text {@link LenientDeal} finds out what is meant.
 */
final class DealReader {
  private static final Seat[] SEATS = Seat.values();
  private static final Suit[] SUITS = Suit.values();
  private static final byte[] RANKS = new byte[128];

  /** For each rank its bit in the lowest suit. */
  private static final long[] BITS = new long[256];

  /** What a byte of a hand moves on by: a dot by one suit, any but a rank out of the deck. */
  private static final int[] STEPS = new int[256];

  private static final int OUT = 1 << 10;

  private final long[] hands = new long[4];
  private final boolean[] given = new boolean[4];

  static {
    for (int i = 0; i < RANKS.length; i++) {
      RANKS[i] = -1;
    }
    String ranks = "23456789TJQKA";
    for (int i = 0; i < ranks.length(); i++) {
      RANKS[ranks.charAt(i)] = (byte) i;
      RANKS[Character.toLowerCase(ranks.charAt(i))] = (byte) i;
    }
    for (int c = 0; c < STEPS.length; c++) {
      BITS[c] = rank(c) < 0 ? 0 : 1L << rank(c);
      STEPS[c] = c == '.' ? 13 : rank(c) < 0 ? OUT : 0;
    }
  }

  /** What a Deal says. */
  static final class Result {
    private static final int[] NOWHERE = {};

    /** The deal; unknown when it is faulty or unreadable. */
    final Fact<Deal> deal;

    /** The cards of a faulty deal, as written. */
    final List<DealtCard> faulty;

    /** Where they stand: for each its first character and the one behind its last. */
    final int[] places;

    /** How the text differs from the standard; empty when it does not. */
    final String spelling;

    /** Why there is no deal; empty when there are cards. */
    final String unreadable;

    private Result(
        Fact<Deal> deal, List<DealtCard> faulty, int[] places, String spelling, String unreadable) {
      this.deal = deal;
      this.faulty = faulty;
      this.places = places;
      this.spelling = spelling;
      this.unreadable = unreadable;
    }

    static Result of(Deal deal, String spelling) {
      return new Result(Fact.given(deal), List.of(), NOWHERE, spelling, "");
    }

    static Result faulty(List<DealtCard> cards, int[] places, String spelling) {
      return new Result(Fact.unknown(), cards, places, spelling, "");
    }

    static Result unreadable(String why) {
      return new Result(Fact.unknown(), List.of(), NOWHERE, "", why);
    }
  }

  /** The rank of a character in either case, 0 to 12; -1 when it is none. */
  static int rank(int c) {
    return c < RANKS.length && c >= 0 ? RANKS[c] : -1;
  }

  /** Reads the value of a tag; {@code text} is what it says. */
  Result read(RawGame game, int string, String text) {
    int from = game.tokens.start(string) + 1;
    int to = game.tokens.end(string) - 1;
    if (isStandard(game.bytes, from, to) && areUsable(hands, given)) {
      return Result.of(deal(hands, given), "");
    }
    return LenientDeal.read(text);
  }

  /** Whether the text has the form of the standard; then the hands are read, each card once. */
  private boolean isStandard(byte[] bytes, int from, int to) {
    int seat = to - from < 2 ? -1 : SeatForms.ordinal(bytes[from]);
    if (seat < 0 || bytes[from + 1] != ':') {
      return false;
    }
    int at = from + 2;
    for (int i = 0; i < 4; i++) {
      at = hand(bytes, at, to, (seat + i) & 3);
      boolean last = i == 3;
      if (at < 0 || (last ? at != to : at >= to || bytes[at] != ' ')) {
        return false;
      }
      at++;
    }
    return true;
  }

  /** Reads a hand; the place behind it, or -1 when it has another form or a card twice. */
  private int hand(byte[] bytes, int from, int to, int seat) {
    given[seat] = !(from < to && bytes[from] == '-');
    hands[seat] = 0;
    if (!given[seat]) {
      return from + 1;
    }
    long bits = 0;
    int shift = 39;
    int at = from;
    for (; at < to && bytes[at] != ' '; at++) {
      int c = bytes[at] & 0xFF;
      bits |= BITS[c] << shift;
      shift -= STEPS[c];
    }
    hands[seat] = bits;
    boolean fourSuits = shift == 0 && bits != 0;
    boolean eachOnce = Long.bitCount(bits) == at - from - 3;
    return fourSuits && eachOnce ? at : -1;
  }

  /** Whether hands have no card in common and are equally large, 13 cards at most. */
  static boolean areUsable(long[] hands, boolean[] given) {
    long seen = 0;
    int size = -1;
    for (int seat = 0; seat < 4; seat++) {
      if (given[seat]) {
        int cards = Long.bitCount(hands[seat]);
        if ((seen & hands[seat]) != 0 || cards > 13 || (size >= 0 && cards != size)) {
          return false;
        }
        seen |= hands[seat];
        size = cards;
      }
    }
    return true;
  }

  static Deal deal(long[] hands, boolean[] given) {
    return Deal.of(
        List.of(
            hand(hands, given, 0),
            hand(hands, given, 1),
            hand(hands, given, 2),
            hand(hands, given, 3)));
  }

  private static Optional<Hand> hand(long[] hands, boolean[] given, int seat) {
    return given[seat] ? Optional.of(Hand.ofBits(hands[seat])) : Optional.empty();
  }

  static Seat seat(int ordinal) {
    return SEATS[ordinal];
  }

  static Card card(int suit, int rank) {
    return Card.ofIndex(13 * SUITS[suit].ordinal() + rank);
  }
}
