package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.Replay;

/**
 * A finding in a game, and the edits with which its repair is put together. Offsets and tokens are
 * those of the game.
 */
final class GameEdits {
  private final RawGame game;
  private final Optional<HandRecord> record;
  private final Optional<Replay> replay;
  private final Diagnostic finding;

  /** For a record. */
  GameEdits(RawGame game, HandRecord record, Replay replay, Diagnostic finding) {
    this.game = game;
    this.record = Optional.of(record);
    this.replay = Optional.of(replay);
    this.finding = finding;
  }

  /** For the text behind the last record. */
  GameEdits(RawGame game, Diagnostic finding) {
    this.game = game;
    this.record = Optional.empty();
    this.replay = Optional.empty();
    this.finding = finding;
  }

  RawGame game() {
    return game;
  }

  Tokens tokens() {
    return game.tokens;
  }

  Diagnostic finding() {
    return finding;
  }

  Board board() {
    return record.orElseThrow().board();
  }

  GameOrigins origins() {
    return (GameOrigins) record.orElseThrow().origins();
  }

  /** The number of the record. */
  int index() {
    return record.orElseThrow().index();
  }

  Replay replay() {
    return replay.orElseThrow();
  }

  /** Whether the finding is that of a record. */
  boolean isInRecord() {
    return record.isPresent();
  }

  /** Where the finding begins. */
  int from() {
    return (int) (finding.span().start() - game.text.offset());
  }

  /** Where it ends. */
  int to() {
    return (int) (finding.span().end() - game.text.offset());
  }

  /** The token in which it begins. */
  int token() {
    return game.tokens.at(from());
  }

  /** A place of the record as an offset of the game. */
  int offset(long position) {
    return (int) (position - game.text.offset());
  }

  String text(int from, int to) {
    return GameText.between(game, from, to);
  }

  TokenKind kind(int token) {
    return game.tokens.kind(token);
  }

  /** The line end that the game uses. */
  String lineEnd() {
    for (int token = 0; token < game.tokens.count(); token++) {
      if (kind(token) == TokenKind.LINE_END) {
        return GameText.of(game, token);
      }
    }
    return "\n";
  }

  /** Whether a place is the first one of a line. */
  boolean isLineStart(int offset) {
    return game.text.locate(Span.at(game.text.offset() + offset)).column() == 1;
  }

  // ---- tags

  /** The tag pair that holds an offset; -1 when none does. */
  int tagAt(int offset) {
    for (int tag = 0; tag < game.tagCount(); tag++) {
      if (offset >= game.start(tag) && offset < Math.max(game.end(tag), game.start(tag) + 1)) {
        return tag;
      }
    }
    return -1;
  }

  /** The tag pair in or behind which a token stands; -1 before the first one. */
  int tagOf(int token) {
    int found = -1;
    for (int tag = 0; tag < game.tagCount() && game.openToken(tag) <= token; tag++) {
      found = tag;
    }
    return found;
  }

  /** The tag pair in force of a name; -1 when it is not written in the record. */
  int tag(String name) {
    return origins().tag(name).map(span -> tagAt(offset(span.start()))).orElse(-1);
  }

  /** The token behind the section of a tag. */
  int endOfSection(int tag) {
    return tag + 1 < game.tagCount() ? game.openToken(tag + 1) : game.tokens.count();
  }

  /** The begin of the line behind the last text of the game, of which a section is the last one. */
  int endOfText(int section) {
    int token = game.tokens.count();
    while (token > game.firstTokenBehind(section) && kind(token - 1).isBlank()) {
      token--;
    }
    while (token < game.tokens.count() && kind(token) != TokenKind.LINE_END) {
      token++;
    }
    return token < game.tokens.count() ? game.tokens.end(token) : game.tokens.end();
  }

  /** Another text for the value of a tag pair; what makes it serve later games stays (PBN 4.8). */
  Edit value(int tag, String value) {
    int string = game.stringToken(tag);
    String spread =
        text(game.tokens.start(string) + 1, game.tokens.end(string)).startsWith("##") ? "##" : "";
    return replace(game.tokens.start(string), game.tokens.end(string), quoted(spread + value));
  }

  /** The fix that changes the value of a tag; empty when the tag is not written here. */
  Optional<Fix> valueFix(String name, String value) {
    int tag = tag(name);
    return tag < 0 ? Optional.empty() : fix(value(tag, value));
  }

  /** A text as a string with its quotes (PBN 3.2). */
  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** The value in force of a tag; empty when the board has none. */
  Optional<String> valueOf(String name) {
    return board().tag(name).map(Tag::value);
  }

  // ---- edits

  Edit replace(int from, int to, String text) {
    long base = game.text.offset();
    return new Edit(new Span(base + from, base + to), text);
  }

  Edit insert(int at, String text) {
    return replace(at, at, text);
  }

  /** The removal of a token with the blanks before it. */
  Edit remove(int token) {
    return remove(token, token);
  }

  /**
   * The removal of tokens with the blanks before them. Lines on which nothing else stands go as a
   * whole, since an empty line would end the game (PBN 3).
   */
  Edit remove(int first, int last) {
    int before = first;
    while (before > 0 && kind(before - 1) == TokenKind.WHITE_SPACE) {
      before--;
    }
    int behind = last + 1;
    while (behind < game.tokens.count() && kind(behind) == TokenKind.WHITE_SPACE) {
      behind++;
    }
    boolean beginsLine = before == 0 || kind(before - 1) == TokenKind.LINE_END;
    boolean endsLine = behind == game.tokens.count() || kind(behind) == TokenKind.LINE_END;
    if (beginsLine && endsLine && behind < game.tokens.count()) {
      return replace(game.tokens.start(before), game.tokens.end(behind), "");
    }
    if (beginsLine && !endsLine) {
      return replace(game.tokens.start(first), game.tokens.start(behind), "");
    }
    return replace(game.tokens.start(before), game.tokens.end(last), "");
  }

  /** The repair that makes these edits. */
  Optional<Fix> fix(Edit... edits) {
    return fix(Arrays.asList(edits));
  }

  /** The repair that makes these edits; empty without any. */
  Optional<Fix> fix(List<Edit> edits) {
    if (edits.isEmpty()) {
      return Optional.empty();
    }
    List<Edit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparingLong(edit -> edit.span().start()));
    return Optional.of(new Fix(finding.rule().fix(), finding.rule().fixSafety(), sorted));
  }
}
