package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.Tag;

/** Where the facts of a game stand; offsets are kept from the begin of the game. */
final class GameOrigins implements Origins {
  private final RawGame game;
  private final long base;
  private final Board board;
  private final int[] auction;
  private final int[] play;
  private final int[] deal;

  /**
   * Places.
   *
   * @param game the game
   * @param board its board, whose first tags are the tag pairs of the game
   * @param auction the token of each item
   * @param play the token of each item
   * @param deal begin and end of each card of a faulty deal
   */
  GameOrigins(RawGame game, Board board, int[] auction, int[] play, int[] deal) {
    this.game = game;
    this.base = game.text.offset();
    this.board = board;
    this.auction = auction;
    this.play = play;
    this.deal = deal;
  }

  /** The tokens and tag pairs. */
  RawGame game() {
    return game;
  }

  @Override
  public Span record() {
    return game.tagCount() == 0 ? Span.at(base) : span(game.start(0), game.end(0));
  }

  @Override
  public Optional<Span> tag(String name) {
    int index = indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(span(game.start(index), game.end(index)));
  }

  @Override
  public Optional<Span> value(String name) {
    int index = indexOf(name);
    if (index < 0) {
      return Optional.empty();
    }
    int string = game.stringToken(index);
    return Optional.of(span(game.tokens.start(string), game.tokens.end(string)));
  }

  private int indexOf(String name) {
    List<Tag> tags = board.tags();
    for (int i = 0; i < game.tagCount(); i++) {
      Tag tag = tags.get(i);
      if (tag.name().equals(name) && tag.origin() != Tag.Origin.REPEATED) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public Span auctionItem(int index) {
    return token(auction[index]);
  }

  @Override
  public Span playItem(int index) {
    return token(play[index]);
  }

  @Override
  public List<Span> tableCells(String table) {
    int tag = indexOf(table);
    if (tag < 0) {
      return List.of();
    }
    TableCells cells = TableCells.of(game, tag);
    List<Span> spans = new ArrayList<>(cells.count());
    for (int cell = 0; cell < cells.count(); cell++) {
      spans.add(span(cells.start(cell), cells.end(cell)));
    }
    return spans;
  }

  @Override
  public Span dealtCard(int index) {
    return span(deal[2 * index], deal[2 * index + 1]);
  }

  @Override
  public List<Remnant> remnants() {
    List<Remnant> remnants = new ArrayList<>(0);
    for (Leftovers.Leftover piece : Leftovers.of(game)) {
      boolean escape = piece.kind() == Leftovers.Kind.ESCAPE_LINE;
      if (!escape || !ExportRemainder.isFileHeader(piece.text())) {
        String kind =
            escape ? "escape line" : piece.text().startsWith("[") ? "unreadable tag" : "stray text";
        remnants.add(
            new Remnant(kind, game.text, new Span(base + piece.from(), base + piece.to())));
      }
    }
    return remnants;
  }

  private Span token(int token) {
    return span(game.tokens.start(token), game.tokens.end(token));
  }

  private Span span(int from, int to) {
    return new Span(base + from, base + to);
  }
}
