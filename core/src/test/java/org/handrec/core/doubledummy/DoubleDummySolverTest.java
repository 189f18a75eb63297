package org.handrec.core.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;
import org.junit.jupiter.api.Test;

class DoubleDummySolverTest {
  /** How many deals of each set a normal build solves. */
  private static final Map<String, Integer> SAMPLE =
      Map.of("random1000", 40, "flat60", 6, "freak100", 8, "list100", 5, "void20", 1);

  private final DoubleDummySolver solver = new DoubleDummySolver();

  /** All of them with -Pdoubledummy. */
  @Test
  void tablesAreThoseOfAnotherSolver() {
    Map<String, Integer> done = new HashMap<>();
    for (String[] row : Reference.rows("reference-tables.tsv")) {
      Reference.Solved solved = Reference.Solved.of(row);
      int count = done.merge(solved.set(), 1, Integer::sum);
      if (Reference.isWhole() || count <= SAMPLE.getOrDefault(solved.set(), 0)) {
        assertThat(solver.table(solved.deal())).as("%s", solved).isEqualTo(solved.table());
      }
    }
    assertThat(done.keySet()).containsAll(SAMPLE.keySet());
  }

  @Test
  void endingsAreThoseOfAnotherSolver() {
    for (String[] row : Reference.rows("reference-ends.tsv")) {
      List<Card> trick = row[3].equals("-") ? List.of() : Reference.cards(row[3]);
      Position position =
          new Position(
              Reference.hands(row[0]), Reference.strain(row[1]), Reference.seat(row[2]), trick);
      assertThat(position.turn()).isEqualTo(Reference.seat(row[4]));
      assertThat(solver.tricks(position)).as("%s", position).isEqualTo(Integer.parseInt(row[5]));
      Map<Card, Integer> expected = new HashMap<>();
      for (String group : row[6].split(" ", -1)) {
        int sign = group.indexOf('=');
        Suit suit = Suit.of(group.charAt(0)).orElseThrow();
        for (int i = 1; i < sign; i++) {
          expected.put(
              Card.of(suit, Reference.rank(group.charAt(i))),
              Integer.parseInt(group.substring(sign + 1)));
        }
      }
      Map<Card, Integer> actual = new HashMap<>();
      solver.cards(position).forEach(result -> actual.put(result.card(), result.tricks()));
      assertThat(actual).as("%s", position).isEqualTo(expected);
    }
  }

  @Test
  void playIsAnalysedAsByAnotherSolver() {
    int lines = 0;
    for (String[] row : Reference.rows("reference-play.tsv")) {
      if (++lines > 15 && !Reference.isWhole()) {
        break;
      }
      Seat declarer = Reference.seat(row[2]).plus(3);
      PlayAnalysis analysis =
          solver.analyse(
              Deal.parse(row[0]), Reference.strain(row[1]), declarer, Reference.cards(row[3]));
      List<String> numbers = new ArrayList<>(List.of(Integer.toString(analysis.tricks())));
      int before = analysis.tricks();
      for (PlayAnalysis.Step step : analysis.steps()) {
        numbers.add(Integer.toString(step.tricks()));
        int lost =
            step.seat().side() == declarer.side() ? before - step.tricks() : step.tricks() - before;
        assertThat(step.cost()).isEqualTo(lost).isNotNegative();
        before = step.tricks();
      }
      List<String> expected = List.of(row[4].split(" ", -1));
      assertThat(numbers.subList(0, expected.size())).as("%s", row[0]).isEqualTo(expected);
    }
  }

  @Test
  void theBestCardsAreThoseWithMostTricks() {
    for (String[] row : Reference.rows("reference-play.tsv").subList(0, 3)) {
      Deal deal = Deal.parse(row[0]);
      Strain strain = Reference.strain(row[1]);
      Seat declarer = Reference.seat(row[2]).plus(3);
      List<Card> cards = Reference.cards(row[3]);
      List<PlayAnalysis.Step> steps = solver.analyse(deal, strain, declarer, cards).steps();
      List<List<Card>> best = solver.bestCards(deal, strain, declarer, cards);
      List<Hand> hands = new ArrayList<>();
      for (Seat seat : Seat.values()) {
        hands.add(deal.hand(seat).orElseThrow());
      }
      for (int i = 0; i < cards.size(); i++) {
        Seat leader = steps.get(i - i % 4).seat();
        List<CardResult> results =
            solver.cards(new Position(hands, strain, leader, cards.subList(i - i % 4, i)));
        assertThat(best.get(i))
            .as("%s after %d", row[0], i)
            .containsExactlyInAnyOrderElementsOf(
                results.stream()
                    .filter(result -> result.tricks() == results.get(0).tricks())
                    .map(CardResult::card)
                    .toList())
            .isSortedAccordingTo(StatedPlay.ORDER.reversed());
        int seat = steps.get(i).seat().ordinal();
        hands.set(seat, hands.get(seat).minus(cards.get(i)));
      }
      assertThat(best).hasSize(cards.size());
    }
  }

  /** Up to six cards a hand, each position with every seat on lead. */
  @Test
  void smallEndingsAreThoseOfPlainSearch() {
    Random random = new Random(20261130);
    for (int i = 0; i < 100; i++) {
      int size = 2 + i % 5;
      List<Hand> hands = hands(random, size, i % 3 == 0);
      Strain strain = Strain.values()[i % 5];
      PlainSearch plain = new PlainSearch(strain);
      for (Seat leader : Seat.values()) {
        Position position = new Position(hands, strain, leader, List.of());
        int ns = plain.tricks(hands, leader);
        int expected = leader.side() == Side.NS ? ns : size - ns;
        assertThat(solver.tricks(position)).as("%s", position).isEqualTo(expected);
      }
    }
  }

  private static List<Hand> hands(Random random, int size, boolean high) {
    List<Integer> pack = new ArrayList<>();
    for (int card = 0; card < Card.COUNT; card++) {
      if (!high || card % 13 >= 13 - size - 1) {
        pack.add(card);
      }
    }
    Collections.shuffle(pack, random);
    List<Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      Hand hand = Hand.EMPTY;
      for (int i = 0; i < size; i++) {
        hand = hand.plus(Card.ofIndex(pack.get(seat * size + i)));
      }
      hands.add(hand);
    }
    return hands;
  }

  private static Deal deal(Random random) {
    return Deal.of(hands(random, 13, false).stream().map(Optional::of).toList());
  }

  @Test
  void aTurnedDealHasATurnedTable() {
    Random random = new Random(7);
    for (int turn = 1; turn < 4; turn++) {
      Deal deal = deal(random);
      assertThat(solver.table(deal.turned(turn))).isEqualTo(solver.table(deal).turned(turn));
    }
  }

  @Test
  void exchangedSuitsExchangeTheirResults() {
    Deal deal = deal(new Random(8));
    List<Optional<Hand>> hands = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      Hand hand = Hand.EMPTY;
      for (Card card : deal.hand(seat).orElseThrow().cards()) {
        hand = hand.plus(Card.of(next(card.suit()), card.rank()));
      }
      hands.add(Optional.of(hand));
    }
    DoubleDummyTable before = solver.table(deal);
    DoubleDummyTable after = solver.table(Deal.of(hands));
    for (Seat seat : Seat.values()) {
      assertThat(after.tricks(seat, Strain.NOTRUMP)).isEqualTo(before.tricks(seat, Strain.NOTRUMP));
      for (Suit suit : Suit.values()) {
        assertThat(after.tricks(seat, Strain.of(next(suit))))
            .isEqualTo(before.tricks(seat, Strain.of(suit)));
      }
    }
  }

  private static Suit next(Suit suit) {
    return Suit.values()[(suit.ordinal() + 1) % 4];
  }

  @Test
  void noShortcutChangesAResult() {
    Random random = new Random(9);
    for (Search.Shortcut shortcut : Search.Shortcut.values()) {
      DoubleDummySolver slow = new DoubleDummySolver(Limits.DEFAULT, EnumSet.of(shortcut));
      for (int i = 0; i < 30; i++) {
        List<Hand> hands = hands(random, 8, false);
        Position position =
            new Position(hands, Strain.values()[i % 5], Seat.values()[i % 4], List.of());
        assertThat(slow.tricks(position)).as("%s", position).isEqualTo(solver.tricks(position));
      }
    }
  }

  @Test
  void limitsHoldForOneQuestionOrForSeveralTogether() {
    Deal deal = deal(new Random(12));
    long before = solver.positions();
    DoubleDummyTable table = solver.table(deal);
    long all = solver.positions() - before;
    Limits limits = new Limits(Limits.DEFAULT.maxBytes(), all / 2, Duration.ofHours(1));
    DoubleDummySolver limited = new DoubleDummySolver(limits);

    for (Strain strain : Strain.values()) {
      assertThat(limited.strain(deal, strain)[0]).isEqualTo(table.tricks(Seat.NORTH, strain));
    }
    assertThatThrownBy(() -> limited.table(deal)).isInstanceOf(SolverStoppedException.class);
    assertThatThrownBy(
            () ->
                limited.together(
                    () -> List.of(limited.strain(deal, Strain.CLUBS), limited.table(deal))))
        .isInstanceOf(SolverStoppedException.class);
    assertThat(limited.strain(deal, Strain.CLUBS)[0])
        .isEqualTo(table.tricks(Seat.NORTH, Strain.CLUBS));
  }

  @Test
  void whatIsForgottenIsFoundAgain() {
    DoubleDummySolver forgetful =
        new DoubleDummySolver(new Limits(0, Long.MAX_VALUE, Duration.ofHours(1)));
    Deal deal = deal(new Random(10));
    assertThat(forgetful.table(deal)).isEqualTo(solver.table(deal));
  }

  @Test
  void aStatedNumberIsTested() {
    Deal deal = deal(new Random(11));
    DoubleDummyTable table = solver.table(deal);
    for (Seat seat : Seat.values()) {
      for (int tricks = -1; tricks <= 14; tricks++) {
        assertThat(solver.isRight(deal, Strain.HEARTS, seat, tricks))
            .isEqualTo(tricks == table.tricks(seat, Strain.HEARTS));
      }
      assertThat(solver.tricks(deal, Strain.CLUBS, seat))
          .isEqualTo(table.tricks(seat, Strain.CLUBS));
    }
  }

  @Test
  void stopsAtItsLimits() {
    Deal deal = deal(new Random(12));
    Duration hour = Duration.ofHours(1);
    assertThatThrownBy(() -> new DoubleDummySolver(new Limits(1 << 20, 5000, hour)).table(deal))
        .isInstanceOf(SolverStoppedException.class)
        .hasMessage("more than 5000 positions");
    Limits noTime = new Limits(1 << 20, Long.MAX_VALUE, Duration.ZERO);
    assertThatThrownBy(() -> new DoubleDummySolver(noTime).table(deal))
        .isInstanceOf(SolverStoppedException.class)
        .hasMessage("more than 0 ms");
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> solver.table(deal))
        .isInstanceOf(SolverStoppedException.class)
        .hasMessage("interrupted");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(solver.table(deal)).isEqualTo(new DoubleDummySolver().table(deal));
  }

  @Test
  void refusesWhatIsNoPosition() {
    List<Hand> hands = hands(new Random(13), 3, false);
    List<Hand> twice = List.of(hands.get(0), hands.get(0), hands.get(1), hands.get(2));
    assertThatThrownBy(() -> new Position(twice, Strain.CLUBS, Seat.NORTH, List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a card twice");
    List<Card> trick = List.of(hands.get(0).cards().get(0));
    assertThatThrownBy(() -> new Position(hands, Strain.CLUBS, Seat.NORTH, trick))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("hands of sizes that do not fit");
    assertThatThrownBy(() -> solver.table(Deal.parse("N:A.K.Q.J - - -")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("all 52 cards are needed");
    Deal deal = deal(new Random(14));
    Card revoke = deal.hand(Seat.WEST).orElseThrow().cards().get(0);
    assertThatThrownBy(() -> solver.analyse(deal, Strain.CLUBS, Seat.NORTH, List.of(revoke)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(revoke + " of E is not legal");
  }

  @Test
  void aBatchKeepsTheOrder() {
    Random random = new Random(15);
    List<Deal> deals = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      deals.add(deal(random));
    }
    List<Integer> results = new ArrayList<>();
    try (DoubleDummyBatch<RuntimeException> batch = new DoubleDummyBatch<>(2, Limits.DEFAULT)) {
      for (Deal deal : deals) {
        batch.add(one -> one.tricks(deal, Strain.NOTRUMP, Seat.SOUTH), results::add);
      }
      assertThat(results).hasSize(4);
      batch.finish();
      assertThat(results)
          .isEqualTo(
              deals.stream().map(deal -> solver.tricks(deal, Strain.NOTRUMP, Seat.SOUTH)).toList());
      assertThat(batch.table(deals.get(0))).isEqualTo(solver.table(deals.get(0)));
    }
  }

  @Test
  void aBatchThrowsWhatItsWorkThrows() {
    List<Integer> taken = new ArrayList<>();
    try (DoubleDummyBatch<RuntimeException> batch = new DoubleDummyBatch<>(2, Limits.DEFAULT)) {
      for (int number = 1; number <= 4; number++) {
        int one = number;
        batch.add(unused -> one == 3 ? refuse() : one, taken::add);
      }
      assertThatThrownBy(batch::finish)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("three");
    }
    assertThat(taken).containsExactly(1, 2);
  }

  private static int refuse() {
    throw new IllegalStateException("three");
  }
}
