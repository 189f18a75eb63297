package org.handrec.core.model;

import java.util.List;
import java.util.OptionalInt;

/**
 * A play section as it is written.
 *
 * @param layout how the places of the section are to be read
 * @param first {@link Layout#COLUMNS}: the seat of the first column; {@link Layout#CHRONOLOGICAL}:
 *     absent
 * @param items cards, marks and signs in the order of the record
 * @param notes the numbered notes, in the order of the record; a repeated number is left out
 */
public record Play(Layout layout, Fact<Seat> first, List<PlayItem> items, List<Note> notes) {
  /** Copies the lists. */
  public Play {
    items = List.copyOf(items);
    notes = List.copyOf(notes);
  }

  /** The place among the items, from 0, of the first card; empty when there is none. */
  public OptionalInt firstCard() {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof PlayItem.Played) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** How the places of a play section are to be read. */
  public enum Layout {
    /** Every four places are a trick, each place belongs to a seat (PBN 3.6). */
    COLUMNS,
    /** The cards stand in the order in which they were played (LIN). */
    CHRONOLOGICAL
  }
}
