package org.handrec.cli.results;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads a text line by line in bounded memory, each with its line end: LF, CR LF or CR. */
final class TextLines implements Closeable {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** Of a longer line the rest is passed over. */
  static final int LONGEST = 1 << 16;

  private final BufferedReader reader;
  private boolean begun;

  TextLines(Reader reader) {
    this.reader = new BufferedReader(reader);
  }

  /**
   * A line.
   *
   * @param text its characters with the line end
   * @param passedOver how many bytes of UTF-8 follow that are not in the text
   */
  record Line(String text, long passedOver) {
    boolean isWhole() {
      return passedOver == 0;
    }
  }

  /**
   * The next line; empty at the end.
   *
   * @throws IOException when the text cannot be read
   */
  Optional<Line> next() throws IOException {
    if (!begun) {
      begun = true;
      reader.mark(1);
      if (reader.read() != BYTE_ORDER_MARK) {
        reader.reset();
      }
    }
    StringBuilder text = new StringBuilder(80);
    long passedOver = 0;
    for (int c = reader.read(); c >= 0; c = reader.read()) {
      if (text.length() < LONGEST) {
        text.append((char) c);
      } else {
        // Two halves of a surrogate pair make four bytes.
        passedOver += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate((char) c) ? 2 : 3;
      }
      if (c == '\n' || (c == '\r' && !isFeedNext())) {
        break;
      }
    }
    return text.length() == 0
        ? Optional.empty()
        : Optional.of(new Line(text.toString(), passedOver));
  }

  private boolean isFeedNext() throws IOException {
    reader.mark(1);
    int next = reader.read();
    reader.reset();
    return next == '\n';
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
