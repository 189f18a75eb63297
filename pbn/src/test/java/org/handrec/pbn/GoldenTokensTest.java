package org.handrec.pbn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.ReadOptions;
import org.handrec.testkit.GoldenTokensContract;

/** Tokens of PBN; a page of HTML is read for the text that is embedded in it. */
class GoldenTokensTest extends GoldenTokensContract<TokenKind> {
  GoldenTokensTest() {
    super(TokenKind.class);
  }

  private static FrontText read(Path file) throws IOException {
    boolean embedded = file.toString().endsWith(".html");
    return FrontText.read(
        Files.readAllBytes(file), embedded ? FrontText.EMBEDDED : ReadOptions.DEFAULT);
  }

  @Override
  protected Set<TokenKind> kinds(Path file) throws IOException {
    return Set.copyOf(read(file).kinds());
  }

  @Override
  protected String describe(Path file) throws IOException {
    FrontText text = read(file);
    StringBuilder out = new StringBuilder();
    out.append("charset ").append(text.encoding().source().name()).append('\n');
    int number = 0;
    for (RawGame game : text.all()) {
      number++;
      boolean rest = number > text.games().size();
      out.append(rest ? "rest" : "game " + number).append('\n');
      for (int i = 0; i < game.tokens.count(); i++) {
        out.append(line(game, i));
      }
      out.append(lines(game.diagnostics));
    }
    return out.toString();
  }

  private static String line(RawGame game, int token) {
    long base = game.text.offset();
    Span span = new Span(base + game.tokens.start(token), base + game.tokens.end(token));
    return line(game.text.locate(span), game.tokens.kind(token), game.text.slice(span));
  }
}
