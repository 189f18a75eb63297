package org.handrec.core.doubledummy;

/**
 * The order in which cards are tried: the better the first one, the smaller the tree. The order has
 * no influence on results. Weights were tuned by counting positions, not by a clock.
 */
final class MoveOrder {
  private static final int BASE = 1000;

  private static final int OPPONENTS_CARD = 4;
  private static final int OPPONENT_RUFFS = 72;
  private static final int PARTNER_RUFFS = 43;
  private static final int SINGLETON_TO_ACE = 26;
  private static final int TRUMP_LEAD = 24;
  private static final int DRAW_TRUMPS = 9;
  private static final int THROUGH_HONOUR = 25;
  private static final int FROM_TENACE = 20;
  private static final int TWO_OF_TOP_THREE = 18;
  private static final int OPPONENTS_SINGLE_ACE = 1;
  private static final int NO_HONOUR = 1;
  private static final int NOTRUMP_LENGTH = 2;
  private static final int TOP = 18;
  private static final int TOP_IS_ACE = 6;
  private static final int ACE_WITH_KING = 5;
  private static final int LOWEST = 11;
  private static final int LOWEST_TO_ACE = 6;
  private static final int MIDDLE = 18;

  private static final int BEATS = 100;
  private static final int UNBEATABLE = 30;
  private static final int BEATS_PER_RANK = 2;

  private static final int DISCARD_PER_CARD = -1;
  private static final int DISCARD_NOT_LOWEST = 20;
  private static final int DISCARD_FROM_ACE = 2;
  private static final int DISCARD_GUARD = 1;
  private static final int RUFF = 60;
  private static final int USELESS_RUFF = 40;

  private final long[] hands;
  private int trump = Lanes.NO_TRUMP;

  /** An order for hands, from North clockwise, which change while it is used. */
  MoveOrder(long[] hands) {
    this.hands = hands;
  }

  void setTrump(int lane) {
    trump = lane;
  }

  /**
   * Writes the cards of a lead in their order.
   *
   * @param cards those to order
   * @param all the cards of all hands at the start of the trick
   * @return their number
   */
  int leads(int seat, long cards, long all, int[] moves, int from) {
    int count = 0;
    for (int suit = 0; suit < 4; suit++) {
      int candidates = Lanes.suit(cards, suit);
      if (candidates == 0) {
        continue;
      }
      int ace = Integer.highestOneBit(Lanes.suit(all, suit));
      int king = Integer.highestOneBit(Lanes.suit(all, suit) ^ ace);
      int value = leadSuit(seat, suit, Lanes.suit(all, suit));
      int lead = Lanes.suit(hands[seat], suit);
      int partner = Lanes.suit(hands[(seat + 2) & 3], suit);
      int highest = Integer.highestOneBit(candidates);
      int lowest = candidates & -candidates;
      int asTop =
          (lead & ace) == 0 ? 0 : ((lead | partner) & king) != 0 ? ACE_WITH_KING : TOP_IS_ACE;
      for (int left = candidates; left != 0; left &= left - 1) {
        int bit = left & -left;
        int rank = Integer.numberOfTrailingZeros(bit);
        int score = value - rank;
        if (bit == highest) {
          score += TOP + asTop;
        } else if (bit == lowest) {
          score += LOWEST + ((partner & ace) != 0 ? LOWEST_TO_ACE : 0);
        } else {
          score -= MIDDLE;
        }
        moves[from + count++] = score << 8 | 16 * suit + rank;
      }
    }
    sort(moves, from, count);
    return count;
  }

  private int leadSuit(int seat, int suit, int all) {
    int lead = Lanes.suit(hands[seat], suit);
    int left = Lanes.suit(hands[(seat + 1) & 3], suit);
    int partner = Lanes.suit(hands[(seat + 2) & 3], suit);
    int right = Lanes.suit(hands[(seat + 3) & 3], suit);
    int ace = Integer.highestOneBit(all);
    int value =
        BASE
            - (Integer.bitCount(left) + Integer.bitCount(right)) * OPPONENTS_CARD
            + Integer.bitCount(lead)
            + Integer.bitCount(partner);
    if (suit == trump) {
      boolean draws = (left | right) != 0 && ((lead | partner) & ace) != 0;
      value += (draws ? DRAW_TRUMPS : 0) - TRUMP_LEAD;
    } else if (trump == Lanes.NO_TRUMP) {
      value += NOTRUMP_LENGTH * Math.max(Integer.bitCount(lead), Integer.bitCount(partner));
    } else {
      value += ruffs(seat, lead, left, partner, right, ace);
    }
    return value + honours(lead, left, partner, right, all);
  }

  private int ruffs(int seat, int lead, int left, int partner, int right, int ace) {
    long trumps = Lanes.LANE << (16 * trump);
    boolean leftRuffs = left == 0 && (hands[(seat + 1) & 3] & trumps) != 0;
    boolean rightRuffs = right == 0 && (hands[(seat + 3) & 3] & trumps) != 0;
    if (leftRuffs || rightRuffs) {
      return -OPPONENT_RUFFS;
    }
    if (partner == 0 && left != 0 && (hands[(seat + 2) & 3] & trumps) != 0) {
      return PARTNER_RUFFS;
    }
    boolean single = (lead & (lead - 1)) == 0 && (lead & ace) == 0;
    return single && (partner & ace) != 0 && (hands[seat] & trumps) != 0 ? SINGLETON_TO_ACE : 0;
  }

  private static int honours(int lead, int left, int partner, int right, int all) {
    int ours = lead | partner;
    int ace = Integer.highestOneBit(all);
    int king = Integer.highestOneBit(all ^ ace);
    int queen = Integer.highestOneBit(all ^ ace ^ king);
    int jack = Integer.highestOneBit(all ^ ace ^ king ^ queen);
    int value = 0;
    if (isSeveral(partner) && isSeveral(left)) {
      boolean through =
          ((partner & king) != 0 && (left & ace) != 0)
              || ((partner & ace) != 0 && (left & king) != 0 && (ours & queen) != 0)
              || ((partner & king) != 0 && (left & queen) != 0 && (ours & jack) != 0);
      value += through ? THROUGH_HONOUR : 0;
    }
    if (isSeveral(lead) && isSeveral(right)) {
      boolean tenace =
          ((lead & ace) != 0 && (right & king) != 0)
              || ((lead & king) != 0 && (right & ace) != 0 && (ours & queen) == 0);
      value -= tenace ? FROM_TENACE : 0;
    }
    if (isSeveral(ours & (ace | king | queen)) && left != 0 && right != 0) {
      value += TWO_OF_TOP_THREE;
    }
    if (left == ace || right == ace) {
      value += OPPONENTS_SINGLE_ACE;
    }
    return value - ((ours & (ace | king)) == 0 ? NO_HONOUR : 0);
  }

  private static boolean isSeveral(int ranks) {
    return (ranks & (ranks - 1)) != 0;
  }

  /**
   * Writes the cards that follow suit in their order.
   *
   * @param position of the seat in the trick, 1 to 3
   * @param suit that was led
   * @param winner the seat that wins so far
   * @param best its card
   * @return their number
   */
  int follows(
      int position, int seat, long cards, int suit, int winner, int best, int[] moves, int from) {
    int candidates = Lanes.suit(cards, suit);
    int bestRank = best >> 4 == suit ? best & 15 : 13;
    int top = 31 - Integer.numberOfLeadingZeros(candidates);
    int next = position == 3 ? 0 : Lanes.suit(hands[(seat + 1) & 3], suit);
    int nextTop = 31 - Integer.numberOfLeadingZeros(next);
    boolean low = playsLow(position, seat, suit, winner, bestRank, top, next, nextTop);
    int count = 0;
    for (int left = candidates; left != 0; left &= left - 1) {
      int rank = Integer.numberOfTrailingZeros(left);
      int score = BASE - rank;
      if (!low && rank > bestRank) {
        score += BEATS;
        if (nextTop >= 0) {
          score += rank > nextTop ? UNBEATABLE : BEATS_PER_RANK * rank;
        }
      }
      moves[from + count++] = score << 8 | 16 * suit + rank;
    }
    sort(moves, from, count);
    return count;
  }

  /** Whether a high card is of no use: it cannot win, or the partner wins anyway. */
  private boolean playsLow(
      int position, int seat, int suit, int winner, int bestRank, int top, int next, int nextTop) {
    boolean partnerWins = winner == ((seat + 2) & 3);
    if (top < bestRank) {
      return true;
    }
    if (position == 3) {
      return partnerWins;
    }
    if (position == 2) {
      return partnerWins && (nextTop < bestRank || isNoneBetween(bestRank, top, next));
    }
    int partner = Lanes.suit(hands[(seat + 2) & 3], suit);
    int partnerTop = 31 - Integer.numberOfLeadingZeros(partner);
    return partnerTop > bestRank
        && (partnerTop > nextTop
            || (nextTop > Math.max(partnerTop, top) && isNoneBetween(partnerTop, top, next)));
  }

  private static boolean isNoneBetween(int one, int other, int ranks) {
    int high = Math.max(one, other);
    int low = Math.max(Math.min(one, other), 0);
    return high >= 0 && (ranks & ((1 << high) - 1) & -(2 << low)) == 0;
  }

  /**
   * Writes the cards of a hand that cannot follow suit in their order.
   *
   * @param position of the seat in the trick, 1 to 3
   * @param suit that was led
   * @param all the cards of all hands at the start of the trick
   * @return their number
   */
  int discards(
      int position,
      int seat,
      long cards,
      int suit,
      int winner,
      int best,
      long all,
      int[] moves,
      int from) {
    int next = position == 3 ? 0 : Lanes.suit(hands[(seat + 1) & 3], suit);
    boolean partnerWins = winner == ((seat + 2) & 3);
    boolean partnerIsSure =
        partnerWins
            && (position == 3
                || (position == 2 && best >> 4 == suit && next != 0 && next >>> (best & 15) == 0));
    int count = 0;
    for (int lane = 0; lane < 4; lane++) {
      int candidates = Lanes.suit(cards, lane);
      if (candidates == 0) {
        continue;
      }
      int value = lane == trump ? BASE : BASE + discardSuit(seat, lane, all);
      int lowest = candidates & -candidates;
      for (int left = candidates; left != 0; left &= left - 1) {
        int rank = Integer.numberOfTrailingZeros(left);
        int score = value - rank;
        if (lane == trump) {
          boolean over = best >> 4 != trump || rank > (best & 15);
          score += partnerIsSure || !over ? -USELESS_RUFF : RUFF;
        } else if ((left & -left) != lowest) {
          score -= DISCARD_NOT_LOWEST;
        }
        moves[from + count++] = score << 8 | 16 * lane + rank;
      }
    }
    sort(moves, from, count);
    return count;
  }

  private int discardSuit(int seat, int suit, long all) {
    int hand = Lanes.suit(hands[seat], suit);
    int length = Integer.bitCount(hand);
    int ace = Integer.highestOneBit(Lanes.suit(all, suit));
    int king = Integer.highestOneBit(Lanes.suit(all, suit) ^ ace);
    int value = length * DISCARD_PER_CARD;
    if ((hand & ace) != 0) {
      return value + DISCARD_FROM_ACE;
    }
    return (hand & king) != 0 && length == 2 ? value + DISCARD_GUARD : value;
  }

  /** Sorts descending, few cards as they are, and leaves only the cards. */
  private static void sort(int[] moves, int from, int count) {
    for (int i = from + 1; i < from + count; i++) {
      int move = moves[i];
      int at = i - 1;
      while (at >= from && moves[at] < move) {
        moves[at + 1] = moves[at];
        at--;
      }
      moves[at + 1] = move;
    }
    for (int i = from; i < from + count; i++) {
      moves[i] &= 0xFF;
    }
  }
}
