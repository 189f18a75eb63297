package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Call;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;

/**
 * The shortest auction to a stated contract: passes from the dealer to the declarer, the bid, the
 * double of the next player and the redouble of the one behind, three passes.
 */
final class ShortestAuction {
  private ShortestAuction() {}

  /** A record with that auction; empty when it has calls, or contract or dealer are not given. */
  static Optional<HandRecord> addedTo(HandRecord record) {
    Board board = record.board();
    boolean called = board.auction().filter(auction -> !auction.items().isEmpty()).isPresent();
    Optional<Seat> dealer = board.dealer().value();
    Optional<Contract> contract = board.contract().value();
    Optional<Seat> declarer = board.declarer().value().map(StatedDeclarer::seat);
    boolean passed = contract.filter(c -> c == Contract.PASSED_OUT).isPresent();
    boolean played = contract.filter(Contract.Played.class::isInstance).isPresent();
    if (called || dealer.isEmpty() || !(passed || (played && declarer.isPresent()))) {
      return Optional.empty();
    }
    List<AuctionItem> items =
        calls(dealer.get(), contract.get(), declarer).stream()
            .<AuctionItem>map(AuctionItem::of)
            .toList();
    Board bid =
        board.toBuilder().auction(new Auction(Fact.given(dealer.get()), items, List.of())).build();
    return Optional.of(
        new HandRecord(
            record.index(),
            record.kind(),
            bid,
            record.origins(),
            record.text(),
            record.diagnostics()));
  }

  private static List<Call> calls(Seat dealer, Contract contract, Optional<Seat> declarer) {
    List<Call> calls = new ArrayList<>();
    if (contract instanceof Contract.Played played) {
      for (int i = dealer.placesTo(declarer.orElseThrow()); i > 0; i--) {
        calls.add(Call.PASS);
      }
      calls.add(played.bid());
      if (played.risk() != Risk.UNDOUBLED) {
        calls.add(Call.DOUBLE);
      }
      if (played.risk() == Risk.REDOUBLED) {
        calls.add(Call.REDOUBLE);
      }
    } else {
      calls.add(Call.PASS);
    }
    calls.addAll(List.of(Call.PASS, Call.PASS, Call.PASS));
    return calls;
  }
}
