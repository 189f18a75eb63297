package org.handrec.core.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;

/**
 * How the declarer that a record states stands to its auction.
 *
 * <p>Turning an auction by some seats turns its declarer by as many and leaves the contract alone,
 * so every wrong declarer fits some number of passes left out at the begin. That explanation is
 * therefore accepted only with support by the opening lead or by the habit of the source.
 *
 * @param kind the verdict
 * @param declarer who declares; empty when neither auction nor statement tells
 * @param byAuction who declares by the auction as it is written
 * @param leadingPasses how many passes are to be added at the begin
 * @param fittingPasses how many would make declarer and contract agree, supported or not
 */
public record DeclarerReading(
    Kind kind,
    Optional<Seat> declarer,
    Optional<Seat> byAuction,
    int leadingPasses,
    OptionalInt fittingPasses) {

  /** The verdicts. */
  public enum Kind {
    /** They agree, or one of them is not there. */
    AGREES,
    /** They agree once declarer and dummy are exchanged, as the record says (Law 54A). */
    EXCHANGED,
    /** The record does not say so, but it looks like that exchange. */
    PROBABLY_EXCHANGED,
    /** They agree once leading passes are added. */
    LEADING_PASSES_LEFT_OUT,
    /** They differ. */
    DIFFERS
  }

  static DeclarerReading of(
      Board board, Optional<AuctionReplay> auction, boolean strict, Habits habits) {
    Optional<StatedDeclarer> stated = board.declarer().value();
    Optional<Seat> byAuction = auction.flatMap(AuctionReplay::declarer);
    if (stated.isEmpty() || byAuction.isEmpty()) {
      Optional<Seat> seat = byAuction.isPresent() ? byAuction : stated.map(StatedDeclarer::seat);
      return new DeclarerReading(Kind.AGREES, seat, byAuction, 0, OptionalInt.empty());
    }
    Seat actual = stated.get().seat();
    Seat derived = byAuction.get();
    if (stated.get().exchanged() && actual.partner() == derived) {
      return new DeclarerReading(
          Kind.EXCHANGED, Optional.of(actual), byAuction, 0, OptionalInt.empty());
    }
    if (!stated.get().exchanged() && actual == derived) {
      return new DeclarerReading(Kind.AGREES, byAuction, byAuction, 0, OptionalInt.empty());
    }
    return differing(board, stated.get(), derived, strict, habits);
  }

  private static DeclarerReading differing(
      Board board, StatedDeclarer stated, Seat derived, boolean strict, Habits habits) {
    Seat actual = stated.seat();
    Optional<Seat> lead = openingLead(board);
    boolean supported = lead.equals(Optional.of(actual.next()));
    OptionalInt passes = OptionalInt.empty();
    if (!stated.exchanged() && actual != derived && passesCouldBeMissing(board)) {
      passes = OptionalInt.of(derived.placesTo(actual));
      boolean accepted =
          !strict && (supported || (lead.isEmpty() && habits.leavesOutLeadingPasses()));
      if (accepted) {
        return new DeclarerReading(
            Kind.LEADING_PASSES_LEFT_OUT,
            Optional.of(actual),
            Optional.of(derived),
            passes.getAsInt(),
            passes);
      }
    }
    boolean exchange = !stated.exchanged() && actual == derived.partner() && supported;
    return new DeclarerReading(
        exchange ? Kind.PROBABLY_EXCHANGED : Kind.DIFFERS,
        Optional.of(supported ? actual : derived),
        Optional.of(derived),
        0,
        passes);
  }

  /** Whether the auction begins with a bid and its contract is not contradicted. */
  private static boolean passesCouldBeMissing(Board board) {
    Auction auction = board.auction().get();
    AuctionItem first = auction.items().get(auction.leadingDashes());
    if (!(first instanceof AuctionItem.Made made && made.call() instanceof Bid)) {
      return false;
    }
    AuctionReplay replay = AuctionReplay.of(auction, board.dealer(), 0);
    boolean rightColumn =
        replay.problems().stream()
            .noneMatch(p -> p.kind() == AuctionProblem.Kind.NOT_IN_DEALERS_COLUMN);
    return rightColumn && sameBid(replay.contract(), board.contract().value());
  }

  private static boolean sameBid(Optional<Contract> derived, Optional<Contract> stated) {
    if (stated.isEmpty()) {
      return true;
    }
    return derived.get() instanceof Contract.Played a
        && (stated.get() instanceof Contract.Played b
            ? a.bid().equals(b.bid())
            : stated.get().strain().equals(a.strain()));
  }

  /**
   * The seat from which the opening lead comes: the hand that holds the first card of the play, or
   * without a full deal the seat that the play section names; empty without cards.
   */
  public static Optional<Seat> openingLead(Board board) {
    OptionalInt first = board.play().map(Play::firstCard).orElse(OptionalInt.empty());
    if (first.isEmpty()) {
      return Optional.empty();
    }
    Play play = board.play().get();
    Card card = ((PlayItem.Played) play.items().get(first.getAsInt())).card();
    Optional<Deal> full = board.deal().value().filter(Deal::isFull);
    return full.isPresent() ? full.get().owner(card) : play.first().value();
  }
}
