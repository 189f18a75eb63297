package org.handrec.core.check.auction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.core.model.Call.PASS;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.check.SketchedRecord;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Call;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.Strain;
import org.junit.jupiter.api.Test;

class AuctionRuleTest {
  private static final Bid ONE_NO_TRUMP = Bid.of(1, Strain.NOTRUMP);
  private static final Bid THREE_NO_TRUMP = Bid.of(3, Strain.NOTRUMP);

  private static Board.Builder board(Seat declarer, Call... calls) {
    List<AuctionItem> items = Stream.of(calls).<AuctionItem>map(AuctionItem::of).toList();
    return Board.builder()
        .dealer(Fact.given(Seat.SOUTH))
        .contract(Fact.given(Contract.of(THREE_NO_TRUMP, Risk.UNDOUBLED)))
        .declarer(Fact.given(new StatedDeclarer(declarer, false)))
        .auction(new Auction(Fact.given(Seat.SOUTH), items, List.of()));
  }

  private static Optional<String> hypothesis(Board.Builder board) {
    List<Diagnostic> found = SketchedRecord.of(board).check(List.of(new AuctionRule()));
    assertThat(found).extracting(Diagnostic::code).containsExactly("A008");
    return found.get(0).hypothesis();
  }

  @Test
  void passesAreMissingAtTheEnd() {
    assertThat(hypothesis(board(Seat.SOUTH, ONE_NO_TRUMP, PASS, THREE_NO_TRUMP, PASS, PASS)))
        .contains("with 1 pass 3NT by S");
  }

  @Test
  void aCallIsMissingElsewhere() {
    assertThat(hypothesis(board(Seat.SOUTH, ONE_NO_TRUMP, THREE_NO_TRUMP, PASS, PASS)))
        .as("West would declare")
        .isEmpty();
    assertThat(hypothesis(board(Seat.SOUTH, ONE_NO_TRUMP, PASS, PASS)))
        .as("1NT would be the contract")
        .isEmpty();
  }

  @Test
  void theOpeningLeadIsAsked() {
    Call[] calls = {ONE_NO_TRUMP, PASS, THREE_NO_TRUMP, PASS, PASS};

    assertThat(hypothesis(withLead("H5", calls))).as("led by West").isPresent();
    assertThat(hypothesis(withLead("S9", calls))).as("led by East").isEmpty();
  }

  private static Board.Builder withLead(String card, Call... calls) {
    Deal deal = Deal.parse("N:QT65.K7642.AT7.J 932.JT8.Q932.875 J874.AQ93.5.KT64 AK.5.KJ864.AQ932");
    List<PlayItem> lead = List.of(PlayItem.of(Card.parse(card).orElseThrow()));
    return board(Seat.SOUTH, calls)
        .deal(Fact.given(deal))
        .play(new Play(Play.Layout.COLUMNS, Fact.given(Seat.WEST), lead, List.of()));
  }
}
