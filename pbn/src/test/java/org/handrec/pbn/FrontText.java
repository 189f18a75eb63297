package org.handrec.pbn;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.ReadOptions;

/** What comes out of a text before its meaning is read: games, tokens and findings. */
record FrontText(List<RawGame> games, RawGame rest, TextEncoding encoding, PbnHeader header) {

  static final ReadOptions EMBEDDED = new ReadOptions(false, true, false, Optional.empty());

  static FrontText read(byte[] bytes, ReadOptions options) {
    Source source = Source.of("text", bytes);
    try {
      Survey survey = Survey.of(source, options.charset());
      GameBuilder builder = PbnReader.builder(survey, options);
      try (GameReader reader = PbnReader.games(source, options, survey, builder)) {
        List<RawGame> games = new ArrayList<>();
        for (Optional<RawGame> game = reader.next(); game.isPresent(); game = reader.next()) {
          games.add(game.get());
        }
        return new FrontText(games, reader.rest(), survey.encoding(), builder.header());
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads Latin-1 text in the default mode. */
  static FrontText read(String text) {
    return read(text.getBytes(StandardCharsets.ISO_8859_1), ReadOptions.DEFAULT);
  }

  /** Reads Latin-1 text in the strict mode. */
  static FrontText readStrictly(String text) {
    return read(text.getBytes(StandardCharsets.ISO_8859_1), ReadOptions.STRICT);
  }

  /** All findings as {@code CODE@line:column}, by position. */
  List<String> findings() {
    return all().stream()
        .flatMap(game -> game.diagnostics.stream())
        .sorted(Comparator.comparingLong(finding -> finding.span().start()))
        .map(FrontText::place)
        .toList();
  }

  static String place(Diagnostic finding) {
    return finding.code() + "@" + finding.location().line() + ":" + finding.location().column();
  }

  /** The messages of all findings of a code. */
  List<String> messages(String code) {
    return all().stream()
        .flatMap(game -> game.diagnostics.stream())
        .filter(finding -> finding.code().equals(code))
        .map(Diagnostic::message)
        .toList();
  }

  /** The tags of each game, as {@code Name=value}. */
  List<List<String>> tags() {
    return games.stream().map(FrontText::tags).toList();
  }

  private static List<String> tags(RawGame game) {
    List<String> tags = new ArrayList<>();
    for (int i = 0; i < game.tagCount(); i++) {
      String value = text(game, game.stringToken(i));
      tags.add(text(game, game.nameToken(i)) + "=" + value.substring(1, value.length() - 1));
    }
    return tags;
  }

  static String text(RawGame game, int token) {
    RecordText text = game.text;
    long base = text.offset();
    return text.slice(new Span(base + game.tokens.start(token), base + game.tokens.end(token)));
  }

  /** The kinds of the tokens of all games and of what stands behind them. */
  List<TokenKind> kinds() {
    List<TokenKind> kinds = new ArrayList<>();
    for (RawGame game : all()) {
      for (int i = 0; i < game.tokens.count(); i++) {
        kinds.add(game.tokens.kind(i));
      }
    }
    return kinds;
  }

  /** The tokens of a kind, as text. */
  List<String> tokens(TokenKind kind) {
    List<String> found = new ArrayList<>();
    for (RawGame game : all()) {
      for (int i = 0; i < game.tokens.count(); i++) {
        if (game.tokens.kind(i) == kind) {
          found.add(text(game, i));
        }
      }
    }
    return found;
  }

  /** The bytes of the source, put together from the tokens. */
  byte[] bytesOfTokens() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (RawGame game : all()) {
      for (int i = 0; i < game.tokens.count(); i++) {
        int start = game.tokens.start(i);
        out.write(game.bytes, start, game.tokens.end(i) - start);
      }
    }
    return encoding.toSource(out.toByteArray());
  }

  /** The games and the rest. */
  List<RawGame> all() {
    List<RawGame> all = new ArrayList<>(games);
    all.add(rest);
    return all;
  }
}
