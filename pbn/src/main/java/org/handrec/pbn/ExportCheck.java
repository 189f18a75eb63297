package org.handrec.pbn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;

/**
 * Checks that a file is in export format (PBN 2.1, 2.4): a game is when writing it gives the text
 * that stands there. Each tag with what follows it is compared with what the writer makes of it;
 * what differs is a value (PBN099) or the layout (PBN097). Absent mandatory tags are PBN098.
 *
 * <p>Values that have a finding of their own already are not reported again.
 */
final class ExportCheck {
  private static final String LINE_END = "\r\n";
  private static final Set<String> SPELLING =
      Set.of("PBN060", "PBN061", "PBN062", "PBN064", "PBN071", "PBN092");

  private final boolean strict;
  private boolean lineEndSeen;
  private int games;

  /**
   * The check of one file.
   *
   * @param strict the mode in which it is read
   */
  ExportCheck(boolean strict) {
    this.strict = strict;
  }

  /** Checks the next game of the file: the record with what was found besides. */
  HandRecord check(RawGame game, HandRecord record) {
    games++;
    Run run = new Run(game, record);
    run.lineEnds();
    if (game.tagCount() > 0) {
      run.missingTags();
      run.head();
      for (int tag = 0; tag < game.tagCount(); tag++) {
        run.pair(tag);
      }
      for (int tag = 0; tag < game.tagCount(); tag++) {
        run.compare(tag);
      }
    }
    return run.result();
  }

  /** The check of one game. */
  private final class Run {
    private final List<Diagnostic> found = new ArrayList<>();
    private final RawGame game;
    private final HandRecord record;
    private final ExportText text = new ExportText(LINE_END);
    private final ExportGame written;
    private final Set<Integer> reportedLines = new HashSet<>();
    private int furthest;

    Run(RawGame game, HandRecord record) {
      this.game = game;
      this.record = record;
      Replay replay = Replay.of(record.board(), strict, Habits.UNKNOWN);
      this.written = new ExportGame(text, new ExportRemainder(record), record, replay, games == 1);
      written.write();
    }

    HandRecord result() {
      if (found.isEmpty()) {
        return record;
      }
      List<Diagnostic> all = new ArrayList<>(record.diagnostics());
      all.addAll(found);
      return new HandRecord(
          record.index(), record.kind(), record.board(), record.origins(), record.text(), all);
    }

    /** The first line end of the file that is not CR LF. */
    void lineEnds() {
      for (int token = 0; token < game.tokens.count() && !lineEndSeen; token++) {
        int from = game.tokens.start(token);
        int to = game.tokens.end(token);
        if (game.tokens.kind(token) == TokenKind.LINE_END && to - from == 1) {
          lineEndSeen = true;
          add("PBN097", from, to, "not export format: line end is not CR LF");
        }
      }
    }

    void missingTags() {
      if (written.isHeader()) {
        return;
      }
      List<String> names = new ArrayList<>();
      for (int tag = 0; tag <= StandardTag.RESULT.ordinal(); tag++) {
        String name = StandardTag.of(tag).tagName();
        boolean given =
            record
                .board()
                .tag(name)
                .filter(there -> there.origin() != Tag.Origin.SHARED)
                .isPresent();
        if (!given) {
          names.add(name);
        }
      }
      if (!names.isEmpty()) {
        int from = game.tokens.start(game.openToken(0));
        int to = game.tokens.end(game.firstTokenBehind(0) - 1);
        add("PBN098", from, to, "mandatory tags missing: " + String.join(", ", names));
      }
    }

    /** One empty line between games, then escape lines and comments. */
    void head() {
      String expected = text.content().subSequence(0, written.headEnd());
      String actual = source(0, game.openToken(0));
      boolean emptyLine = games == 1 || actual.startsWith(LINE_END);
      if (games > 1 && emptyLine) {
        actual = actual.substring(LINE_END.length());
      }
      if (!emptyLine || !actual.equals(expected)) {
        layout(0, "one empty line, escape lines and comments before the game");
      }
    }

    /** A tag pair in its one form, alone on its line. */
    void pair(int tag) {
      int open = game.openToken(tag);
      int behind = game.firstTokenBehind(tag);
      boolean form =
          behind == open + 5
              && game.stringToken(tag) == open + 3
              && game.tokens.start(open + 3) - game.tokens.start(open + 2) == 1
              && game.bytes[game.tokens.start(open + 2)] == ' '
              && (behind == game.tokens.count() || isLineEnd(behind))
              && beginsLine(open);
      if (!form) {
        layout(tag, "tag pair not alone on its line as [Name \"value\"]");
      }
    }

    private boolean beginsLine(int token) {
      return token == 0
          ? game.text.locate(game.text.span()).column() == 1
          : isLineEnd(token - 1) || game.tokens.kind(token - 1) == TokenKind.BYTE_ORDER_MARK;
    }

    private boolean isLineEnd(int token) {
      return game.tokens.kind(token) == TokenKind.LINE_END;
    }

    /** A tag and what follows it against what the writer makes of them. */
    void compare(int tag) {
      if (written.behind(tag) == 0) {
        return;
      }
      if (written.start(tag) < furthest) {
        layout(tag, "order of tags and sections");
      }
      furthest = Math.max(furthest, written.start(tag));
      boolean spelled = value(tag);
      int behind = game.firstTokenBehind(tag);
      int end = tag + 1 < game.tagCount() ? game.openToken(tag + 1) : game.tokens.count();
      String actual = source(behind, end);
      if (actual.startsWith(LINE_END)) {
        actual = actual.substring(LINE_END.length());
      }
      String expected = text.content().subSequence(written.behind(tag), written.end(tag));
      if (!actual.equals(expected) && !tokens(tag, behind, end) && spelled) {
        layout(tag, "layout of what follows the tag");
      }
    }

    /** Whether a value is spelled as the writer does it. */
    private boolean value(int tag) {
      int string = game.stringToken(tag);
      String actual = GameText.of(game, string);
      String pair = text.content().subSequence(written.start(tag), written.behind(tag));
      String expected = pair.substring(pair.indexOf('"'), pair.lastIndexOf('"') + 1);
      if (actual.equals(expected) || actual.startsWith("\"#")) {
        return true;
      }
      if (!hasFinding(string)) {
        String name = record.board().tags().get(tag).name();
        value(string, name, actual.substring(1, actual.length() - 1));
      }
      return false;
    }

    private boolean hasFinding(int token) {
      long from = game.text.offset() + game.tokens.start(token);
      long to = game.text.offset() + game.tokens.end(token);
      for (Diagnostic finding : record.diagnostics()) {
        boolean inside = finding.span().start() >= from && finding.span().start() < to;
        if (inside && SPELLING.contains(finding.code())) {
          return true;
        }
      }
      return false;
    }

    /** Whether calls or cards of a section are spelled unlike export format; each is reported. */
    private boolean tokens(int tag, int from, int to) {
      String name = record.board().tags().get(tag).name();
      if (!name.equals(StandardTag.AUCTION.tagName()) && !name.equals(StandardTag.PLAY.tagName())) {
        return false;
      }
      boolean any = false;
      for (int token = from; token < to; token++) {
        TokenKind kind = game.tokens.kind(token);
        boolean word = kind == TokenKind.WORD;
        if (kind == TokenKind.SUFFIX || (word && !isExportWord(GameText.of(game, token)))) {
          any = true;
          value(token, name, GameText.of(game, token));
        }
      }
      return any;
    }

    private boolean isExportWord(String word) {
      String upper = word.toUpperCase(Locale.ROOT);
      return upper.equals("PASS") ? word.equals("Pass") : word.equals(upper) && !word.equals("AP");
    }

    private void value(int token, String tag, String value) {
      Span span = span(game.tokens.start(token), game.tokens.end(token));
      String message = tag + " \"" + value + "\" is not the export form";
      found.add(
          Diagnostic.builder(PbnRules.catalog().get("PBN099"), game.text, span, message)
              .tag(tag)
              .found(value)
              .build());
    }

    /** Reports the first tag of a line, once a line. */
    private void layout(int tag, String what) {
      int first = tag;
      int line = lineOf(tag);
      while (first > 0 && lineOf(first - 1) == line) {
        first--;
      }
      if (reportedLines.add(line)) {
        int from = game.tokens.start(game.openToken(first));
        int to = game.tokens.end(game.firstTokenBehind(first) - 1);
        add("PBN097", from, to, "not export format: " + what);
      }
    }

    /** The token with which the line of a tag begins. */
    private int lineOf(int tag) {
      int token = game.openToken(tag);
      while (token > 0 && !isLineEnd(token - 1)) {
        token--;
      }
      return token;
    }

    /**
     * The text between two tokens, every line end as CR LF, without lines that speak of the file.
     */
    private String source(int from, int to) {
      StringBuilder out = new StringBuilder();
      for (int token = from; token < to; token++) {
        TokenKind kind = game.tokens.kind(token);
        if (kind == TokenKind.LINE_END) {
          out.append(LINE_END);
        } else if (isFileHeader(token)) {
          token++;
        } else if (kind != TokenKind.BYTE_ORDER_MARK) {
          String content = GameText.of(game, token);
          boolean lines = kind == TokenKind.BRACE_COMMENT && content.indexOf('\n') >= 0;
          out.append(lines ? content.replace("\r\n", "\n").replace("\n", LINE_END) : content);
        }
      }
      return out.toString();
    }

    private boolean isFileHeader(int token) {
      return games == 1
          && token < game.openToken(0)
          && game.tokens.kind(token) == TokenKind.ESCAPE_LINE
          && ExportRemainder.isFileHeader(GameText.of(game, token));
    }

    private Span span(int from, int to) {
      return new Span(game.text.offset() + from, game.text.offset() + to);
    }

    private void add(String code, int from, int to, String message) {
      found.add(
          Diagnostic.builder(PbnRules.catalog().get(code), game.text, span(from, to), message)
              .build());
    }
  }
}
