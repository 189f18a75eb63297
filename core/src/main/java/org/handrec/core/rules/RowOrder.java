package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayTrial.Marks;
import org.handrec.core.rules.PlayTrial.Reading;

/**
 * The rows of a play section put in order by who holds the cards. With a full deal the owner of
 * every card is known, so a row of one card of every hand can be put into seat columns whatever its
 * order was, and nothing is lost.
 */
final class RowOrder {
  private final Reading written;
  private final Reading reading;
  private final Deal deal;

  private RowOrder(Reading written, Reading reading, Deal deal) {
    this.written = written;
    this.reading = reading;
    this.deal = deal;
  }

  /**
   * The rows in order; empty when a row holds two cards of one hand.
   *
   * @param written the section with columns as seats
   * @param deal a full deal
   */
  static Optional<RowOrder> of(Reading written, Deal deal) {
    byte[] cards = new byte[PlayGrid.PLACES];
    int[] items = new int[PlayGrid.PLACES];
    Arrays.fill(cards, PlayGrid.NONE);
    Arrays.fill(items, -1);
    Marks marks = written.marks().isEmpty() ? Marks.NONE : new Marks(items.clone(), items.clone());
    for (int place = 0; place < 4 * written.rows(); place++) {
      byte card = written.cards()[place];
      if (card < 0) {
        continue;
      }
      int target = 4 * (place / 4) + (owner(deal, card) - written.first() & 3);
      if (cards[target] >= 0) {
        return Optional.empty();
      }
      cards[target] = card;
      items[target] = written.items()[place];
      if (!marks.isEmpty()) {
        marks.revokes()[target] = written.marks().revokes()[place];
        marks.leads()[target] = written.marks().leads()[place];
      }
    }
    Reading reading = new Reading(cards, written.rows(), false, written.first(), items, marks);
    return Optional.of(new RowOrder(written, reading, deal));
  }

  private static int owner(Deal deal, byte card) {
    return deal.owner(Card.ofIndex(card)).orElseThrow().ordinal();
  }

  Reading reading() {
    return reading;
  }

  /**
   * Whether the order explains the section: nothing conflicts any more, and where cards are wrong
   * in unfinished rows only, these hold the first cards of their trick. Else a single card of
   * another hand could as well be a slip.
   *
   * @param ordered the trial of {@link #reading()}
   */
  boolean explains(PlayTrial ordered) {
    if (ordered.conflictCount > 0) {
      return false;
    }
    List<Integer> wrong = wrongRows();
    return wrong.stream().anyMatch(row -> size(row) == 4)
        || wrong.stream().allMatch(row -> holdsFirstCards(ordered, row));
  }

  private List<Integer> wrongRows() {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < written.rows(); row++) {
      if (!Arrays.equals(
          written.cards(), 4 * row, 4 * row + 4, reading.cards(), 4 * row, 4 * row + 4)) {
        rows.add(row);
      }
    }
    return rows;
  }

  private int size(int row) {
    int size = 0;
    for (int place = 4 * row; place < 4 * row + 4; place++) {
      size += written.cards()[place] >= 0 ? 1 : 0;
    }
    return size;
  }

  private boolean holdsFirstCards(PlayTrial ordered, int row) {
    int leader = ordered.leaders[row];
    if (leader < 0) {
      return false;
    }
    for (int i = 0; i < size(row); i++) {
      if (ordered.card(row, (leader + i) & 3) < 0) {
        return false;
      }
    }
    return true;
  }

  /** The order of the section in words: playing order, columns of a seat, or permuted rows. */
  String describe(PlayTrial ordered) {
    if (inPlayingOrder(ordered)) {
      return "playing order";
    }
    Optional<Seat> first = columnsOf();
    if (first.isPresent()) {
      return "columns of " + first.get().letter();
    }
    return "permuted in tricks "
        + wrongRows().stream()
            .map(row -> String.valueOf(row + 1))
            .collect(Collectors.joining(", "));
  }

  private boolean inPlayingOrder(PlayTrial ordered) {
    for (int row = 0; row < written.rows(); row++) {
      int turn = 0;
      for (int place = 4 * row; place < 4 * row + 4; place++) {
        byte card = written.cards()[place];
        if (card >= 0 && owner(deal, card) != ((ordered.leaders[row] + turn++) & 3)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The seat of the first column, when all rows are off by the same number of seats. */
  Optional<Seat> columnsOf() {
    int shift = -1;
    for (int place = 0; place < 4 * written.rows(); place++) {
      byte card = written.cards()[place];
      if (card >= 0) {
        int off = (owner(deal, card) - written.first() - place) & 3;
        if (shift >= 0 && off != shift) {
          return Optional.empty();
        }
        shift = off;
      }
    }
    return Optional.of(Seat.values()[(written.first() + shift) & 3]);
  }
}
