package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.Strain;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The rows of cases/play.tsv. */
class PlayVectorTest {
  @TestFactory
  Stream<DynamicTest> rows() {
    return Vectors.rows("play.tsv").stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("id") + " " + row.get("note"),
                    () -> {
                      if (row.get("kind").equals("winner")) {
                        checkWinner(row);
                      } else {
                        checkReplay(row);
                      }
                    }));
  }

  private static void checkWinner(Map<String, String> row) {
    List<Optional<Hand>> hands = new ArrayList<>(Collections.nCopies(4, Optional.empty()));
    List<Card> cards = new ArrayList<>();
    for (String word : row.get("cards").split(" ", -1)) {
      Card card = Card.parse(word.substring(2)).orElseThrow();
      hands.set(seat(word).ordinal(), Optional.of(Hand.EMPTY.plus(card)));
      cards.add(card);
    }
    PlayState state = PlayState.of(Deal.of(hands), strain(row), seat(row.get("leader")));
    for (Card card : cards) {
      state = state.after(card);
    }
    assertThat(state.turn()).isEqualTo(seat(row.get("winner")));
    assertThat(state.tricks(seat(row.get("winner")).side())).isEqualTo(1);
  }

  private static void checkReplay(Map<String, String> row) {
    Play play = play(row);
    Board board =
        Board.builder()
            .deal(Fact.given(Deal.parse(row.get("deal"))))
            .contract(Fact.given(Contract.of(Bid.of(1, strain(row)), Risk.UNDOUBLED)))
            .declarer(Fact.given(new StatedDeclarer(seat(row.get("declarer")), false)))
            .play(play)
            .build();
    PlayReplay replay = Replay.of(board, false, Habits.UNKNOWN).play().orElseThrow();

    assertThat(codes(replay)).isEqualTo(row.get("code"));
    if (!row.get("problems").isEmpty()) {
      assertThat(conflicts(row, play)).isEqualTo(Integer.parseInt(row.get("problems")));
    }
    if (!row.get("tricks_ns").isEmpty()) {
      assertThat(replay.won(Side.NS)).isEqualTo(Integer.parseInt(row.get("tricks_ns")));
      assertThat(replay.won(Side.EW)).isEqualTo(Integer.parseInt(row.get("tricks_ew")));
    }
  }

  private static Seat seat(String letter) {
    return Seat.of(letter.charAt(0)).orElseThrow();
  }

  private static Strain strain(Map<String, String> row) {
    return Strain.parse(row.get("trumps")).orElseThrow();
  }

  private static Play play(Map<String, String> row) {
    List<PlayItem> items =
        Arrays.stream(row.get("cards").replace("/ ", "").split(" "))
            .map(word -> Card.parse(word).<PlayItem>map(PlayItem::of).orElse(PlayItem.UNKNOWN))
            .toList();
    return row.get("layout").equals("grid")
        ? new Play(Play.Layout.COLUMNS, Fact.given(seat(row.get("leader"))), items, List.of())
        : new Play(Play.Layout.CHRONOLOGICAL, Fact.absent(), items, List.of());
  }

  /** How many cards conflict when the play is read to the letter. */
  private static int conflicts(Map<String, String> row, Play play) {
    PlayGrid grid = new PlayGrid(play, 13);
    int leader = seat(row.get("leader")).ordinal();
    boolean chronological = play.layout() == Play.Layout.CHRONOLOGICAL;
    PlayTrial.Reading reading =
        new PlayTrial.Reading(
            grid.cards, grid.rows(), chronological, leader, grid.items, grid.marks);
    return new PlayTrial(reading, Deal.parse(row.get("deal")), strain(row), leader, null)
        .conflictCount;
  }

  private static String codes(PlayReplay replay) {
    return String.join(" ", replay.problems().stream().map(p -> code(p.kind())).toList());
  }

  private static String code(PlayProblem.Kind kind) {
    return switch (kind) {
      case NOT_HELD -> "P001";
      case PLAYED_BEFORE -> "P002";
      case REVOKE -> "P003";
      case WRONG_OPENING_LEADER -> "P006";
      case LEAD_OUT_OF_TURN -> "P007";
      case ROWS_REORDERED -> "P009";
      case DEAL_TURNED -> "P011";
      case OTHER_DEAL -> "P013";
      case PROBABLE_CARD -> "P014";
      default -> kind.name();
    };
  }
}
