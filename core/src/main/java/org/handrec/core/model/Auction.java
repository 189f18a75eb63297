package org.handrec.core.model;

import java.util.List;

/**
 * An auction as it is written.
 *
 * @param first the seat whose column comes first; usually the dealer. Absent where the calls stand
 *     in no columns but in their order alone (LIN), so that no hyphen keeps a place
 * @param items calls, marks and signs in the order of the record
 * @param notes the numbered notes, in the order of the record; a repeated number is left out
 */
public record Auction(Fact<Seat> first, List<AuctionItem> items, List<Note> notes) {
  /** Copies the lists. */
  public Auction {
    items = List.copyOf(items);
    notes = List.copyOf(notes);
  }

  /** Number of {@code -} before the first other item: the columns up to the first call. */
  public int leadingDashes() {
    int dashes = 0;
    while (dashes < items.size() && items.get(dashes) == AuctionItem.DASH) {
      dashes++;
    }
    return dashes;
  }
}
