package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.rules.PlayProblem.Kind;
import org.handrec.testkit.GeneratedRecord;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One change to a legal play makes one message, and the one that names the change. */
class PlayHypothesesTest {
  private static final int RECORDS = 300;

  private static Stream<GeneratedRecord> played(long seed) {
    RandomRecords records = new RandomRecords(seed);
    return Stream.generate(records::next).filter(r -> r.cards().size() >= 12).limit(RECORDS);
  }

  private static Board board(GeneratedRecord record, Deal deal, Play play) {
    return Board.builder()
        .dealer(Fact.given(record.dealer()))
        .deal(Fact.given(deal))
        .contract(Fact.given(record.contract()))
        .declarer(Fact.given(new StatedDeclarer(record.declarer().orElseThrow(), false)))
        .result(Fact.given(StatedResult.ofDeclarer(record.tricks())))
        .play(play)
        .build();
  }

  private static PlayReplay replay(GeneratedRecord record, Deal deal, Play play, boolean strict) {
    return Replay.of(board(record, deal, play), strict, Habits.UNKNOWN).play().orElseThrow();
  }

  private static List<Kind> causes(PlayReplay replay) {
    return replay.problems().stream()
        .map(PlayProblem::kind)
        .filter(k -> k != Kind.LAST_TRICK_COMPLETED && k != Kind.UNKNOWN_CARD)
        .toList();
  }

  private static List<Card> cards(PlayReplay replay) {
    return replay.cards().stream().map(PlayReplay.PlayedCard::card).toList();
  }

  private static Play columns(Seat first, List<List<Optional<Card>>> rows, boolean stopped) {
    List<PlayItem> items = new ArrayList<>();
    for (List<Optional<Card>> row : rows) {
      row.forEach(card -> items.add(card.<PlayItem>map(PlayItem::of).orElse(PlayItem.UNKNOWN)));
    }
    if (stopped) {
      items.add(PlayItem.STOP);
    }
    return new Play(Play.Layout.COLUMNS, Fact.given(first), items, List.of());
  }

  private static Play chronological(List<Card> cards) {
    return new Play(
        Play.Layout.CHRONOLOGICAL,
        Fact.absent(),
        cards.stream().map(PlayItem::of).map(PlayItem.class::cast).toList(),
        List.of());
  }

  private static boolean stopped(GeneratedRecord record) {
    return record.cards().size() < Card.COUNT;
  }

  private static Seat leader(GeneratedRecord record) {
    return record.declarer().orElseThrow().next();
  }

  @Test
  void chronologicalPlayIsRead() {
    played(1)
        .forEach(
            record -> {
              PlayReplay replay =
                  replay(record, record.deal(), chronological(record.cards()), false);
              assertThat(causes(replay)).as(record.pbn()).isEmpty();
              assertThat(cards(replay)).startsWith(record.cards().toArray(Card[]::new));
            });
  }

  @Test
  void rowsInPlayingOrderArePutInOrder() {
    played(2)
        .forEach(
            record -> {
              List<List<Optional<Card>>> rows = new ArrayList<>();
              for (int i = 0; i < record.cards().size(); i += 4) {
                List<Optional<Card>> row = new ArrayList<>();
                for (int j = i; j < i + 4; j++) {
                  row.add(
                      j < record.cards().size()
                          ? Optional.of(record.cards().get(j))
                          : Optional.empty());
                }
                rows.add(row);
              }
              Play play = columns(leader(record), rows, stopped(record));
              boolean unchanged = rows.equals(record.rows());

              PlayReplay replay = replay(record, record.deal(), play, false);

              assertThat(causes(replay))
                  .as(record.pbn())
                  .isEqualTo(unchanged ? List.of() : List.of(Kind.ROWS_REORDERED));
              assertThat(cards(replay)).startsWith(record.cards().toArray(Card[]::new));
            });
  }

  @Test
  void strictReadingMovesNoCard() {
    played(3)
        .forEach(
            record -> {
              List<List<Optional<Card>>> rows = new ArrayList<>();
              record.rows().forEach(row -> rows.add(new ArrayList<>(row)));
              rows.stream()
                  .filter(row -> row.stream().allMatch(Optional::isPresent))
                  .limit(3)
                  .forEach(row -> Collections.rotate(row, 1));
              Play play = columns(leader(record), rows, stopped(record));
              assertThat(causes(replay(record, record.deal(), play, true)))
                  .as(record.pbn())
                  .isEqualTo(List.of(Kind.OTHER_DEAL));
              assertThat(causes(replay(record, record.deal(), play, false)))
                  .as(record.pbn())
                  .isEqualTo(List.of(Kind.ROWS_REORDERED));
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void columnsOfAnotherSeatAreToldFromTurnedDeals(int shift) {
    played(4)
        .forEach(
            record -> {
              Play play = columns(leader(record).plus(-shift), record.rows(), stopped(record));
              PlayReplay moved = replay(record, record.deal(), play, false);
              assertThat(causes(moved)).as(record.pbn()).hasSize(1);
              assertThat(causes(moved).get(0))
                  .as(record.pbn())
                  .isIn(Kind.ROWS_REORDERED, Kind.DEAL_TURNED);
              if (record.cards().size() == Card.COUNT) {
                assertThat(causes(moved)).as(record.pbn()).containsExactly(Kind.ROWS_REORDERED);
              }
              PlayReplay turned =
                  replay(
                      record,
                      record.deal().turned(shift),
                      columns(leader(record), record.rows(), stopped(record)),
                      false);
              assertThat(causes(turned)).as(record.pbn()).hasSize(1);
              assertThat(causes(turned).get(0))
                  .as(record.pbn())
                  .isIn(Kind.ROWS_REORDERED, Kind.DEAL_TURNED);
            });
  }

  @Test
  void oneWrongCardMakesOneMessage() {
    Random random = new Random(5);
    int[] named = new int[1];
    int[] total = new int[1];
    played(6)
        .forEach(
            record -> {
              int at = random.nextInt(record.cards().size());
              Card wrong = Card.ofIndex(random.nextInt(Card.COUNT));
              if (wrong == record.cards().get(at)) {
                return;
              }
              List<Card> cards = new ArrayList<>(record.cards());
              cards.set(at, wrong);
              PlayReplay replay = replay(record, record.deal(), chronological(cards), false);
              List<Kind> causes = causes(replay);
              if (replay.isReliable() && cards.size() < 48) {
                assertThat(cards(replay)).as("as written").isEqualTo(cards);
              }
              assertThat(causes.size())
                  .as("%s for %s in place %d of %s", wrong, record.cards().get(at), at, causes)
                  .isLessThanOrEqualTo(1);
              total[0]++;
              named[0] += causes.equals(List.of(Kind.PROBABLE_CARD)) ? 1 : 0;
            });
    assertThat(named[0]).isGreaterThan(total[0] / 4);
  }
}
