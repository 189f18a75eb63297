package org.handrec.lin;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.ReadOptions;

/**
 * A LIN text without loss: that of a source, or of one record. Its tokens tile it, so that the text
 * of all tokens, one after the other, is the text itself. Editing it leaves every other byte as it
 * is.
 *
 * <p>Spans count in bytes from the begin of the source, as those of records and findings do; the
 * source of a hand viewer's address is the LIN text that it holds.
 */
public final class LinDocument {
  private final Charset charset;
  private final byte[] text;
  private final long offset;
  private final List<LinToken> tokens;

  private LinDocument(Charset charset, byte[] text, long offset) {
    this.charset = charset;
    this.text = text;
    this.offset = offset;
    this.tokens = new Tokens().list();
  }

  /**
   * Reads a source into memory.
   *
   * @param options of which the charset counts
   * @throws IOException when it cannot be read
   */
  public static LinDocument read(Source source, ReadOptions options) throws IOException {
    Source lin = HandviewerAddress.text(source);
    Charset charset = Survey.of(lin, options.charset()).charset();
    try (InputStream in = lin.open()) {
      return new LinDocument(charset, in.readAllBytes(), 0);
    }
  }

  /** The text of a record. */
  public static LinDocument of(RecordText record) {
    return new LinDocument(record.charset(), record.bytes(), record.offset());
  }

  /** The charset of the bytes. */
  public Charset charset() {
    return charset;
  }

  /** The bytes, as they were read. */
  public byte[] bytes() {
    return text.clone();
  }

  /** The whole text as the span it takes. */
  public Span span() {
    return new Span(offset, offset + text.length);
  }

  /** The tokens in order. */
  public List<LinToken> tokens() {
    return tokens;
  }

  /** The text of a part, decoded. */
  public String text(Span span) {
    int from = index(span.start());
    return new String(text, from, index(span.end()) - from, charset);
  }

  /** Whether the charset has all characters of a text. */
  public boolean canHold(String replacement) {
    return charset.newEncoder().canEncode(replacement);
  }

  /**
   * The bytes with parts of the text replaced.
   *
   * @param edits the edits, in ascending order and not overlapping; several at one place come in
   *     their order
   * @throws IllegalArgumentException when they overlap, lie outside of the text, or hold a
   *     character that the charset does not have
   */
  public byte[] edit(List<Edit> edits) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(text.length + 64);
    int copied = 0;
    for (Edit edit : edits) {
      int from = index(edit.span().start());
      if (from < copied) {
        throw new IllegalArgumentException("edits overlap or are out of order at " + edit.span());
      }
      out.write(text, copied, from - copied);
      out.writeBytes(encode(edit.replacement()));
      copied = index(edit.span().end());
    }
    out.write(text, copied, text.length - copied);
    return out.toByteArray();
  }

  private byte[] encode(String replacement) {
    try {
      ByteBuffer bytes = charset.newEncoder().encode(CharBuffer.wrap(replacement));
      byte[] encoded = new byte[bytes.remaining()];
      bytes.get(encoded);
      return encoded;
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          charset.name() + " does not have all characters of \"" + replacement + "\"", e);
    }
  }

  private int index(long position) {
    if (position < offset || position > offset + text.length) {
      throw new IllegalArgumentException("offset " + position + " is outside of " + span());
    }
    return (int) (position - offset);
  }

  /** Cuts the text into tokens. */
  private final class Tokens {
    private final List<LinToken> list = new ArrayList<>();

    List<LinToken> list() {
      try (CommandLexer lexer =
          new CommandLexer(new ByteWindow(new ByteArrayInputStream(text), offset))) {
        int end = 0;
        while (lexer.read()) {
          command(lexer.commands(), end);
          end += lexer.commands().end();
          lexer.drop(lexer.commands().count());
          lexer.slips().clear();
        }
        between(end, text.length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return List.copyOf(list);
    }

    private void command(Commands commands, int base) {
      int start = base + commands.start(0);
      between(base + commands.begin(0), start);
      if (commands.name(0) == CommandName.NONE) {
        return;
      }
      int value = base + commands.value(0);
      int valueEnd = base + commands.valueEnd(0);
      add(TokenKind.COMMAND, start, start + 2);
      add(TokenKind.BLANK, start + 2, value - 1);
      add(TokenKind.BAR, value - 1, value);
      add(TokenKind.VALUE, value, valueEnd);
      add(TokenKind.BAR, valueEnd, base + commands.end(0));
    }

    /** The text between two commands: blanks, comment lines, bars and other text. */
    private void between(int from, int to) {
      int i = from;
      boolean lineStart = true;
      while (i < to) {
        int end = i + 1;
        if (isBlank(i)) {
          while (end < to && isBlank(end)) {
            end++;
          }
          lineStart = lineStart || hasLineEnd(i, end);
          add(TokenKind.BLANK, i, end);
        } else if (text[i] == '|') {
          lineStart = true;
          add(TokenKind.STRAY_BAR, i, end);
        } else if (text[i] == '%' && lineStart) {
          end = lineEnd(end, to);
          add(TokenKind.COMMENT, i, end);
        } else {
          while (end < to && text[end] != '|' && !isBlank(end)) {
            end++;
          }
          lineStart = false;
          add(TokenKind.STRAY, i, end);
        }
        i = end;
      }
    }

    private boolean hasLineEnd(int from, int to) {
      for (int i = from; i < to; i++) {
        if (text[i] == '\n' || text[i] == '\r') {
          return true;
        }
      }
      return false;
    }

    private int lineEnd(int from, int to) {
      int i = from;
      while (i < to && text[i] != '\n' && text[i] != '\r' && text[i] != '|') {
        i++;
      }
      return i;
    }

    private boolean isBlank(int i) {
      boolean mark = offset + i < 3 && text.length >= 3 && text[0] == (byte) 0xEF;
      return mark
          ? (text[1] == (byte) 0xBB && text[2] == (byte) 0xBF)
          : CommandLexer.isBlank(text[i]);
    }

    private void add(TokenKind kind, int from, int to) {
      if (from < to) {
        list.add(new LinToken(kind, new Span(offset + from, offset + to)));
      }
    }
  }
}
