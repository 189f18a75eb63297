package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;

/** Lossy repairs: what cannot be used becomes a comment, which holds the old text. */
final class CommentFixes {
  /** Characters of windows-1252 that ISO 8859-1 lacks, and what is written for them. */
  private static final Map<Character, String> PLAIN =
      Map.ofEntries(
          Map.entry('\u2018', "'"),
          Map.entry('\u2019', "'"),
          Map.entry('\u201A', "'"),
          Map.entry('\u201C', "\""),
          Map.entry('\u201D', "\""),
          Map.entry('\u201E', "\""),
          Map.entry('\u2039', "'"),
          Map.entry('\u203A', "'"),
          Map.entry('\u2013', "-"),
          Map.entry('\u2014', "-"),
          Map.entry('\u2022', "*"),
          Map.entry('\u2026', "..."),
          Map.entry('\u20AC', "EUR"),
          Map.entry('\u2122', "(TM)"),
          Map.entry('\u0152', "OE"),
          Map.entry('\u0153', "oe"),
          Map.entry('\u0160', "S"),
          Map.entry('\u0161', "s"),
          Map.entry('\u017D', "Z"),
          Map.entry('\u017E', "z"),
          Map.entry('\u0178', "Y"));

  private CommentFixes() {}

  /** A text as a comment; empty when a comment cannot hold it. */
  private static Optional<String> comment(String text) {
    return text.indexOf('}') >= 0 ? Optional.empty() : Optional.of("{" + text + "}");
  }

  /** PBN026: the text of the line; a brace that ends no comment goes behind a semicolon. */
  static Optional<Fix> text(GameEdits game) {
    String text = game.text(game.from(), game.to());
    Optional<String> comment = comment(text);
    if (comment.isEmpty() && isEndOfLine(game, game.to())) {
      comment = Optional.of("; " + text);
    }
    return comment.flatMap(fresh -> game.fix(game.replace(game.from(), game.to(), fresh)));
  }

  private static boolean isEndOfLine(GameEdits game, int offset) {
    byte[] bytes = game.game().bytes;
    int at = offset;
    while (at < bytes.length && Ascii.isBlank(bytes[at])) {
      at++;
    }
    return at == bytes.length || Ascii.isLineEnd(bytes[at]);
  }

  /** PBN042, A010, A020, P005, P024: the token. */
  static Optional<Fix> token(GameEdits game) {
    if (game.kind(game.token()) == TokenKind.OPEN) {
      return pair(game);
    }
    return comment(GameText.of(game.game(), game.token()))
        .flatMap(
            comment ->
                game.fix(
                    game.replace(
                        game.tokens().start(game.token()),
                        game.tokens().end(game.token()),
                        comment)));
  }

  /** PBN027, PBN046: the tag pair, if no section stands behind it. */
  static Optional<Fix> pair(GameEdits game) {
    int tag = game.tagAt(game.from());
    if (tag < 0) {
      return Optional.empty();
    }
    for (int i = game.game().firstTokenBehind(tag); i < game.endOfSection(tag); i++) {
      if (!game.kind(i).isBlank() && !game.kind(i).isComment()) {
        return Optional.empty();
      }
    }
    int from = game.game().start(tag);
    int to = game.game().end(tag);
    return comment(game.text(from, to)).flatMap(text -> game.fix(game.replace(from, to, text)));
  }

  /** R011: the result without its mark. */
  static Optional<Fix> unmarkedResult(GameEdits game) {
    int tag = game.tagAt(game.from());
    String value = game.valueOf("Result").orElse("");
    if (tag < 0 || !value.startsWith("^")) {
      return Optional.empty();
    }
    return game.fix(
        game.value(tag, value.substring(1)), game.insert(game.game().end(tag), " {" + value + "}"));
  }

  /** PBN005: plain characters in the line; what stood there is in the list of changes alone. */
  static Optional<Fix> plainCharacters(GameEdits game) {
    List<Edit> edits = new ArrayList<>();
    byte[] bytes = game.game().bytes;
    for (int at = game.from(); at < bytes.length && !Ascii.isLineEnd(bytes[at]); at++) {
      if ((bytes[at] & 0xE0) == 0x80) {
        String plain = PLAIN.get(game.text(at, at + 1).charAt(0));
        if (plain == null) {
          return Optional.empty();
        }
        boolean string = game.kind(game.tokens().at(at)) == TokenKind.STRING;
        edits.add(game.replace(at, at + 1, string ? plain.replace("\"", "\\\"") : plain));
      }
    }
    return game.fix(edits);
  }
}
