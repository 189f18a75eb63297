package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;

/**
 * A game before its meaning is read: its text, its tokens and its tag pairs. Offsets count from the
 * begin of the text of the game, which reaches from the end of the game before.
 *
 * <p>Tag pairs that cannot be read are no tags here; they are {@link TokenKind#OTHER} tokens and a
 * finding. The text of a tag pair that merely lacks its bracket is complete.
 */
final class RawGame {
  /** What {@link #tags} holds of a tag pair: four tokens, the standard tag, and its spelling. */
  private static final int INTS = 6;

  final byte[] bytes;
  final RecordText text;
  final Tokens tokens;

  /** What the lexer and the grouping of games found. */
  final List<Diagnostic> diagnostics = new ArrayList<>(0);

  private final int[] tags;
  private int tagCount;

  /** A game with at most so many tag pairs. */
  RawGame(byte[] bytes, RecordText text, Tokens tokens, int mostTags) {
    this.bytes = bytes;
    this.text = text;
    this.tokens = tokens;
    this.tags = new int[INTS * mostTags];
  }

  /** Adds the tag pair with which a piece begins. */
  void addTag(Piece piece) {
    int at = INTS * tagCount;
    tags[at] = piece.open;
    tags[at + 1] = piece.name;
    tags[at + 2] = piece.string;
    tags[at + 3] = piece.after;
    tags[at + 4] = piece.standard;
    tags[at + 5] = piece.otherCase ? 1 : 0;
    tagCount++;
  }

  /** Number of tag pairs. */
  int tagCount() {
    return tagCount;
  }

  /** The {@code [} of a tag pair. */
  int openToken(int tag) {
    return tags[INTS * tag];
  }

  /** The name of a tag pair. */
  int nameToken(int tag) {
    return tags[INTS * tag + 1];
  }

  /** The value of a tag pair, with its quotes. */
  int stringToken(int tag) {
    return tags[INTS * tag + 2];
  }

  /**
   * The first token behind a tag pair; up to the {@code [} of the next one (or the last token) go
   * the comments and the section of the tag.
   */
  int firstTokenBehind(int tag) {
    return tags[INTS * tag + 3];
  }

  /** Where a tag pair begins. */
  int start(int tag) {
    return tokens.start(openToken(tag));
  }

  /** Where a tag pair ends. */
  int end(int tag) {
    return tokens.start(firstTokenBehind(tag));
  }

  /** Ordinal of the {@link StandardTag}, whatever its letter case, or {@link TagSlot#UNKNOWN}. */
  int standard(int tag) {
    return tags[INTS * tag + 4];
  }

  /** Whether the standard spells the name of a tag with letters of other case. */
  boolean isOtherCase(int tag) {
    return tags[INTS * tag + 5] != 0;
  }

  /**
   * Whether a tag pair that cannot be read begins with a token; what follows belongs to the lost
   * tag.
   */
  boolean isBrokenTag(int token) {
    TokenKind kind = tokens.kind(token);
    return kind == TokenKind.OPEN || (kind == TokenKind.OTHER && bytes[tokens.start(token)] == '[');
  }
}
