package org.handrec.lin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/**
 * The deal of a board: {@code <dealer><South>,<West>,<North>,<East>}. A hand that is left empty
 * gets the cards that the three others do not hold. A value that begins with 0 changes what is
 * there.
 */
final class DealCards {
  private static final Seat[] ORDER = {Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST};
  private static final String SUITS = "SHDC";
  private static final int FULL = 13;
  private static final int DECK = 52;

  /** What follows so many cards counts as one, so that memory is bounded. */
  private static final int MOST = 1000;

  private final boolean movie;
  private final List<Place> places = new ArrayList<>(52);
  private final int[] fieldFrom = new int[4];
  private final int[] fieldTo = new int[4];
  private Optional<Seat> dealer = Optional.empty();
  private boolean seen;
  private boolean cardsRemoved;

  // The value that is being read.
  private Segment segment;
  private Findings findings;
  private int command;
  private boolean orderReported;
  private boolean voidReported;

  DealCards(boolean movie) {
    this.movie = movie;
  }

  /** The {@link Card#index} of a card of a hand, or -1 for other text, and where it stands. */
  private record Place(int seat, int from, int to, int card) {}

  /** Reads a value. */
  void read(Segment from, int md, Findings target) {
    segment = from;
    command = md;
    findings = target;
    orderReported = false;
    voidReported = false;
    int at = skipBlanks(from.commands().value(md), from.commands().valueEnd(md));
    boolean change = at < end() && byteAt(at) == '0';
    at = readDealer(at, change);
    if (!change || !seen) {
      places.clear();
      cardsRemoved = false;
    }
    if (change && seen) {
      findings.addRemnant("change of the deal", from.commands(), md);
    }
    readHands(at, change && seen);
    seen = true;
  }

  private int end() {
    return segment.commands().valueEnd(command);
  }

  private byte byteAt(int i) {
    return segment.bytes()[i];
  }

  private int skipBlanks(int from, int to) {
    int i = from;
    while (i < to && CommandLexer.isBlank(byteAt(i))) {
      i++;
    }
    return i;
  }

  private int readDealer(int at, boolean change) {
    boolean digit = at < end() && byteAt(at) >= '1' && byteAt(at) <= '4';
    if (digit) {
      dealer = Optional.of(ORDER[byteAt(at) - '1']);
      return at + 1;
    }
    if (!change || !seen) {
      dealer = Optional.of(Seat.SOUTH);
      if (at < end()) {
        finding("LIN010", "md has no dealer digit; South assumed");
      }
    }
    return change ? at + 1 : at;
  }

  private void readHands(int from, boolean change) {
    Arrays.fill(fieldTo, 0);
    int hand = 0;
    int start = from;
    boolean surplus = false;
    for (int i = from; i <= end(); i++) {
      if (i < end() && byteAt(i) != ',') {
        continue;
      }
      if (hand < 4) {
        fieldFrom[hand] = hand == 0 ? segment.commands().value(command) : start;
        fieldTo[hand] = i;
        readHand(hand, start, i, change);
      } else if (skipBlanks(start, i) < i) {
        surplus = true;
        findings.addRemnant("hand of no seat", start, i);
      }
      hand++;
      start = i + 1;
    }
    if (surplus) {
      int value = segment.commands().value(command);
      findings.add(findings.at("LIN009", value, end(), "md has " + hand + " hands; four used"));
    }
  }

  private void readHand(int hand, int from, int to, boolean change) {
    StringBuilder order = new StringBuilder(4);
    int suit = CardLetters.NONE;
    int cards = 0;
    int i = skipBlanks(from, to);
    if (i < to && ("pgPG".indexOf(byteAt(i)) >= 0 || (change && byteAt(i) == '0'))) {
      i++;
    }
    while (i < to) {
      if (places.size() >= MOST) {
        addRest(hand, i, to);
        return;
      }
      byte b = byteAt(i);
      int letter = CardLetters.suit(b);
      if (letter >= 0) {
        suit = letter;
        order.append(SUITS.charAt(3 - letter));
        i++;
      } else if (b == '-' || CommandLexer.isBlank(b)) {
        i++;
      } else {
        boolean ten = b == '1' && i + 1 < to && byteAt(i + 1) == '0';
        int length = ten ? 2 : characterLength(i, to);
        int rank = ten ? Rank.TEN.ordinal() : CardLetters.rank(b);
        int card = suit >= 0 && rank >= 0 ? 13 * suit + rank : CardLetters.NONE;
        add(hand, i, i + length, card, change);
        cards++;
        i += length;
      }
    }
    checkLetters(hand, order, cards);
  }

  /** Number of bytes of the character that begins here. */
  private int characterLength(int from, int to) {
    int i = from + 1;
    while (i < to && byteAt(from) < 0 && (byteAt(i) & 0xC0) == 0x80) {
      i++;
    }
    return i - from;
  }

  private void add(int hand, int from, int to, int card, boolean change) {
    if (change && card >= 0) {
      places.removeIf(place -> place.card == card);
    }
    places.add(new Place(hand, from, to, card));
  }

  private void addRest(int hand, int from, int to) {
    boolean further = places.size() > MOST;
    Place rest = further ? places.remove(MOST) : new Place(hand, from, to, CardLetters.NONE);
    places.add(new Place(rest.seat, rest.from, to, CardLetters.NONE));
  }

  private void checkLetters(int hand, StringBuilder order, int cards) {
    if (!orderReported && !isAscending(order)) {
      orderReported = true;
      handFinding("LIN011", hand, "suits in the order " + order);
    }
    if (!voidReported && cards == FULL) {
      for (int s = 0; s < 4; s++) {
        if (order.indexOf(SUITS.substring(s, s + 1)) < 0) {
          voidReported = true;
          handFinding("LIN012", hand, "no letter for " + SUITS.charAt(s));
          return;
        }
      }
    }
  }

  private static boolean isAscending(StringBuilder order) {
    for (int i = 1; i < order.length(); i++) {
      if (SUITS.indexOf(order.charAt(i)) < SUITS.indexOf(order.charAt(i - 1))) {
        return false;
      }
    }
    return true;
  }

  private void handFinding(String code, int hand, String what) {
    Diagnostic.Builder finding =
        findings.at(
            code, fieldFrom[hand], fieldTo[hand], "hand " + ORDER[hand].letter() + ": " + what);
    findings.add(finding.seat(ORDER[hand]));
  }

  private void finding(String code, String message) {
    findings.add(findings.atCommand(code, segment.commands(), command, message));
  }

  /** Takes cards out of the hands that hold them ({@code rc}). */
  void remove(String cards) {
    Suit suit = Suit.SPADES;
    long removed = 0;
    for (int i = 0; i < cards.length(); i++) {
      char c = cards.charAt(i);
      Optional<Suit> letter = Suit.of(c);
      if (letter.isPresent()) {
        suit = letter.get();
        continue;
      }
      Suit of = suit;
      removed |=
          Rank.of(c).map(rank -> Card.of(of, rank)).map(card -> 1L << card.index()).orElse(0L);
    }
    long all = removed;
    cardsRemoved |= places.removeIf(place -> place.card >= 0 && (all & bit(place)) != 0);
  }

  /** Whether a value was read. */
  boolean isSeen() {
    return seen;
  }

  /** The dealer; empty before a value was read. */
  Optional<Seat> dealer() {
    return dealer;
  }

  /** Whether there is no card. */
  boolean isEmpty() {
    return places.isEmpty();
  }

  /** The deal, the hand that is left open filled; empty when it is faulty or has no card. */
  Optional<Deal> deal() {
    if (places.size() > DECK) {
      return Optional.empty();
    }
    long[] hands = new long[4];
    long all = 0;
    for (Place place : places) {
      if (place.card < 0 || (all & bit(place)) != 0) {
        return Optional.empty();
      }
      all |= bit(place);
      hands[place.seat] |= bit(place);
    }
    return places.isEmpty() ? Optional.empty() : deal(hands, all);
  }

  private static long bit(Place place) {
    return 1L << place.card;
  }

  private Optional<Deal> deal(long[] hands, long all) {
    int given = 0;
    int open = 0;
    int largest = 0;
    for (int i = 0; i < 4; i++) {
      int size = Long.bitCount(hands[i]);
      largest = Math.max(largest, size);
      given += size > 0 ? 1 : 0;
      open = size < Long.bitCount(hands[open]) ? i : open;
    }
    long rest = Hand.DECK.bits() & ~all;
    boolean completes =
        Long.bitCount(rest) + Long.bitCount(hands[open]) == FULL
            && (given == 3 || movie)
            && !cardsRemoved;
    if (completes && othersAreFull(hands, open)) {
      hands[open] |= rest;
      given = 4;
    }
    if (largest >= FULL && !cardsRemoved && !sizesAreRight(hands)) {
      return Optional.empty();
    }
    return Optional.of(deal(hands));
  }

  private static boolean othersAreFull(long[] hands, int open) {
    boolean full = true;
    for (int i = 0; i < 4; i++) {
      full &= i == open || Long.bitCount(hands[i]) == FULL;
    }
    return full;
  }

  private static boolean sizesAreRight(long[] hands) {
    boolean right = true;
    for (long hand : hands) {
      right &= hand == 0 || Long.bitCount(hand) == FULL;
    }
    return right;
  }

  private static Deal deal(long[] hands) {
    List<Optional<Hand>> inOrder = new ArrayList<>(4);
    for (int seat = 0; seat < 4; seat++) {
      long bits = hands[(seat + 2) & 3];
      inOrder.add(bits == 0 ? Optional.empty() : Optional.of(Hand.ofBits(bits)));
    }
    return Deal.of(inOrder);
  }

  /** The cards as written. */
  List<DealtCard> written() {
    return places.stream()
        .map(
            place ->
                new DealtCard(
                    ORDER[place.seat],
                    new String(
                        segment.bytes(),
                        place.from,
                        place.to - place.from,
                        segment.text().charset()),
                    place.card < 0
                        ? Optional.<Card>empty()
                        : Optional.of(Card.ofIndex(place.card))))
        .toList();
  }

  /** Begin and end of each card as written. */
  int[] writtenPlaces() {
    int[] found = new int[2 * places.size()];
    for (int i = 0; i < places.size(); i++) {
      found[2 * i] = places.get(i).from;
      found[2 * i + 1] = places.get(i).to;
    }
    return found;
  }

  /** Tells where the hands of the last value stand. */
  void locateHands(Places target) {
    for (int hand = 0; hand < 4; hand++) {
      if (fieldTo[hand] > 0) {
        target.hand(ORDER[hand], fieldFrom[hand], fieldTo[hand]);
      }
    }
  }
}
