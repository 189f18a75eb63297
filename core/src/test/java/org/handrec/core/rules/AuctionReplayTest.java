package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.junit.jupiter.api.Test;

class AuctionReplayTest {
  @Test
  void unreadableTextBehindAnIllegalCallIsStillNoted() {
    AuctionItem spade = AuctionItem.of(Bid.of(1, Strain.SPADES));
    AuctionItem pass = AuctionItem.of(Call.PASS);
    AuctionItem blot = new AuctionItem.Unreadable("?1", false);
    Auction auction =
        new Auction(Fact.given(Seat.NORTH), List.of(spade, spade, pass, blot, blot), List.of());

    AuctionReplay replay = AuctionReplay.of(auction, Fact.given(Seat.NORTH), 0);

    assertThat(replay.status()).isEqualTo(AuctionReplay.Status.BROKEN);
    assertThat(replay.calls()).hasSize(1);
    assertThat(replay.problems())
        .containsExactly(
            new AuctionProblem(AuctionProblem.Kind.NOT_ALLOWED, 1, 2, Seat.EAST),
            new AuctionProblem(AuctionProblem.Kind.UNREADABLE, 3, 4, Seat.WEST));
  }
}
