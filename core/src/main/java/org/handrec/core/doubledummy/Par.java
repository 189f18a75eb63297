package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.scoring.DuplicateScore;

/**
 * Par: the score that neither side can better by bidding on when all know the table, and the
 * contracts that give it. A contract that fails counts doubled; of two partners the one declares
 * who takes more tricks.
 *
 * @param score points of North-South (Law 77); 0 when nobody can make anything
 * @param contracts the contracts with that score over which the opponents cannot profitably bid,
 *     from the lowest bid up; none when the deal is passed out
 */
public record Par(int score, List<ParContract> contracts) {
  private static final int BIDS = 35;
  private static final Strain[] STRAINS = Strain.values();

  /** Copies the list. */
  public Par {
    contracts = List.copyOf(contracts);
  }

  /**
   * The par of a deal. The dealer matters only where each side could make the same bid and nobody
   * more: there it is the bid of the first player, from the dealer on, who can make it himself.
   */
  public static Par of(DoubleDummyTable table, Vulnerability vulnerability, Seat dealer) {
    Par ns = of(table, vulnerability, Side.NS);
    Par ew = of(table, vulnerability, Side.EW);
    if (ns.score == ew.score) {
      return ns;
    }
    Bid disputed = (ns.contracts.isEmpty() ? ew : ns).contracts.get(0).bid();
    for (int i = 0; i < 4; i++) {
      Seat seat = dealer.plus(i);
      if (table.tricks(seat, disputed.strain()) >= 6 + disputed.level()) {
        return seat.side() == Side.NS ? ns : ew;
      }
    }
    return dealer.side() == Side.NS ? ns : ew;
  }

  /** The par of a deal on which one side bids first. */
  public static Par of(DoubleDummyTable table, Vulnerability vulnerability, Side first) {
    int[][] pay = pay(table, vulnerability);
    int score = opening(pay, first);
    List<ParContract> contracts = new ArrayList<>();
    for (int bid = 0; bid < BIDS && score != 0; bid++) {
      for (Side side : Side.values()) {
        if (pay[side.ordinal()][bid] == score && stands(pay, side, bid, score)) {
          contracts.add(contract(table, side, bid));
        }
      }
    }
    return new Par(score, contracts);
  }

  /** The points of North-South for each side and bid, doubled when it fails. */
  private static int[][] pay(DoubleDummyTable table, Vulnerability vulnerability) {
    int[][] pay = new int[2][BIDS];
    for (Side side : Side.values()) {
      for (int bid = 0; bid < BIDS; bid++) {
        ParContract one = contract(table, side, bid);
        int points = DuplicateScore.of(one.contract(), vulnerability.includes(side), one.tricks());
        pay[side.ordinal()][bid] = sign(side) * points;
      }
    }
    return pay;
  }

  private static ParContract contract(DoubleDummyTable table, Side side, int index) {
    Bid bid = bid(index);
    int tricks = table.tricks(side, bid.strain());
    Risk risk = tricks >= 6 + bid.level() ? Risk.UNDOUBLED : Risk.DOUBLED;
    List<Seat> declarers = new ArrayList<>(2);
    for (Seat seat : Seat.values()) {
      if (seat.side() == side && table.tricks(seat, bid.strain()) == tricks) {
        declarers.add(seat);
      }
    }
    return new ParContract(new Contract.Played(bid, risk), declarers, tricks);
  }

  private static Bid bid(int index) {
    return Bid.of(1 + index / 5, STRAINS[index % 5]);
  }

  private static int sign(Side side) {
    return side == Side.NS ? 1 : -1;
  }

  private static int best(Side side, int a, int b) {
    return side == Side.NS ? Math.max(a, b) : Math.min(a, b);
  }

  /** What the deal is worth when a side may bid or pass first, and the other side after a pass. */
  private static int opening(int[][] pay, Side first) {
    int[][] value = new int[2][BIDS];
    int[] over = new int[2];
    for (int bid = BIDS - 1; bid >= 0; bid--) {
      for (Side side : Side.values()) {
        int stand = pay[side.ordinal()][bid];
        boolean last = bid == BIDS - 1;
        value[side.ordinal()][bid] =
            last ? stand : best(side.other(), stand, over[side.other().ordinal()]);
      }
      for (Side side : Side.values()) {
        int own = value[side.ordinal()][bid];
        over[side.ordinal()] = bid == BIDS - 1 ? own : best(side, own, over[side.ordinal()]);
      }
    }
    int passed = best(first.other(), 0, over[first.other().ordinal()]);
    return best(first, over[first.ordinal()], passed);
  }

  /** Whether nobody gains by bidding on over a contract with the score of par. */
  private static boolean stands(int[][] pay, Side side, int bid, int score) {
    Side other = side.other();
    for (int higher = bid + 1; higher < BIDS; higher++) {
      if (gains(pay, other, higher, score)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a side does better than par with a bid that stands. */
  private static boolean gains(int[][] pay, Side side, int bid, int score) {
    return sign(side) * pay[side.ordinal()][bid] > sign(side) * score;
  }

  /** The score in the form of the tag {@code OptimumScore}: {@code NS -300} (PBN 4.2.7). */
  public String optimumScore() {
    return "NS " + score;
  }

  /**
   * The contracts as the tag {@code ParContract} has them in files: {@code NS 3N+1;NS 5C=}, {@code
   * NS Pass} for none.
   */
  public String parContract() {
    if (contracts.isEmpty()) {
      return "NS Pass";
    }
    return String.join(";", contracts.stream().map(ParContract::field).toList());
  }

  /** The contracts for people: {@code 3NT NS +1, 5C NS =}, or {@code Pass}. */
  public String text() {
    return contracts.isEmpty()
        ? "Pass"
        : String.join(", ", contracts.stream().map(ParContract::toString).toList());
  }
}
