package org.handrec.core.doubledummy;

/**
 * Tricks that can be counted at the start of a trick without playing on: those that the side on
 * lead can take at once, and those that its opponents take whatever is led. Both are lower bounds.
 * With each goes the set of cards whose rank decides it.
 */
final class SureTricks {
  /** More cards than a suit has: the opponents do not limit a suit. */
  private static final int UNLIMITED = 14;

  private final long[] hands;
  private int trump = Lanes.NO_TRUMP;
  private long winners;

  /** The lead's and its partner's tricks while they are counted. */
  private int own;

  private int partners;
  private long ownWinners;
  private long partnersWinners;
  private boolean crossing;
  private boolean leftCanRuff;
  private boolean rightCanRuff;
  private boolean drawsTrumps;
  private int sideTricks;
  private int ownSideTricks;

  /**
   * A count over hands.
   *
   * @param hands from North clockwise; they change while it is used
   */
  SureTricks(long[] hands) {
    this.hands = hands;
  }

  void setTrump(int lane) {
    trump = lane;
  }

  /** The cards that the last count needs by their rank. */
  long winners() {
    return winners;
  }

  /**
   * The tricks that the side on lead can take one after the other, as far as they are wanted: top
   * cards of the leader, and after one crossing those of its partner.
   *
   * <p>In a side suit no more rounds count than an opponent with trumps can follow to. A side suit
   * takes a card from the hand of each partner that is no trump; when one of them has none left it
   * has to ruff, and the lead is lost after that trick: so many side tricks count, and one more.
   *
   * <p>Beside side tricks that leave all trumps where they are, those trumps count that are sure to
   * win whoever leads ({@link #tops}, {@link #standing}) when that is more.
   *
   * @param tricks the number of tricks left
   */
  int quick(int tricks, int seat, int wanted) {
    begin(seat);
    int room = sideRoom(seat);
    long tops =
        (hands[seat] | hands[(seat + 2) & 3])
            & ~Lanes.downFrom(hands[(seat + 1) & 3] | hands[(seat + 3) & 3]);
    for (int i = 0; i < 4; i++) {
      int suit = trump == Lanes.NO_TRUMP ? i : i == 0 ? trump : i <= trump ? i - 1 : i;
      if (Lanes.suit(tops, suit) != 0 && countSuit(suit, seat, wanted, room)) {
        return Math.min(tricks, own + (crossing ? partners : 0));
      }
    }
    if (withSureTrumps(seat, Math.min(ownSideTricks, room - 1), wanted)) {
      return wanted;
    }
    winners = ownWinners;
    if (crossing) {
      winners |= partnersWinners;
      return Math.min(tricks, own + partners);
    }
    return Math.min(tricks, own);
  }

  /** Whether side tricks of the leader and trumps that are sure to win are as many as wanted. */
  private boolean withSureTrumps(int seat, int side, int wanted) {
    if (trump == Lanes.NO_TRUMP || drawsTrumps) {
      return false;
    }
    int missing = wanted - side;
    int lead = Lanes.suit(hands[seat], trump);
    int partner = Lanes.suit(hands[(seat + 2) & 3], trump);
    int theirs = Lanes.suit(hands[(seat + 1) & 3] | hands[(seat + 3) & 3], trump);
    boolean enough =
        tops(lead, partner, theirs, missing) >= missing
            || standing(lead, theirs, missing) >= missing
            || standing(partner, theirs, missing) >= missing;
    if (enough) {
      winners |= ownWinners & ~(Lanes.LANE << (16 * trump));
    }
    return enough;
  }

  private void begin(int seat) {
    own = 0;
    partners = 0;
    ownWinners = 0;
    partnersWinners = 0;
    crossing = false;
    drawsTrumps = false;
    sideTricks = 0;
    ownSideTricks = 0;
    long trumps = trump == Lanes.NO_TRUMP ? 0 : Lanes.LANE << (16 * trump);
    leftCanRuff = (hands[(seat + 1) & 3] & trumps) != 0;
    rightCanRuff = (hands[(seat + 3) & 3] & trumps) != 0;
  }

  private int sideRoom(int seat) {
    if (trump == Lanes.NO_TRUMP) {
      return UNLIMITED;
    }
    long trumps = Lanes.LANE << (16 * trump);
    long lead = hands[seat];
    long dummy = hands[(seat + 2) & 3];
    int room = UNLIMITED;
    if ((lead & trumps) != 0) {
      room = 1 + Long.bitCount(lead & ~trumps);
    }
    if ((dummy & trumps) != 0) {
      room = Math.min(room, 1 + Long.bitCount(dummy & ~trumps));
    }
    return room;
  }

  /**
   * Counts a suit of which the side has the highest card; whether as many tricks as wanted are
   * found.
   */
  private boolean countSuit(int suit, int seat, int wanted, int room) {
    int lead = Lanes.suit(hands[seat], suit);
    int partner = Lanes.suit(hands[(seat + 2) & 3], suit);
    int left = Lanes.suit(hands[(seat + 1) & 3], suit);
    int right = Lanes.suit(hands[(seat + 3) & 3], suit);
    int opponents = left | right;
    int theirBest = Integer.highestOneBit(opponents);
    int partnersBest = Integer.highestOneBit(partner);
    int best = Integer.highestOneBit(lead);
    int theirLength = Math.max(Integer.bitCount(left), Integer.bitCount(right));
    int limit = limit(suit, left, right, room);
    int cashed = 0;
    int rest = lead;
    if (best > Math.max(theirBest, partnersBest)) {
      int higher = Math.max(theirBest, partnersBest);
      int tops = higher == 0 ? lead : lead & -(higher << 1);
      cashed = Math.min(Integer.bitCount(tops), limit);
      int longest = Math.max(theirLength, Integer.bitCount(partner));
      boolean runs = limit == UNLIMITED && cashed >= longest;
      int decisive = Math.min(runs ? longest : cashed, wanted - own);
      own += runs ? Integer.bitCount(lead) : cashed;
      ownWinners |= (long) Lanes.highest(tops, decisive) << (16 * suit);
      if (own >= wanted) {
        winners = ownWinners;
        return true;
      }
      if (suit == trump && cashed >= theirLength) {
        leftCanRuff = false;
        rightCanRuff = false;
        drawsTrumps = true;
      }
      noteSide(suit, cashed);
      ownSideTricks += suit == trump ? 0 : runs ? Integer.bitCount(lead) : cashed;
      if (runs) {
        return false;
      }
      rest = lead & ~Lanes.highest(tops, cashed);
    }
    return countPartner(suit, wanted, limit, cashed, lead, rest, partner, opponents, theirLength);
  }

  private int limit(int suit, int left, int right, int room) {
    int limit = UNLIMITED;
    if (suit != trump && (leftCanRuff || rightCanRuff)) {
      limit = Math.max(0, room - sideTricks);
      if (leftCanRuff) {
        limit = Math.min(limit, Integer.bitCount(left));
      }
      if (rightCanRuff) {
        limit = Math.min(limit, Integer.bitCount(right));
      }
    }
    return limit;
  }

  private void noteSide(int suit, int rounds) {
    if (suit != trump) {
      sideTricks += rounds;
    }
  }

  /** Counts the partner's winners once the leader's are gone. */
  private boolean countPartner(
      int suit,
      int wanted,
      int limit,
      int cashed,
      int lead,
      int rest,
      int partner,
      int opponents,
      int theirLength) {
    int available = Integer.bitCount(partner) - cashed;
    int others = rest | opponents;
    int highest = Integer.highestOneBit(others);
    if (available <= 0 || cashed >= limit || Integer.highestOneBit(partner) <= highest) {
      return false;
    }
    int tops = others == 0 ? partner : partner & -(highest << 1);
    int count = Math.min(Math.min(Integer.bitCount(tops), available), limit - cashed);
    if (count <= 0) {
      return false;
    }
    noteSide(suit, count);
    int decisive = count;
    int length = Integer.bitCount(lead);
    int longest = Math.max(theirLength, length);
    if (limit == UNLIMITED && cashed + count >= longest) {
      decisive = Math.max(0, longest - cashed);
      count = available;
    }
    if (length > cashed) {
      crossing = true;
      decisive = Math.max(decisive, 1);
    }
    partnersWinners |= (long) Lanes.highest(tops, decisive) << (16 * suit);
    partners += count;
    if (crossing && own + partners >= wanted) {
      winners = ownWinners | partnersWinners;
      return true;
    }
    return false;
  }

  /**
   * The tricks that the opponents of the side on lead take sooner or later, as far as they are
   * wanted.
   */
  int later(int seat, long all, int wanted) {
    winners = 0;
    if (trump != Lanes.NO_TRUMP && Lanes.suit(all, trump) != 0) {
      return laterTrumps(seat, wanted);
    }
    return laterTops(seat, all);
  }

  private int laterTrumps(int seat, int wanted) {
    int lead = Lanes.suit(hands[seat], trump);
    int partner = Lanes.suit(hands[(seat + 2) & 3], trump);
    int left = Lanes.suit(hands[(seat + 1) & 3], trump);
    int right = Lanes.suit(hands[(seat + 3) & 3], trump);
    int opponents = left | right;
    int ours = lead | partner;
    if (opponents == 0) {
      return 0;
    }
    if (ours == 0) {
      return Math.max(Integer.bitCount(left), Integer.bitCount(right));
    }
    int best = Integer.highestOneBit(ours);
    int count =
        opponents > best
            ? tops(left, right, ours, wanted)
            : guardedSecond(best, lead, partner, left, right);
    if (count >= wanted) {
      return count;
    }
    return Math.max(count, Math.max(standing(left, ours, wanted), standing(right, ours, wanted)));
  }

  /**
   * The trumps of a side above all of the other one; two of them in one trick are needed only when
   * the longer hand has no other trump left.
   */
  private int tops(int hand, int partner, int against, int wanted) {
    int tops = (hand | partner) & -(Integer.highestOneBit(against) << 1);
    int length = Math.max(Integer.bitCount(hand), Integer.bitCount(partner));
    int count = against == 0 ? length : Math.min(Integer.bitCount(tops), length);
    winners = (long) Lanes.highest(tops, Math.max(0, Math.min(count, wanted))) << (16 * trump);
    return count;
  }

  /**
   * How many trumps of a hand win a trick, or its partner takes that trick, as far as they are
   * wanted. A trump that loses falls to a higher one of the other side, and each of those takes
   * only one of them, whoever leads and whatever is led. So those stand up that are left over when
   * as many as possible are paired with a higher one. The highest cards are looked at until that is
   * certain; what has not been looked at is taken to be as bad as its number allows.
   *
   * @param hand the trumps of the hand
   * @param against those of the other side
   */
  private int standing(int hand, int against, int wanted) {
    if (wanted <= 0) {
      winners = 0;
      return wanted;
    }
    int cards = hand | against;
    int left = Integer.bitCount(hand);
    int higher = Integer.bitCount(against);
    int free = 0;
    int standing = 0;
    int lowest = 0;
    while (standing + Math.max(0, left - higher) < wanted) {
      if (standing + left < wanted) {
        return 0;
      }
      int top = Integer.highestOneBit(cards);
      cards ^= top;
      if ((hand & top) == 0) {
        free++;
      } else {
        left--;
        lowest = top;
        if (free > 0) {
          free--;
          higher--;
        } else {
          standing++;
        }
      }
    }
    winners = (long) lowest << (16 * trump);
    return wanted;
  }

  /**
   * The second trump with a small one beside it, behind the hand that has the best one; or the
   * second and the third in one hand, of which the best one takes only one.
   */
  private int guardedSecond(int best, int lead, int partner, int left, int right) {
    int lower = (lead | partner | left | right) ^ best;
    int second = Integer.highestOneBit(lower);
    boolean behindLead = (lead & best) != 0 && (left & second) != 0 && left != second;
    boolean behindPartner = (partner & best) != 0 && (right & second) != 0 && right != second;
    if (behindLead || behindPartner) {
      winners = (long) second << (16 * trump);
      return 1;
    }
    int both = second | Integer.highestOneBit(lower ^ second);
    if (both != second && ((left & both) == both || (right & both) == both)) {
      winners = (long) both << (16 * trump);
      return 1;
    }
    return 0;
  }

  /** Without trumps: the opponents head every suit that the leader can lead. */
  private int laterTops(int seat, long all) {
    long tops = 0;
    int count = 0;
    boolean allLeft = true;
    boolean allRight = true;
    for (int suit = 0; suit < 4; suit++) {
      if (Lanes.suit(hands[seat], suit) == 0) {
        continue;
      }
      long top = (long) Integer.highestOneBit(Lanes.suit(all, suit)) << (16 * suit);
      if ((hands[(seat + 1) & 3] & top) != 0) {
        allRight = false;
      } else if ((hands[(seat + 3) & 3] & top) != 0) {
        allLeft = false;
      } else {
        return 0;
      }
      tops |= top;
      count++;
    }
    winners = tops;
    return allLeft || allRight ? count : 1;
  }
}
