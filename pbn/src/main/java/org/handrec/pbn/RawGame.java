package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
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
  final byte[] bytes;
  final RecordText text;
  final Tokens tokens;

  /** What the lexer and the grouping of games found. */
  final List<Diagnostic> diagnostics = new ArrayList<>(0);

  private int[] tags = new int[4 * 24];
  private int tagCount;

  RawGame(byte[] bytes, RecordText text, Tokens tokens) {
    this.bytes = bytes;
    this.text = text;
    this.tokens = tokens;
  }

  /** Adds a tag pair by its tokens; {@code after} is the first token behind it. */
  void addTag(int open, int name, int string, int after) {
    if (4 * tagCount == tags.length) {
      tags = Arrays.copyOf(tags, 2 * tags.length);
    }
    tags[4 * tagCount] = open;
    tags[4 * tagCount + 1] = name;
    tags[4 * tagCount + 2] = string;
    tags[4 * tagCount + 3] = after;
    tagCount++;
  }

  /** Number of tag pairs. */
  int tagCount() {
    return tagCount;
  }

  /** The {@code [} of a tag pair. */
  int openToken(int tag) {
    return tags[4 * tag];
  }

  /** The name of a tag pair. */
  int nameToken(int tag) {
    return tags[4 * tag + 1];
  }

  /** The value of a tag pair, with its quotes. */
  int stringToken(int tag) {
    return tags[4 * tag + 2];
  }

  /**
   * The first token behind a tag pair; up to the {@code [} of the next one (or the last token) go
   * the comments and the section of the tag.
   */
  int firstTokenBehind(int tag) {
    return tags[4 * tag + 3];
  }
}
