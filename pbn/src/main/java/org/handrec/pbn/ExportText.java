package org.handrec.pbn;

import org.handrec.core.model.Card;
import org.handrec.core.model.Comment;

/**
 * The text of one game in export format while it grows: lines of at most 253 visible characters,
 * tokens parted by one blank, strings with their escapes (PBN 2.3, 3.2, 3.3, 3.8).
 *
 * <p>A line is broken between tokens and at the blanks of comments. What has no such place, a tag
 * pair or the row of a table, is written whole.
 *
 * <p>Whatever comes in, the text holds no tab and no control character but its line ends: white
 * space becomes a blank, other control characters become {@code _}, so that an unreadable value
 * stays one; {@link #replaced()} counts them. So does a surrogate without its other half, which no
 * charset can hold ({@link #halves()}).
 *
 * <p>Longer than most classes: one method for each kind of text, all of which ask how much of the
 * line is left and what stood before.
 */
final class ExportText {
  /** Characters in a line without its line end; with CR LF it makes 255 (PBN 2.3). */
  static final int LIMIT = 253;

  private final TextBuffer text = new TextBuffer();
  private final String lineEnd;
  private int lineStart;
  private int highest;
  private int replaced;
  private int tabs;
  private int halves;
  private int longLines;

  ExportText(String lineEnd) {
    this.lineEnd = lineEnd;
  }

  /** Forgets the text. */
  void clear() {
    text.clear();
    lineStart = 0;
    highest = 0;
    replaced = 0;
    tabs = 0;
    halves = 0;
    longLines = 0;
  }

  /** The text so far; it changes with the next call. */
  TextBuffer content() {
    return text;
  }

  /** All bits that occur in the characters: below 128 for ASCII, below 256 for Latin-1. */
  int highest() {
    return highest;
  }

  /** Number of control characters that were replaced, tabs among them. */
  int replaced() {
    return replaced;
  }

  /** How many of these were tabs outside of strings, where a source may have them. */
  int tabs() {
    return tabs;
  }

  /** Number of surrogates without their other half that were replaced. */
  int halves() {
    return halves;
  }

  /** Number of lines with more than 255 characters, line end included. */
  int longLines() {
    return longLines;
  }

  /** Number of characters in the line so far. */
  int column() {
    return text.length() - lineStart;
  }

  private boolean atLineStart() {
    return text.length() == lineStart;
  }

  /** Ends the line unless it is empty. */
  void endLine() {
    if (!atLineStart()) {
      emptyLine();
    }
  }

  /** Ends the line, even an empty one. */
  void emptyLine() {
    int length = text.length() - lineStart;
    if (length > LIMIT) {
      int characters = Character.codePointCount(text, lineStart, text.length());
      longLines += characters + lineEnd.length() > CharacterCheck.MAX_LINE ? 1 : 0;
    }
    text.append(lineEnd);
    lineStart = text.length();
  }

  /** A line of its own, as it is: an escape line. */
  void line(String content) {
    endLine();
    free(content);
    emptyLine();
  }

  /** A tag pair on a line of its own. */
  void tag(String name, String value) {
    endLine();
    text.append('[').append(name).append(" \"");
    string(value, false);
    text.append("\"]");
    emptyLine();
  }

  /**
   * A tag pair whose value is the header of a table: the backslash before a width stays single, as
   * in all examples of the standard (PBN 5.2).
   */
  void tableTag(String name, String header) {
    endLine();
    text.append('[').append(name).append(" \"");
    string(header, true);
    text.append("\"]");
    emptyLine();
  }

  /** A tag pair with a letter for a value. */
  void tag(String name, char value) {
    endLine();
    text.append('[').append(name).append(" \"").append(value).append("\"]");
    emptyLine();
  }

  /** A token of a section, a blank before it unless it begins a line. */
  void token(String token) {
    part(token.length());
    text.append(token);
  }

  /** A card, a blank before it unless it begins a line. */
  void card(Card card) {
    part(2);
    text.append(card.suit().letter(), card.rank().letter());
  }

  /** A token in ASCII or not, see {@link #token}. */
  void freeToken(String token) {
    part(token.length());
    free(token);
  }

  /** A number between two characters, such as {@code =4=}; no character 0 is written. */
  void numberToken(char before, int number, boolean closed) {
    part(4);
    text.append(before).append(Integer.toString(number));
    if (closed) {
      text.append(before);
    }
  }

  private void part(int length) {
    if (!atLineStart()) {
      if (text.length() - lineStart + 1 + length > LIMIT) {
        emptyLine();
      } else {
        text.append(' ');
      }
    }
  }

  /** An element of a table in its column: at least {@code width} characters (PBN 5.2). */
  void cell(String content, boolean quoted, int width, boolean rightAligned) {
    if (!atLineStart()) {
      text.append(' ');
    }
    int start = text.length();
    if (quoted) {
      text.append('"');
      string(content, false);
      text.append('"');
    } else {
      free(content);
    }
    int missing = width - Character.codePointCount(text, start, text.length());
    if (missing > 0) {
      text.insertBlanks(rightAligned ? start : text.length(), missing);
    }
  }

  /** Remarks behind a tag, each on a line of its own. */
  void commentLine(Comment comment) {
    endLine();
    comment(comment);
    endLine();
  }

  /**
   * A remark behind a token: one blank before it, or a line end when it does not fit or has several
   * lines. A remark that runs to the end of its line ends the line. A text that its marks cannot
   * hold gets the others.
   */
  void comment(Comment comment) {
    String content = comment.text();
    boolean lines = hasLineEnd(content);
    if (content.indexOf('}') >= 0 || (comment.toLineEnd() && !lines)) {
      lineComments(content);
    } else if (lines || content.length() + 2 > LIMIT) {
      endLine();
      text.append('{');
      wrapped(content);
      text.append('}');
    } else {
      part(content.length() + 2);
      text.append('{');
      free(content);
      text.append('}');
    }
  }

  /**
   * Remarks to the end of the line, one for each line of a text, and more where one is too long.
   */
  private void lineComments(String content) {
    int from = 0;
    while (from <= content.length()) {
      int end = from;
      while (end < content.length() && !isLineEnd(content.charAt(end))) {
        end++;
      }
      while (end - from + 1 > LIMIT) {
        int at = breakPlace(content, from, end, LIMIT - 1);
        if (at == end) {
          break;
        }
        lineComment(content, from, at);
        from = at + 1;
      }
      lineComment(content, from, end);
      from = behindLineEnd(content, end);
    }
  }

  private void lineComment(String content, int from, int to) {
    part(to - from + 1);
    text.append(';');
    free(content, from, to);
    emptyLine();
  }

  /** Text of a brace comment, its lines broken where they are too long. */
  private void wrapped(String content) {
    int from = 0;
    while (true) {
      int end = from;
      while (end < content.length() && !isLineEnd(content.charAt(end))) {
        end++;
      }
      // The closing brace stands in the last line.
      int tail = end == content.length() ? 1 : 0;
      while (text.length() - lineStart + end - from + tail > LIMIT) {
        int at = breakPlace(content, from, end, LIMIT - (text.length() - lineStart));
        if (at == end) {
          break;
        }
        free(content, from, at);
        emptyLine();
        from = at + 1;
      }
      free(content, from, end);
      if (end == content.length()) {
        return;
      }
      emptyLine();
      from = behindLineEnd(content, end);
    }
  }

  /**
   * The last blank that leaves at most {@code room} characters before it, else the first one
   * behind; the end when there is none. Blanks at the begin are no place.
   */
  private static int breakPlace(String content, int from, int end, int room) {
    int first = from;
    while (first < end && isBlank(content.charAt(first))) {
      first++;
    }
    for (int i = Math.min(end - 1, from + room); i > first; i--) {
      if (isBlank(content.charAt(i))) {
        return i;
      }
    }
    for (int i = Math.max(first, from + room); i < end; i++) {
      if (isBlank(content.charAt(i))) {
        return i;
      }
    }
    return end;
  }

  private static boolean hasLineEnd(String content) {
    return content.indexOf('\n') >= 0 || content.indexOf('\r') >= 0;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\u000b';
  }

  private static int behindLineEnd(String content, int end) {
    boolean crLf =
        end + 1 < content.length()
            && content.charAt(end) == '\r'
            && content.charAt(end + 1) == '\n';
    return crLf ? end + 2 : end + 1;
  }

  private void free(String content) {
    free(content, 0, content.length());
  }

  private void free(String content, int from, int to) {
    int bits = 0;
    boolean clean = true;
    for (int i = from; i < to; i++) {
      char c = content.charAt(i);
      bits |= c;
      clean &= !isControl(c) && !Character.isSurrogate(c);
    }
    highest |= bits;
    int start = text.length();
    text.append(content, from, to);
    if (!clean) {
      tabs += replaceControls(start);
    }
  }

  private void string(String value, boolean table) {
    int bits = 0;
    boolean clean = true;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      bits |= c;
      clean &= !isControl(c) && !Character.isSurrogate(c) && c != '"' && c != '\\';
    }
    highest |= bits;
    if (clean) {
      text.append(value);
      return;
    }
    int start = text.length();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || (c == '\\' && !(table && isSingle(value, i)))) {
        text.append('\\');
      }
      text.append(c);
    }
    replaceControls(start);
  }

  /** Whether a backslash reads back as itself: something else than quote or backslash follows. */
  private static boolean isSingle(String value, int at) {
    return at + 1 < value.length() && value.charAt(at + 1) != '"' && value.charAt(at + 1) != '\\';
  }

  private static boolean isControl(char c) {
    return c < ' ' || (c >= 127 && c < 160);
  }

  private boolean isHalf(int at) {
    char c = text.charAt(at);
    return Character.isHighSurrogate(c)
        ? at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1))
        : Character.isLowSurrogate(c)
            && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }

  /** Replaces halves of characters, too. Returns how many white space characters there were. */
  private int replaceControls(int start) {
    int spaces = 0;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isControl(c)) {
        boolean space = (c >= '\t' && c <= '\r') || c == '\u0085';
        text.set(i, space ? ' ' : '_');
        replaced++;
        spaces += space ? 1 : 0;
      } else if (isHalf(i)) {
        text.set(i, '_');
        halves++;
      }
    }
    return spaces;
  }
}
