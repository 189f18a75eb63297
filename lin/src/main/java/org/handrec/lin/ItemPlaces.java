package org.handrec.lin;

import java.util.Arrays;

/** Begin and end of items in the order of a record. */
final class ItemPlaces {
  private int[] places;
  private int count;

  /**
   * No place.
   *
   * @param expected how many items there will be, about
   */
  ItemPlaces(int expected) {
    this.places = new int[2 * expected];
  }

  /** Adds the place of one more item. */
  void add(int from, int to) {
    if (2 * count == places.length) {
      places = Arrays.copyOf(places, 4 * count);
    }
    places[2 * count] = from;
    places[2 * count++ + 1] = to;
  }

  /** Where an item begins. */
  int start(int item) {
    return places[2 * item];
  }

  /** Forgets all items but the first ones. */
  void truncate(int kept) {
    count = kept;
  }

  /** Where an item ends. */
  int end(int item) {
    return places[2 * item + 1];
  }
}
