package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Mark;
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

  @Test
  void marksBehindAnIllegalCallAreNoCalls() {
    AuctionItem spade = AuctionItem.of(Bid.of(1, Strain.SPADES));
    AuctionItem skipped = new AuctionItem.Marked(Mark.SKIPPED);
    AuctionItem blot = new AuctionItem.Unreadable("?1", false);
    Auction auction =
        new Auction(Fact.given(Seat.NORTH), List.of(spade, spade, skipped, blot), List.of());

    assertThat(AuctionReplay.of(auction, Fact.given(Seat.NORTH), 0).problems())
        .contains(new AuctionProblem(AuctionProblem.Kind.UNREADABLE, 3, 3, Seat.WEST));
  }

  @Test
  void aSecondMarkTakesNothingFromTheFirst() {
    AuctionItem insufficient = new AuctionItem.Marked(Mark.INSUFFICIENT);
    AuctionItem spade = AuctionItem.of(Bid.of(1, Strain.SPADES));
    Auction auction =
        new Auction(
            Fact.given(Seat.NORTH), List.of(spade, insufficient, insufficient, spade), List.of());

    assertThat(AuctionReplay.of(auction, Fact.given(Seat.NORTH), 0).problems())
        .containsExactly(
            new AuctionProblem(AuctionProblem.Kind.IMPOSSIBLE_MARK, 2, 2, Seat.EAST),
            new AuctionProblem(AuctionProblem.Kind.ACCEPTED_INSUFFICIENT, 1, 2, Seat.EAST));
  }

  @Test
  void aWholeRowOfLeadingDashesIsAFiller() {
    List<AuctionItem> items = new ArrayList<>(Collections.nCopies(6, AuctionItem.DASH));
    items.add(AuctionItem.of(Call.PASS));
    Auction auction = new Auction(Fact.given(Seat.NORTH), items, List.of());

    assertThat(AuctionReplay.of(auction, Fact.given(Seat.SOUTH), 0).problems())
        .containsExactly(new AuctionProblem(AuctionProblem.Kind.FILLER, 2, 1, Seat.SOUTH));
    assertThat(AuctionReplay.of(auction, Fact.given(Seat.WEST), 0).problems())
        .containsExactly(
            new AuctionProblem(AuctionProblem.Kind.NOT_IN_DEALERS_COLUMN, 6, 1, Seat.WEST));
  }
}
