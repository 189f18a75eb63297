package org.handrec.core.doubledummy;

import java.util.Set;

/**
 * Answers one question: do North-South take so many of the tricks that are left? Best play of both
 * sides is found by searching the cards in their order until one decides (a null window).
 *
 * <p>Every answer comes with the cards that it needs by their rank: those that won a trick in which
 * another card of their suit was played. Other cards may be exchanged for each other without
 * changing the answer. That is used twice: a pattern of who owns the cards down to the lowest such
 * one is learnt for positions to come ({@link PatternTable}), and after a card has failed, lower
 * cards of its suit that no rank told apart fail too.
 *
 * <p>Cards of one hand between which no other hand has a card are one; the lowest stands for all.
 * That is decided at the start of a trick. So before an answer is used at a trick's start, the
 * lowest winner of each suit is moved down to the bottom of such a sequence: without it, a pattern
 * would tell cards apart that the search took for one.
 *
 * <p>Not for use by several threads at once.
 *
 * <p>Longer than most classes: every step works on the state of all tricks under way, which passing
 * it on would slow down. For the same reason the loops over leads and over the cards that follow
 * are two: they are the innermost ones, and each calls the other side of the recursion directly.
 */
final class Search {
  /** What may be switched off, to see that it changes no result. */
  enum Shortcut {
    QUICK_TRICKS,
    LATER_TRICKS,
    EQUAL_CARDS
  }

  private static final int MOST_CARDS_IN_MOVE = 16;
  private static final int LEVELS = 15;

  private final long[] hands = new long[4];
  private final SureTricks sure = new SureTricks(hands);
  private final MoveOrder order = new MoveOrder(hands);
  private final CutOffs cutOffs = new CutOffs();
  private final PatternTable patterns;
  private final Watch watch;
  private final boolean usesQuick;
  private final boolean usesLater;
  private final boolean usesEqual;

  private int trump = Lanes.NO_TRUMP;
  private int tricks;

  /** For each number of tricks left, as it was at the lead: all cards, and those played before. */
  private final long[] all = new long[LEVELS];

  private final long[] gaps = new long[LEVELS];

  /** The lowest card of each sequence. */
  private final long[] bottoms = new long[LEVELS];

  /** Four bits for the length of each suit of each hand. */
  private final long[] shapes = new long[LEVELS];

  /** The owners of the cards, two bits a card from the highest down, for two suits each. */
  private final long[] owners = new long[LEVELS];

  private final long[] otherOwners = new long[LEVELS];
  private final int[] leaders = new int[LEVELS];
  private final int[] played = new int[4 * LEVELS];
  private final int[] moves = new int[4 * LEVELS * MOST_CARDS_IN_MOVE];

  /** The cards that the last answer needs by their rank. */
  private long winners;

  Search(PatternTable patterns, Watch watch, Set<Shortcut> without) {
    this.patterns = patterns;
    this.watch = watch;
    this.usesQuick = !without.contains(Shortcut.QUICK_TRICKS);
    this.usesLater = !without.contains(Shortcut.LATER_TRICKS);
    this.usesEqual = !without.contains(Shortcut.EQUAL_CARDS);
  }

  /** Begins with another denomination; what was learnt holds for one only. */
  void setTrump(int lane) {
    trump = lane;
    sure.setTrump(lane);
    order.setTrump(lane);
    patterns.clear();
    cutOffs.clear();
  }

  /**
   * The tricks of North-South from a position on, the trick in progress included.
   *
   * @param cards the cards held, from North clockwise
   * @param leader of the trick in progress, or of the next one
   * @param led the cards of the trick in progress, up to three
   * @param atLeast a number that is known to be reached
   * @param atMost a number that is known not to be exceeded
   * @param guess where to begin; a good one saves time
   */
  int solve(long[] cards, int leader, int[] led, int atLeast, int atMost, int guess) {
    Situation situation = new Situation(cards, leader, led);
    int low = Math.max(0, atLeast);
    int high = Math.min(tricks, atMost);
    int near = Math.max(low, Math.min(high, guess));
    while (low < high) {
      int need = near == low ? low + 1 : near;
      if (situation.take(need)) {
        low = need;
        near = need;
      } else {
        high = need - 1;
        near = high;
      }
    }
    return low;
  }

  /** Whether North-South take so many tricks; for the arguments see {@link #solve}. */
  boolean take(long[] cards, int leader, int[] led, int need) {
    return new Situation(cards, leader, led).take(need);
  }

  /** A position from which the search starts. */
  private final class Situation {
    private final int leader;
    private final int count;
    private final int suit;
    private int winner;
    private int best;

    Situation(long[] cards, int leader, int[] led) {
      this.leader = leader;
      this.count = led.length;
      tricks = Long.bitCount(cards[(leader + 3) & 3]);
      System.arraycopy(cards, 0, hands, 0, 4);
      for (int i = 0; i < count; i++) {
        hands[(leader + i) & 3] |= 1L << led[i];
      }
      beginLevel();
      suit = count == 0 ? 0 : led[0] >> 4;
      winner = leader;
      best = count == 0 ? 0 : led[0];
      for (int i = 0; i < count; i++) {
        played[4 * tricks + i] = led[i];
        hands[(leader + i) & 3] &= ~(1L << led[i]);
        if (i > 0 && beats(led[i], best)) {
          best = led[i];
          winner = (leader + i) & 3;
        }
      }
    }

    private void beginLevel() {
      all[tricks] = hands[0] | hands[1] | hands[2] | hands[3];
      shapes[tricks] = shape();
      owners[tricks] = owners(0) << 26 | owners(1);
      otherOwners[tricks] = owners(2) << 26 | owners(3);
      leaders[tricks] = leader;
      markSequences(tricks);
    }

    boolean take(int need) {
      if (need <= 0 || need > tricks) {
        return need <= 0;
      }
      return count == 0
          ? lead(tricks, leader, need)
          : follow(tricks, count, (leader + count) & 3, need, suit, winner, best);
    }
  }

  private long shape() {
    long shape = 0;
    for (int seat = 0; seat < 4; seat++) {
      for (int suit = 0; suit < 4; suit++) {
        shape += (long) Integer.bitCount(Lanes.suit(hands[seat], suit)) << (4 * (4 * seat + suit));
      }
    }
    return shape;
  }

  private long owners(int suit) {
    long owners = 0;
    int shift = 24;
    for (int rank = 12; rank >= 0; rank--) {
      for (int seat = 0; seat < 4; seat++) {
        if ((hands[seat] >>> (16 * suit + rank) & 1) != 0) {
          owners |= (long) seat << shift;
          shift -= 2;
        }
      }
    }
    return owners;
  }

  private void markSequences(int n) {
    long gap = ~all[n] & Lanes.PACK;
    gaps[n] = gap;
    bottoms[n] =
        bottom(hands[0], gap)
            | bottom(hands[1], gap)
            | bottom(hands[2], gap)
            | bottom(hands[3], gap);
  }

  /** The lowest card of each sequence of a hand: the carry runs over cards that are gone. */
  private static long bottom(long hand, long gap) {
    return hand & ~((hand << 1) + gap);
  }

  private boolean beats(int card, int best) {
    return card >> 4 == best >> 4 ? card > best : card >> 4 == trump;
  }

  /** Whether North-South take so many of n tricks, with a seat on lead. */
  private boolean lead(int n, int seat, int need) {
    if (need <= 0 || need > n) {
      winners = 0;
      return need <= 0;
    }
    watch.count();
    long cards = hands[0] | hands[1] | hands[2] | hands[3];
    boolean ns = (seat & 1) == 0;
    if (n == 1) {
      return lastTrick(seat, cards);
    }
    all[n] = cards;
    int wanted = ns ? need : n - need + 1;
    if (usesQuick && sure.quick(n, seat, wanted) >= wanted) {
      winners = sure.winners();
      return ns;
    }
    if (usesLater && sure.later(seat, cards, n - wanted + 1) > n - wanted) {
      winners = sure.winners();
      return !ns;
    }
    if (n < tricks) {
      derive(n);
    }
    leaders[n] = seat;
    long key = (shapes[n] & 0x0FFFFFFFFFFFFFFFL) | (long) (seat + 4) << 60;
    int known = patterns.find(key, owners[n], otherOwners[n], need);
    if (known != 0) {
      winners = lowestCounted(cards, patterns.depths());
      return known > 0;
    }
    markSequences(n);
    boolean result = tryLeads(n, seat, need, ns);
    learn(n, key, result ? need : 0, result ? n : need - 1);
    return result;
  }

  private boolean lastTrick(int seat, long cards) {
    int winner = seat;
    int best = Long.numberOfTrailingZeros(hands[seat]);
    for (int i = 1; i < 4; i++) {
      int card = Long.numberOfTrailingZeros(hands[(seat + i) & 3]);
      if (beats(card, best)) {
        best = card;
        winner = (seat + i) & 3;
      }
    }
    long lane = Lanes.LANE << (best & 0x30);
    winners = (cards & lane) == 1L << best ? 0 : 1L << best;
    return (winner & 1) == 0;
  }

  /** Shape and owners after the four cards of the trick before: those of its start without them. */
  private void derive(int n) {
    long shape = shapes[n + 1];
    long one = owners[n + 1];
    long two = otherOwners[n + 1];
    long cards = all[n + 1];
    int leader = leaders[n + 1];
    for (int i = 0; i < 4; i++) {
      int card = played[4 * (n + 1) + i];
      int suit = card >> 4;
      int higher = Integer.bitCount(Lanes.suit(cards, suit) >>> ((card & 15) + 1));
      cards &= ~(1L << card);
      int half = (suit & 1) == 0 ? 26 : 0;
      if (suit < 2) {
        one = without(one, half, higher);
      } else {
        two = without(two, half, higher);
      }
      shape -= 1L << (4 * (((leader + i) & 3) * 4 + suit));
    }
    shapes[n] = shape;
    owners[n] = one;
    otherOwners[n] = two;
  }

  /** Takes the owner of a card out of 26 bits; those of lower cards move up. */
  private static long without(long owners, int half, int higher) {
    long lane = owners >>> half & 0x3FFFFFF;
    long lower = (1L << (24 - 2 * higher)) - 1;
    long left = (lane & ~(lower << 2 | 3)) | (lane & lower) << 2;
    return owners ^ (lane ^ left) << half;
  }

  /** Of each suit the lowest card that a pattern counts. */
  private static long lowestCounted(long cards, int depths) {
    long lowest = 0;
    for (int suit = 0; suit < 4; suit++) {
      int depth = depths >>> (4 * suit) & 15;
      if (depth > 0) {
        int ranks = Lanes.suit(cards, suit);
        for (int i = 1; i < depth; i++) {
          ranks ^= Integer.highestOneBit(ranks);
        }
        lowest |= (long) Integer.highestOneBit(ranks) << (16 * suit);
      }
    }
    return lowest;
  }

  /** Moves the lowest winner of each suit to the bottom of its sequence, and learns the answer. */
  private void learn(int n, long key, int low, int high) {
    int depths = 0;
    long extended = 0;
    for (int suit = 0; suit < 4; suit++) {
      int won = Lanes.suit(winners, suit);
      if (won != 0) {
        int bottom = bottomOf(Lanes.suit(bottoms[n], suit), won & -won);
        extended |= (long) bottom << (16 * suit);
        depths |= Integer.bitCount(Lanes.suit(all[n], suit) & -bottom) << (4 * suit);
      }
    }
    winners = extended;
    patterns.store(key, owners[n], otherOwners[n], depths, low, high);
  }

  private static int bottomOf(int bottoms, int rank) {
    return Integer.highestOneBit(bottoms & (2 * rank - 1));
  }

  private boolean tryLeads(int n, int seat, int need, boolean ns) {
    long hand = hands[seat];
    long cards = bottom(hand, gaps[n]);
    int from = 4 * n * MOST_CARDS_IN_MOVE;
    long key = CutOffs.key(hand + ((long) seat << 61) + 0x1000200030004L * (trump + 1));
    int remembered = cutOffs.card(key);
    boolean isHere = remembered >= 0 && (cards >>> remembered & 1) != 0;
    int count = isHere ? -1 : order.leads(seat, cards, all[n], moves, from);
    int next = 0;
    long needed = 0;
    int card = isHere ? remembered : moves[from + next++];
    while (true) {
      long bit = 1L << card;
      if ((cards & bit) != 0) {
        cards ^= bit;
        hands[seat] = hand ^ bit;
        played[4 * n] = card;
        boolean result = follow(n, 1, (seat + 1) & 3, need, card >> 4, seat, card);
        hands[seat] = hand;
        if (result == ns) {
          if (card != remembered) {
            cutOffs.put(key, card);
          }
          return result;
        }
        needed |= winners;
        cards = withoutEqual(n, cards, card);
      }
      if (cards == 0) {
        break;
      }
      if (count < 0) {
        count = order.leads(seat, cards, all[n], moves, from);
      }
      if (next >= count) {
        break;
      }
      card = moves[from + next++];
    }
    winners = needed;
    return !ns;
  }

  /**
   * The cards that are still to be tried after one has failed: of its suit those that a winner
   * tells apart from it.
   */
  private long withoutEqual(int n, long cards, int card) {
    if (!usesEqual) {
      return cards;
    }
    int lane = card & 0x30;
    int won = (int) (winners >>> lane & Lanes.LANE);
    if (won == 0) {
      return cards & ~(Lanes.LANE << lane);
    }
    int lowest = bottomOf((int) (bottoms[n] >>> lane & Lanes.LANE), won & -won);
    return 1 << (card & 15) < lowest ? cards & ~((lowest - 1L) << lane) : cards;
  }

  private boolean follow(int n, int position, int seat, int need, int suit, int winner, int best) {
    long hand = hands[seat];
    boolean ns = (seat & 1) == 0;
    long ofSuit = hand & Lanes.LANE << (16 * suit);
    boolean follows = ofSuit != 0;
    long cards = (follows ? ofSuit : hand) & ~((hand << 1) + gaps[n]);
    boolean single = (cards & (cards - 1)) == 0;
    int from = (4 * n + position) * MOST_CARDS_IN_MOVE;
    long key = single ? 0 : situation(n, position, seat, suit, winner, best, follows);
    int remembered = single ? Long.numberOfTrailingZeros(cards) : cutOffs.card(key);
    int count = -1;
    int next = 0;
    int card;
    if (remembered >= 0 && (cards >>> remembered & 1) != 0) {
      card = remembered;
    } else {
      count = orderFollows(n, position, seat, cards, suit, winner, best, follows, from);
      card = moves[from + next++];
    }
    long needed = 0;
    while (true) {
      long bit = 1L << card;
      if ((cards & bit) != 0) {
        cards ^= bit;
        hands[seat] = hand ^ bit;
        played[4 * n + position] = card;
        boolean takes = beats(card, best);
        int nowWinner = takes ? seat : winner;
        int nowBest = takes ? card : best;
        boolean result =
            position < 3
                ? follow(n, position + 1, (seat + 1) & 3, need, suit, nowWinner, nowBest)
                : endTrick(n, need, nowWinner, nowBest);
        hands[seat] = hand;
        if (result == ns) {
          if (card != remembered) {
            cutOffs.put(key, card);
          }
          return result;
        }
        needed |= winners;
        cards = withoutEqual(n, cards, card);
      }
      if (cards == 0) {
        break;
      }
      if (count < 0) {
        count = orderFollows(n, position, seat, cards, suit, winner, best, follows, from);
      }
      if (next >= count) {
        break;
      }
      card = moves[from + next++];
    }
    winners = needed;
    return !ns;
  }

  /** The rest after a trick; its winner counts by rank when another card of its suit was played. */
  private boolean endTrick(int n, int need, int winner, int best) {
    boolean result = lead(n - 1, winner, (winner & 1) == 0 ? need - 1 : need);
    int suit = best >> 4;
    int same = 0;
    for (int i = 0; i < 4; i++) {
      same += played[4 * n + i] >> 4 == suit ? 1 : 0;
    }
    if (same > 1) {
      winners |= 1L << best;
    }
    return result;
  }

  /** What the card that decided depends on most: the suit led and what wins, or the whole hand. */
  private long situation(
      int n, int position, int seat, int suit, int winner, int best, boolean follows) {
    long source = follows ? all[n] & Lanes.LANE << (16 * suit) : hands[seat];
    int against = follows || trump != Lanes.NO_TRUMP ? best : winner;
    return CutOffs.key(
        source
            + ((long) (seat * 64 + against) << 53)
            + position * 0x1234567L
            + 0x1000200030004L * (trump + 1));
  }

  private int orderFollows(
      int n,
      int position,
      int seat,
      long cards,
      int suit,
      int winner,
      int best,
      boolean follows,
      int from) {
    return follows
        ? order.follows(position, seat, cards, suit, winner, best, moves, from)
        : order.discards(position, seat, cards, suit, winner, best, all[n], moves, from);
  }
}
