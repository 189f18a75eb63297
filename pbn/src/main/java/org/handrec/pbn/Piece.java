package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;

/**
 * The unit in which text is read: a tag pair, or a broken one, with all that follows up to the next
 * {@code [} or semi-empty line; or such text without a tag pair. Semi-empty lines stand at the
 * begin of a piece. Tokens count in the tokens that are not handed out yet.
 */
final class Piece {
  /** The first token. */
  int firstToken;

  /** The token behind the last one. */
  int endToken;

  /** The tokens of the tag pair; {@code open} is -1 without one that can be read. */
  int open;

  int name;
  int string;
  int after;

  /** Ordinal of the {@link StandardTag}, whatever its letter case, or {@link TagSlot#UNKNOWN}. */
  int standard;

  /** Whether the standard spells the name of the tag with letters of other case. */
  boolean otherCase;

  /** The role of the tag; unknown without one. */
  TagRole role;

  /** What tells the name of the tag from others, in exact letter case. */
  long key;

  /** Whether the value of the tag begins with {@code ##}. */
  boolean spreads;

  /** Whether it begins with a tag pair that cannot be read. */
  boolean broken;

  /** Whether a semi-empty line stands before it. */
  boolean afterBlankLine;

  /** Whether it is text of the embedding document. */
  boolean outside;

  /** Whether it was cut because it has no end. */
  boolean cut;

  /** Whether the grouping has decided that it goes on with the game before the blank line. */
  boolean joined;

  /** Number of line ends. */
  int lines;

  /** Number of escape lines. */
  int escapeLines;

  /** What was found in it. */
  final List<Finding> findings = new ArrayList<>(0);

  void reset(int token) {
    firstToken = token;
    endToken = token;
    open = -1;
    standard = TagSlot.UNKNOWN;
    otherCase = false;
    role = TagRole.UNKNOWN;
    key = 0;
    spreads = false;
    broken = false;
    afterBlankLine = false;
    outside = false;
    cut = false;
    joined = false;
    lines = 0;
    escapeLines = 0;
    findings.clear();
  }

  /** Takes the tag of the standard that its tag pair is; {@link TagSlot#UNKNOWN} for another. */
  void take(int tag) {
    standard = tag;
    key = tag;
    role = TagRole.of(tag);
  }

  /** Whether its tag is spelled like one of the standard. */
  boolean isStandard() {
    return standard >= 0 && !otherCase;
  }

  boolean isTag() {
    return open >= 0;
  }

  /** Says that the tokens before this piece were handed out. */
  void shift(int tokens) {
    firstToken -= tokens;
    endToken -= tokens;
    if (open >= 0) {
      open -= tokens;
      name -= tokens;
      string -= tokens;
      after -= tokens;
    }
  }
}
