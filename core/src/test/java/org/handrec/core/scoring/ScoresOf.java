package org.handrec.core.scoring;

/** Boards by their scores. */
final class ScoresOf {
  private ScoresOf() {}

  static Frequencies board(int... scores) {
    Frequencies board = new Frequencies();
    for (int score : scores) {
      board.add(score);
    }
    return board;
  }
}
