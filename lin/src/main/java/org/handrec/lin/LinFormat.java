package org.handrec.lin;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.Format;
import org.handrec.core.format.ReadOptions;

/** LIN, the format of Bridge Base Online, and the addresses of its hand viewer. */
public final class LinFormat implements Format {
  private static final int CERTAIN = 100;
  private static final int LIKELY = 80;
  private static final int POSSIBLE = 40;

  /** So many commands in a row make a text LIN, whatever they are. */
  private static final int ENOUGH = 3;

  /** The format. */
  public LinFormat() {}

  @Override
  public String id() {
    return "lin";
  }

  @Override
  public String title() {
    return "LIN of Bridge Base Online";
  }

  @Override
  public List<String> extensions() {
    return List.of("lin");
  }

  /**
   * {@inheritDoc}
   *
   * <p>Certain is the address of a hand viewer; likely are several known commands; possible is one
   * of them.
   */
  @Override
  public int recognise(byte[] head) {
    if (HandviewerAddress.begins(head)) {
      return CERTAIN;
    }
    int commands = 0;
    String text = new String(head, StandardCharsets.ISO_8859_1);
    int bar = text.indexOf('|');
    while (bar >= 0 && commands < ENOUGH) {
      if (endsWithCommand(text, bar)) {
        commands++;
        bar = text.indexOf('|', bar + 1);
      }
      bar = bar < 0 ? bar : text.indexOf('|', bar + 1);
    }
    return commands == ENOUGH ? LIKELY : commands > 0 ? POSSIBLE : 0;
  }

  private static boolean endsWithCommand(String text, int bar) {
    int end = bar;
    while (end > 0 && CommandLexer.isBlank((byte) text.charAt(end - 1))) {
      end--;
    }
    if (end < 2) {
      return false;
    }
    byte first = (byte) text.charAt(end - 2);
    byte second = (byte) text.charAt(end - 1);
    return CommandName.isPlausible(first, second)
        && CommandName.isDescribed(CommandName.of(first, second));
  }

  @Override
  public RuleCatalog rules() {
    return LinRules.catalog();
  }

  @Override
  public LinReader read(Source source, ReadOptions options) throws IOException {
    return LinReader.open(source, options);
  }

  /** {@inheritDoc} The text of an address is not changed. */
  @Override
  public Fixer fixer(Source source, ReadOptions options) throws IOException {
    return HandviewerAddress.isAddress(source) ? Fixer.NONE : new LinFixer();
  }

  /** {@inheritDoc} LIN is written in UTF-8. */
  @Override
  public Charset recode(Source source, ReadOptions options, Charset target, OutputStream out)
      throws IOException {
    if (!target.equals(StandardCharsets.UTF_8) || HandviewerAddress.isAddress(source)) {
      return Format.super.recode(source, options, target, out);
    }
    Charset charset = Survey.of(source, options.charset()).charset();
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    Writer writer = new OutputStreamWriter(out, target);
    try (Reader in = new InputStreamReader(source.open(), decoder)) {
      in.transferTo(writer);
    }
    writer.flush();
    return charset;
  }
}
