package org.handrec.pbn;

import java.util.Arrays;

/** Where the elements of a section stand: blanks, comments and quotes part them (PBN 5.1). */
final class TableCells {
  private final RawGame game;
  private int[] places = new int[64];
  private int count;

  private TableCells(RawGame game) {
    this.game = game;
  }

  /** The elements behind a tag pair, in the order in which {@link TableReader} reads them. */
  static TableCells of(RawGame game, int tag) {
    TableCells cells = new TableCells(game);
    int end = tag + 1 < game.tagCount() ? game.openToken(tag + 1) : game.tokens.count();
    int open = -1;
    int token = game.firstTokenBehind(tag);
    for (; token < end && !game.isBrokenTag(token); token++) {
      TokenKind kind = game.tokens.kind(token);
      boolean parts = kind.isBlank() || kind.isComment() || kind == TokenKind.STRING;
      if (parts && open >= 0) {
        cells.add(open, token);
        open = -1;
      }
      if (kind == TokenKind.STRING) {
        cells.add(token, token + 1);
      } else if (!parts && open < 0 && !Remarks.isControl(game, token)) {
        open = token;
      }
    }
    if (open >= 0) {
      cells.add(open, token);
    }
    return cells;
  }

  private void add(int first, int behind) {
    if (2 * count == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[2 * count] = game.tokens.start(first);
    places[2 * count + 1] = game.tokens.end(behind - 1);
    count++;
  }

  /** Number of elements. */
  int count() {
    return count;
  }

  /** Offset at which an element begins. */
  int start(int cell) {
    return places[2 * cell];
  }

  /** Offset behind an element. */
  int end(int cell) {
    return places[2 * cell + 1];
  }
}
