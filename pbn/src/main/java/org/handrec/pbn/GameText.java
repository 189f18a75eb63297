package org.handrec.pbn;

import java.nio.charset.StandardCharsets;
import org.handrec.core.diagnose.EightBytes;

/** Texts of a game as strings. */
final class GameText {
  private static final String[] ONE_CHARACTER = new String[128];

  static {
    for (char c = 0; c < ONE_CHARACTER.length; c++) {
      ONE_CHARACTER[c] = String.valueOf(c).intern();
    }
  }

  private GameText() {}

  /** The text between two offsets, as written. */
  static String between(RawGame game, int from, int to) {
    int length = to - from;
    if (length == 0) {
      return "";
    }
    byte[] bytes = game.bytes;
    if (length == 1 && bytes[from] >= 0) {
      return ONE_CHARACTER[bytes[from]];
    }
    return EightBytes.areAscii(bytes, from, to)
        ? new String(bytes, from, length, StandardCharsets.ISO_8859_1)
        : new String(bytes, from, length, game.text.charset());
  }

  /** A token as written. */
  static String of(RawGame game, int token) {
    return between(game, game.tokens.start(token), game.tokens.end(token));
  }

  /** What a string token says: without quotes, {@code \"} and {@code \\} resolved (PBN 3.2). */
  static String unquoted(RawGame game, int token) {
    int from = game.tokens.start(token) + 1;
    int to = Math.max(from, game.tokens.end(token) - 1);
    String text = between(game, from, to);
    return text.indexOf('\\') < 0 ? text : unescaped(text);
  }

  private static String unescaped(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      if (isEscape(text, i)) {
        i++;
      }
      out.append(text.charAt(i));
    }
    return out.toString();
  }

  private static boolean isEscape(String text, int at) {
    return text.charAt(at) == '\\'
        && at + 1 < text.length()
        && (text.charAt(at + 1) == '\\' || text.charAt(at + 1) == '"');
  }

  /**
   * The offsets at which characters of an unquoted string stand in the game; they are given and
   * come in ascending order.
   */
  static int[] offsets(RawGame game, int token, int[] characters) {
    int at = game.tokens.start(token) + 1;
    int end = Math.max(at, game.tokens.end(token) - 1);
    String raw = between(game, at, end);
    boolean wide = game.text.charset().equals(StandardCharsets.UTF_8);
    int[] offsets = new int[characters.length];
    int next = 0;
    int character = 0;
    boolean escaped = false;
    for (int i = 0; i <= raw.length() && next < characters.length; i++) {
      while (next < characters.length && characters[next] == character) {
        offsets[next++] = Math.min(at, end);
      }
      if (i < raw.length()) {
        at += wide ? width(raw.charAt(i)) : 1;
        escaped = !escaped && isEscape(raw, i);
        character += escaped ? 0 : 1;
      }
    }
    return offsets;
  }

  /** Number of bytes in UTF-8; half of them for either half of a pair. */
  private static int width(char c) {
    if (c < 0x80) {
      return 1;
    }
    return c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
  }
}
