package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Call;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/**
 * One change of an auction after which it is complete and agrees with the contract and the declarer
 * that the record states: a pass more, a pass less, or one other call.
 *
 * <p>A change is no proof. A declarer by turns fits some pass that was left out, so the opening
 * lead must not come from another hand than that of the stated declarer's left neighbour.
 *
 * @param call the number of the call that is another or goes, or before which a pass is added, from
 *     1
 * @param old the call as written; empty when a pass is added
 * @param fresh the call that fits; empty when the written one goes
 */
public record AuctionChange(int call, Optional<Call> old, Optional<Call> fresh) {
  /** In a longer auction nothing is looked for. */
  private static final int LONGEST = 64;

  /** The change in words: {@code a pass before call 3}, {@code 3C for 2S at call 5}. */
  public String describe() {
    if (old.isEmpty()) {
      return "a pass before call " + call;
    }
    return fresh.isEmpty()
        ? "a pass less at call " + call
        : fresh.get().symbol() + " for " + old.get().symbol() + " at call " + call;
  }

  /** Whether it adds or removes a pass. */
  public boolean isOfPass() {
    return old.isEmpty() || fresh.isEmpty();
  }

  /** Whether another bid is written that is not the one of the contract. */
  public boolean isOfEarlierBid(Fact<Contract> contract) {
    return fresh.isPresent()
        && fresh.get() instanceof Bid bid
        && contract
            .value()
            .filter(c -> c instanceof Contract.Played played && played.bid().equals(bid))
            .isEmpty();
  }

  /**
   * The changes that fit a record. None where the record does not state both contract and declarer,
   * where marks or unreadable text stand in the auction, or where the opening lead comes from
   * another seat.
   */
  public static List<AuctionChange> fitting(Board board) {
    List<Call> calls = board.auction().map(AuctionChange::calls).orElse(List.of());
    return calls.isEmpty() ? List.of() : search(board, calls).map(Search::run).orElse(List.of());
  }

  /**
   * The call that was meant by the only text of an auction that is no call: of the calls of the
   * same kind the one with which the auction is complete and agrees with the contract and the
   * declarer that the record states. Empty when there is not exactly one.
   */
  public static Optional<Call> meant(Board board) {
    List<AuctionItem> items = board.auction().map(Auction::items).orElse(List.of());
    List<Call> calls = new ArrayList<>();
    int at = -1;
    String text = "";
    for (int i = board.auction().map(Auction::leadingDashes).orElse(0); i < items.size(); i++) {
      if (items.get(i) instanceof AuctionItem.Made made) {
        calls.add(made.call());
      } else if (items.get(i) instanceof AuctionItem.Unreadable unreadable && at < 0) {
        at = calls.size();
        text = unreadable.text();
      } else {
        return Optional.empty();
      }
    }
    Optional<Search> search = at < 0 ? Optional.empty() : search(board, calls);
    for (Call call : search.isEmpty() ? List.<Call>of() : alike(text)) {
      search.get().take(at, Optional.empty(), Optional.of(call));
    }
    return search.filter(done -> done.found.size() == 1).flatMap(done -> done.found.get(0).fresh());
  }

  /** A pass for a text with a P, bids of the level or the strain that it names; else any call. */
  private static List<Call> alike(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    if (upper.startsWith("P")) {
      return List.of(Call.PASS);
    }
    List<Call> all = new ArrayList<>();
    List<Call> alike = new ArrayList<>();
    for (int level = 1; level <= 7; level++) {
      for (Strain strain : Strain.values()) {
        Bid bid = Bid.of(level, strain);
        boolean same = upper.startsWith("" + level) || upper.endsWith(strain.symbol());
        (same ? alike : all).add(bid);
      }
    }
    all.addAll(List.of(Call.PASS, Call.DOUBLE, Call.REDOUBLE));
    return alike.isEmpty() ? all : alike;
  }

  /** A search in a record that states contract and declarer, and whose lead allows for them. */
  private static Optional<Search> search(Board board, List<Call> calls) {
    Optional<Seat> declarer =
        board.declarer().value().filter(d -> !d.exchanged()).map(d -> d.seat());
    boolean played = board.contract().value().filter(Contract.Played.class::isInstance).isPresent();
    Optional<Seat> lead = DeclarerReading.openingLead(board);
    boolean sensible =
        declarer.isPresent()
            && played
            && calls.size() <= LONGEST
            && lead.filter(l -> l != declarer.get().next()).isEmpty();
    Optional<Seat> dealer = board.auction().flatMap(a -> dealer(board.dealer(), a));
    return sensible && dealer.isPresent()
        ? Optional.of(
            new Search(
                calls,
                dealer.get(),
                (Contract.Played) board.contract().value().get(),
                declarer.get()))
        : Optional.empty();
  }

  private static Optional<Seat> dealer(Fact<Seat> stated, Auction auction) {
    return stated.value().or(() -> auction.first().value());
  }

  /** The calls where the auction holds nothing else; else none. */
  private static List<Call> calls(Auction auction) {
    List<Call> calls = new ArrayList<>();
    for (int i = auction.leadingDashes(); i < auction.items().size(); i++) {
      if (!(auction.items().get(i) instanceof AuctionItem.Made made)) {
        return List.of();
      }
      calls.add(made.call());
    }
    return calls;
  }

  /** Tries changes one by one. */
  private static final class Search {
    private final List<Call> calls;
    private final Seat dealer;
    private final Contract.Played contract;
    private final Seat declarer;
    private final List<AuctionChange> found = new ArrayList<>(2);

    Search(List<Call> calls, Seat dealer, Contract.Played contract, Seat declarer) {
      this.calls = calls;
      this.dealer = dealer;
      this.contract = contract;
      this.declarer = declarer;
    }

    List<AuctionChange> run() {
      for (int at = 0; at <= calls.size(); at++) {
        boolean beginsRun = at == 0 || calls.get(at - 1) != Call.PASS;
        if (beginsRun) {
          take(at, Optional.empty(), Optional.of(Call.PASS));
        }
        if (at < calls.size()) {
          Optional<Call> old = Optional.of(calls.get(at));
          if (beginsRun && old.get() == Call.PASS) {
            take(at, old, Optional.empty());
          }
          for (Call fresh : candidates(old.get())) {
            take(at, old, Optional.of(fresh));
          }
        }
      }
      return List.copyOf(found);
    }

    /**
     * What could have been meant by a call: the final bid, a bid of its strain at the level
     * written, or what is no bid.
     */
    private List<Call> candidates(Call old) {
      List<Call> candidates = new ArrayList<>(5);
      candidates.add(contract.bid());
      if (old instanceof Bid bid && bid.level() != contract.bid().level()) {
        candidates.add(Bid.of(bid.level(), contract.bid().strain()));
      }
      candidates.add(Call.PASS);
      if (contract.risk() != Risk.UNDOUBLED) {
        candidates.add(Call.DOUBLE);
        candidates.add(Call.REDOUBLE);
      }
      candidates.remove(old);
      return candidates;
    }

    private void take(int at, Optional<Call> old, Optional<Call> fresh) {
      AuctionState state = AuctionState.of(dealer);
      for (int i = 0; i <= calls.size(); i++) {
        if (i == at && fresh.isPresent()) {
          if (state.objection(fresh.get()).isPresent()) {
            return;
          }
          state = state.after(fresh.get());
        }
        if (i < calls.size() && (i != at || old.isEmpty())) {
          if (state.objection(calls.get(i)).isPresent()) {
            return;
          }
          state = state.after(calls.get(i));
        }
      }
      boolean fits =
          state.isOver()
              && state.contractSoFar().filter(contract::equals).isPresent()
              && state.declarerSoFar().filter(d -> d == declarer).isPresent();
      if (fits) {
        found.add(new AuctionChange(at + 1, old, fresh));
      }
    }
  }
}
