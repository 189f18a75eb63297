package org.handrec.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Card;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.junit.jupiter.api.Test;

class TestkitTest {
  @Test
  void countsOfSmallAuctions() {
    Bid club = Bid.of(1, Strain.CLUBS);
    Bid diamond = Bid.of(1, Strain.DIAMONDS);
    assertThat(complete(new ArrayList<>(), List.of(club))).isEqualTo(29);
    assertThat(complete(new ArrayList<>(), List.of(club, diamond))).isEqualTo(645);
  }

  private static int complete(List<Call> calls, List<Bid> bids) {
    if (AuctionOracle.isOver(calls)) {
      return 1;
    }
    List<Call> all = new ArrayList<>(List.of(Call.PASS, Call.DOUBLE, Call.REDOUBLE));
    all.addAll(bids);
    int count = 0;
    for (Call call : all) {
      if (AuctionOracle.isLegal(calls, call)) {
        calls.add(call);
        count += complete(calls, bids);
        calls.remove(calls.size() - 1);
      }
    }
    return count;
  }

  @Test
  void recordsAreLegalVariedAndRepeatable() {
    RandomRecords records = new RandomRecords(1);
    RandomRecords again = new RandomRecords(1);
    Set<String> kinds = new HashSet<>();
    for (int i = 0; i < 2000; i++) {
      GeneratedRecord record = records.next();
      assertThat(record).isEqualTo(again.next());
      assertThat(record.deal().isFull()).isTrue();
      assertThat(new HashSet<>(record.cards())).hasSameSizeAs(record.cards());
      assertThat(record.tricks(Side.NS) + record.tricks(Side.EW)).isIn(0, 13);
      long placed = record.rows().stream().flatMap(List::stream).flatMap(c -> c.stream()).count();
      assertThat(placed).isEqualTo(record.cards().size());
      kinds.add(
          record.declarer().isEmpty()
              ? "passed out"
              : record.cards().size() == Card.COUNT ? "played" : "claim");
      kinds.add(record.notes().isEmpty() ? "plain" : "notes");
      kinds.add("risk " + record.contract().symbol().replaceAll("[^X]", ""));
    }
    assertThat(kinds)
        .contains("passed out", "played", "claim", "plain", "notes", "risk ", "risk X", "risk XX");
  }
}
