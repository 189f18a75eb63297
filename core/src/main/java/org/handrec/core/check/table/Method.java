package org.handrec.core.check.table;

import org.handrec.core.model.Side;

/**
 * A way in which the points of a result follow from the scores of a board.
 *
 * @param words its name in a message: {@code matchpoints 2/1/0}
 * @param declared whether it is one of those that the source declares
 * @param points what it gives
 */
record Method(String words, boolean declared, Points points) {
  /** The points of a result. */
  @FunctionalInterface
  interface Points {
    /**
     * The points of a side.
     *
     * @param score of North-South
     */
    double of(int score, Side side);
  }
}
