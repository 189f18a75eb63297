package org.handrec.core.doubledummy;

/**
 * The order in which cards are tried: the better the first one, the smaller the tree. The order has
 * no influence on results. Weights were tuned by counting positions, not by a clock.
 */
final class MoveOrder {
  private static final int BASE = 4000;

  private final long[] hands;
  private Weights weights = Weights.NOTRUMP;
  private int trump = Lanes.NO_TRUMP;

  /** An order for hands, from North clockwise, which change while it is used. */
  MoveOrder(long[] hands) {
    this.hands = hands;
  }

  void setTrump(int lane) {
    trump = lane;
    weights = lane == Lanes.NO_TRUMP ? Weights.NOTRUMP : Weights.TRUMP;
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
          (lead & ace) == 0
              ? 0
              : ((lead | partner) & king) != 0 ? weights.aceWithKing : weights.topIsAce;
      for (int left = candidates; left != 0; left &= left - 1) {
        int bit = left & -left;
        int rank = Integer.numberOfTrailingZeros(bit);
        int score = value - rank * weights.rank;
        if (bit == highest) {
          score += weights.top + asTop;
        } else if (bit == lowest) {
          score += weights.lowest + ((partner & ace) != 0 ? weights.lowestToAce : 0);
        } else {
          score -= weights.middle;
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
    int length = Integer.bitCount(lead);
    int partnersLength = Integer.bitCount(partner);
    int value =
        BASE
            - (Integer.bitCount(left) + Integer.bitCount(right)) * weights.opponentsCard
            + length * weights.ownLength
            + partnersLength * weights.partnersLength
            + ((lead & ace) != 0 ? weights.ownAce : 0)
            + ((partner & ace) != 0 ? weights.partnersAce : 0)
            + (left == 0 ? weights.leftVoid : 0)
            + (partnersLength > length ? weights.partnerLonger : 0);
    if (suit == trump) {
      boolean draws = (left | right) != 0 && ((lead | partner) & ace) != 0;
      value += (draws ? weights.drawTrumps : 0) - weights.trumpLead;
      value += (left | right) == 0 ? weights.trumpAlone : 0;
    } else if (trump == Lanes.NO_TRUMP) {
      value += weights.longerLength * Math.max(length, partnersLength);
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
      return -weights.opponentRuffs;
    }
    if (partner == 0 && left != 0 && (hands[(seat + 2) & 3] & trumps) != 0) {
      return weights.partnerRuffs;
    }
    boolean single = (lead & (lead - 1)) == 0 && (lead & ace) == 0;
    return single && (partner & ace) != 0 && (hands[seat] & trumps) != 0
        ? weights.singletonToAce
        : 0;
  }

  private int honours(int lead, int left, int partner, int right, int all) {
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
      value += through ? weights.throughHonour : 0;
    }
    if (isSeveral(lead) && isSeveral(right)) {
      boolean tenace =
          ((lead & ace) != 0 && (right & king) != 0)
              || ((lead & king) != 0 && (right & ace) != 0 && (ours & queen) == 0);
      value -= tenace ? weights.fromTenace : 0;
    }
    if (isSeveral(ours & (ace | king | queen)) && left != 0 && right != 0) {
      value += weights.twoOfTopThree;
    }
    return value;
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
      int score = BASE - rank * weights.followRank;
      if (!low && rank > bestRank) {
        score += weights.beats;
        if (nextTop >= 0) {
          score += rank > nextTop ? weights.unbeatable : weights.beatsPerRank * rank;
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
        int score = value - rank * weights.discardRank;
        if (lane == trump) {
          boolean over = best >> 4 != trump || rank > (best & 15);
          score += partnerIsSure || !over ? -weights.uselessRuff : weights.ruff;
        } else if ((left & -left) != lowest) {
          score -= weights.discardNotLowest;
        }
        moves[from + count++] = score << 8 | 16 * lane + rank;
      }
    }
    sort(moves, from, count);
    return count;
  }

  private int discardSuit(int seat, int suit, long all) {
    int hand = Lanes.suit(hands[seat], suit);
    int partner = Lanes.suit(hands[(seat + 2) & 3], suit);
    int opponents = Lanes.suit(hands[(seat + 1) & 3] | hands[(seat + 3) & 3], suit);
    int ace = Integer.highestOneBit(Lanes.suit(all, suit));
    return Integer.bitCount(hand) * weights.discardPerCard
        + Integer.bitCount(partner) * weights.discardPerPartners
        + ((hand & ace) != 0 ? weights.discardFromAce : 0)
        + ((partner & ace) != 0 ? weights.discardPartnersAce : 0)
        + (opponents == 0 ? weights.discardTheyAreOut : 0);
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
