package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Card;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;

/**
 * A play section replayed by the Laws: the cards as they were played, who led and won each trick,
 * and what was noteworthy. Where one reading of the section explains all that looks wrong, it is
 * the reading taken here. A card that is probably another one is given as it is written; leaders
 * and winners are those of the other one.
 */
public final class PlayReplay {
  private static final Seat[] SEATS = Seat.values();

  private final List<PlayItem> written;
  private final PlayTrial trial;
  private final List<PlayProblem> problems;
  private final boolean reliable;
  private final boolean open;

  PlayReplay(
      List<PlayItem> written,
      PlayTrial trial,
      List<PlayProblem> problems,
      boolean reliable,
      boolean open) {
    this.written = written;
    this.trial = trial;
    this.problems = List.copyOf(problems);
    this.reliable = reliable;
    this.open = open;
  }

  /** The cards in the order in which they were played. */
  public List<PlayedCard> cards() {
    List<PlayedCard> cards = new ArrayList<>(52);
    for (int t = 0; t < trial.rows; t++) {
      int start = trial.leaders[t] >= 0 ? trial.leaders[t] : trial.reading().first();
      for (int i = 0; i < 4; i++) {
        int seat = (start + i) & 3;
        if (trial.card(t, seat) >= 0) {
          cards.add(
              new PlayedCard(t + 1, SEATS[seat], cardAsWritten(t, seat), trial.item(t, seat)));
        }
      }
    }
    return cards;
  }

  /** Number of cards in {@link #cards}. */
  public int cardCount() {
    byte[] cards = trial.reading().cards();
    int count = 0;
    for (int place = 0; place < 4 * trial.rows; place++) {
      count += cards[place] >= 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * Number of cards that were played for certain: all of them, or those before the first impossible
   * one that nothing explains. Completed cards do not count.
   */
  public int cardsInOrder() {
    List<PlayedCard> cards = cards();
    int count = 0;
    for (PlayedCard card : cards) {
      if (problems.stream().anyMatch(p -> p.item() == card.item() && endsOrder(p.kind()))) {
        break;
      }
      count += card.item() >= 0 ? 1 : 0;
    }
    return count;
  }

  /** The cards that were played for certain, in their order. */
  public List<Card> order() {
    return cards().stream().limit(cardsInOrder()).map(PlayedCard::card).toList();
  }

  private boolean endsOrder(PlayProblem.Kind kind) {
    return !reliable
        && switch (kind) {
          case NOT_HELD,
              PLAYED_BEFORE,
              OTHER_DEAL,
              TRICK_LEFT_OUT,
              TRICK_REPEATED,
              TRICKS_EXCHANGED,
              OTHER_TRUMPS ->
              true;
          default -> false;
        };
  }

  /** Number of tricks of which at least one card is known, or which stand before such a trick. */
  public int tricks() {
    return trial.rows;
  }

  /** Who led to a trick, from 1; empty when that is not known. */
  public Optional<Seat> leader(int trick) {
    return seat(trial.leaders[trick - 1]);
  }

  /** Who won a trick, from 1; empty when it is not complete. */
  public Optional<Seat> winner(int trick) {
    return seat(trial.winners[trick - 1]);
  }

  private static Optional<Seat> seat(int ordinal) {
    return ordinal < 0 ? Optional.empty() : Optional.of(SEATS[ordinal]);
  }

  /** The card of a seat in a trick, from 1; empty when it is not known. */
  public Optional<Card> card(int trick, Seat seat) {
    return isKnown(trick, seat)
        ? Optional.of(cardAsWritten(trick - 1, seat.ordinal()))
        : Optional.empty();
  }

  private boolean isKnown(int trick, Seat seat) {
    return trick <= trial.rows && trial.card(trick - 1, seat.ordinal()) >= 0;
  }

  /** The card of a seat in a trick, from 0, that is known: as written, or completed. */
  private Card cardAsWritten(int trick, int seat) {
    int item = trial.item(trick, seat);
    return item >= 0 && written.get(item) instanceof PlayItem.Played played
        ? played.card()
        : Card.ofIndex(trial.card(trick, seat));
  }

  /** The item of the play section from which the card of a seat in a trick, from 1, is taken. */
  public OptionalInt item(int trick, Seat seat) {
    if (trick > trial.rows) {
      return OptionalInt.empty();
    }
    int place = trial.place(trick - 1, seat.ordinal());
    int item = trial.reading().cards()[place] < 0 ? -1 : trial.reading().items()[place];
    return item < 0 ? OptionalInt.empty() : OptionalInt.of(item);
  }

  /** Tricks that a side won with all four cards known. */
  public int won(Side side) {
    return trial.tricks[side.ordinal()];
  }

  /** Number of tricks with a known winner. */
  public int completeTricks() {
    return trial.completeTricks;
  }

  /** Whether all 13 tricks are known. */
  public boolean isComplete() {
    return trial.completeTricks == 13;
  }

  /** Whether the section stops without a sign that no card follows. */
  public boolean isOpen() {
    return open;
  }

  /** Whether leaders and winners can be trusted: nothing impossible is left unexplained. */
  public boolean isReliable() {
    return reliable;
  }

  /** What was noteworthy, in no particular order. */
  public List<PlayProblem> problems() {
    return problems;
  }

  /** Whether something of a kind was noteworthy. */
  public boolean has(PlayProblem.Kind kind) {
    for (PlayProblem problem : problems) {
      if (problem.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /**
   * A card that was played.
   *
   * @param trick the trick, from 1
   * @param seat who played it
   * @param card the card
   * @param item the item of the play section, from 0; -1 for a card that was completed
   */
  public record PlayedCard(int trick, Seat seat, Card card, int item) {}
}
