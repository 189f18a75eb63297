package org.handrec.core.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.handrec.core.model.Side;
import org.handrec.core.model.Vulnerability;
import org.junit.jupiter.api.Test;

class ChicagoTest {
  @Test
  void partScoresMakeAGameWorthTheBonusOfItsDeal() {
    Chicago first = Chicago.begin().after(Side.NS, Contracts.of("2S"), false, 8);
    assertThat(first.points(Side.NS)).isEqualTo(60);
    assertThat(first.part(Side.NS)).isEqualTo(60);
    Chicago second = first.after(Side.NS, Contracts.of("1NT"), true, 8);
    assertThat(second.points(Side.NS)).isEqualTo(60 + 40 + 30 + 500);
    assertThat(second.part(Side.NS)).isZero();
  }

  @Test
  void aGameWipesBothPartScores() {
    Chicago state =
        Chicago.begin()
            .after(Side.NS, Contracts.of("2S"), false, 8)
            .after(Side.EW, Contracts.of("3NT"), true, 9);
    assertThat(state.part(Side.NS)).isZero();
    assertThat(state.points(Side.EW)).isEqualTo(600);
  }

  @Test
  void aPartScoreInTheLastDealHasABonus() {
    Chicago state = Chicago.begin();
    for (int i = 0; i < 3; i++) {
      state = state.after(Side.NS, Contracts.of("4S"), false, 9);
    }
    assertThat(state.points(Side.EW)).isEqualTo(150);
    Chicago end = state.after(Side.EW, Contracts.of("1C"), true, 7);
    assertThat(end.points(Side.EW)).isEqualTo(150 + 20 + 100);
    assertThat(end.isOver()).isTrue();
    assertThat(end.played()).isEqualTo(4);
    assertThatThrownBy(() -> end.after(Side.NS, Contracts.of("1C"), true, 7))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void eachDealHasItsVulnerability() {
    assertThat(Chicago.Variant.DEALER.of(1, Side.NS)).isEqualTo(Vulnerability.NONE);
    assertThat(Chicago.Variant.DEALER.of(2, Side.EW)).isEqualTo(Vulnerability.EW);
    assertThat(Chicago.Variant.OPPONENTS.of(3, Side.EW)).isEqualTo(Vulnerability.NS);
    assertThat(Chicago.Variant.OPPONENTS.of(4, Side.EW)).isEqualTo(Vulnerability.ALL);
    assertThatThrownBy(() -> Chicago.Variant.DEALER.of(5, Side.NS))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
