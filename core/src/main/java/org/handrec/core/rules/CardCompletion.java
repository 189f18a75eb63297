package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/**
 * Looks for the cards that make a play section fit its deal: cards in place of those that are not
 * held or were played before, and of text that is no card. Only when there is a single set of them,
 * with which nothing conflicts any more, it is known what was meant.
 */
final class CardCompletion {
  /** So many cards may be wrong. */
  private static final int MOST_CARDS = 3;

  private static final int MOST_TRIALS = 5000;

  private final Function<Board, PlayCase> cases;
  private final Set<Map<Integer, Card>> solutions = new LinkedHashSet<>();
  private int trials;

  private CardCompletion(Function<Board, PlayCase> cases) {
    this.cases = cases;
  }

  /**
   * The cards by the items in whose places they were meant; none when it is not clear.
   *
   * @param board a record with a full deal and a play section
   * @param cases how its play is judged
   */
  static Map<Integer, Card> of(Board board, Function<Board, PlayCase> cases) {
    CardCompletion search = new CardCompletion(cases);
    search.read(board, new TreeMap<>());
    boolean clear = search.solutions.size() == 1 && search.trials < MOST_TRIALS;
    return clear ? search.solutions.iterator().next() : Map.of();
  }

  /** Puts cards in the place of the first text that is none. */
  private void read(Board board, Map<Integer, Card> changes) {
    List<PlayItem> items = board.play().orElseThrow().items();
    int item = 0;
    while (item < items.size() && !(items.get(item) instanceof PlayItem.Unreadable)) {
      item++;
    }
    if (item == items.size()) {
      PlayCase play = cases.apply(board);
      replace(play, play.written(), changes);
      return;
    }
    if (changes.size() == MOST_CARDS) {
      return;
    }
    Hand candidates = Hand.DECK;
    for (PlayItem other : items) {
      candidates =
          other instanceof PlayItem.Played played ? candidates.minus(played.card()) : candidates;
    }
    Optional<Suit> suit = suit(((PlayItem.Unreadable) items.get(item)).text());
    for (Card card : suit.map(candidates::suit).orElse(candidates).cards()) {
      read(with(board, item, card), and(changes, item, card));
    }
  }

  /** The suit that a text names before or behind its rank. */
  private static Optional<Suit> suit(String text) {
    return text.isEmpty()
        ? Optional.empty()
        : Suit.of(text.charAt(0)).or(() -> Suit.of(text.charAt(text.length() - 1)));
  }

  private static Board with(Board board, int item, Card card) {
    Play play = board.play().orElseThrow();
    List<PlayItem> items = new ArrayList<>(play.items());
    items.set(item, PlayItem.of(card));
    return board.toBuilder()
        .play(new Play(play.layout(), play.first(), items, play.notes()))
        .build();
  }

  private static Map<Integer, Card> and(Map<Integer, Card> changes, int item, Card card) {
    Map<Integer, Card> more = new TreeMap<>(changes);
    more.put(item, card);
    return more;
  }

  /** Replaces the first card that is impossible in itself, or the one that was played before it. */
  private void replace(PlayCase play, PlayTrial.Reading reading, Map<Integer, Card> changes) {
    if (++trials >= MOST_TRIALS || solutions.size() > 1) {
      return;
    }
    PlayTrial trial = play.trial(reading);
    int wrong = 0;
    while (wrong < play.grid().places && !isImpossible(trial, wrong)) {
      wrong++;
    }
    if (wrong == play.grid().places) {
      if (trial.conflictCount == 0 && !changes.isEmpty()) {
        solutions.add(changes);
      }
      return;
    }
    if (changes.size() == MOST_CARDS) {
      return;
    }
    for (int place = 0; place <= wrong; place++) {
      if (place == wrong || isTwin(trial, place, wrong)) {
        int item = play.grid().items[place];
        for (Card card : notRecorded(play, reading, trial.seatAt(place)).cards()) {
          if (!changes.containsKey(item)) {
            replace(play, reading.withCard(place, card.index()), and(changes, item, card));
          }
        }
      }
    }
  }

  private static boolean isImpossible(PlayTrial trial, int place) {
    int conflict = trial.reading().cards()[place] < 0 ? 0 : trial.conflictAt(place);
    return conflict == PlayTrial.NOT_HELD || conflict == PlayTrial.PLAYED_BEFORE;
  }

  /** Whether a player has played the card in a place of his before. */
  private static boolean isTwin(PlayTrial trial, int place, int later) {
    return trial.reading().cards()[place] == trial.reading().cards()[later]
        && trial.seatAt(place) == trial.seatAt(later);
  }

  private static Hand notRecorded(PlayCase play, PlayTrial.Reading reading, int seat) {
    long hand = play.deal().bits(Seat.values()[seat]);
    for (byte card : reading.cards()) {
      hand &= card < 0 ? -1L : ~(1L << card);
    }
    return Hand.ofBits(hand);
  }
}
