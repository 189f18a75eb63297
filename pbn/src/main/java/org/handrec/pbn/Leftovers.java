package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands in the text of a game and is no fact of its board: escape lines, and text that
 * belongs to nothing.
 *
 * <p>The pieces of a game are numbered by the tag pair behind which they stand, -1 for the begin of
 * the game.
 */
final class Leftovers {
  private final RawGame game;
  private final List<Leftover> found = new ArrayList<>(0);

  private Leftovers(RawGame game) {
    this.game = game;
  }

  /** Sorts of pieces. */
  enum Kind {
    /** An escape line, the text without what stands before its per cent sign. */
    ESCAPE_LINE,
    /** A comment at the end of a source, with its marks. */
    COMMENT,
    /** Text that belongs to nothing. */
    TEXT
  }

  /**
   * A piece of text.
   *
   * @param tag the tag pair behind which it stands, from 0; -1 before the first one
   * @param kind what it is
   * @param text the text
   * @param from offset of its first byte in the game
   * @param to offset behind its last byte
   */
  record Leftover(int tag, Kind kind, String text, int from, int to) {}

  /** The pieces of a game, in order. */
  static List<Leftover> of(RawGame game) {
    Leftovers leftovers = new Leftovers(game);
    int tags = game.tagCount();
    int end = tags == 0 ? game.tokens.count() : game.openToken(0);
    leftovers.takeBehindTag(-1, 0, end);
    for (int tag = 0; tag < tags; tag++) {
      int behind = game.firstTokenBehind(tag);
      int next = tag + 1 < tags ? game.openToken(tag + 1) : game.tokens.count();
      leftovers.takeInsideTag(tag, game.openToken(tag), behind);
      if (hasSection(game, tag)) {
        leftovers.takeInSection(tag, behind, next);
      } else {
        leftovers.takeBehindTag(tag, behind, next);
      }
    }
    return leftovers.found;
  }

  /** The pieces of the end of a source, comments among them. */
  static List<Leftover> ofTrailer(RawGame rest) {
    Leftovers leftovers = new Leftovers(rest);
    int end = rest.tokens.count();
    for (int token = 0; token < end; token++) {
      if (rest.tokens.kind(token).isComment()) {
        leftovers.add(-1, Kind.COMMENT, token, token + 1);
      } else {
        leftovers.takeBehindTag(-1, token, token + 1);
      }
    }
    return leftovers.found;
  }

  /** Whether text may follow a tag: behind Auction, Play, tables, and tags of other makers. */
  static boolean hasSection(RawGame game, int tag) {
    int standard = game.standard(tag);
    if (standard < 0) {
      return true;
    }
    StandardTag known = StandardTag.of(standard);
    return known.isTable() || known == StandardTag.AUCTION || known == StandardTag.PLAY;
  }

  private void takeInsideTag(int tag, int from, int to) {
    for (int token = from; token < to; token++) {
      if (game.tokens.kind(token) == TokenKind.ESCAPE_LINE) {
        add(tag, Kind.ESCAPE_LINE, token, token + 1);
      }
    }
  }

  /** Where no text may stand. Comments belong to the tag. */
  private void takeBehindTag(int tag, int from, int to) {
    for (int token = from; token < to; token++) {
      TokenKind kind = game.tokens.kind(token);
      if (kind == TokenKind.ESCAPE_LINE) {
        add(tag, Kind.ESCAPE_LINE, token, token + 1);
      } else if (!kind.isBlank() && !kind.isComment()) {
        int end = endOfText(token, to);
        add(tag, Kind.TEXT, token, end);
        token = end - 1;
      }
    }
  }

  /** Where text may stand, up to a tag pair that cannot be read; all behind it is lost. */
  private void takeInSection(int tag, int from, int to) {
    for (int token = from; token < to; token++) {
      if (game.tokens.kind(token) == TokenKind.ESCAPE_LINE) {
        add(tag, Kind.ESCAPE_LINE, token, token + 1);
      } else if (game.isBrokenTag(token)) {
        add(tag, Kind.TEXT, token, to);
        return;
      }
    }
  }

  /** The token behind a run of text: up to a comment, an escape line or the end, without blanks. */
  private int endOfText(int token, int to) {
    int end = token + 1;
    for (int next = token; next < to; next++) {
      TokenKind kind = game.tokens.kind(next);
      if (kind.isComment() || kind == TokenKind.ESCAPE_LINE) {
        break;
      }
      end = kind.isBlank() ? end : next + 1;
    }
    return end;
  }

  private void add(int tag, Kind kind, int token, int end) {
    int from = game.tokens.start(token);
    int to = game.tokens.end(end - 1);
    String text = GameText.between(game, from, to);
    if (kind == Kind.ESCAPE_LINE) {
      text = text.substring(text.indexOf('%'));
    }
    found.add(new Leftover(tag, kind, kind == Kind.TEXT ? text.strip() : text, from, to));
  }
}
