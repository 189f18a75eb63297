package org.handrec.pbn;

import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.diagnose.Span;

/** Makes games of pieces: copies their text and tokens, and turns findings into diagnostics. */
final class GameBuilder {
  private static final int[] LAST_VERSION = {2, 1};

  private final Charset charset;
  private final RuleCatalog rules;
  private final Deque<Finding> findingsOfSource;
  private final Optional<CharacterCheck> characters;

  private int line = 1;
  private int column = 1;
  private boolean tagSeen;
  private Optional<String> version = Optional.empty();
  private boolean exportFlag;
  private int directives;

  /**
   * A builder for one source.
   *
   * @param findingsOfSource what the survey found, in ascending order
   * @param characters the check of characters and lines, unless none is needed
   */
  GameBuilder(
      Charset charset,
      RuleCatalog rules,
      List<Finding> findingsOfSource,
      Optional<CharacterCheck> characters) {
    this.charset = charset;
    this.rules = rules;
    this.findingsOfSource = new ArrayDeque<>(findingsOfSource);
    this.characters = characters;
  }

  /** What the escape lines have said so far. */
  PbnHeader header() {
    return new PbnHeader(version, exportFlag, directives);
  }

  /** Makes a game of the first pieces of a lexer, or the end of a source, which has no tags. */
  RawGame build(Lexer lexer, List<Piece> pieces) {
    int count = pieces.isEmpty() ? 0 : pieces.get(pieces.size() - 1).endToken;
    Tokens tokens = lexer.tokens().first(count);
    byte[] bytes = lexer.window().first(tokens.end());
    RecordText text = new RecordText(bytes, lexer.window().offset(), line, column, charset);
    RawGame game = new RawGame(bytes, text, tokens, pieces.size());
    int lines = 0;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      lines += piece.lines;
      directives += piece.escapeLines;
      if (!tagSeen && piece.escapeLines > 0) {
        readHeader(game, piece);
      }
      if (piece.isTag()) {
        tagSeen = true;
        game.addTag(piece);
      }
      if (!piece.findings.isEmpty()) {
        for (Finding finding : piece.findings) {
          game.diagnostics.add(finding.in(text, rules));
        }
      }
    }
    takeFindingsOfSource(game);
    characters.ifPresent(check -> check.check(game, rules));
    advance(game, lines);
    return game;
  }

  private void takeFindingsOfSource(RawGame game) {
    long end = game.text.span().end();
    while (!findingsOfSource.isEmpty()
        && (findingsOfSource.peek().start() < end || game.tokens.count() == 0)) {
      game.diagnostics.add(findingsOfSource.remove().in(game.text, rules));
    }
  }

  private void advance(RawGame game, int lines) {
    Tokens tokens = game.tokens;
    if (tokens.count() > 0 && tokens.kind(tokens.count() - 1) == TokenKind.LINE_END) {
      line += lines;
      column = 1;
    } else {
      Location end = game.text.locate(Span.at(game.text.span().end()));
      line = end.line();
      column = end.column();
    }
  }

  private void readHeader(RawGame game, Piece piece) {
    Tokens tokens = game.tokens;
    int end = piece.isTag() ? piece.open : piece.endToken;
    for (int i = piece.firstToken; i < end; i++) {
      if (tokens.kind(i) == TokenKind.ESCAPE_LINE) {
        long base = game.text.offset();
        readEscapeLine(game, new Span(base + tokens.start(i), base + tokens.end(i)));
      }
    }
  }

  private void readEscapeLine(RawGame game, Span span) {
    String words = game.text.slice(span).substring(1).strip();
    if (words.equals("EXPORT")) {
      exportFlag = true;
    } else if (words.startsWith("PBN ") && version.isEmpty()) {
      String number = words.substring(4).strip();
      if (number.matches("[0-9]{1,4}\\.[0-9]{1,4}")) {
        version = Optional.of(number);
        checkVersion(game, span, number);
      }
    }
  }

  private void checkVersion(RawGame game, Span span, String number) {
    int dot = number.indexOf('.');
    int major = Integer.parseInt(number.substring(0, dot));
    int minor = Integer.parseInt(number.substring(dot + 1));
    if (major > LAST_VERSION[0] || (major == LAST_VERSION[0] && minor > LAST_VERSION[1])) {
      String message = "version " + number + " is unknown; read as 2.1";
      Finding finding = new Finding("PBN010", span.start(), span.end(), "", message);
      game.diagnostics.add(finding.in(game.text, rules));
    }
  }
}
