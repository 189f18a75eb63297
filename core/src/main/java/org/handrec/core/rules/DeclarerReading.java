package org.handrec.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
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
 * so every wrong declarer fits some number of passes left out at the begin, and another dealer.
 * Such an explanation is therefore accepted only with support: by the opening lead, by the habit of
 * the source, or by a second statement of the dealer.
 *
 * @param kind the verdict
 * @param declarer who declares; empty when neither auction nor statement tells
 * @param byAuction who declares by the auction as it is written
 * @param leadingPasses how many passes are to be added at the begin
 * @param fittingPasses how many would make declarer and contract agree, supported or not
 * @param dealer who deals instead of the stated dealer, where that makes all agree
 * @param changes other single changes of the auction that would make all agree
 */
public record DeclarerReading(
    Kind kind,
    Optional<Seat> declarer,
    Optional<Seat> byAuction,
    int leadingPasses,
    OptionalInt fittingPasses,
    Optional<Seat> dealer,
    List<AuctionChange> changes) {

  /** Copies the list. */
  public DeclarerReading {
    changes = List.copyOf(changes);
  }

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
    /** They agree once another player deals, whom the auction or the board number names. */
    OTHER_DEALER,
    /** They agree once the auction has a pass more or less; the opening lead supports it. */
    OTHER_PASSES,
    /** They agree, and so does the contract, once one call is another one. */
    OTHER_CALL,
    /** They differ. */
    DIFFERS
  }

  static DeclarerReading of(
      Board board, Optional<AuctionReplay> auction, boolean strict, Habits habits) {
    Optional<StatedDeclarer> stated = board.declarer().value();
    Optional<Seat> byAuction = auction.flatMap(AuctionReplay::declarer);
    if (stated.isEmpty() || byAuction.isEmpty()) {
      Optional<Seat> seat = byAuction.isPresent() ? byAuction : stated.map(StatedDeclarer::seat);
      return verdict(Kind.AGREES, seat, byAuction);
    }
    Seat actual = stated.get().seat();
    Seat derived = byAuction.get();
    if (stated.get().exchanged() && actual.partner() == derived) {
      return verdict(Kind.EXCHANGED, Optional.of(actual), byAuction);
    }
    if (!stated.get().exchanged() && actual == derived) {
      return verdict(Kind.AGREES, byAuction, byAuction);
    }
    return new Disagreement(board, stated.get(), derived, strict).reading(habits);
  }

  private static DeclarerReading verdict(
      Kind kind, Optional<Seat> declarer, Optional<Seat> byAuction) {
    return new DeclarerReading(
        kind, declarer, byAuction, 0, OptionalInt.empty(), Optional.empty(), List.of());
  }

  private DeclarerReading as(Kind other, Seat seat) {
    return new DeclarerReading(
        other, Optional.of(seat), byAuction, leadingPasses, fittingPasses, dealer, changes);
  }

  /** A stated declarer who is not the one of the auction, and what may explain it. */
  private static final class Disagreement {
    private final Board board;
    private final StatedDeclarer stated;
    private final Seat derived;
    private final boolean strict;
    private final Optional<Seat> lead;
    private final boolean supported;

    Disagreement(Board board, StatedDeclarer stated, Seat derived, boolean strict) {
      this.board = board;
      this.stated = stated;
      this.derived = derived;
      this.strict = strict;
      this.lead = openingLead(board);
      this.supported = lead.equals(Optional.of(stated.seat().next()));
    }

    DeclarerReading reading(Habits habits) {
      Seat actual = stated.seat();
      boolean differs = !stated.exchanged() && actual != derived;
      OptionalInt passes =
          differs && passesCouldBeMissing(board)
              ? OptionalInt.of(derived.placesTo(actual))
              : OptionalInt.empty();
      List<AuctionChange> changes = strict ? List.of() : AuctionChange.fitting(board);
      DeclarerReading plain =
          new DeclarerReading(
              Kind.DIFFERS,
              Optional.of(supported ? actual : derived),
              Optional.of(derived),
              0,
              passes,
              Optional.empty(),
              changes);
      if (strict || !differs) {
        return exchanged(plain, actual);
      }
      Optional<Seat> dealer = otherDealer(actual, habits);
      boolean possible = passes.isPresent() && (supported || lead.isEmpty());
      boolean first = possible && supported && dealer.isEmpty();
      if (first || (possible && habits.leavesOutLeadingPasses())) {
        boolean certain =
            !first || passes.getAsInt() > 1 || changes.isEmpty() || habits.leavesOutLeadingPasses();
        return new DeclarerReading(
            Kind.LEADING_PASSES_LEFT_OUT,
            Optional.of(actual),
            Optional.of(derived),
            passes.getAsInt(),
            passes,
            Optional.empty(),
            certain ? List.of() : elsewhere(changes));
      }
      if (dealer.isPresent()) {
        return new DeclarerReading(
            Kind.OTHER_DEALER,
            Optional.of(actual),
            Optional.of(derived),
            0,
            passes,
            dealer,
            List.of());
      }
      return otherAuction(exchanged(plain, actual), actual);
    }

    private DeclarerReading exchanged(DeclarerReading plain, Seat actual) {
      boolean exchange = !stated.exchanged() && actual == derived.partner() && supported;
      return exchange ? plain.as(Kind.PROBABLY_EXCHANGED, actual) : plain;
    }

    /** One change of the auction, when the opening lead supports it; else it is but named. */
    private DeclarerReading otherAuction(DeclarerReading plain, Seat actual) {
      List<AuctionChange> changes = plain.changes();
      boolean otherCall = changes.size() == 1 && !changes.get(0).isOfPass();
      if (otherCall && !sameBid(contract(), board.contract().value())) {
        return plain.as(Kind.OTHER_CALL, actual);
      }
      return supported
              && plain.kind() == Kind.DIFFERS
              && changes.stream().anyMatch(AuctionChange::isOfPass)
          ? plain.as(Kind.OTHER_PASSES, actual)
          : plain;
    }

    private Optional<Contract> contract() {
      return AuctionReplay.of(board.auction().get(), board.dealer(), 0).contract();
    }

    private static List<AuctionChange> elsewhere(List<AuctionChange> changes) {
      return changes.stream().filter(c -> c.old().isEmpty() && c.call() > 1).toList();
    }

    /**
     * The dealer whom the seat of the auction names, or the board number in a source that follows
     * the numbers, when the auction then has the stated declarer and the opening lead supports it.
     */
    private Optional<Seat> otherDealer(Seat actual, Habits habits) {
      Optional<Seat> dealer = board.dealer().value();
      if (dealer.isEmpty() || !(supported || lead.isEmpty())) {
        return Optional.empty();
      }
      Auction auction = board.auction().get();
      int dashes = auction.first().isAbsent() ? 0 : auction.leadingDashes();
      Optional<Seat> column = auction.first().value().map(first -> first.plus(dashes));
      Predicate<Seat> fits =
          seat -> derived.plus(dealer.get().placesTo(seat)) == actual && seat != dealer.get();
      Optional<Seat> byNumber =
          board.number().value().map(number -> new BoardNumber(number).dealer());
      return column
          .filter(fits)
          .or(() -> byNumber.filter(fits).filter(s -> supported && habits.followsBoardNumbers()));
    }
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
