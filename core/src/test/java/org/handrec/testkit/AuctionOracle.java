package org.handrec.testkit;

import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;

/**
 * The laws of the auction, slow and obvious: every answer walks the whole list of calls again. The
 * first call of each list is the dealer's.
 */
public final class AuctionOracle {
  private AuctionOracle() {}

  /** Whether a call is legal behind legal calls (Laws 18, 19, 35, 39). */
  public static boolean isLegal(List<Call> calls, Call next) {
    if (isOver(calls)) {
      return false;
    }
    if (next == Call.PASS) {
      return true;
    }
    if (next instanceof Bid bid) {
      return lastBid(calls).map(last -> bid.compareTo(last) > 0).orElse(true);
    }
    int at = lastOtherThanPass(calls);
    if (at < 0) {
      return false;
    }
    boolean byOpponents = (calls.size() - at) % 2 == 1;
    boolean fits =
        next == Call.DOUBLE ? calls.get(at) instanceof Bid : calls.get(at) == Call.DOUBLE;
    return byOpponents && fits;
  }

  /** Whether legal calls are a complete auction (Law 22). */
  public static boolean isOver(List<Call> calls) {
    int size = calls.size();
    return size >= 4 && calls.subList(size - 3, size).stream().allMatch(call -> call == Call.PASS);
  }

  /** The contract that legal calls have reached; empty before the first bid. */
  public static Optional<Contract> contract(List<Call> calls) {
    Optional<Bid> last = lastBid(calls);
    if (last.isEmpty()) {
      return isOver(calls) ? Optional.of(Contract.PASSED_OUT) : Optional.empty();
    }
    Call decisive = calls.get(lastOtherThanPass(calls));
    Risk risk =
        decisive == Call.REDOUBLE
            ? Risk.REDOUBLED
            : decisive == Call.DOUBLE ? Risk.DOUBLED : Risk.UNDOUBLED;
    return last.map(bid -> Contract.of(bid, risk));
  }

  /** Who declares (the definition in Law 22A): of the last bidder's side, the first to name it. */
  public static Optional<Seat> declarer(Seat dealer, List<Call> calls) {
    Optional<Bid> last = lastBid(calls);
    if (last.isEmpty()) {
      return Optional.empty();
    }
    int bidder = calls.indexOf(last.get());
    for (int i = bidder % 2; i <= bidder; i += 2) {
      if (calls.get(i) instanceof Bid bid && bid.strain() == last.get().strain()) {
        return Optional.of(dealer.plus(i));
      }
    }
    throw new IllegalStateException("the last bid is in the list");
  }

  private static Optional<Bid> lastBid(List<Call> calls) {
    Optional<Bid> last = Optional.empty();
    for (Call call : calls) {
      if (call instanceof Bid bid) {
        last = Optional.of(bid);
      }
    }
    return last;
  }

  private static int lastOtherThanPass(List<Call> calls) {
    int at = calls.size() - 1;
    while (at >= 0 && calls.get(at) == Call.PASS) {
      at--;
    }
    return at;
  }
}
