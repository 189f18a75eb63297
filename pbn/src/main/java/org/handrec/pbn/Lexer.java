package org.handrec.pbn;

import java.io.Closeable;
import java.io.IOException;

/**
 * Cuts the text of a source into tokens, piece by piece. The tokens tile the text.
 *
 * <p>A piece that reaches the end of the window is read again when the window has grown, so the
 * methods below look ahead freely. As the window doubles then, each byte is read about twice at
 * most.
 *
 * <p>Longer than most classes: one method for each kind of place and token, which share the state
 * of where the text is. Tag pairs and the moves over the window are classes of their own.
 */
final class Lexer implements Closeable {
  /** Pieces that are longer are cut. */
  static final int MAX_PIECE = 1 << 20;

  /** Pieces of more tokens are cut. */
  static final int MAX_TOKENS = 1 << 16;

  /** Number of tokens that {@link #rows} reads at once: more than a full play has. */
  private static final int MOST_IN_ROWS = 256;

  private static final byte[] OPEN_MARK = {'<', 'P', 'B', 'N', '>'};
  private static final byte[] CLOSE_MARK = {'<', '/', 'P', 'B', 'N', '>'};

  /** What the characters at a place mean. */
  private enum Context {
    /** Before the first tag, behind ordinary tags, in auction and play. */
    WORDS,
    /** In a supplemental section. */
    ELEMENTS,
    /** Behind a tag pair that cannot be read, up to a line that begins with a bracket. */
    BROKEN,
    /** In a comment that was cut. */
    COMMENT,
    /** Outside of the marks of an embedded text. */
    OUTSIDE
  }

  private final Window window;
  private final boolean embedded;
  private final Cursor cursor;
  private final TagPairs tagPairs;

  private Context context;
  private boolean tagAhead;
  private long blockEnd = -1;
  private long searched;

  /** A lexer for a source. */
  Lexer(Window window, boolean embedded) {
    this(window, true, embedded);
    this.context = embedded ? Context.OUTSIDE : Context.WORDS;
  }

  /** A lexer for PBN text from the middle of a source. */
  Lexer(Window window, boolean lineStart, boolean embedded) {
    this.window = window;
    this.cursor = new Cursor(window);
    this.cursor.lineStart = lineStart;
    this.tagPairs = new TagPairs(cursor);
    this.embedded = embedded;
    this.context = Context.WORDS;
  }

  /** A lexer for a part of an embedded text: it is inside if it is left before it is entered. */
  static Lexer ofPart(Window window, byte[] part, boolean lineStart) {
    Lexer lexer = new Lexer(window, lineStart, true);
    lexer.cursor.bytes = part;
    int open = lexer.cursor.indexOf(OPEN_MARK, 0, part.length);
    int close = lexer.cursor.indexOf(CLOSE_MARK, 0, part.length);
    if (open >= 0 && (close < 0 || open < close || close == 0)) {
      lexer.context = Context.OUTSIDE;
    }
    return lexer;
  }

  /** The tokens that are not dropped yet. */
  Tokens tokens() {
    return cursor.tokens;
  }

  /** The window; tokens count from its begin. */
  Window window() {
    return window;
  }

  /** Forgets the first tokens and their bytes. */
  void drop(int count) {
    cursor.drop(count);
  }

  /** The ASCII text of a token. */
  String text(int token) {
    return cursor.text(token);
  }

  @Override
  public void close() throws IOException {
    window.close();
  }

  /** Reads the next piece; false at the end of the source. */
  boolean read(Piece target) throws IOException {
    int begin = cursor.at;
    int firstToken = cursor.tokens.count();
    if (tagAhead && !embedded && readTagBeforeTag(target, firstToken)) {
      return true;
    }
    Context contextBefore = context;
    boolean lineStartBefore = cursor.lineStart;
    boolean tagAheadBefore = tagAhead;
    boolean cut = false;
    while (!attempt(target, firstToken, cut)) {
      if (cursor.limit - begin >= MAX_PIECE - OPEN_MARK.length) {
        cut = true;
      } else {
        window.fill();
      }
      context = contextBefore;
      cursor.lineStart = lineStartBefore;
      tagAhead = tagAheadBefore;
      cursor.at = begin;
      cursor.tokens.truncate(firstToken);
    }
    target.lines = cursor.lines;
    target.endToken = cursor.tokens.count();
    return cursor.tokens.count() > firstToken;
  }

  /** Reads the most frequent piece: a tag pair on a line of its own, with another one behind it. */
  private boolean readTagBeforeTag(Piece target, int firstToken) {
    target.reset(firstToken);
    cursor.open(target);
    if (!tagPairs.readBeforeTag()) {
      return false;
    }
    target.lines = cursor.lines;
    target.endToken = cursor.tokens.count();
    return true;
  }

  private boolean attempt(Piece target, int firstToken, boolean cut) {
    target.reset(firstToken);
    target.cut = cut;
    cursor.open(target);
    if (embedded && context != Context.OUTSIDE) {
      stopAtBlockEnd();
    }
    if (cursor.limit - cursor.at > MAX_PIECE) {
      cursor.limit = cursor.cutBefore(cursor.at + MAX_PIECE);
      cursor.closed = false;
    }
    cursor.closed |= cut;
    return scan();
  }

  private void stopAtBlockEnd() {
    long base = window.offset();
    if (blockEnd < base + cursor.at) {
      int from = (int) Math.max(cursor.at, searched - base);
      int found = cursor.indexOf(CLOSE_MARK, from, cursor.limit);
      blockEnd = found < 0 ? -1 : base + found;
      searched = base + Math.max(cursor.at, cursor.limit - CLOSE_MARK.length + 1);
    }
    if (blockEnd >= 0) {
      cursor.limit = (int) (blockEnd - base);
      cursor.closed = true;
    } else if (!cursor.closed) {
      cursor.limit = Math.max(cursor.at, cursor.limit - CLOSE_MARK.length + 1);
    }
  }

  /** Reads a piece; false when the window ended inside it. */
  private boolean scan() {
    if (context == Context.OUTSIDE) {
      outside();
      return !cursor.starved;
    }
    if (window.offset() + cursor.at == 0 && startsWithMark()) {
      cursor.add(TokenKind.BYTE_ORDER_MARK, 3);
    }
    if (context == Context.COMMENT) {
      restOfComment();
    }
    if (cursor.at >= cursor.limit && blockEnd == window.offset() + cursor.at) {
      leaveBlock();
      return !cursor.starved;
    }
    if (cursor.at >= cursor.limit) {
      return cursor.closed;
    }
    if (tagAhead) {
      tagPair();
    }
    if (!cursor.starved && !tagAhead) {
      text();
    }
    if (cursor.commentCut) {
      context = Context.COMMENT;
    }
    return !cursor.starved;
  }

  private void leaveBlock() {
    context = Context.OUTSIDE;
    cursor.limit = window.limit() - cursor.origin;
    cursor.closed = window.complete() || cursor.piece.cut;
    cursor.starved = false;
    outside();
  }

  private boolean startsWithMark() {
    return cursor.limit >= 3
        && cursor.byteAt(0) == (byte) 0xEF
        && cursor.byteAt(1) == (byte) 0xBB
        && cursor.byteAt(2) == (byte) 0xBF;
  }

  private void outside() {
    cursor.piece.outside = true;
    int mark = cursor.indexOf(OPEN_MARK, cursor.at, cursor.limit);
    if (mark >= 0) {
      int end = mark + OPEN_MARK.length;
      cursor.countLines(cursor.at, end);
      cursor.add(TokenKind.OUTSIDE, end);
      context = Context.WORDS;
      cursor.lineStart = true;
      tagAhead = false;
      searched = window.offset() + end;
      cursor.starved = false;
    } else if (cursor.at < cursor.limit) {
      int end =
          cursor.piece.cut ? cursor.cutBefore(cursor.limit - OPEN_MARK.length + 1) : cursor.limit;
      cursor.countLines(cursor.at, end);
      cursor.add(TokenKind.OUTSIDE, end);
    } else {
      cursor.starved = !cursor.closed;
    }
  }

  private void restOfComment() {
    int end = cursor.endOfComment(cursor.at);
    cursor.countLines(cursor.at, end);
    if (end > cursor.at && cursor.byteAt(end - 1) == '}') {
      context = Context.WORDS;
    }
    if (end > cursor.at) {
      cursor.add(TokenKind.OUTSIDE, end);
    }
  }

  private void tagPair() {
    tagAhead = tagPairs.read();
    if (cursor.piece.broken) {
      context = Context.BROKEN;
    } else {
      context = cursor.piece.role.opensSection() ? Context.ELEMENTS : Context.WORDS;
    }
  }

  private void text() {
    boolean blankLinesOnly = !cursor.piece.isTag() && !cursor.piece.broken;
    boolean lineBegins = false;
    while (!cursor.starved && cursor.at < cursor.limit) {
      if (cursor.tokens.count() - cursor.piece.firstToken >= MAX_TOKENS) {
        cursor.piece.cut = true;
        return;
      }
      if (cursor.lineStart) {
        int begin = cursor.endOfBlanks(cursor.at);
        if (begin < cursor.limit && Ascii.isLineEnd(cursor.byteAt(begin))) {
          if (!blankLinesOnly) {
            context = Context.WORDS;
            return;
          }
          cursor.piece.afterBlankLine = true;
          cursor.blanks(begin);
          cursor.lineEnd();
          continue;
        }
        blankLinesOnly = false;
        cursor.lineStart = false;
        lineBegins = true;
        if (begin < cursor.limit && cursor.byteAt(begin) == '%') {
          cursor.escapeLine(begin);
          continue;
        }
        cursor.blanks(begin);
        continue;
      }
      blankLinesOnly = false;
      if (cursor.byteAt(cursor.at) == '[' && (context != Context.BROKEN || lineBegins)) {
        if (cursor.tokens.count() > cursor.piece.firstToken) {
          tagAhead = true;
          return;
        }
        tagPair();
        if (tagAhead) {
          return;
        }
        continue;
      }
      lineBegins &= Ascii.kind(cursor.byteAt(cursor.at)) == Ascii.BLANK;
      if (context == Context.WORDS && Ascii.kind(cursor.byteAt(cursor.at)) == Ascii.WORD) {
        rows();
      } else {
        token();
      }
    }
  }

  /**
   * Reads words, the blanks between them, and line ends that words follow: the rows of auctions and
   * plays, which are most of a file. This is {@link #token} in one loop.
   */
  private void rows() {
    byte[] text = cursor.bytes;
    int end = cursor.origin + cursor.limit;
    int i = cursor.origin + cursor.at;
    int origin = cursor.origin;
    int count = cursor.tokens.count();
    int most = Math.min(cursor.piece.firstToken + MAX_TOKENS, count + MOST_IN_ROWS);
    int[] tokens = cursor.tokens.room(MOST_IN_ROWS + 8);
    while (count < most && i < end && Ascii.kind(text[i]) == Ascii.WORD) {
      if (i + 10 <= end && areThreeCards(text, i)) {
        for (int card = i - origin; card < i - origin + 9; card += 3) {
          tokens[++count] = Tokens.packed(TokenKind.WORD, card + 2);
          tokens[++count] = Tokens.packed(TokenKind.WHITE_SPACE, card + 3);
        }
        i += 9;
      }
      do {
        i++;
      } while (i < end && Ascii.kind(text[i]) == Ascii.WORD);
      tokens[++count] = Tokens.packed(TokenKind.WORD, i - origin);
      int gap = i;
      while (i < end && Ascii.kind(text[i]) == Ascii.BLANK) {
        i++;
      }
      if (i > gap) {
        tokens[++count] = Tokens.packed(TokenKind.WHITE_SPACE, i - origin);
      }
      int next = behindLineEnd(text, i, end);
      if (next > i && next < end && Ascii.kind(text[next]) == Ascii.WORD) {
        i = next;
        tokens[++count] = Tokens.packed(TokenKind.LINE_END, i - origin);
        cursor.lines++;
      }
    }
    cursor.tokens.truncate(count);
    cursor.at = i - origin;
    cursor.starved |= i == end && !cursor.closed;
  }

  /**
   * Whether three words of two characters stand at an index, each with one blank behind it, and
   * another word: the first cards of a row as nearly all files write it.
   */
  private static boolean areThreeCards(byte[] text, int i) {
    return text[i + 2] == ' '
        && text[i + 5] == ' '
        && text[i + 8] == ' '
        && Ascii.kind(text[i + 1]) == Ascii.WORD
        && Ascii.kind(text[i + 3]) == Ascii.WORD
        && Ascii.kind(text[i + 4]) == Ascii.WORD
        && Ascii.kind(text[i + 6]) == Ascii.WORD
        && Ascii.kind(text[i + 7]) == Ascii.WORD
        && Ascii.kind(text[i + 9]) == Ascii.WORD;
  }

  /** Behind the line end that begins at an index, if one does. */
  private static int behindLineEnd(byte[] text, int at, int end) {
    if (at >= end || !Ascii.isLineEnd(text[at])) {
      return at;
    }
    return text[at] == '\r' && at + 1 < end && text[at + 1] == '\n' ? at + 2 : at + 1;
  }

  private void token() {
    byte kind = Ascii.kind(cursor.byteAt(cursor.at));
    switch (kind) {
      case Ascii.BLANK, Ascii.CONTROL ->
          cursor.add(TokenKind.WHITE_SPACE, cursor.endOfWhiteSpace(cursor.at));
      case Ascii.LINE_END -> cursor.lineEnd();
      case Ascii.BRACE -> cursor.braceComment();
      case Ascii.SEMICOLON -> cursor.add(TokenKind.LINE_COMMENT, cursor.endOfLine(cursor.at));
      default -> {
        if (context == Context.ELEMENTS) {
          element(kind);
        } else {
          word(kind);
        }
      }
    }
  }

  private void element(byte kind) {
    if (kind != Ascii.QUOTE) {
      cursor.add(TokenKind.ELEMENT, cursor.endOfElement(cursor.at));
      return;
    }
    int end = cursor.endOfString(cursor.at);
    if (end >= 0) {
      cursor.add(TokenKind.STRING, end);
    } else {
      cursor.stringNotClosed(cursor.at, "");
      cursor.add(TokenKind.OTHER, cursor.endOfLine(cursor.at));
    }
  }

  private void word(byte kind) {
    switch (kind) {
      case Ascii.WORD -> cursor.add(TokenKind.WORD, cursor.endOfWord(cursor.at));
      case Ascii.SUFFIX -> {
        boolean two =
            cursor.at + 1 < cursor.limit
                && Ascii.kind(cursor.byteAt(cursor.at + 1)) == Ascii.SUFFIX;
        cursor.add(TokenKind.SUFFIX, cursor.at + (two ? 2 : 1));
      }
      case Ascii.EQUALS -> {
        int end = cursor.endOfLettersAndDigits(cursor.at + 1);
        boolean complete = end < cursor.limit && cursor.byteAt(end) == '=';
        cursor.add(TokenKind.NOTE_REFERENCE, complete ? end + 1 : end);
      }
      case Ascii.DOLLAR -> {
        int end = cursor.endOfDigits(cursor.at + 1);
        cursor.add(TokenKind.NAG, end > cursor.at + 1 ? end : cursor.endOfLettersAndDigits(end));
      }
      case Ascii.STAR -> cursor.add(TokenKind.STAR, cursor.at + 1);
      case Ascii.PLUS -> cursor.add(TokenKind.PLUS, cursor.at + 1);
      case Ascii.CARET -> {
        boolean letter =
            cursor.at + 1 < cursor.limit && Ascii.isLetter(cursor.byteAt(cursor.at + 1));
        cursor.add(TokenKind.MARK, cursor.at + (letter ? 2 : 1));
      }
      case Ascii.QUOTE -> {
        int end = cursor.endOfString(cursor.at);
        cursor.add(TokenKind.OTHER, end < 0 ? cursor.at + 1 : end);
      }
      case Ascii.OPEN -> cursor.add(TokenKind.OTHER, cursor.at + 1);
      default -> cursor.add(TokenKind.OTHER, cursor.endOfOther(cursor.at));
    }
  }
}
