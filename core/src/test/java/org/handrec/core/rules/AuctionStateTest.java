package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.testkit.AuctionOracle;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.api.Test;

class AuctionStateTest {
  private static final Bid CLUB = Bid.of(1, Strain.CLUBS);
  private static final Bid DIAMOND = Bid.of(1, Strain.DIAMONDS);

  @Test
  void numberOfAuctionsThatUseOnlyOneOrTwoBids() {
    assertThat(complete(AuctionState.of(Seat.NORTH), calls(CLUB))).isEqualTo(29);
    assertThat(complete(AuctionState.of(Seat.NORTH), calls(CLUB, DIAMOND))).isEqualTo(645);
  }

  private static List<Call> calls(Bid... bids) {
    List<Call> calls = new ArrayList<>(List.of(Call.PASS, Call.DOUBLE, Call.REDOUBLE));
    calls.addAll(List.of(bids));
    return calls;
  }

  private static int complete(AuctionState state, List<Call> calls) {
    if (state.isOver()) {
      return 1;
    }
    return calls.stream()
        .filter(call -> state.objection(call).isEmpty())
        .mapToInt(call -> complete(state.after(call), calls))
        .sum();
  }

  @Test
  void everyCallAtEveryPointIsJudgedAsTheLawsSay() {
    List<Call> all = calls();
    for (int bid = 0; bid < 35; bid++) {
      all.add(Bid.of(bid / 5 + 1, Strain.values()[bid % 5]));
    }
    RandomRecords random = new RandomRecords(17);
    for (int i = 0; i < 300; i++) {
      Seat dealer = Seat.NORTH.plus(i);
      AuctionState state = AuctionState.of(dealer);
      List<Call> calls = new ArrayList<>();
      for (Call next : random.auction()) {
        for (Call call : all) {
          assertThat(state.objection(call).isEmpty())
              .as("%s after %s", call.symbol(), calls)
              .isEqualTo(AuctionOracle.isLegal(calls, call));
        }
        state = state.after(next);
        calls.add(next);
        assertThat(state.isOver()).isEqualTo(AuctionOracle.isOver(calls));
        assertThat(state.turn()).isEqualTo(dealer.plus(calls.size()));
        assertThat(state.declarerSoFar()).isEqualTo(AuctionOracle.declarer(dealer, calls));
        if (state.lastBid().isPresent()) {
          assertThat(state.contractSoFar()).isEqualTo(AuctionOracle.contract(calls));
        }
      }
    }
  }
}
