package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.testkit.GeneratedRecord;
import org.handrec.testkit.PlayOracle;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Legal records are replayed as the oracles replay them, and nothing about them is noteworthy. */
class ReplayOfGeneratedRecordsTest {
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void agreesWithTheOracles(boolean strict) {
    RandomRecords records = new RandomRecords(strict ? 5 : 6);
    for (int i = 0; i < 500; i++) {
      GeneratedRecord record = records.next();
      Replay replay = Replay.of(record.board(), strict, Habits.UNKNOWN);
      checkAuction(record, replay);
      if (record.cards().isEmpty()) {
        assertThat(replay.play()).as(record.pbn()).isEmpty();
      } else {
        checkPlay(record, replay.play().orElseThrow());
      }
    }
  }

  private static void checkAuction(GeneratedRecord record, Replay replay) {
    AuctionReplay auction = replay.auction().orElseThrow();
    assertThat(auction.problems()).as(record.pbn()).isEmpty();
    assertThat(auction.calls()).extracting(c -> c.call()).isEqualTo(record.calls());
    assertThat(auction.contract()).contains(record.contract());
    assertThat(auction.declarer()).isEqualTo(record.declarer());
    assertThat(replay.leader()).isEqualTo(record.declarer().map(Seat::next));
    assertThat(replay.tricks())
        .isEqualTo(
            record.declarer().isPresent() ? OptionalInt.of(record.tricks()) : OptionalInt.empty());
  }

  private static void checkPlay(GeneratedRecord record, PlayReplay play) {
    PlayOracle oracle = record.oracle().orElseThrow();
    List<Card> cards = record.cards();
    int complete = cards.size() / 4;
    assertThat(play.isReliable()).isTrue();
    if (complete == 12) {
      assertThat(play.completeTricks()).isEqualTo(13);
      assertThat(play.cards()).extracting(c -> c.card()).startsWith(cards.toArray(Card[]::new));
      return;
    }
    assertThat(play.problems()).as(record.pbn()).isEmpty();
    assertThat(play.cards()).extracting(c -> c.card()).isEqualTo(cards);
    for (Side side : Side.values()) {
      assertThat(play.won(side)).isEqualTo(oracle.tricks(side, cards));
    }
    List<Seat> winners = oracle.winners(cards);
    for (int trick = 1; trick <= complete; trick++) {
      assertThat(play.winner(trick)).isEqualTo(Optional.of(winners.get(trick - 1)));
    }
  }
}
