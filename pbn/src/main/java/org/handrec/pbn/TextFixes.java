package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;

/** Repairs of characters and lines (PBN006, PBN009, PBN030, PBN031). */
final class TextFixes {
  private TextFixes() {}

  /**
   * PBN006: a control character goes; what stands for white space in a string, or parts two tokens,
   * becomes a blank.
   */
  static Optional<Fix> controlCharacter(GameEdits game) {
    int from = game.from();
    int to = game.to();
    boolean string = game.kind(game.token()) == TokenKind.STRING;
    boolean blank = Ascii.isBlank(game.game().bytes[from]);
    boolean parts = !string && !isBlankAt(game, from - 1) && !isBlankAt(game, to);
    boolean comment = game.kind(game.token()).isComment();
    String text = (string && blank) || (parts && !comment) ? " " : "";
    return game.fix(game.replace(from, to, text));
  }

  private static boolean isBlankAt(GameEdits game, int at) {
    byte[] bytes = game.game().bytes;
    return at < 0
        || at >= bytes.length
        || Ascii.isBlank(bytes[at])
        || Ascii.isLineEnd(bytes[at])
        || Ascii.kind(bytes[at]) == Ascii.CONTROL;
  }

  /** PBN009: the blanks before the percent sign go. */
  static Optional<Fix> escapeLine(GameEdits game) {
    int first = game.token();
    while (first > 0 && game.kind(first - 1) == TokenKind.WHITE_SPACE) {
      first--;
    }
    return game.fix(game.replace(game.tokens().start(first), game.from(), ""));
  }

  /** PBN030: an empty line; where the game begins inside a line, that ends first. */
  static Optional<Fix> emptyLineBefore(GameEdits game) {
    String end = game.lineEnd();
    return game.fix(game.insert(game.from(), game.isLineStart(game.from()) ? end : end + end));
  }

  /** PBN031: the empty lines before the text go, also those among comments. */
  static Optional<Fix> noEmptyLine(GameEdits game) {
    int token = game.token();
    List<Edit> edits = new ArrayList<>(1);
    int lineEnd = token;
    while (lineEnd > 0
        && (game.kind(lineEnd - 1).isBlank() || game.kind(lineEnd - 1).isComment())) {
      lineEnd--;
    }
    boolean empty = false;
    int begin = lineEnd;
    for (int i = lineEnd; i < token; i++) {
      TokenKind kind = game.kind(i);
      if (kind == TokenKind.LINE_END) {
        if (empty) {
          edits.add(game.replace(game.tokens().start(begin), game.tokens().end(i), ""));
        }
        empty = true;
        begin = i + 1;
      } else if (kind != TokenKind.WHITE_SPACE) {
        empty = false;
      }
    }
    return game.fix(joined(game, edits));
  }

  /** Edits without a gap between them as one. */
  private static List<Edit> joined(GameEdits game, List<Edit> edits) {
    List<Edit> joined = new ArrayList<>(edits.size());
    for (Edit edit : edits) {
      Edit last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
      if (last != null && last.span().end() == edit.span().start()) {
        joined.set(
            joined.size() - 1,
            game.replace(game.offset(last.span().start()), game.offset(edit.span().end()), ""));
      } else {
        joined.add(edit);
      }
    }
    return joined;
  }
}
