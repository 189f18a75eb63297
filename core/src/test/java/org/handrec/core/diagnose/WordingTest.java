package org.handrec.core.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Suit;
import org.junit.jupiter.api.Test;

class WordingTest {
  @Test
  void oneThingIsInTheSingular() {
    assertThat(Wording.counted(0, "card")).isEqualTo("0 cards");
    assertThat(Wording.counted(1, "card")).isEqualTo("1 card");
    assertThat(Wording.counted(1, "pass")).isEqualTo("1 pass");
    assertThat(Wording.counted(3, "leading pass")).isEqualTo("3 leading passes");
  }

  @Test
  void aListEndsWithAnd() {
    assertThat(Wording.list(List.of())).isEmpty();
    assertThat(Wording.list(List.of("a"))).isEqualTo("a");
    assertThat(Wording.list(List.of("a", "b"))).isEqualTo("a and b");
    assertThat(Wording.list(List.of("a", "b", "c", "d"))).isEqualTo("a, b, c and d");
  }

  @Test
  void cardsComeFromSpadesDown() {
    Hand cards =
        Hand.EMPTY
            .plus(Card.of(Suit.CLUBS, Rank.ACE))
            .plus(Card.of(Suit.SPADES, Rank.TWO))
            .plus(Card.of(Suit.SPADES, Rank.TEN));

    assertThat(Wording.cards(cards, " or ")).isEqualTo("ST or S2 or CA");
  }
}
