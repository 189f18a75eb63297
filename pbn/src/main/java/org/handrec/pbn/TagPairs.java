package org.handrec.pbn;

import java.util.Arrays;
import org.handrec.core.diagnose.EightBytes;

/** Reads tag pairs (PBN 3.3), also those that are broken. */
final class TagPairs {
  private final Cursor cursor;

  /**
   * By the ordinal of a standard tag plus one: the tag that followed it last. Files write the same
   * tags in the same order for each game, so that it is nearly always the next one again.
   */
  private final int[] following = new int[StandardTag.COUNT + 1];

  private int last = TagSlot.UNKNOWN;
  private int expected;
  private boolean tagFollows;

  TagPairs(Cursor cursor) {
    this.cursor = cursor;
    Arrays.fill(following, TagSlot.UNKNOWN);
  }

  /**
   * Reads the tag pair at the place. True when the line end behind it was read as well, because the
   * next line begins with another tag pair.
   */
  boolean read() {
    tagFollows = false;
    if (!usualTagPair(false)) {
      freeTagPair();
    }
    return tagFollows;
  }

  /**
   * Reads the tag pair at the place with the line end behind it, if it is usual in its form and the
   * next line begins with another one. Otherwise false, and nothing is read.
   */
  boolean readBeforeTag() {
    return usualTagPair(true);
  }

  /**
   * Reads a tag pair as nearly all files write it, {@code [Name "value"]}, with the line end when
   * the next line is another one. False, and nothing is read, when it looks different or no other
   * one follows as it has to.
   */
  private boolean usualTagPair(boolean beforeTag) {
    byte[] text = cursor.bytes;
    int end = cursor.origin + cursor.limit - 5;
    int nameBegin = cursor.origin + cursor.at + 1;
    int nameEnd = endOfName(text, nameBegin, end);
    if (nameEnd >= end || text[nameEnd] != ' ' || text[nameEnd + 1] != '"') {
      return false;
    }
    int close = endOfPlain(text, nameEnd + 2, end);
    if (close >= end || text[close] != '"' || text[close + 1] != ']') {
      return false;
    }
    int behind = close + 2;
    int lineEnd = text[behind] == '\r' && text[behind + 1] == '\n' ? 2 : 1;
    tagFollows = Ascii.isLineEnd(text[behind]) && text[behind + lineEnd] == '[';
    if (beforeTag && !tagFollows) {
      return false;
    }
    int open = cursor.tokens.count();
    int[] tokens = cursor.tokens.room(6);
    int origin = cursor.origin;
    tokens[open + 1] = Tokens.packed(TokenKind.OPEN, nameBegin - origin);
    tokens[open + 2] = Tokens.packed(TokenKind.NAME, nameEnd - origin);
    tokens[open + 3] = Tokens.packed(TokenKind.WHITE_SPACE, nameEnd + 1 - origin);
    tokens[open + 4] = Tokens.packed(TokenKind.STRING, close + 1 - origin);
    tokens[open + 5] = Tokens.packed(TokenKind.CLOSE, behind - origin);
    if (tagFollows) {
      behind += lineEnd;
      tokens[open + 6] = Tokens.packed(TokenKind.LINE_END, behind - origin);
      cursor.lines++;
    }
    cursor.at = behind - origin;
    cursor.tokens.truncate(open + (tagFollows ? 6 : 5));
    if (expected < 0) {
      recognise(nameBegin, nameEnd);
    } else {
      cursor.piece.take(expected);
    }
    place(open, open + 1, open + 3, open + 5);
    cursor.piece.spreads = close >= nameEnd + 4 && startsWithTwoHashes(text, nameEnd + 2);
    following[last + 1] = cursor.piece.standard;
    last = cursor.piece.standard;
    return true;
  }

  /**
   * Behind the name at an index; {@link #expected} is its tag if it is the one that followed the
   * tag before it when that was read last.
   */
  private int endOfName(byte[] text, int from, int end) {
    expected = following[last + 1];
    if (expected >= 0) {
      int nameEnd = StandardTag.endOf(expected, text, from);
      if (nameEnd >= 0 && text[nameEnd] == ' ') {
        return nameEnd;
      }
      expected = -1;
    }
    int nameEnd = from;
    while (nameEnd < end && Ascii.isNameLetter(text[nameEnd])) {
      nameEnd++;
    }
    return nameEnd == from ? end : nameEnd;
  }

  /** The first quote, backslash or line end from an index on; or the end. */
  private static int endOfPlain(byte[] text, int from, int end) {
    int at = from;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      long mark = EightBytes.inString(EightBytes.at(text, at));
      if (mark != 0) {
        return at + EightBytes.place(mark);
      }
    }
    while (at < end && Ascii.isPlain(text[at])) {
      at++;
    }
    return at;
  }

  private static boolean startsWithTwoHashes(byte[] text, int at) {
    return text[at] == '#' && text[at + 1] == '#';
  }

  private void freeTagPair() {
    int open = cursor.at;
    int openToken = cursor.tokens.count();
    cursor.add(TokenKind.OPEN, cursor.at + 1);
    int nameBegin = nextPart();
    if (nameBegin < 0 || !Ascii.isNameLetter(cursor.byteAt(nameBegin))) {
      broken(openToken, nameBegin, open + 1, "", "name of a tag");
      return;
    }
    int nameToken = cursor.tokens.count();
    cursor.add(TokenKind.NAME, cursor.endOfName(cursor.at));
    int nameEnd = cursor.at;
    int quote = nextPart();
    if (quote < 0 || cursor.byteAt(quote) != '"') {
      boolean whole = quote != nameEnd || cursor.byteAt(quote) == ']';
      String tag = whole ? cursor.text(nameToken) : "";
      broken(openToken, quote, nameEnd, tag, "value in quotes");
      return;
    }
    int valueEnd = cursor.endOfString(quote);
    if (valueEnd < 0) {
      cursor.stringNotClosed(quote, cursor.text(nameToken));
      skipLine(openToken);
      return;
    }
    int stringToken = cursor.tokens.count();
    cursor.add(TokenKind.STRING, valueEnd);
    closeTag(openToken, nameToken, stringToken);
  }

  private void closeTag(int openToken, int nameToken, int stringToken) {
    int valueEnd = cursor.at;
    int close = nextPart();
    int after = cursor.tokens.count() + 1;
    if (close >= 0 && cursor.byteAt(close) == ']') {
      cursor.add(TokenKind.CLOSE, close + 1);
      findComments(openToken, nameToken, after);
    } else if (close < 0 || cursor.byteAt(close) == '[') {
      String tag = cursor.text(nameToken);
      int place = close < 0 ? valueEnd : close;
      cursor.find(
          "PBN022", place, close < 0 ? place : place + 1, tag, "tag " + tag + ": ] missing");
      after = stringToken + 1;
      findComments(openToken, nameToken, stringToken);
    } else {
      broken(openToken, close, valueEnd, cursor.text(nameToken), "]");
      return;
    }
    takeTag(openToken, nameToken, stringToken, after);
  }

  private void takeTag(int openToken, int nameToken, int stringToken, int after) {
    recognise(
        cursor.origin + cursor.tokens.start(nameToken),
        cursor.origin + cursor.tokens.end(nameToken));
    place(openToken, nameToken, stringToken, after);
    int begin = cursor.tokens.start(stringToken);
    int length = cursor.tokens.end(stringToken) - begin;
    cursor.piece.spreads =
        length >= 4 && startsWithTwoHashes(cursor.bytes, cursor.origin + begin + 1);
  }

  private void place(int openToken, int nameToken, int stringToken, int after) {
    Piece piece = cursor.piece;
    piece.open = openToken;
    piece.name = nameToken;
    piece.string = stringToken;
    piece.after = after;
  }

  /** Finds out which tag has the name between two indices. */
  private void recognise(int from, int to) {
    Piece piece = cursor.piece;
    int standard = StandardTag.find(cursor.bytes, from, to);
    if (standard >= 0) {
      piece.take(standard);
    } else {
      piece.take(StandardTag.findIgnoringCase(cursor.bytes, from, to));
      piece.otherCase = piece.standard >= 0;
      piece.key = key(from, to);
    }
  }

  /** A hash; no ordinal of a standard tag is one. */
  private long key(int from, int to) {
    long key = StandardTag.COUNT;
    for (int i = from; i < to; i++) {
      key = key * 0x100000001B3L + cursor.bytes[i];
    }
    return key;
  }

  private void findComments(int openToken, int nameToken, int end) {
    for (int i = openToken; i < end; i++) {
      if (cursor.tokens.kind(i).isComment()) {
        String tag = cursor.text(nameToken);
        String message = "comment inside the tag pair of " + tag;
        cursor.find("PBN024", cursor.tokens.start(i), cursor.tokens.end(i), tag, message);
      }
    }
  }

  /**
   * Skips what may or does stand between the parts of a tag pair. Returns the place of the next
   * part, or -1 at a semi-empty line and at the end of the text.
   */
  private int nextPart() {
    while (!cursor.starved && cursor.at < cursor.limit) {
      if (cursor.lineStart) {
        int begin = cursor.endOfBlanks(cursor.at);
        if (begin < cursor.limit && Ascii.isLineEnd(cursor.byteAt(begin))) {
          return -1;
        }
        cursor.lineStart = false;
        if (begin < cursor.limit && cursor.byteAt(begin) == '%') {
          cursor.escapeLine(begin);
        } else {
          cursor.blanks(begin);
        }
        continue;
      }
      switch (Ascii.kind(cursor.byteAt(cursor.at))) {
        case Ascii.BLANK -> cursor.add(TokenKind.WHITE_SPACE, cursor.endOfBlanks(cursor.at));
        case Ascii.LINE_END -> cursor.lineEnd();
        case Ascii.BRACE -> cursor.braceComment();
        case Ascii.SEMICOLON -> cursor.add(TokenKind.LINE_COMMENT, cursor.endOfLine(cursor.at));
        default -> {
          return cursor.at;
        }
      }
    }
    return -1;
  }

  /**
   * Gives a tag pair up. The text that was read of it, and the rest of the line, become one token.
   */
  private void broken(int openToken, int misfit, int behind, String tag, String expected) {
    boolean reported = !cursor.piece.findings.isEmpty() && endsInComment();
    if (!reported && !(cursor.piece.cut && misfit < 0)) {
      int place = misfit < 0 ? behind : misfit;
      String message = "tag pair cannot be read: " + expected + " expected";
      cursor.find("PBN021", place, misfit < 0 ? place : place + 1, tag, message);
    }
    skipLine(openToken);
  }

  private boolean endsInComment() {
    return cursor.piece.findings.get(cursor.piece.findings.size() - 1).code().equals("PBN025");
  }

  private void skipLine(int openToken) {
    int end = cursor.lineStart ? cursor.at : cursor.endOfLine(cursor.at);
    cursor.tokens.truncate(openToken);
    cursor.piece.broken = true;
    cursor.add(TokenKind.OTHER, end);
  }
}
