package org.handrec.pbn;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.ReadOptions;

/**
 * A PBN text without loss: that of a source, or of one record. Its tokens tile it, so that the text
 * of all tokens, one after the other, is the text itself. Editing it leaves every other byte as it
 * is.
 *
 * <p>Spans count in the bytes of the text, from the begin of the source, as those of records and
 * findings do; an UTF-16 source counts in the bytes of its UTF-8 form.
 */
public final class PbnDocument {
  private final TextEncoding encoding;
  private final byte[] text;
  private final long offset;
  private final byte[] kinds;
  private final int[] ends;

  private PbnDocument(TextEncoding encoding, byte[] text, long offset, Collector tokens) {
    this.encoding = encoding;
    this.text = text;
    this.offset = offset;
    this.kinds = Arrays.copyOf(tokens.kinds, tokens.count);
    this.ends = Arrays.copyOf(tokens.ends, tokens.count);
  }

  /**
   * Reads a source into memory.
   *
   * @param options of which the charset and the embedding count
   * @throws IOException when it cannot be read
   * @throws IllegalArgumentException as {@link PbnReader#open} does
   */
  public static PbnDocument read(Source source, ReadOptions options) throws IOException {
    TextEncoding encoding = Survey.of(source, options.charset()).encoding();
    byte[] text;
    try (InputStream in = encoding.text(source.open())) {
      text = in.readAllBytes();
    }
    Lexer lexer = new Lexer(new Window(new ByteArrayInputStream(text)), options.embedded());
    return new PbnDocument(encoding, text, 0, new Collector(lexer));
  }

  /**
   * The text of a record.
   *
   * @param charset the charset of its source, as {@link PbnReader#charset} names it
   * @param embedded whether the source was read as an embedded text
   */
  public static PbnDocument of(RecordText record, Charset charset, boolean embedded) {
    byte[] text = record.bytes();
    Window window = new Window(new ByteArrayInputStream(text), record.offset());
    boolean lineStart = record.locate(Span.at(record.offset())).column() == 1;
    Lexer lexer =
        embedded ? Lexer.ofPart(window, text, lineStart) : new Lexer(window, lineStart, false);
    try {
      return new PbnDocument(
          new TextEncoding(charset), text, record.offset(), new Collector(lexer));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The charset of the bytes. */
  public Charset charset() {
    return encoding.source();
  }

  /** The bytes, as they were read. */
  public byte[] bytes() {
    return encoding.toSource(text.clone());
  }

  /** The whole text as the span it takes. */
  public Span span() {
    return new Span(offset, offset + text.length);
  }

  /** The tokens in order. */
  public List<PbnToken> tokens() {
    return new TokenList();
  }

  /** The token at an offset, which must be inside the text. */
  public PbnToken tokenAt(long position) {
    int at = Math.toIntExact(position - offset);
    if (at < 0 || at >= text.length) {
      throw new IndexOutOfBoundsException("offset " + position + " is outside of " + span());
    }
    int found = Arrays.binarySearch(ends, at);
    return token(found >= 0 ? found + 1 : -found - 1);
  }

  /** The text of a part, decoded. */
  public String text(Span span) {
    int from = index(span.start());
    int to = index(span.end());
    return new String(text, from, to - from, encoding.text());
  }

  /** Whether the charset has all characters of a text. */
  public boolean canHold(String replacement) {
    return encoding.text().newEncoder().canEncode(replacement);
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
      int to = index(edit.span().end());
      if (from < copied) {
        throw new IllegalArgumentException("edits overlap or are out of order at " + edit.span());
      }
      out.write(text, copied, from - copied);
      out.writeBytes(encode(edit.replacement()));
      copied = to;
    }
    out.write(text, copied, text.length - copied);
    return encoding.toSource(out.toByteArray());
  }

  private byte[] encode(String replacement) {
    try {
      ByteBuffer bytes = encoding.text().newEncoder().encode(CharBuffer.wrap(replacement));
      byte[] encoded = new byte[bytes.remaining()];
      bytes.get(encoded);
      return encoded;
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          encoding.source().name() + " does not have all characters of \"" + replacement + "\"", e);
    }
  }

  private int index(long position) {
    if (position < offset || position > offset + text.length) {
      throw new IllegalArgumentException("offset " + position + " is outside of " + span());
    }
    return (int) (position - offset);
  }

  private PbnToken token(int index) {
    int start = index == 0 ? 0 : ends[index - 1];
    TokenKind kind = TokenKind.values()[kinds[index]];
    return new PbnToken(kind, new Span(offset + start, offset + ends[index]));
  }

  /** Gathers the tokens of all pieces. */
  private static final class Collector {
    private byte[] kinds = new byte[256];
    private int[] ends = new int[256];
    private int count;

    Collector(Lexer lexer) throws IOException {
      Piece piece = new Piece();
      int base = 0;
      while (lexer.read(piece)) {
        Tokens tokens = lexer.tokens();
        for (int i = 0; i < tokens.count(); i++) {
          add(tokens.kind(i), base + tokens.end(i));
        }
        base += tokens.end();
        lexer.drop(tokens.count());
      }
    }

    private void add(TokenKind kind, int end) {
      if (count == kinds.length) {
        kinds = Arrays.copyOf(kinds, 2 * count);
        ends = Arrays.copyOf(ends, 2 * count);
      }
      kinds[count] = (byte) kind.ordinal();
      ends[count++] = end;
    }
  }

  /** The tokens as a list, made when they are asked for. */
  private final class TokenList extends AbstractList<PbnToken> implements RandomAccess {
    @Override
    public PbnToken get(int index) {
      return token(index);
    }

    @Override
    public int size() {
      return ends.length;
    }
  }
}
