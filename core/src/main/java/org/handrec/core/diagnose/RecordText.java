package org.handrec.core.diagnose;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The text of one record: a window over the bytes of its source. Lines and columns are worked out
 * when they are asked for.
 */
public final class RecordText {
  /** Of a longer rest of a line an excerpt holds nothing. */
  private static final int LONG_LINE = 256;

  private final byte[] bytes;
  private final long offset;
  private final int firstLine;
  private final int firstColumn;
  private final Charset charset;

  /**
   * Where the last part began and ended: findings come mostly in ascending order, or many at one
   * part, and counting from the begin each time would take a record of many findings quadratic
   * time. Any value is right at any time.
   */
  private Place lastStart;

  private Place lastEnd;

  /**
   * A window.
   *
   * @param bytes the bytes of the record; they are not copied and must not change
   * @param offset offset of the first byte in the source
   * @param firstLine number of the line in which the first byte stands
   * @param firstColumn column of the first byte
   * @param charset the charset, one in which bytes below 128 are ASCII characters
   */
  public RecordText(byte[] bytes, long offset, int firstLine, int firstColumn, Charset charset) {
    this.bytes = bytes;
    this.offset = offset;
    this.firstLine = firstLine;
    this.firstColumn = firstColumn;
    this.charset = charset;
    this.lastStart = new Place(0, firstLine, firstColumn);
    this.lastEnd = lastStart;
  }

  /** Offset of the first byte in the source. */
  public long offset() {
    return offset;
  }

  /** Number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** The charset. */
  public Charset charset() {
    return charset;
  }

  /** A copy of the bytes. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The whole record as the span it takes. */
  public Span span() {
    return new Span(offset, offset + bytes.length);
  }

  /**
   * The text of a part.
   *
   * @throws IndexOutOfBoundsException when the part is not inside the record
   */
  public String slice(Span span) {
    return new String(
        bytes, (int) (span.start() - offset), (int) (span.end() - span.start()), charset);
  }

  /**
   * A checksum of a part without the blanks and line ends behind it: the same for equal texts.
   *
   * @throws IndexOutOfBoundsException when the part is not inside the record
   */
  public int checksum(Span span) {
    int from = (int) (span.start() - offset);
    int to = (int) (span.end() - offset);
    while (to > from && bytes[to - 1] >= 0 && bytes[to - 1] <= ' ') {
      to--;
    }
    CRC32 sum = new CRC32();
    sum.update(bytes, from, to - from);
    return (int) sum.getValue();
  }

  /**
   * A part as a text of its own, together with the lines in which it stands when these are not
   * long: what a finding needs that is made when the record is gone.
   *
   * @throws IndexOutOfBoundsException when the part is not inside the record
   */
  public RecordText excerpt(Span span) {
    int from = (int) (span.start() - offset);
    int to = (int) (span.end() - offset);
    int begin = startOfLine(from);
    int end = endOfLine(to);
    if (from - begin > LONG_LINE || end - to > LONG_LINE) {
      begin = from;
      end = to;
    }
    Location location = locate(new Span(offset + begin, offset + begin));
    return new RecordText(
        Arrays.copyOfRange(bytes, begin, end),
        offset + begin,
        location.line(),
        location.column(),
        charset);
  }

  private int startOfLine(int at) {
    int from = at;
    while (from > 0 && bytes[from - 1] != '\n' && bytes[from - 1] != '\r') {
      from--;
    }
    return from;
  }

  private int endOfLine(int at) {
    int to = at;
    while (to < bytes.length && bytes[to] != '\n' && bytes[to] != '\r') {
      to++;
    }
    return to;
  }

  /** Lines and columns of a part. A part that ends at a line end stops before it. */
  public Location locate(Span span) {
    int from = clamp(span.start());
    int to = Math.max(from, clamp(span.end()));
    Place knownStart = lastStart;
    Place knownEnd = lastEnd;
    Place begin = knownStart.index <= from ? knownStart : new Place(0, firstLine, firstColumn);
    Place start = advance(nearer(begin, knownEnd, from), from);
    Place end = advance(nearer(start, knownEnd, to), to);
    lastStart = start;
    lastEnd = end;
    return new Location(start.line, start.column, end.line, end.column);
  }

  /** Of two places the one that lies nearer before an index; the first does lie before it. */
  private static Place nearer(Place place, Place other, int index) {
    return other.index > place.index && other.index <= index ? other : place;
  }

  private int clamp(long position) {
    return (int) Math.max(0, Math.min(bytes.length, position - offset));
  }

  private Place advance(Place from, int to) {
    boolean utf8 = charset.equals(StandardCharsets.UTF_8);
    int line = from.line;
    int column = from.column;
    for (int i = from.index; i < to; i++) {
      int visible = EightBytes.endOfVisible(bytes, i, to);
      column += visible - i;
      i = visible;
      if (i == to) {
        break;
      }
      byte b = bytes[i];
      if (b == '\n' || (b == '\r' && !(i + 1 < bytes.length && bytes[i + 1] == '\n'))) {
        line++;
        column = 1;
      } else if (b != '\r' && !(utf8 && isNoColumn(i))) {
        column++;
      }
    }
    return new Place(to, line, column);
  }

  /** Whether a byte of UTF-8 text begins no code point: a continuation, or a byte order mark. */
  private boolean isNoColumn(int i) {
    return (bytes[i] & 0xC0) == 0x80
        || (offset + i == 0
            && bytes.length > 2
            && bytes[0] == (byte) 0xEF
            && bytes[1] == (byte) 0xBB
            && bytes[2] == (byte) 0xBF);
  }

  /** The text of the line in which an offset stands, without its line end. */
  public String lineAt(long position) {
    int at = clamp(position);
    int from = startOfLine(at);
    return new String(bytes, from, endOfLine(at) - from, charset);
  }

  /** Whether a line begins with an ASCII character. */
  public boolean hasLineBeginningWith(char character) {
    int i = 0;
    while (i < bytes.length) {
      i = EightBytes.indexOf(bytes, i, character);
      if (i < bytes.length && (i == 0 || isLineEnd(bytes[i - 1]))) {
        return true;
      }
      i++;
    }
    return false;
  }

  private static boolean isLineEnd(byte b) {
    return b == '\n' || b == '\r';
  }

  /** A place in the bytes, with its line and column. */
  private static final class Place {
    private final int index;
    private final int line;
    private final int column;

    Place(int index, int line, int column) {
      this.index = index;
      this.line = line;
      this.column = column;
    }
  }
}
