package org.handrec.lin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.testkit.GoldenTokensContract;

/** Tokens of LIN; the borders of records stand behind them. */
class GoldenTokensTest extends GoldenTokensContract<TokenKind> {
  GoldenTokensTest() {
    super(TokenKind.class);
  }

  private static LinDocument document(byte[] bytes) throws IOException {
    return LinDocument.read(Source.of("golden.lin", bytes), ReadOptions.DEFAULT);
  }

  @Override
  protected Set<TokenKind> kinds(Path file) throws IOException {
    return document(Files.readAllBytes(file)).tokens().stream()
        .map(LinToken::kind)
        .collect(Collectors.toSet());
  }

  @Override
  protected String describe(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    LinDocument document = document(bytes);
    RecordText text = new RecordText(bytes, 0, 1, 1, document.charset());
    StringBuilder out = new StringBuilder();
    out.append("charset ").append(document.charset().name()).append('\n');
    for (LinToken token : document.tokens()) {
      out.append(line(text.locate(token.span()), token.kind(), document.text(token.span())));
    }
    LinText read = LinText.of(bytes, ReadOptions.DEFAULT);
    for (HandRecord record : read.records()) {
      out.append(place(record.text().locate(record.origins().record())))
          .append("record ")
          .append(record.index())
          .append('\n')
          .append(lines(record.diagnostics()));
    }
    return out.append(lines(read.trailer().diagnostics())).toString();
  }
}
