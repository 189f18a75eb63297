package org.handrec.pbn;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.diagnose.Span;

/**
 * Finds characters that PBN does not allow and lines that are too long (PBN 2.2, 2.3). It goes over
 * the bytes of a game, and is left out when the survey of the source saw none of them.
 */
final class CharacterCheck {
  /** Characters of a line with its line end. */
  static final int MAX_LINE = 255;

  /** Findings of one code in one game; a game of nothing but control characters has no more. */
  private static final int MAX_FINDINGS = 1000;

  /** The line end of export format, CR LF (PBN 2.3). */
  private static final int EXPORT_LINE_END = 2;

  private final Charset charset;
  private final boolean utf8;
  private final boolean asExport;

  private RawGame game;
  private RuleCatalog rules;
  private int lineBegin;
  private int charactersBefore;
  private int controls;
  private int highBytes;
  private int longLines;
  private boolean highByteInLine;

  /**
   * A check of a source.
   *
   * @param asExport whether lines are measured as if they ended with CR LF
   */
  CharacterCheck(Charset charset, boolean asExport) {
    this.charset = charset;
    this.asExport = asExport;
    this.utf8 = charset.equals(StandardCharsets.UTF_8);
  }

  /** Adds what it finds to a game. */
  void check(RawGame target, RuleCatalog catalog) {
    game = target;
    rules = catalog;
    controls = 0;
    highBytes = 0;
    longLines = 0;
    highByteInLine = false;
    lineBegin = 0;
    charactersBefore = target.text.locate(Span.at(target.text.offset())).column() - 1;
    byte[] bytes = target.bytes;
    int i = 0;
    while (i < bytes.length) {
      byte c = bytes[i];
      i = c >= ' ' && c != 0x7F ? i + 1 : special(c, i);
    }
    endLine(bytes.length, 0);
  }

  /** Looks at a byte that is no printing ASCII character. Returns the place of the next one. */
  private int special(byte c, int at) {
    if (c < 0) {
      return aboveAscii(c, at);
    }
    if (c == '\n' || c == '\r') {
      boolean two = c == '\r' && at + 1 < game.bytes.length && game.bytes[at + 1] == '\n';
      endLine(at, two ? 2 : 1);
      lineBegin = at + (two ? 2 : 1);
      return lineBegin;
    }
    if (Ascii.isBlank(c)) {
      if (game.tokens.kind(game.tokens.at(at)) == TokenKind.STRING) {
        control(c, at, at + 1);
      }
      return at + 1;
    }
    int end = at + 1;
    while (end < game.bytes.length && Ascii.kind(game.bytes[end]) == Ascii.CONTROL) {
      end++;
    }
    control(c, at, end);
    return end;
  }

  private int aboveAscii(byte c, int at) {
    boolean control = (c & 0xE0) == 0x80;
    if (utf8) {
      boolean two = c == (byte) 0xC2 && at + 1 < game.bytes.length;
      if (two && (game.bytes[at + 1] & 0xE0) == 0x80) {
        control(game.bytes[at + 1], at, at + 2);
        return at + 2;
      }
    } else if (control && !highByteInLine && highBytes++ < MAX_FINDINGS) {
      highByteInLine = true;
      String read = new String(game.bytes, at, 1, charset);
      add(
          "PBN005",
          at,
          at + 1,
          String.format(Locale.ROOT, "byte 0x%02X is outside ISO 8859-1, read as %s", c, read));
    }
    return at + 1;
  }

  private void control(byte c, int at, int end) {
    if (controls++ < MAX_FINDINGS) {
      String place = place(at, end);
      add(
          "PBN006",
          at,
          end,
          String.format(Locale.ROOT, "control character U+%04X %s", c & 0xFF, place));
    }
  }

  private String place(int at, int end) {
    return switch (game.tokens.kind(game.tokens.at(at))) {
      case STRING -> "in a string";
      case BRACE_COMMENT, LINE_COMMENT, ESCAPE_LINE -> "in a comment";
      default -> isRestBlank(end) ? "behind the last token" : "between the tokens";
    };
  }

  private boolean isRestBlank(int from) {
    for (int i = from; i < game.bytes.length; i++) {
      if (!Ascii.isBlank(game.bytes[i]) && !Ascii.isLineEnd(game.bytes[i])) {
        return false;
      }
    }
    return true;
  }

  private void endLine(int end, int written) {
    int lineEnd = asExport ? EXPORT_LINE_END : written;
    int longest = MAX_LINE - lineEnd;
    if (charactersBefore <= longest && charactersBefore + end - lineBegin > longest) {
      measure(end, lineEnd);
    }
    charactersBefore = 0;
    highByteInLine = false;
  }

  private void measure(int end, int lineEnd) {
    int characters = charactersBefore;
    int beyond = -1;
    for (int i = lineBegin; i < end; i++) {
      if (isCharacter(i)) {
        if (characters == MAX_LINE - lineEnd) {
          beyond = i;
        }
        characters++;
      }
    }
    if (beyond >= 0 && longLines++ < MAX_FINDINGS) {
      add(
          "PBN008",
          beyond,
          end,
          "line has "
              + (characters + lineEnd)
              + " characters with its line end (limit "
              + MAX_LINE
              + ")");
    }
  }

  private boolean isCharacter(int at) {
    return !utf8
        || ((game.bytes[at] & 0xC0) != 0x80
            && game.tokens.kind(game.tokens.at(at)) != TokenKind.BYTE_ORDER_MARK);
  }

  private void add(String code, int start, int end, String message) {
    RecordText text = game.text;
    long base = text.offset();
    game.diagnostics.add(new Finding(code, base + start, base + end, "", message).in(text, rules));
  }
}
