package org.handrec.core.rules;

import java.util.Arrays;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/**
 * One reading of a play section tried against a deal: who led and won each trick, and which cards
 * conflict with the deal or with the duty to follow suit. Nothing is repaired here; hypotheses are
 * made by trying other readings.
 *
 * <p>Works on primitive arrays, since each record is tried at least once and a faulty one a few
 * hundred times. Seats, cards and suits are ordinals and {@link
 * org.handrec.core.model.Card#index()}; -1 stands for unknown.
 */
final class PlayTrial {
  static final int NOT_HELD = 1;
  static final int PLAYED_BEFORE = 2;
  static final int REVOKE = 3;

  /** A revoke that is marked; it is no conflict. */
  static final int MARKED_REVOKE = 4;

  private static final int TRICKS = 13;
  private static final long SUIT = (1L << 13) - 1;
  private static final Seat[] SEATS = Seat.values();

  /** Whose turn it was to lead to each trick, or who was made to lead. */
  final byte[] leaders = new byte[TRICKS];

  /** Who won each trick. */
  final byte[] winners = new byte[TRICKS];

  /** Who would have led, were it not for a mark or an override. */
  final byte[] rightful = new byte[TRICKS];

  /** The kind of conflict by 4 * trick + seat; 0 for none. */
  final byte[] conflicts = new byte[4 * TRICKS];

  final int[] tricks = new int[2];
  int conflictCount;
  int completeTricks;
  int rows;

  private final long[] dealt = new long[4];
  private final boolean[] given = new boolean[4];
  private final long[] left = new long[4];
  private long known;
  private long played;
  private long rightlyPlayed;
  private final int trumps;
  private final Reading reading;

  /**
   * A way to read a play section.
   *
   * @param cards card indexes by place, four places a row
   * @param rows number of rows
   * @param chronological whether the places are in the order of play, else they are seats
   * @param first the seat of the first place of a row, where the places are seats
   * @param items the item of the play section by place, -1 for none
   * @param marks the items of the marks
   */
  @SuppressWarnings("ArrayRecordComponent") // stays in this package and is never compared
  record Reading(
      byte[] cards, int rows, boolean chronological, int first, int[] items, Marks marks) {
    Reading withCard(int place, int card) {
      byte[] changed = cards.clone();
      changed[place] = (byte) card;
      return new Reading(changed, rows, chronological, first, items, marks);
    }

    /** The place of a seat in a trick. */
    int place(int trick, int seat, int leader) {
      return 4 * trick + ((seat - (chronological ? leader : first)) & 3);
    }
  }

  /**
   * The marks before cards: their items by place, -1 for none. No array has an element where the
   * section has no mark at all.
   */
  @SuppressWarnings("ArrayRecordComponent") // stays in this package and is never compared
  record Marks(int[] revokes, int[] leads) {
    static final Marks NONE = new Marks(new int[0], new int[0]);

    boolean isEmpty() {
      return revokes.length == 0;
    }

    boolean revoke(int place) {
      return !isEmpty() && revokes[place] >= 0;
    }

    boolean lead(int place) {
      return !isEmpty() && leads[place] >= 0;
    }
  }

  /**
   * Tries a reading.
   *
   * @param deal the deal; hands may be missing
   * @param leader who leads to the first trick, -1 for unknown
   * @param overrides by trick, who leads whatever the trick before says, -1 for no change; null for
   *     no change at all
   */
  PlayTrial(Reading reading, Deal deal, Strain strain, int leader, byte[] overrides) {
    this.reading = reading;
    this.trumps = strain.trumps().isPresent() ? strain.trumps().get().ordinal() : -1;
    this.rows = reading.rows();
    for (int s = 0; s < 4; s++) {
      dealt[s] = deal.bits(SEATS[s]);
      given[s] = deal.isGiven(SEATS[s]);
      left[s] = dealt[s];
      known |= dealt[s];
    }
    Arrays.fill(leaders, (byte) -1);
    Arrays.fill(winners, (byte) -1);
    Arrays.fill(rightful, (byte) -1);
    int lead = leader;
    for (int t = 0; t < rows; t++) {
      rightful[t] = (byte) lead;
      lead = overrides != null && overrides[t] >= 0 ? overrides[t] : markedLeader(t, lead);
      leaders[t] = (byte) lead;
      lead = trick(t, lead);
      winners[t] = (byte) lead;
    }
  }

  private int markedLeader(int trick, int lead) {
    if (reading.marks().isEmpty() || reading.chronological()) {
      return lead;
    }
    for (int place = 4 * trick; place < 4 * trick + 4; place++) {
      if (reading.marks().lead(place)) {
        return (reading.first() + place) & 3;
      }
    }
    return lead;
  }

  /** Plays a trick and returns its winner, -1 when he is not known. */
  private int trick(int t, int leader) {
    byte[] cards = reading.cards();
    int ledSuit = -1;
    int best = -1;
    int bestSeat = -1;
    int seen = 0;
    int start = leader < 0 ? reading.first() : leader;
    int column = reading.chronological() ? 0 : start - reading.first();
    for (int i = 0; i < 4; i++) {
      int seat = (start + i) & 3;
      int card = cards[4 * t + ((column + i) & 3)];
      if (card < 0) {
        continue;
      }
      seen++;
      int suit = card / 13;
      conflict(t, seat, card, leader >= 0 && i > 0 ? ledSuit : -1);
      if (i == 0 && leader >= 0) {
        ledSuit = suit;
        best = card;
        bestSeat = seat;
      } else if (best >= 0 && beats(card, suit, best)) {
        best = card;
        bestSeat = seat;
      }
    }
    if (seen < 4 || leader < 0) {
      return -1;
    }
    completeTricks++;
    tricks[bestSeat & 1]++;
    return bestSeat;
  }

  private boolean beats(int card, int suit, int best) {
    int bestSuit = best / 13;
    return suit == bestSuit ? card > best : suit == trumps;
  }

  /** Notes what is wrong with a card, and that it is played. */
  private void conflict(int trick, int seat, int card, int ledSuit) {
    long bit = 1L << card;
    boolean own = given[seat] ? (dealt[seat] & bit) != 0 : (known & bit) == 0;
    int kind = 0;
    if (own ? (rightlyPlayed & bit) != 0 : (played & bit) != 0) {
      kind = PLAYED_BEFORE;
    } else if (!own) {
      kind = NOT_HELD;
    } else if (ledSuit >= 0 && card / 13 != ledSuit && holds(seat, ledSuit)) {
      kind =
          reading.marks().revoke(reading.place(trick, seat, leaders[trick]))
              ? MARKED_REVOKE
              : REVOKE;
    }
    played |= bit;
    if (own) {
      rightlyPlayed |= bit;
      left[seat] &= ~bit;
    }
    conflicts[4 * trick + seat] = (byte) kind;
    conflictCount += isConflict(kind) ? 1 : 0;
  }

  private static boolean isConflict(int kind) {
    return kind != 0 && kind != MARKED_REVOKE;
  }

  private boolean holds(int seat, int suit) {
    return given[seat] && (left[seat] & (SUIT << (13 * suit))) != 0;
  }

  /** Number of conflicts of any kind in a trick. */
  int conflictsIn(int trick) {
    int count = 0;
    for (int seat = 0; seat < 4; seat++) {
      count += isConflict(conflicts[4 * trick + seat]) ? 1 : 0;
    }
    return count;
  }

  /** The card of a seat in a trick, -1 for unknown. */
  int card(int trick, int seat) {
    return reading.cards()[place(trick, seat)];
  }

  /** The seat whose place it is. */
  int seatAt(int place) {
    int leader = leaders[place / 4] < 0 ? reading.first() : leaders[place / 4];
    return ((reading.chronological() ? leader : reading.first()) + place) & 3;
  }

  /** What is wrong with the card in a place; 0 for nothing. */
  int conflictAt(int place) {
    return conflicts[4 * (place / 4) + seatAt(place)];
  }

  /** The item of the play section of a seat in a trick, -1 for none. */
  int item(int trick, int seat) {
    return reading.items()[place(trick, seat)];
  }

  /** The place of a seat in a trick. */
  int place(int trick, int seat) {
    int leader = leaders[trick] < 0 ? reading.first() : leaders[trick];
    return reading.place(trick, seat, leader);
  }

  Reading reading() {
    return reading;
  }
}
