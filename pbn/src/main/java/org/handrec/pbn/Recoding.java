package org.handrec.pbn;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;

/**
 * Writes a text in another charset, all else as it is: a byte order mark goes, and the line {@code
 * %Content-type} says what the charset is, unless it is ISO 8859-1, the one of the standard (PBN
 * 2.2). Memory does not grow with the text.
 */
final class Recoding {
  private static final String LINE = "%content-type:";
  private static final String CHARSET = "charset=";
  private static final char MARK = '\uFEFF';

  /** A longer line is none that is looked for. */
  private static final int LONGEST = 1 << 12;

  private final Charset target;
  private final boolean announce;
  private final Reader in;
  private final Writer out;
  private final StringBuilder line = new StringBuilder();
  private boolean announced;

  private Recoding(Charset target, boolean announce, Reader in, Writer out) {
    this.target = target;
    this.announce = announce;
    this.in = in;
    this.out = out;
  }

  /**
   * Writes a source in a charset.
   *
   * @return the charset that it had
   * @throws IllegalArgumentException when the charset is neither UTF-8 nor ASCII with further
   *     characters of one byte
   * @throws java.nio.charset.CharacterCodingException when it holds what is no character of its
   *     charset, or none of the target
   */
  static Charset write(Source source, ReadOptions options, Charset target, OutputStream out)
      throws IOException {
    TextEncoding.checkTarget(target);
    TextEncoding encoding = Survey.of(source, options.charset()).encoding();
    boolean announce = !target.equals(StandardCharsets.ISO_8859_1) && !isAscii(source, encoding);
    try (Reader in =
        new InputStreamReader(
            new BufferedInputStream(encoding.text(source.open())),
            encoding
                .text()
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT))) {
      Writer writer =
          new OutputStreamWriter(
              out,
              target
                  .newEncoder()
                  .onMalformedInput(CodingErrorAction.REPORT)
                  .onUnmappableCharacter(CodingErrorAction.REPORT));
      new Recoding(target, announce, in, writer).run();
      writer.flush();
    }
    return encoding.source();
  }

  private static boolean isAscii(Source source, TextEncoding encoding) throws IOException {
    try (InputStream in = new BufferedInputStream(encoding.text(source.open()))) {
      for (int c = in.read(); c >= 0; c = in.read()) {
        if (c > 0x7F) {
          return false;
        }
      }
    }
    return true;
  }

  /** Looks at the lines of the header and copies all that follows. */
  private void run() throws IOException {
    boolean header = true;
    for (boolean first = true; header && readLine(); first = false) {
      if (first && line.charAt(0) == MARK) {
        line.deleteCharAt(0);
      }
      String text = line.toString();
      int name = text.toLowerCase(Locale.ROOT).startsWith(LINE) ? nameOf(text) : -1;
      header = text.startsWith("%") && text.length() < LONGEST;
      if (name >= 0) {
        announced = true;
        text = text.substring(0, name) + target.name() + lineEnd(text);
      } else if (!header) {
        announce(lineEnd(text));
      }
      out.write(text);
    }
    in.transferTo(out);
  }

  /** Where the name of the charset begins; -1 without one. */
  private static int nameOf(String text) {
    int at = text.toLowerCase(Locale.ROOT).indexOf(CHARSET);
    return at < 0 ? -1 : at + CHARSET.length();
  }

  private void announce(String lineEnd) throws IOException {
    if (announce && !announced) {
      String end = lineEnd.isEmpty() ? "\n" : lineEnd;
      out.write("%Content-type: text/x-pbn; charset=" + target.name() + end);
    }
  }

  private static String lineEnd(String text) {
    return text.endsWith("\r\n")
        ? "\r\n"
        : text.endsWith("\n") ? "\n" : text.endsWith("\r") ? "\r" : "";
  }

  /** Reads a line with its end, or as much of it as is looked at; false at the end. */
  private boolean readLine() throws IOException {
    line.setLength(0);
    int c = in.read();
    while (c >= 0) {
      line.append((char) c);
      if (c == '\n' || line.length() == LONGEST) {
        return true;
      }
      c = in.read();
    }
    return line.length() > 0;
  }
}
