package org.handrec.pbn;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Groups the pieces of a source into games: at semi-empty lines as the standard wants it, and in
 * the default mode by what real files do besides (missing and surplus empty lines).
 *
 * <p>What is read ahead is no more than the decision needs: nearly always one tag.
 */
final class GameReader implements Closeable {
  /** A game that is longer is cut. */
  static final int MAX_GAME = Lexer.MAX_PIECE;

  /**
   * Number of pieces among which a Deal is looked for behind an empty line; without a bound each of
   * many small parts would be looked at again for each of those before it.
   */
  static final int MAX_AHEAD = 500;

  /** A game of more tokens is cut. */
  static final int MAX_TOKENS = Lexer.MAX_TOKENS;

  private final Lexer lexer;
  private final boolean strict;
  private final GameBuilder builder;
  private final Grouping game = new Grouping();
  private final Grouping ahead = new Grouping();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Piece> spare = new ArrayList<>();
  private boolean exhausted;

  GameReader(Lexer lexer, boolean strict, GameBuilder builder) {
    this.lexer = lexer;
    this.strict = strict;
    this.builder = builder;
  }

  /**
   * The next game. A text without end is cut; the parts without a tag are games without tags.
   *
   * @return empty when no game follows
   */
  Optional<RawGame> next() throws IOException {
    game.clear();
    for (int i = 0; ; i++) {
      if (!available(i)) {
        return game.isEmpty() ? Optional.empty() : Optional.of(hand(i));
      }
      Piece piece = pieces.get(i);
      if (endsGame(piece, i)) {
        return Optional.of(hand(i));
      }
      if (i > 0 && exceeds(piece)) {
        tooLong(pieces.get(i - 1));
        return Optional.of(hand(i));
      }
      if (piece.isTag()) {
        Piece first = game.first(piece);
        int begin = strict || first == null ? -1 : splitAt(piece, first, i);
        if (begin >= 0) {
          missingBlankLine(pieces.get(begin), piece);
          return Optional.of(hand(begin));
        }
        game.add(piece, first == null);
      }
      if (piece.cut) {
        tooLong(piece);
        return Optional.of(hand(i + 1));
      }
    }
  }

  /** What stands behind the last game. */
  RawGame rest() throws IOException {
    return hand(pieces.size());
  }

  @Override
  public void close() throws IOException {
    lexer.close();
  }

  private boolean available(int index) throws IOException {
    while (index >= pieces.size() && !exhausted) {
      Piece piece = spare.isEmpty() ? new Piece() : spare.remove(spare.size() - 1);
      if (lexer.read(piece)) {
        pieces.add(piece);
      } else {
        spare.add(piece);
        exhausted = true;
      }
    }
    return index < pieces.size();
  }

  private boolean exceeds(Piece piece) {
    Tokens tokens = lexer.tokens();
    return piece.endToken > MAX_TOKENS || tokens.start(piece.endToken) > MAX_GAME;
  }

  private void tooLong(Piece last) {
    if (!last.outside) {
      long end = lexer.window().offset() + lexer.tokens().start(last.endToken);
      String message = "record is longer than 1 MiB or 65,536 tokens; cut here";
      last.findings.add(new Finding("PBN011", end, end, "", message));
    }
  }

  private RawGame hand(int count) {
    RawGame raw = builder.build(lexer, pieces.subList(0, count));
    if (count > 0) {
      int tokens = pieces.get(count - 1).endToken;
      List<Piece> handed = pieces.subList(0, count);
      spare.addAll(handed);
      handed.clear();
      for (Piece piece : pieces) {
        piece.shift(tokens);
      }
      lexer.drop(tokens);
    }
    return raw;
  }

  // ---- empty lines

  private boolean endsGame(Piece piece, int index) throws IOException {
    if (game.isEmpty() || !(piece.afterBlankLine || piece.outside) || piece.joined) {
      return false;
    }
    return piece.outside || strict || !joins(index);
  }

  /**
   * Whether the text behind an empty line goes on with the game. If so, its pieces are marked as
   * such.
   */
  private boolean joins(int index) throws IOException {
    int chunk = index;
    while (firstWord(pieces.get(chunk)) < 0) {
      if (pieces.get(chunk).cut || !available(chunk + 1) || pieces.get(chunk + 1).outside) {
        return false;
      }
      if (!pieces.get(chunk + 1).afterBlankLine) {
        break;
      }
      chunk++;
    }
    int word = firstWord(pieces.get(chunk));
    if (word >= 0) {
      return goesOn(index, word) && join(index, chunk, word);
    }
    int last = game.isIdentified() ? -1 : endOfIdentification(chunk + 1);
    if (last < 0 && isRest(chunk + 1)) {
      last = chunk + 1;
    }
    return last >= 0 && join(index, last, -1);
  }

  /** Marks pieces as joined and reports the first token of each part between empty lines. */
  private boolean join(int from, int last, int word) {
    for (int i = from; i <= last; i++) {
      Piece piece = pieces.get(i);
      boolean begins = i > from && !piece.afterBlankLine && pieces.get(i - 1).afterBlankLine;
      if (piece.afterBlankLine) {
        piece.joined = true;
      } else if (begins) {
        blankLineInside(piece, piece.firstToken);
      }
    }
    if (word >= 0) {
      blankLineInside(pieces.get(last), word);
    }
    return true;
  }

  private void blankLineInside(Piece piece, int token) {
    report(
        piece,
        token,
        "PBN031",
        "",
        "empty line inside a game; what follows is read as part of the same game");
  }

  /** The first token that says something and is no comment; or -1. */
  private int firstWord(Piece piece) {
    Tokens tokens = lexer.tokens();
    for (int i = piece.firstToken; i < piece.endToken; i++) {
      TokenKind kind = tokens.kind(i);
      if (!kind.isBlank() && !kind.isComment()) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a word is the next call or card of the section at the end of the game. */
  private boolean goesOn(int index, int word) {
    Piece last = game.last();
    for (int i = index - 1; pieces.get(i) != last; i--) {
      if (pieces.get(i).broken) {
        return false;
      }
    }
    return switch (last.role) {
      case AUCTION -> SectionWords.beginsAuctionRow(lexer, word);
      case PLAY -> SectionWords.beginsPlayRow(lexer, word);
      default -> false;
    };
  }

  /** Whether the tags from a piece to the next empty line may be the rest of the game. */
  private boolean isRest(int from) throws IOException {
    if (game.isHeader() || !(game.hasDeal() || game.hasAuction())) {
      return false;
    }
    boolean tagSeen = false;
    for (int i = from; available(i); i++) {
      Piece piece = pieces.get(i);
      if (piece.afterBlankLine || piece.outside) {
        break;
      }
      if (exceeds(piece) || piece.cut || !mayFollow(piece)) {
        return false;
      }
      tagSeen |= piece.isTag();
    }
    return tagSeen;
  }

  private boolean mayFollow(Piece piece) {
    return !piece.isTag()
        || piece.role == TagRole.NOTE
        || (!piece.role.isIdentification() && game.first(piece) == null);
  }

  /**
   * The last piece of the part with the Deal, when nothing but identification stands before it; or
   * -1.
   */
  private int endOfIdentification(int from) throws IOException {
    if (game.isHeader()) {
      return -1;
    }
    ahead.clear();
    int i = from;
    for (; available(i); i++) {
      if (i - from > MAX_AHEAD) {
        return -1;
      }
      Piece piece = pieces.get(i);
      if (piece.outside || (piece.afterBlankLine && ahead.hasDeal())) {
        break;
      }
      boolean words = piece.afterBlankLine && firstWord(piece) >= 0;
      if (words || exceeds(piece) || piece.cut || (piece.isTag() && !identifies(piece))) {
        return -1;
      }
      if (piece.isTag()) {
        ahead.add(piece, ahead.first(piece) == null);
      }
    }
    return ahead.hasDeal() ? i - 1 : -1;
  }

  private boolean identifies(Piece piece) {
    if (game.first(piece) != null) {
      return false;
    }
    return ahead.hasDeal() || !(piece.role.isLate() || ahead.first(piece) != null);
  }

  // ---- no empty line

  /** Where a new game begins because of a tag: the index of a piece, or -1. */
  private int splitAt(Piece trigger, Piece first, int index) {
    if (!beginsGame(trigger, first)) {
      return -1;
    }
    List<Piece> tags = game.tags();
    for (int i = game.tagsToLastDealOrSection(); i < tags.size(); i++) {
      Piece tag = tags.get(i);
      Piece before = game.first(tag);
      boolean repeats = before != tag && tag.role != TagRole.NOTE;
      if (repeats && (tag.role == TagRole.EVENT || !sameValue(before, tag))) {
        return pieces.indexOf(tag);
      }
    }
    return index;
  }

  private boolean beginsGame(Piece trigger, Piece first) {
    return switch (trigger.role) {
      case BOARD -> game.hasDeal() || game.hasSection() || !sameValue(first, trigger);
      case DEAL -> game.hasSection() || !sameValue(first, trigger);
      case EVENT -> game.hasDeal() || game.hasSection();
      case AUCTION, PLAY -> true;
      default -> false;
    };
  }

  private boolean sameValue(Piece a, Piece b) {
    Tokens tokens = lexer.tokens();
    byte[] bytes = lexer.window().bytes();
    int origin = lexer.window().start();
    return Arrays.equals(
        bytes,
        origin + tokens.start(a.string),
        origin + tokens.end(a.string),
        bytes,
        origin + tokens.start(b.string),
        origin + tokens.end(b.string));
  }

  private void missingBlankLine(Piece begin, Piece trigger) {
    String tag = lexer.text(trigger.name);
    report(
        begin,
        begin.open,
        "PBN030",
        tag,
        "new game begins here without an empty line (" + tag + " repeats)");
  }

  private void report(Piece piece, int token, String code, String tag, String message) {
    long base = lexer.window().offset();
    Tokens tokens = lexer.tokens();
    piece.findings.add(
        new Finding(code, base + tokens.start(token), base + tokens.end(token), tag, message));
  }
}
