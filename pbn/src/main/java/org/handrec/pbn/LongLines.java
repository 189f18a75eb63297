package org.handrec.pbn;

import java.util.Optional;
import org.handrec.core.diagnose.Fix;

/**
 * Repairs lines that are too long (PBN008): they are parted between calls or cards and at the
 * blanks of comments. A tag pair and the row of a table are written whole (PBN 2.3).
 */
final class LongLines {
  private LongLines() {}

  static Optional<Fix> parted(GameEdits game) {
    int beyond = game.from();
    int token = game.token();
    TokenKind kind = game.kind(token);
    if (kind == TokenKind.BRACE_COMMENT || kind == TokenKind.LINE_COMMENT) {
      Optional<Fix> inside = insideComment(game, token, beyond);
      if (inside.isPresent()) {
        return inside;
      }
    }
    return betweenTokens(game, token);
  }

  /** Parts a comment at its last blank within the line that a line may still hold. */
  private static Optional<Fix> insideComment(GameEdits game, int token, int beyond) {
    byte[] bytes = game.game().bytes;
    int least = game.tokens().start(token) + 2;
    boolean line = game.kind(token) == TokenKind.LINE_COMMENT;
    for (int at = beyond; at >= least && !Ascii.isLineEnd(bytes[at]); at--) {
      if (Ascii.isBlank(bytes[at])
          && at + 1 < game.tokens().end(token)
          && !Ascii.isBlank(bytes[at - 1])
          && hasTextBefore(game, at)
          && isText(bytes[at + 1])) {
        String end = game.lineEnd();
        return game.fix(game.replace(at, at + 1, line ? end + "; " : end));
      }
    }
    return Optional.empty();
  }

  /** Whether a character may stand first in a line without a meaning there. */
  private static boolean isText(byte c) {
    return !Ascii.isBlank(c) && !Ascii.isLineEnd(c) && c != '%' && c != '[' && c != '}';
  }

  private static boolean hasTextBefore(GameEdits game, int at) {
    byte[] bytes = game.game().bytes;
    for (int i = at - 1; i >= 0 && !Ascii.isLineEnd(bytes[i]); i--) {
      if (!Ascii.isBlank(bytes[i])) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Fix> betweenTokens(GameEdits game, int from) {
    for (int token = from; token > 0 && game.kind(token) != TokenKind.LINE_END; token--) {
      if (game.kind(token) == TokenKind.WHITE_SPACE && isBorder(game, token)) {
        return game.fix(
            game.replace(game.tokens().start(token), game.tokens().end(token), game.lineEnd()));
      }
    }
    return Optional.empty();
  }

  /** Whether a line may end at blanks: in a row of calls or cards, or between tag pairs. */
  private static boolean isBorder(GameEdits game, int token) {
    int tag = game.tagOf(token);
    if (tag < 0
        || game.tagAt(game.tokens().start(token)) >= 0
        || token + 1 >= game.tokens().count()
        || game.kind(token + 1) == TokenKind.LINE_END
        || !hasTextBefore(game, game.tokens().start(token))) {
      return false;
    }
    int standard = game.game().standard(tag);
    boolean next = game.kind(token + 1) == TokenKind.OPEN;
    boolean row =
        standard == StandardTag.AUCTION.ordinal() || standard == StandardTag.PLAY.ordinal();
    return next || row || game.kind(token + 1).isComment();
  }
}
