package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.handrec.core.model.Card;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayProblem.Kind;
import org.junit.jupiter.api.Test;

/** What stands in a play section too often or behind its end; each fault is one problem. */
class PlayGridTest {
  private static final PlayItem CARD = PlayItem.of(Card.ofIndex(0));
  private static final PlayItem BLOT = new PlayItem.Unreadable("so", false);

  private static PlayGrid read(int cards, int tricks, PlayItem... behind) {
    List<PlayItem> items = new ArrayList<>(Collections.nCopies(cards, CARD));
    items.addAll(Arrays.asList(behind));
    return new PlayGrid(
        new Play(Play.Layout.COLUMNS, Fact.given(Seat.WEST), items, List.of()), tricks);
  }

  @Test
  void theLastTrickOfAnEndPositionIsNamed() {
    assertThat(read(12, 3, CARD, CARD).problems)
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.kind()).isEqualTo(Kind.CARD_AFTER_END);
              assertThat(problem.otherTrick()).isEqualTo(3);
              assertThat(problem.count()).isEqualTo(2);
            });
  }

  @Test
  void fillersBehindTheEndAreNamed() {
    assertThat(read(52, 13, PlayItem.UNKNOWN).problems)
        .containsExactly(PlayProblem.of(Kind.SURPLUS_FILLER, 52, 0).note("-"));
    assertThat(read(52, 13, PlayItem.NEXT).problems)
        .containsExactly(PlayProblem.of(Kind.SURPLUS_FILLER, 52, 0).note("+"));
  }

  @Test
  void textBehindTheEndIsNoFiller() {
    assertThat(read(52, 13, BLOT).problems)
        .extracting(PlayProblem::kind)
        .containsExactly(Kind.UNREADABLE);
    assertThat(read(4, 13, PlayItem.STOP, BLOT).problems)
        .extracting(PlayProblem::kind)
        .containsExactly(Kind.UNREADABLE);
  }

  @Test
  void aSecondMarkTakesNothingFromTheFirst() {
    PlayGrid grid =
        read(4, 13, new PlayItem.Marked(Mark.REVOKE), new PlayItem.Marked(Mark.REVOKE), CARD);

    assertThat(grid.problems)
        .containsExactly(PlayProblem.of(Kind.IMPOSSIBLE_MARK, 5, 2).note("^R"));
    assertThat(grid.marks.revoke(4)).isTrue();
  }
}
