package org.handrec.core.check.cross;

import static org.assertj.core.api.Assertions.assertThat;

import org.handrec.core.model.Deal;
import org.junit.jupiter.api.Test;

class DealRelationTest {
  private static final Deal DEAL =
      Deal.parse("N:A64.Q96.762.QT75 KT753.532.AJT8.9 J9.AK4.543.J8632 Q82.JT87.KQ9.AK4");

  @Test
  void aHandThatIsNotGivenSpeaksAgainstNothing() {
    Deal partly = Deal.parse("N:A64.Q96.762.QT75 - - Q82.JT87.KQ9.AK4");

    assertThat(DealRelation.of(DEAL, partly)).isEqualTo(DealRelation.SAME);
    assertThat(DealRelation.of(partly.turned(1), DEAL)).isEqualTo(DealRelation.DIFFERENT);
  }

  @Test
  void anEndPositionIsNotCompared() {
    Deal end = Deal.parse("N:A.. K.. J.. Q..".replace("..", "..."));

    assertThat(DealRelation.of(DEAL, end)).isEqualTo(DealRelation.SAME);
  }

  @Test
  void threeCardsThatWentRoundAreNoExchange() {
    Deal other =
        Deal.parse("N:K64.Q96.762.QT75 JT753.532.AJT8.9 A9.AK4.543.J8632 Q82.JT87.KQ9.AK4");

    assertThat(DealRelation.of(DEAL, other)).isEqualTo(DealRelation.DIFFERENT);
  }

  @Test
  void fourWholeSuitsAreAPlaceholder() {
    assertThat(
            DealRelation.isPlaceholder(
                Deal.parse(
                    "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")))
        .isTrue();
    assertThat(DealRelation.isPlaceholder(DEAL)).isFalse();
  }
}
