package org.handrec.pbn;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Cuts the text of a source into tokens, piece by piece. The tokens tile the text.
 *
 * <p>A piece that reaches the end of the window is read again when the window has grown, so the
 * methods below look ahead freely: {@link #add} notes that they went too far. As the window doubles
 * then, each byte is read about twice at most.
 *
 * <p>Longer than 400 lines: the scanning of tokens shares its place in the window, and a second
 * class would only pass it to and fro.
 */
final class Lexer implements Closeable {
  /** Pieces that are longer are cut. */
  static final int MAX_PIECE = 1 << 20;

  /** Pieces of more tokens are cut. */
  static final int MAX_TOKENS = 1 << 16;

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
  private final Tokens tokens = new Tokens();

  private Context context;
  private boolean lineStart;
  private boolean tagAhead;
  private int at;
  private long blockEnd = -1;
  private long searched;

  // The window while a piece is read; indices into the array are offsets plus origin.
  private Piece piece;
  private byte[] bytes;
  private int origin;
  private int limit;
  private boolean closed;
  private boolean starved;
  private int lines;

  /** A lexer for a source. */
  Lexer(Window window, boolean embedded) {
    this(window, true, embedded);
    this.context = embedded ? Context.OUTSIDE : Context.WORDS;
  }

  /** A lexer for PBN text from the middle of a source. */
  Lexer(Window window, boolean lineStart, boolean embedded) {
    this.window = window;
    this.lineStart = lineStart;
    this.embedded = embedded;
    this.context = Context.WORDS;
  }

  /** A lexer for a part of an embedded text: it is inside if it is left before it is entered. */
  static Lexer ofPart(Window window, byte[] part, boolean lineStart) {
    Lexer lexer = new Lexer(window, lineStart, true);
    lexer.bytes = part;
    int open = lexer.indexOf(OPEN_MARK, 0, part.length);
    int close = lexer.indexOf(CLOSE_MARK, 0, part.length);
    if (open >= 0 && (close < 0 || open < close || close == 0)) {
      lexer.context = Context.OUTSIDE;
    }
    return lexer;
  }

  /** The tokens that are not dropped yet. */
  Tokens tokens() {
    return tokens;
  }

  /** The window; tokens count from its begin. */
  Window window() {
    return window;
  }

  /** Forgets the first tokens and their bytes. */
  void drop(int count) {
    int length = tokens.start(count);
    tokens.dropFirst(count);
    window.drop(length);
    at -= length;
  }

  @Override
  public void close() throws IOException {
    window.close();
  }

  /** Reads the next piece; false at the end of the source. */
  boolean read(Piece target) throws IOException {
    piece = target;
    int begin = at;
    int firstToken = tokens.count();
    Context contextBefore = context;
    boolean lineStartBefore = lineStart;
    boolean tagAheadBefore = tagAhead;
    boolean cut = false;
    while (!attempt(firstToken, cut)) {
      if (limit - begin >= MAX_PIECE - OPEN_MARK.length) {
        cut = true;
      } else {
        window.fill();
      }
      context = contextBefore;
      lineStart = lineStartBefore;
      tagAhead = tagAheadBefore;
      at = begin;
      tokens.truncate(firstToken);
    }
    piece.lines = lines;
    piece.endToken = tokens.count();
    return tokens.count() > firstToken;
  }

  private boolean attempt(int firstToken, boolean cut) {
    piece.reset(firstToken);
    piece.cut = cut;
    bytes = window.bytes();
    origin = window.start();
    limit = window.limit() - origin;
    closed = window.complete();
    starved = false;
    lines = 0;
    if (embedded && context != Context.OUTSIDE) {
      stopAtBlockEnd();
    }
    if (limit - at > MAX_PIECE) {
      limit = cutBefore(at + MAX_PIECE);
      closed = false;
    }
    closed |= cut;
    return scan();
  }

  private void stopAtBlockEnd() {
    long base = window.offset();
    if (blockEnd < base + at) {
      int from = (int) Math.max(at, searched - base);
      int found = indexOf(CLOSE_MARK, from, limit);
      blockEnd = found < 0 ? -1 : base + found;
      searched = base + Math.max(at, limit - CLOSE_MARK.length + 1);
    }
    if (blockEnd >= 0) {
      limit = (int) (blockEnd - base);
      closed = true;
    } else if (!closed) {
      limit = Math.max(at, limit - CLOSE_MARK.length + 1);
    }
  }

  /** A place near the given one that is neither inside a character nor inside a line end. */
  private int cutBefore(int place) {
    int cut = place;
    while (cut > place - 4
        && ((byteAt(cut) & 0xC0) == 0x80 || (byteAt(cut) == '\n' && byteAt(cut - 1) == '\r'))) {
      cut--;
    }
    return cut;
  }

  private byte byteAt(int place) {
    return bytes[origin + place];
  }

  private int indexOf(byte[] mark, int from, int to) {
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

  private void add(TokenKind kind, int end) {
    tokens.add(kind, end);
    at = end;
    if (end >= limit && !closed) {
      starved = true;
    }
  }

  private void find(String code, int start, int end, String tag, String message) {
    long base = window.offset();
    piece.findings.add(new Finding(code, base + start, base + end, tag, message));
  }

  /** Reads a piece; false when the window ended inside it. */
  private boolean scan() {
    if (context == Context.OUTSIDE) {
      outside();
      return !starved;
    }
    if (window.offset() + at == 0 && startsWithMark()) {
      add(TokenKind.BYTE_ORDER_MARK, 3);
    }
    if (context == Context.COMMENT) {
      restOfComment();
    }
    if (at >= limit && blockEnd == window.offset() + at) {
      leaveBlock();
      return !starved;
    }
    if (at >= limit) {
      return closed;
    }
    if (tagAhead) {
      tagAhead = false;
      tagPair();
    }
    if (!starved && !tagAhead) {
      text();
    }
    return !starved;
  }

  private void leaveBlock() {
    context = Context.OUTSIDE;
    limit = window.limit() - origin;
    closed = window.complete() || piece.cut;
    starved = false;
    outside();
  }

  private boolean startsWithMark() {
    return limit >= 3
        && byteAt(0) == (byte) 0xEF
        && byteAt(1) == (byte) 0xBB
        && byteAt(2) == (byte) 0xBF;
  }

  private void outside() {
    piece.outside = true;
    int mark = indexOf(OPEN_MARK, at, limit);
    if (mark >= 0) {
      int end = mark + OPEN_MARK.length;
      countLines(at, end);
      add(TokenKind.OUTSIDE, end);
      context = Context.WORDS;
      lineStart = true;
      tagAhead = false;
      searched = window.offset() + end;
      starved = false;
    } else if (at < limit) {
      int end = piece.cut ? cutBefore(limit - OPEN_MARK.length + 1) : limit;
      countLines(at, end);
      add(TokenKind.OUTSIDE, end);
    } else {
      starved = !closed;
    }
  }

  private void restOfComment() {
    int end = endOfComment(at);
    countLines(at, end);
    if (end > at && byteAt(end - 1) == '}') {
      context = Context.WORDS;
    }
    if (end > at) {
      add(TokenKind.OUTSIDE, end);
    }
  }

  /** Counts the line ends in a part of the window that holds none of them in part. */
  private void countLines(int from, int to) {
    for (int i = origin + from; i < origin + to; i++) {
      byte c = bytes[i];
      if (c == '\n' || (c == '\r' && !(i + 1 < origin + to && bytes[i + 1] == '\n'))) {
        lines++;
      }
    }
  }

  // ---- text between tags

  private void text() {
    boolean blankLinesOnly = !piece.isTag() && !piece.broken;
    boolean lineBegins = false;
    while (!starved && at < limit) {
      if (tokens.count() - piece.firstToken >= MAX_TOKENS) {
        piece.cut = true;
        return;
      }
      if (lineStart) {
        int begin = endOfBlanks(at);
        if (begin < limit && Ascii.isLineEnd(byteAt(begin))) {
          if (!blankLinesOnly) {
            context = Context.WORDS;
            return;
          }
          piece.afterBlankLine = true;
          blanks(begin);
          lineEnd();
          continue;
        }
        blankLinesOnly = false;
        lineStart = false;
        lineBegins = true;
        if (begin < limit && byteAt(begin) == '%') {
          escapeLine(begin);
          continue;
        }
        blanks(begin);
        continue;
      }
      blankLinesOnly = false;
      if (byteAt(at) == '[' && (context != Context.BROKEN || lineBegins)) {
        if (tokens.count() > piece.firstToken) {
          tagAhead = true;
          return;
        }
        tagPair();
        if (tagAhead) {
          return;
        }
        continue;
      }
      lineBegins &= Ascii.kind(byteAt(at)) == Ascii.BLANK;
      if (context == Context.WORDS && Ascii.kind(byteAt(at)) == Ascii.WORD) {
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
    byte[] text = bytes;
    int end = origin + limit;
    int i = origin + at;
    int most = piece.firstToken + MAX_TOKENS - tokens.count();
    byte kind = Ascii.WORD;
    while (most-- > 0) {
      int begin = i;
      do {
        i++;
      } while (i < end && Ascii.kind(text[i]) == kind);
      if (kind == Ascii.WORD) {
        tokens.add(TokenKind.WORD, i - origin);
      } else if (kind == Ascii.BLANK) {
        tokens.add(TokenKind.WHITE_SPACE, i - origin);
      } else if (i == begin + 1
          && text[begin] == '\n'
          && i < end
          && Ascii.kind(text[i]) == Ascii.WORD) {
        tokens.add(TokenKind.LINE_END, i - origin);
        lines++;
      } else {
        i = begin;
        break;
      }
      if (i == end) {
        break;
      }
      kind = Ascii.kind(text[i]);
      if (kind != Ascii.WORD && kind != Ascii.BLANK && kind != Ascii.LINE_END) {
        break;
      }
    }
    at = i - origin;
    starved |= i == end && !closed;
  }

  private void token() {
    byte kind = Ascii.kind(byteAt(at));
    switch (kind) {
      case Ascii.BLANK, Ascii.CONTROL -> add(TokenKind.WHITE_SPACE, endOfWhiteSpace(at));
      case Ascii.LINE_END -> lineEnd();
      case Ascii.BRACE -> braceComment();
      case Ascii.SEMICOLON -> add(TokenKind.LINE_COMMENT, endOfLine(at));
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
      add(TokenKind.ELEMENT, endOfElement(at));
      return;
    }
    int end = endOfString(at);
    if (end >= 0) {
      add(TokenKind.STRING, end);
    } else {
      stringNotClosed(at);
      add(TokenKind.OTHER, endOfLine(at));
    }
  }

  private void word(byte kind) {
    switch (kind) {
      case Ascii.WORD -> add(TokenKind.WORD, endOfWord(at));
      case Ascii.SUFFIX -> {
        boolean two = at + 1 < limit && Ascii.kind(byteAt(at + 1)) == Ascii.SUFFIX;
        add(TokenKind.SUFFIX, at + (two ? 2 : 1));
      }
      case Ascii.EQUALS -> {
        int end = endOfLettersAndDigits(at + 1);
        boolean complete = end < limit && byteAt(end) == '=';
        add(TokenKind.NOTE_REFERENCE, complete ? end + 1 : end);
      }
      case Ascii.DOLLAR -> {
        int end = endOfDigits(at + 1);
        add(TokenKind.NAG, end > at + 1 ? end : endOfLettersAndDigits(end));
      }
      case Ascii.STAR -> add(TokenKind.STAR, at + 1);
      case Ascii.PLUS -> add(TokenKind.PLUS, at + 1);
      case Ascii.CARET -> {
        boolean letter = at + 1 < limit && Ascii.isLetter(byteAt(at + 1));
        add(TokenKind.MARK, at + (letter ? 2 : 1));
      }
      case Ascii.QUOTE -> {
        int end = endOfString(at);
        add(TokenKind.OTHER, end < 0 ? at + 1 : end);
      }
      case Ascii.OPEN -> add(TokenKind.OTHER, at + 1);
      default -> add(TokenKind.OTHER, endOfOther(at));
    }
  }

  private void blanks(int end) {
    if (end > at) {
      add(TokenKind.WHITE_SPACE, end);
    }
  }

  private void lineEnd() {
    boolean two = byteAt(at) == '\r' && at + 1 < limit && byteAt(at + 1) == '\n';
    add(TokenKind.LINE_END, at + (two ? 2 : 1));
    lines++;
    lineStart = true;
  }

  private void escapeLine(int begin) {
    if (begin > at) {
      find("PBN009", begin, begin + 1, "", "% is an escape only in column 1; line skipped");
    }
    blanks(begin);
    add(TokenKind.ESCAPE_LINE, endOfLine(begin));
    piece.escapeLines++;
  }

  private void braceComment() {
    int end = endOfComment(at + 1);
    if (end == limit && byteAt(end - 1) != '}') {
      if (piece.cut) {
        context = Context.COMMENT;
      } else {
        String message = "comment opened here is never closed; the rest of the file is comment";
        find("PBN025", at, at + 1, "", message);
      }
    }
    countLines(at, end);
    add(TokenKind.BRACE_COMMENT, end);
  }

  // ---- tag pairs

  private void tagPair() {
    if (!usualTagPair()) {
      freeTagPair();
    }
  }

  /**
   * Reads a tag pair as nearly all files write it, {@code [Name "value"]}, with the line end when
   * the next line is another one. False, and nothing is read, when it looks different.
   */
  private boolean usualTagPair() {
    byte[] text = bytes;
    int end = origin + limit - 4;
    int nameEnd = origin + at + 1;
    while (nameEnd < end && Ascii.isNameLetter(text[nameEnd])) {
      nameEnd++;
    }
    boolean name = nameEnd > origin + at + 1 && nameEnd < end;
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
    int open = tokens.count();
    tokens.add(TokenKind.OPEN, at + 1);
    tokens.add(TokenKind.NAME, nameEnd - origin);
    tokens.add(TokenKind.WHITE_SPACE, nameEnd + 1 - origin);
    tokens.add(TokenKind.STRING, close + 1 - origin);
    at = close + 2 - origin;
    tokens.add(TokenKind.CLOSE, at);
    takeTag(open, open + 1, open + 3, open + 5);
    if (text[close + 2] == '\n' && text[close + 3] == '[') {
      at++;
      tokens.add(TokenKind.LINE_END, at);
      lines++;
      tagAhead = true;
    }
    return true;
  }

  private static boolean isPlain(byte c) {
    return c != '"' && c != '\\' && c != '\n' && c != '\r';
  }

  private void freeTagPair() {
    int open = at;
    int openToken = tokens.count();
    add(TokenKind.OPEN, at + 1);
    int nameBegin = nextPart();
    if (nameBegin < 0 || !Ascii.isNameLetter(byteAt(nameBegin))) {
      broken(openToken, nameBegin, open + 1, "name of a tag");
      return;
    }
    int nameToken = tokens.count();
    add(TokenKind.NAME, endOfName(at));
    int nameEnd = at;
    int quote = nextPart();
    if (quote < 0 || byteAt(quote) != '"') {
      broken(openToken, quote, nameEnd, "value in quotes");
      return;
    }
    int valueEnd = endOfString(quote);
    if (valueEnd < 0) {
      stringNotClosed(quote);
      skipLine(openToken);
      return;
    }
    int stringToken = tokens.count();
    add(TokenKind.STRING, valueEnd);
    closeTag(openToken, nameToken, stringToken);
  }

  private void closeTag(int openToken, int nameToken, int stringToken) {
    int valueEnd = at;
    int close = nextPart();
    int after = tokens.count() + 1;
    if (close >= 0 && byteAt(close) == ']') {
      add(TokenKind.CLOSE, close + 1);
      findComments(openToken, nameToken, after);
    } else if (close < 0 || byteAt(close) == '[') {
      String tag = text(nameToken);
      int place = close < 0 ? valueEnd : close;
      find("PBN022", place, close < 0 ? place : place + 1, tag, "tag " + tag + ": ] missing");
      after = stringToken + 1;
      findComments(openToken, nameToken, stringToken);
    } else {
      broken(openToken, close, valueEnd, "]");
      return;
    }
    takeTag(openToken, nameToken, stringToken, after);
  }

  private void takeTag(int openToken, int nameToken, int stringToken, int after) {
    int from = origin + tokens.start(nameToken);
    int to = origin + tokens.end(nameToken);
    piece.role = TagRole.of(bytes, from, to);
    piece.key = key(from, to);
    piece.open = openToken;
    piece.name = nameToken;
    piece.string = stringToken;
    piece.after = after;
    int begin = tokens.start(stringToken);
    int length = tokens.end(stringToken) - begin;
    piece.spreads = length >= 4 && byteAt(begin + 1) == '#' && byteAt(begin + 2) == '#';
    if (context != Context.COMMENT) {
      context = piece.role.opensSection() ? Context.ELEMENTS : Context.WORDS;
    }
  }

  private long key(int from, int to) {
    long key = to - from;
    for (int i = from; i < to; i++) {
      key = key * 0x100000001B3L + bytes[i];
    }
    return key;
  }

  /** The ASCII text of a token. */
  String text(int token) {
    int from = window.start() + tokens.start(token);
    int length = tokens.end(token) - tokens.start(token);
    return new String(window.bytes(), from, length, StandardCharsets.ISO_8859_1);
  }

  private void findComments(int openToken, int nameToken, int end) {
    for (int i = openToken; i < end; i++) {
      TokenKind kind = tokens.kind(i);
      if (kind == TokenKind.BRACE_COMMENT || kind == TokenKind.LINE_COMMENT) {
        String tag = text(nameToken);
        String message = "comment inside the tag pair of " + tag;
        find("PBN024", tokens.start(i), tokens.end(i), tag, message);
      }
    }
  }

  /**
   * Skips what may or does stand between the parts of a tag pair. Returns the place of the next
   * part, or -1 at a semi-empty line and at the end of the text.
   */
  private int nextPart() {
    while (!starved && at < limit) {
      if (lineStart) {
        int begin = endOfBlanks(at);
        if (begin < limit && Ascii.isLineEnd(byteAt(begin))) {
          return -1;
        }
        lineStart = false;
        if (begin < limit && byteAt(begin) == '%') {
          escapeLine(begin);
        } else {
          blanks(begin);
        }
        continue;
      }
      switch (Ascii.kind(byteAt(at))) {
        case Ascii.BLANK -> add(TokenKind.WHITE_SPACE, endOfBlanks(at));
        case Ascii.LINE_END -> lineEnd();
        case Ascii.BRACE -> braceComment();
        case Ascii.SEMICOLON -> add(TokenKind.LINE_COMMENT, endOfLine(at));
        default -> {
          return at;
        }
      }
    }
    return -1;
  }

  /**
   * Gives a tag pair up. The text that was read of it, and the rest of the line, become one token.
   */
  private void broken(int openToken, int misfit, int behind, String expected) {
    boolean reported = !piece.findings.isEmpty() && endsInComment();
    if (!reported && !(piece.cut && misfit < 0)) {
      int place = misfit < 0 ? behind : misfit;
      String message = "tag pair cannot be read: " + expected + " expected";
      find("PBN021", place, misfit < 0 ? place : place + 1, "", message);
    }
    skipLine(openToken);
  }

  private boolean endsInComment() {
    return piece.findings.get(piece.findings.size() - 1).code().equals("PBN025");
  }

  private void skipLine(int openToken) {
    boolean comment = context == Context.COMMENT;
    int end = lineStart ? at : endOfLine(at);
    tokens.truncate(openToken);
    piece.broken = true;
    add(TokenKind.OTHER, end);
    context = comment ? Context.COMMENT : Context.BROKEN;
  }

  private void stringNotClosed(int quote) {
    if (!piece.cut) {
      String message = "string opened here is not closed on its line";
      find("PBN020", quote, quote + 1, "", message);
    }
  }

  // ---- ends of tokens; none goes beyond the limit

  private int endOfBlanks(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && Ascii.isBlank(bytes[i])) {
      i++;
    }
    return i - origin;
  }

  private int endOfWhiteSpace(int from) {
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

  private int endOfWord(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && Ascii.kind(bytes[i]) == Ascii.WORD) {
      i++;
    }
    return i - origin;
  }

  private int endOfOther(int from) {
    int i = from;
    while (i < limit && Ascii.kind(byteAt(i)) == Ascii.OTHER) {
      i++;
    }
    return i;
  }

  private int endOfElement(int from) {
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

  private int endOfName(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && Ascii.isNameLetter(bytes[i])) {
      i++;
    }
    return i - origin;
  }

  private int endOfDigits(int from) {
    int i = from;
    while (i < limit && Ascii.isDigit(byteAt(i))) {
      i++;
    }
    return i;
  }

  private int endOfLettersAndDigits(int from) {
    int i = from;
    while (i < limit && (Ascii.isLetter(byteAt(i)) || Ascii.isDigit(byteAt(i)))) {
      i++;
    }
    return i;
  }

  private int endOfLine(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && !Ascii.isLineEnd(bytes[i])) {
      i++;
    }
    return i - origin;
  }

  /** Behind the closing brace, or the limit. */
  private int endOfComment(int from) {
    int i = origin + from;
    int end = origin + limit;
    while (i < end && bytes[i] != '}') {
      i++;
    }
    return Math.min(i + 1, end) - origin;
  }

  /** Behind the closing quote of a string; -1 when it is not on the line. */
  private int endOfString(int quote) {
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
