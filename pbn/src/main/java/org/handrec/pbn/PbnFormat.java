package org.handrec.pbn;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;

/** Portable Bridge Notation, version 2.1. */
public final class PbnFormat implements Format {
  private static final int CERTAIN = 100;
  private static final int LIKELY = 90;
  private static final int POSSIBLE = 30;

  /** The format. */
  public PbnFormat() {}

  @Override
  public String id() {
    return "pbn";
  }

  @Override
  public String title() {
    return "Portable Bridge Notation";
  }

  @Override
  public List<String> extensions() {
    return List.of("pbn");
  }

  /**
   * {@inheritDoc}
   *
   * <p>Certain is a version line, or a {@code <PBN>} mark at any place; likely is a line that
   * begins with a tag pair; possible is a first line that begins an escape line or a comment.
   */
  @Override
  public int recognise(byte[] head) {
    String text = text(head);
    if (text.toUpperCase(Locale.ROOT).contains("<PBN>")) {
      return CERTAIN;
    }
    int best = 0;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      best = Math.max(best, recogniseLine(line.strip(), best == 0));
    }
    return best;
  }

  private static int recogniseLine(String line, boolean first) {
    if (line.startsWith("%")) {
      return line.substring(1).stripLeading().startsWith("PBN") ? CERTAIN : first ? POSSIBLE : 0;
    }
    if (line.startsWith("[") && line.length() > 1 && Ascii.isLetter(line.charAt(1))) {
      return isTagPair(line) ? LIKELY : 0;
    }
    return first && (line.startsWith("{") || line.startsWith(";")) ? POSSIBLE : 0;
  }

  private static boolean isTagPair(String line) {
    int i = 1;
    while (i < line.length() && Ascii.isNameLetter(line.charAt(i))) {
      i++;
    }
    return line.substring(i).stripLeading().startsWith("\"");
  }

  /** The ASCII characters of UTF-16 are seen as well, without the zero bytes between them. */
  private static String text(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (text.startsWith("\u00FF\u00FE") || text.startsWith("\u00FE\u00FF")) {
      return text.substring(2).replace("\0", "");
    }
    return text.startsWith("\u00EF\u00BB\u00BF") ? text.substring(3) : text;
  }

  @Override
  public RuleCatalog rules() {
    return PbnRules.catalog();
  }

  @Override
  public PbnReader read(Source source, ReadOptions options) throws IOException {
    return PbnReader.open(source, options);
  }

  @Override
  public Fixer fixer(Source source, ReadOptions options) {
    return new PbnFixer(source, options);
  }

  @Override
  public Charset recode(Source source, ReadOptions options, Charset target, OutputStream out)
      throws IOException {
    return Recoding.write(source, options, target, out);
  }
}
