package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.testkit.PlayOracle;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.api.Test;

class PlayStateTest {
  @Test
  void everyCardOfRandomPlaysIsJudgedAsTheLawsSay() {
    RandomRecords random = new RandomRecords(23);
    for (int i = 0; i < 100; i++) {
      Deal deal = random.deal();
      Strain strain = Strain.values()[i % 5];
      Seat leader = Seat.NORTH.plus(i);
      PlayOracle oracle = new PlayOracle(deal, strain.trumps(), leader);
      PlayState state = PlayState.of(deal, strain, leader);
      List<Card> cards = new ArrayList<>();
      for (Card next : random.play(oracle)) {
        assertThat(state.turn()).isEqualTo(oracle.toPlay(cards));
        assertThat(state.playable().cards()).containsExactlyElementsOf(oracle.playable(cards));
        state = state.after(next);
        cards.add(next);
        for (Side side : Side.values()) {
          assertThat(state.tricks(side)).isEqualTo(oracle.tricks(side, cards));
        }
      }
      assertThat(state.isOver()).isTrue();
    }
  }
}
