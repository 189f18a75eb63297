package org.handrec.lin;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Hand;
import org.handrec.core.model.HonourLetters;
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
  private static final int NONE = -1;
  private static final int FULL = 13;
  private static final int DECK = 52;
  private static final int ALL_SUITS = 0b1111;

  /** What follows so many cards counts as one, so that memory is bounded. */
  private static final int MOST = 1000;

  private final boolean movie;
  private final WrittenCards cards = new WrittenCards();
  private final int[] fieldFrom = new int[4];
  private final int[] fieldTo = new int[4];
  private Optional<Seat> dealer = Optional.empty();
  private int first = NONE;
  private boolean cardsRemoved;
  private Optional<ForeignDeal> foreign = Optional.empty();

  // The value that is being read.
  private Segment segment;
  private Findings findings;
  private int command;
  private boolean orderReported;
  private boolean voidReported;

  DealCards(boolean movie) {
    this.movie = movie;
  }

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
    if (!change || !isSeen()) {
      cards.clear();
      cardsRemoved = false;
    }
    if (change && isSeen()) {
      findings.addRemnant("change of the deal", from.commands(), md);
    }
    foreign = change ? Optional.empty() : foreignDeal(at);
    readHands(at, change && isSeen());
    if (foreign.isPresent()) {
      take(foreign.get(), at);
    }
    first = isSeen() ? first : md;
  }

  private Optional<ForeignDeal> foreignDeal(int from) {
    return ForeignDeal.isPossible(segment.bytes(), from, end())
        ? ForeignDeal.read(
            new String(segment.bytes(), from, end() - from, StandardCharsets.US_ASCII))
        : Optional.empty();
  }

  private void take(ForeignDeal deal, int at) {
    for (ForeignDeal.Placed card : deal.cards()) {
      cards.add(card.hand(), at + card.from(), at + card.to(), card.card());
    }
    finding("LIN027", "md has " + deal.language().title() + "; cards of the play are read so, too");
  }

  /** The language of the honours, where it is another one than English. */
  Optional<HonourLetters> language() {
    return foreign.map(ForeignDeal::language);
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
    if (!change || !isSeen()) {
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
        if (foreign.isEmpty()) {
          readHand(hand, start, i, change);
        }
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
    int suit = CardLetters.NONE;
    int suits = 0;
    boolean ascending = true;
    int held = 0;
    int i = skipBlanks(from, to);
    if (i < to && ("pgPG".indexOf(byteAt(i)) >= 0 || (change && byteAt(i) == '0'))) {
      i++;
    }
    while (i < to) {
      if (cards.size() >= MOST) {
        addRest(hand, i, to);
        return;
      }
      byte b = byteAt(i);
      int letter = CardLetters.suit(b);
      if (letter >= 0) {
        ascending &= suit < 0 || letter <= suit;
        suit = letter;
        suits |= 1 << letter;
        i++;
      } else if (b == '-' || CommandLexer.isBlank(b)) {
        i++;
      } else {
        i = readCard(hand, suit, i, to, change);
        held++;
      }
    }
    if (!ascending && !orderReported) {
      orderReported = true;
      handFinding("LIN011", hand, "suits in the order " + letters(from, to));
    }
    if (held == FULL && suits != ALL_SUITS && !voidReported) {
      voidReported = true;
      int missing = Integer.numberOfLeadingZeros(~suits << (Integer.SIZE - SUITS.length()));
      handFinding("LIN012", hand, "no letter for " + SUITS.charAt(missing));
    }
  }

  private int readCard(int hand, int suit, int from, int to, boolean change) {
    byte b = byteAt(from);
    boolean ten = b == '1' && from + 1 < to && byteAt(from + 1) == '0';
    int end = from + (ten ? 2 : characterLength(from, to));
    int rank = ten ? Rank.TEN.ordinal() : CardLetters.rank(b);
    int card = suit >= 0 && rank >= 0 ? 13 * suit + rank : CardLetters.NONE;
    if (change && card >= 0) {
      cards.remove(1L << card);
    }
    cards.add(hand, from, end, card >= 0 ? card : WrittenCards.unreadable(suit));
    return end;
  }

  /** The letters of suits as they stand, in capitals. */
  private String letters(int from, int to) {
    StringBuilder letters = new StringBuilder(4);
    for (int i = from; i < to; i++) {
      int suit = CardLetters.suit(byteAt(i));
      if (suit >= 0) {
        letters.append(SUITS.charAt(3 - suit));
      }
    }
    return letters.toString();
  }

  /** Number of bytes of the character that begins here. */
  private int characterLength(int from, int to) {
    if (byteAt(from) >= 0) {
      return 1;
    }
    int i = from + 1;
    while (i < to && (byteAt(i) & 0xC0) == 0x80) {
      i++;
    }
    return i - from;
  }

  private void addRest(int hand, int from, int to) {
    if (cards.size() > MOST) {
      cards.extendLast(to);
    } else {
      cards.add(hand, from, to, CardLetters.NONE);
    }
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
  void remove(String names) {
    Suit suit = Suit.SPADES;
    long removed = 0;
    for (int i = 0; i < names.length(); i++) {
      char c = names.charAt(i);
      Optional<Suit> letter = Suit.of(c);
      if (letter.isPresent()) {
        suit = letter.get();
        continue;
      }
      Suit of = suit;
      removed |=
          Rank.of(c).map(rank -> Card.of(of, rank)).map(card -> 1L << card.index()).orElse(0L);
    }
    cardsRemoved |= cards.remove(removed);
  }

  /** Whether a value was read. */
  boolean isSeen() {
    return first >= 0;
  }

  /** The first command that was read. */
  int command() {
    return first;
  }

  /** The dealer; empty before a value was read. */
  Optional<Seat> dealer() {
    return dealer;
  }

  /** Whether there is no card. */
  boolean isEmpty() {
    return cards.size() == 0;
  }

  /** The deal, the hand that is left open filled; empty when it is faulty or has no card. */
  Optional<Deal> deal() {
    if (cards.size() > DECK) {
      return Optional.empty();
    }
    long[] hands = new long[4];
    long all = 0;
    for (int i = 0; i < cards.size(); i++) {
      if (cards.card(i) < 0 || (all & cards.bit(i)) != 0) {
        return Optional.empty();
      }
      all |= cards.bit(i);
      hands[cards.seat(i)] |= cards.bit(i);
    }
    return all == 0 ? Optional.empty() : deal(hands, all);
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
    List<DealtCard> written = new ArrayList<>(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.card(i);
      int length = cards.to(i) - cards.from(i);
      written.add(
          new DealtCard(
              ORDER[cards.seat(i)],
              cards.suit(i),
              new String(segment.bytes(), cards.from(i), length, segment.text().charset()),
              card < 0 ? Optional.empty() : Optional.of(Card.ofIndex(card))));
    }
    return written;
  }

  /** Begin and end of each card as written. */
  ItemPlaces writtenPlaces() {
    ItemPlaces places = new ItemPlaces(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      places.add(cards.from(i), cards.to(i));
    }
    return places;
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
