package org.handrec.pbn;

import org.handrec.core.model.Comment;

/** Comments, and text that belongs to nothing. */
final class Remarks {
  private final Findings findings;
  private RawGame game;

  Remarks(Findings findings) {
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

  /** Whether a token says nothing at all. */
  static boolean isBlank(TokenKind kind) {
    return switch (kind) {
      case WHITE_SPACE, LINE_END, ESCAPE_LINE, BYTE_ORDER_MARK, OUTSIDE -> true;
      default -> false;
    };
  }

  static boolean isComment(TokenKind kind) {
    return kind == TokenKind.BRACE_COMMENT || kind == TokenKind.LINE_COMMENT;
  }

  /** Whether a token holds control characters alone, which the lexer has reported. */
  boolean isControl(int token) {
    for (int i = game.tokens.start(token); i < game.tokens.end(token); i++) {
      if ((game.bytes[i] >= ' ' && game.bytes[i] != 127) || game.bytes[i] < 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether a token is a tag pair that cannot be read; what follows belongs to the lost tag. */
  boolean isBrokenTag(int token) {
    TokenKind kind = game.tokens.kind(token);
    return kind == TokenKind.OPEN
        || (kind == TokenKind.OTHER && game.bytes[game.tokens.start(token)] == '[');
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
        if (isBrokenTag(token)) {
          return;
        }
        if (!isBlank(kind) && !isComment(kind) && !isControl(token) && !inRun) {
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
      if (kind == TokenKind.LINE_END || isComment(kind)) {
        break;
      }
      last = kind == TokenKind.WHITE_SPACE ? last : next;
    }
    int from = game.tokens.start(token);
    int end = game.tokens.end(last);
    String text = GameText.shortened(GameText.between(game, from, end));
    findings.add(
        findings.at("PBN026", from, end, "text \"" + text + "\" belongs to nothing").found(text));
  }
}
