package org.handrec.pbn;

/** Reads tag pairs (PBN 3.3), also those that are broken. */
final class TagPairs {
  private final Cursor cursor;
  private boolean tagFollows;

  TagPairs(Cursor cursor) {
    this.cursor = cursor;
  }

  /**
   * Reads the tag pair at the place. True when the line end behind it was read as well, because the
   * next line begins with another tag pair.
   */
  boolean read() {
    tagFollows = false;
    if (!usualTagPair()) {
      freeTagPair();
    }
    return tagFollows;
  }

  /**
   * Reads a tag pair as nearly all files write it, {@code [Name "value"]}, with the line end when
   * the next line is another one. False, and nothing is read, when it looks different.
   */
  private boolean usualTagPair() {
    byte[] text = cursor.bytes;
    int end = cursor.origin + cursor.limit - 5;
    int nameEnd = cursor.origin + cursor.at + 1;
    while (nameEnd < end && Ascii.isNameLetter(text[nameEnd])) {
      nameEnd++;
    }
    boolean name = nameEnd > cursor.origin + cursor.at + 1 && nameEnd < end;
    if (!name || text[nameEnd] != ' ' || text[nameEnd + 1] != '"') {
      return false;
    }
    int close = nameEnd + 2;
    while (close < end && isPlain(text[close])) {
      close++;
    }
    if (close >= end || text[close] != '"' || text[close + 1] != ']') {
      return false;
    }
    int open = cursor.tokens.count();
    cursor.tokens.add(TokenKind.OPEN, cursor.at + 1);
    cursor.tokens.add(TokenKind.NAME, nameEnd - cursor.origin);
    cursor.tokens.add(TokenKind.WHITE_SPACE, nameEnd + 1 - cursor.origin);
    cursor.tokens.add(TokenKind.STRING, close + 1 - cursor.origin);
    cursor.at = close + 2 - cursor.origin;
    cursor.tokens.add(TokenKind.CLOSE, cursor.at);
    takeTag(open, open + 1, open + 3, open + 5);
    int lineEnd = text[close + 2] == '\r' && text[close + 3] == '\n' ? 2 : 1;
    if (Ascii.isLineEnd(text[close + 2]) && text[close + 2 + lineEnd] == '[') {
      cursor.at += lineEnd;
      cursor.tokens.add(TokenKind.LINE_END, cursor.at);
      cursor.lines++;
      tagFollows = true;
    }
    return true;
  }

  private static boolean isPlain(byte c) {
    return c != '"' && c != '\\' && c != '\n' && c != '\r';
  }

  private void freeTagPair() {
    int open = cursor.at;
    int openToken = cursor.tokens.count();
    cursor.add(TokenKind.OPEN, cursor.at + 1);
    int nameBegin = nextPart();
    if (nameBegin < 0 || !Ascii.isNameLetter(cursor.byteAt(nameBegin))) {
      broken(openToken, nameBegin, open + 1, "name of a tag");
      return;
    }
    int nameToken = cursor.tokens.count();
    cursor.add(TokenKind.NAME, cursor.endOfName(cursor.at));
    int nameEnd = cursor.at;
    int quote = nextPart();
    if (quote < 0 || cursor.byteAt(quote) != '"') {
      broken(openToken, quote, nameEnd, "value in quotes");
      return;
    }
    int valueEnd = cursor.endOfString(quote);
    if (valueEnd < 0) {
      cursor.stringNotClosed(quote);
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
      broken(openToken, close, valueEnd, "]");
      return;
    }
    takeTag(openToken, nameToken, stringToken, after);
  }

  private void takeTag(int openToken, int nameToken, int stringToken, int after) {
    recognise(
        cursor.origin + cursor.tokens.start(nameToken),
        cursor.origin + cursor.tokens.end(nameToken));
    cursor.piece.open = openToken;
    cursor.piece.name = nameToken;
    cursor.piece.string = stringToken;
    cursor.piece.after = after;
    int begin = cursor.tokens.start(stringToken);
    int length = cursor.tokens.end(stringToken) - begin;
    cursor.piece.spreads =
        length >= 4 && cursor.byteAt(begin + 1) == '#' && cursor.byteAt(begin + 2) == '#';
  }

  /** Finds out which tag has the name between two indices. */
  private void recognise(int from, int to) {
    Piece piece = cursor.piece;
    piece.standard = StandardTag.find(cursor.bytes, from, to);
    if (piece.standard >= 0) {
      piece.key = piece.standard;
    } else {
      piece.standard = StandardTag.findIgnoringCase(cursor.bytes, from, to);
      piece.otherCase = piece.standard >= 0;
      piece.key = key(from, to);
    }
    piece.role = TagRole.of(piece.standard);
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
  private void broken(int openToken, int misfit, int behind, String expected) {
    boolean reported = !cursor.piece.findings.isEmpty() && endsInComment();
    if (!reported && !(cursor.piece.cut && misfit < 0)) {
      int place = misfit < 0 ? behind : misfit;
      String message = "tag pair cannot be read: " + expected + " expected";
      cursor.find("PBN021", place, misfit < 0 ? place : place + 1, "", message);
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
