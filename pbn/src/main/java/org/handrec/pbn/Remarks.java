package org.handrec.pbn;

import java.util.Locale;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Comment;

/** Comments, and text that belongs to nothing. */
final class Remarks {
  private final GameFindings findings;
  private RawGame game;

  Remarks(GameFindings findings) {
    this.findings = findings;
  }

  void open(RawGame next) {
    game = next;
  }

  /** The comment that a comment token holds. */
  Comment comment(int token) {
    int from = game.tokens.start(token) + 1;
    int to = game.tokens.end(token);
    if (game.tokens.kind(token) == TokenKind.LINE_COMMENT) {
      return new Comment(GameText.between(game, from, to), true);
    }
    boolean closed = to > from && game.bytes[to - 1] == '}';
    return new Comment(GameText.between(game, from, closed ? to - 1 : to), false);
  }

  /** Whether a token holds control characters alone, which the lexer has reported. */
  boolean isControl(int token) {
    return isControl(game, token);
  }

  static boolean isControl(RawGame game, int token) {
    for (int i = game.tokens.start(token); i < game.tokens.end(token); i++) {
      if ((game.bytes[i] >= ' ' && game.bytes[i] != 127) || game.bytes[i] < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Reports the text between two tokens that belongs to nothing, once per run of lines (PBN026).
   * Comments are handed out by {@link #comment}, not here.
   */
  void reportStray(int from, int to) {
    boolean inRun = false;
    boolean lineIsEmpty = false;
    for (int token = from; token < to; token++) {
      TokenKind kind = game.tokens.kind(token);
      if (kind == TokenKind.LINE_END) {
        inRun &= !lineIsEmpty;
        lineIsEmpty = true;
      } else if (kind != TokenKind.WHITE_SPACE) {
        lineIsEmpty = false;
        if (game.isBrokenTag(token)) {
          return;
        }
        if (!kind.isBlank() && !kind.isComment() && !isControl(token) && !inRun) {
          inRun = true;
          stray(token, to);
        }
      }
    }
  }

  /** Reports the text from a token to the end of its line. */
  private void stray(int token, int to) {
    int last = token;
    for (int next = token + 1; next < to; next++) {
      TokenKind kind = game.tokens.kind(next);
      if (kind == TokenKind.LINE_END || kind.isComment()) {
        break;
      }
      last = kind == TokenKind.WHITE_SPACE ? last : next;
    }
    int from = game.tokens.start(token);
    int end = game.tokens.end(last);
    String whole = GameText.between(game, from, end);
    String text = Wording.shortened(whole);
    String message = "text \"" + text + "\" belongs to nothing" + embedded(whole);
    findings.add(findings.at("PBN026", from, end, message).found(text));
  }

  /** What the marks of an embedded text (PBN 6.2) call for. */
  private static String embedded(String text) {
    return text.toUpperCase(Locale.ROOT).contains("<PBN>")
        ? "; use --embedded to read what stands between <PBN> and </PBN>"
        : "";
  }
}
