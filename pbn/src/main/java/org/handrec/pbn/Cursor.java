package org.handrec.pbn;

import java.nio.charset.StandardCharsets;

/**
 * The place up to which the text of a window has been cut into tokens, and the search for the ends
 * of tokens from there. Places count from the begin of the window.
 *
 * <p>All methods look ahead freely. {@link #starved} says that a token reaches the end of a window
 * that is not the end of the text, so that it may be longer in truth.
 */
final class Cursor {
  private final Window window;

  /** The tokens, those of earlier pieces included. */
  final Tokens tokens = new Tokens();

  /** The piece that is read. */
  Piece piece;

  /** The bytes of the window; indices are places plus {@link #origin}. */
  byte[] bytes;

  int origin;

  /** Behind the last byte that may be looked at. */
  int limit;

  /** Whether the text ends at the limit. */
  boolean closed;

  boolean starved;

  /** The place behind the last token. */
  int at;

  /** Whether a line begins there. */
  boolean lineStart;

  /** Number of line ends in the piece. */
  int lines;

  /** Whether the piece was cut inside a comment. */
  boolean commentCut;

  Cursor(Window window) {
    this.window = window;
  }

  /** Begins a piece, or begins it again, with all that the window holds. */
  void open(Piece next) {
    piece = next;
    bytes = window.bytes();
    origin = window.start();
    limit = window.limit() - origin;
    closed = window.complete();
    starved = false;
    lines = 0;
    commentCut = false;
  }

  /** Forgets the first tokens and their bytes. */
  void drop(int count) {
    int length = tokens.start(count);
    tokens.dropFirst(count);
    window.drop(length);
    origin = window.start();
    at -= length;
  }

  /** A place near the given one that is neither inside a character nor inside a line end. */
  int cutBefore(int place) {
    int cut = place;
    while (cut > place - 4
        && ((byteAt(cut) & 0xC0) == 0x80 || (byteAt(cut) == '\n' && byteAt(cut - 1) == '\r'))) {
      cut--;
    }
    return cut;
  }

  byte byteAt(int place) {
    return bytes[origin + place];
  }

  int indexOf(byte[] mark, int from, int to) {
    for (int i = from; i <= to - mark.length; i++) {
      int matched = 0;
      while (matched < mark.length && upper(byteAt(i + matched)) == mark[matched]) {
        matched++;
      }
      if (matched == mark.length) {
        return i;
      }
    }
    return -1;
  }

  private static int upper(byte c) {
    return c >= 'a' && c <= 'z' ? c - 0x20 : c;
  }

  void add(TokenKind kind, int end) {
    tokens.add(kind, end);
    at = end;
    if (end >= limit && !closed) {
      starved = true;
    }
  }

  void find(String code, int start, int end, String tag, String message) {
    long base = window.offset();
    piece.findings.add(new Finding(code, base + start, base + end, tag, message));
  }

  /** Counts the line ends in a part of the window that holds none of them in part. */
  void countLines(int from, int to) {
    for (int i = origin + from; i < origin + to; i++) {
      byte c = bytes[i];
      if (c == '\n' || (c == '\r' && !(i + 1 < origin + to && bytes[i + 1] == '\n'))) {
        lines++;
      }
    }
  }

  void blanks(int end) {
    if (end > at) {
      add(TokenKind.WHITE_SPACE, end);
    }
  }

  void lineEnd() {
    boolean two = byteAt(at) == '\r' && at + 1 < limit && byteAt(at + 1) == '\n';
    add(TokenKind.LINE_END, at + (two ? 2 : 1));
    lines++;
    lineStart = true;
  }

  void escapeLine(int begin) {
    if (begin > at) {
      find("PBN009", begin, begin + 1, "", "% is an escape only in column 1; line skipped");
    }
    blanks(begin);
    add(TokenKind.ESCAPE_LINE, endOfLine(begin));
    piece.escapeLines++;
  }

  void braceComment() {
    int end = endOfComment(at + 1);
    if (end == limit && byteAt(end - 1) != '}') {
      if (piece.cut) {
        commentCut = true;
      } else {
        String message = "comment opened here is never closed; the rest of the file is comment";
        find("PBN025", at, at + 1, "", message);
      }
    }
    countLines(at, end);
    add(TokenKind.BRACE_COMMENT, end);
  }

  void stringNotClosed(int quote, String tag) {
    if (!piece.cut) {
      String message = "string opened here is not closed on its line";
      find("PBN020", quote, quote + 1, tag, message);
    }
  }

  /** The ASCII text of a token. */
  String text(int token) {
    int from = origin + tokens.start(token);
    int length = tokens.end(token) - tokens.start(token);
    return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
  }

  int endOfBlanks(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && Ascii.isBlank(bytes[i])) {
      i++;
    }
    return i - origin;
  }

  int endOfWhiteSpace(int from) {
    int i = from;
    while (i < limit) {
      byte kind = Ascii.kind(byteAt(i));
      if (kind != Ascii.BLANK && kind != Ascii.CONTROL) {
        break;
      }
      i++;
    }
    return i;
  }

  int endOfWord(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && Ascii.kind(bytes[i]) == Ascii.WORD) {
      i++;
    }
    return i - origin;
  }

  int endOfOther(int from) {
    int i = from;
    while (i < limit && Ascii.kind(byteAt(i)) == Ascii.OTHER) {
      i++;
    }
    return i;
  }

  int endOfElement(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && !endsElement(Ascii.kind(bytes[i]))) {
      i++;
    }
    return i - origin;
  }

  private static boolean endsElement(byte kind) {
    return switch (kind) {
      case Ascii.BLANK,
          Ascii.CONTROL,
          Ascii.LINE_END,
          Ascii.OPEN,
          Ascii.BRACE,
          Ascii.SEMICOLON,
          Ascii.QUOTE ->
          true;
      default -> false;
    };
  }

  int endOfName(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && Ascii.isNameLetter(bytes[i])) {
      i++;
    }
    return i - origin;
  }

  int endOfDigits(int from) {
    int i = from;
    while (i < limit && Ascii.isDigit(byteAt(i))) {
      i++;
    }
    return i;
  }

  int endOfLettersAndDigits(int from) {
    int i = from;
    while (i < limit && (Ascii.isLetter(byteAt(i)) || Ascii.isDigit(byteAt(i)))) {
      i++;
    }
    return i;
  }

  int endOfLine(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && !Ascii.isLineEnd(bytes[i])) {
      i++;
    }
    return i - origin;
  }

  /** Behind the closing brace, or the limit. */
  int endOfComment(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && bytes[i] != '}') {
      i++;
    }
    return Math.min(i + 1, end) - origin;
  }

  /** Behind the closing quote of a string; -1 when it is not on the line. */
  int endOfString(int quote) {
    int i = origin + quote + 1;
    int end = origin + limit;
    while (i < end) {
      byte c = bytes[i];
      if (c == '"') {
        return i + 1 - origin;
      }
      if (c == '\\' && i + 1 < end && (bytes[i + 1] == '"' || bytes[i + 1] == '\\')) {
        i++;
      } else if (Ascii.isLineEnd(c)) {
        return -1;
      }
      i++;
    }
    starved |= !closed;
    return -1;
  }
}
