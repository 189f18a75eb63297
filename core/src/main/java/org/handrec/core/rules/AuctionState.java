package org.handrec.core.rules;

import java.util.Optional;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** A point of an auction, immutable (Laws 17 to 22). */
public final class AuctionState {
  private static final int NO_CALL = 0;

  private final Seat turn;
  private final int calls;
  private final int passes;
  private final Optional<Bid> lastBid;
  private final Seat lastBidder;
  private final int lastBidCall;
  private final Risk risk;
  private final int lastDoubleCall;

  /** Three bits for each side and strain: who of the side named it first, 0 for nobody. */
  private final int firstToName;

  private AuctionState(
      Seat turn,
      int calls,
      int passes,
      Optional<Bid> lastBid,
      Seat lastBidder,
      int lastBidCall,
      Risk risk,
      int lastDoubleCall,
      int firstToName) {
    this.turn = turn;
    this.calls = calls;
    this.passes = passes;
    this.lastBid = lastBid;
    this.lastBidder = lastBidder;
    this.lastBidCall = lastBidCall;
    this.risk = risk;
    this.lastDoubleCall = lastDoubleCall;
    this.firstToName = firstToName;
  }

  /** The begin of an auction. */
  public static AuctionState of(Seat dealer) {
    return new AuctionState(
        dealer, 0, 0, Optional.empty(), dealer, NO_CALL, Risk.UNDOUBLED, NO_CALL, 0);
  }

  /** Whose turn it is, also when the auction is over. */
  public Seat turn() {
    return turn;
  }

  /** Number of calls made. */
  public int calls() {
    return calls;
  }

  /** The last bid. */
  public Optional<Bid> lastBid() {
    return lastBid;
  }

  /** The number of the last bid among the calls, from 1; 0 when there is none. */
  public int lastBidCall() {
    return lastBidCall;
  }

  /** The number of the last double or redouble among the calls, from 1; 0 when there is none. */
  public int lastDoubleCall() {
    return lastDoubleCall;
  }

  /** The lowest bid that is sufficient; empty above 7NT. */
  public Optional<Bid> lowestBid() {
    if (lastBid.isEmpty()) {
      return Optional.of(Bid.of(1, Strain.CLUBS));
    }
    Bid bid = lastBid.get();
    if (bid.strain() != Strain.NOTRUMP) {
      return Optional.of(Bid.of(bid.level(), Strain.values()[bid.strain().ordinal() + 1]));
    }
    return bid.level() == 7 ? Optional.empty() : Optional.of(Bid.of(bid.level() + 1, Strain.CLUBS));
  }

  /** How many passes in a row would end the auction now; 0 when it is over. */
  public int passesToEnd() {
    return (lastBid.isPresent() ? 3 : 4) - passes;
  }

  /** Whether the auction is over: four passes at the begin, or three after a bid (Law 22). */
  public boolean isOver() {
    return passesToEnd() == 0;
  }

  /** What is wrong with a call of the player whose turn it is; empty when it is allowed. */
  public Optional<Objection> objection(Call call) {
    if (isOver()) {
      return Optional.of(Objection.AUCTION_OVER);
    }
    if (call instanceof Bid bid) {
      return lastBid.isEmpty() || bid.isAbove(lastBid.get())
          ? Optional.empty()
          : Optional.of(Objection.INSUFFICIENT);
    }
    if (call == Call.PASS) {
      return Optional.empty();
    }
    return call == Call.DOUBLE ? objectionToDouble() : objectionToRedouble();
  }

  private Optional<Objection> objectionToDouble() {
    if (lastBid.isEmpty()) {
      return Optional.of(Objection.NOTHING_TO_DOUBLE);
    }
    if (risk != Risk.UNDOUBLED) {
      return Optional.of(Objection.ALREADY_DOUBLED);
    }
    return ownBid() ? Optional.of(Objection.OWN_BID) : Optional.empty();
  }

  private Optional<Objection> objectionToRedouble() {
    if (risk == Risk.UNDOUBLED) {
      return Optional.of(Objection.NOT_DOUBLED);
    }
    if (risk == Risk.REDOUBLED) {
      return Optional.of(Objection.ALREADY_REDOUBLED);
    }
    return ownBid() ? Optional.empty() : Optional.of(Objection.OWN_DOUBLE);
  }

  private boolean ownBid() {
    return lastBidder.side() == turn.side();
  }

  /**
   * The state after a call.
   *
   * @throws IllegalArgumentException when there is an {@link #objection} to the call
   */
  public AuctionState after(Call call) {
    Optional<Objection> objection = objection(call);
    if (objection.isPresent()) {
      throw new IllegalArgumentException(call.symbol() + ": " + objection.get());
    }
    return advance(call);
  }

  /**
   * The state after an insufficient bid that was accepted: it stands and is the last bid (Law 27A).
   *
   * @throws IllegalArgumentException when the auction is over
   */
  public AuctionState afterAccepted(Bid bid) {
    if (isOver()) {
      throw new IllegalArgumentException(bid + ": " + Objection.AUCTION_OVER);
    }
    return advance(bid);
  }

  private AuctionState advance(Call call) {
    int number = calls + 1;
    if (call instanceof Bid bid) {
      int shift = 3 * (turn.side().ordinal() * 5 + bid.strain().ordinal());
      int named =
          (firstToName >>> shift & 7) == 0
              ? firstToName | (turn.ordinal() + 1) << shift
              : firstToName;
      return new AuctionState(
          turn.next(), number, 0, Optional.of(bid), turn, number, Risk.UNDOUBLED, NO_CALL, named);
    }
    if (call == Call.PASS) {
      return new AuctionState(
          turn.next(),
          number,
          passes + 1,
          lastBid,
          lastBidder,
          lastBidCall,
          risk,
          lastDoubleCall,
          firstToName);
    }
    Risk now = call == Call.DOUBLE ? Risk.DOUBLED : Risk.REDOUBLED;
    return new AuctionState(
        turn.next(), number, 0, lastBid, lastBidder, lastBidCall, now, number, firstToName);
  }

  /**
   * The state after the player whose turn it is was skipped, since a call out of rotation was
   * accepted. He has not passed, so three passes are counted anew (Laws 28 to 34).
   */
  public AuctionState skip() {
    return new AuctionState(
        turn.next(), calls, 0, lastBid, lastBidder, lastBidCall, risk, lastDoubleCall, firstToName);
  }

  /** The contract if the auction ended here: the last bid and its risk; empty without a bid. */
  public Optional<Contract> contractSoFar() {
    return lastBid.map(bid -> Contract.of(bid, risk));
  }

  /** Who of the side of the last bid named its strain first; empty without a bid (Law 22A). */
  public Optional<Seat> declarerSoFar() {
    if (lastBid.isEmpty()) {
      return Optional.empty();
    }
    int shift = 3 * (lastBidder.side().ordinal() * 5 + lastBid.get().strain().ordinal());
    return Optional.of(Seat.values()[(firstToName >>> shift & 7) - 1]);
  }
}
