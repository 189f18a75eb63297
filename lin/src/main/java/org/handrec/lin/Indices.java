package org.handrec.lin;

import java.util.Arrays;

/** Places in a list: those of the items of one kind. */
final class Indices {
  private int[] indices;
  private int size;

  /**
   * No index.
   *
   * @param expected how many there will be, about
   */
  Indices(int expected) {
    this.indices = new int[expected];
  }

  /** Adds an index behind the others. */
  void add(int index) {
    if (size == indices.length) {
      indices = Arrays.copyOf(indices, 2 * size);
    }
    indices[size++] = index;
  }

  /** Takes the last index out. */
  int removeLast() {
    return indices[--size];
  }

  int get(int place) {
    return indices[place];
  }

  /** The last index; -1 when there is none. */
  int last() {
    return size == 0 ? -1 : indices[size - 1];
  }

  int size() {
    return size;
  }
}
