package org.handrec.pbn;

import java.util.List;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.diagnose.Span;

/** Collects what there is to say about a game while it is read. */
final class GameFindings {
  /** No more findings of one game are kept, so that memory is bounded whatever the text is. */
  private static final int MOST = 10_000;

  private final RuleCatalog pbn;
  private final RuleCatalog core;
  private RawGame game;

  /**
   * For one source.
   *
   * @param pbn the rules of this format
   * @param core the rules that all formats share
   */
  GameFindings(RuleCatalog pbn, RuleCatalog core) {
    this.pbn = pbn;
    this.core = core;
  }

  /** Turns to a game; findings are added to those of its text. */
  void open(RawGame next) {
    game = next;
  }

  /** All findings of the game, in no order. */
  List<Diagnostic> all() {
    return game.diagnostics.isEmpty() ? List.of() : List.copyOf(game.diagnostics);
  }

  /** Begins a finding at a part of the game. */
  Diagnostic.Builder at(String code, int from, int to, String message) {
    long base = game.text.offset();
    RuleCatalog rules = code.startsWith("PBN") ? pbn : core;
    return Diagnostic.builder(
        rules.get(code), game.text, new Span(base + from, base + Math.max(from, to)), message);
  }

  /** Begins a finding at a token. */
  Diagnostic.Builder at(String code, int token, String message) {
    return at(code, game.tokens.start(token), game.tokens.end(token), message);
  }

  /** Begins a finding at the whole pair of a tag. */
  Diagnostic.Builder atTag(String code, TagSlot tag, String message) {
    return at(code, tag.from, tag.to, message).tag(tag.name);
  }

  /** Begins a finding at the value of a tag. */
  Diagnostic.Builder atValue(String code, TagSlot tag, String message) {
    return at(code, tag.string, message).tag(tag.name).found(tag.value);
  }

  /** The number of the line in which an offset of the game stands. */
  int line(int offset) {
    return game.text.locate(Span.at(game.text.offset() + offset)).line();
  }

  /** Adds a finding, unless there are so many that the text is no game at all. */
  void add(Diagnostic.Builder finding) {
    if (game.diagnostics.size() < MOST) {
      game.diagnostics.add(finding.build());
    }
  }
}
