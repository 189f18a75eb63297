package org.handrec.lin;

import java.nio.charset.Charset;
import java.util.AbstractList;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins.Remnant;

/**
 * The fields between commas of a value, at least one. Only their places are kept: a value of 1 MiB
 * may have a million of them.
 */
final class Fields extends AbstractList<String> {
  private final RecordText text;
  private final byte[] bytes;
  private final int[] starts;

  /**
   * The fields of a value.
   *
   * @param text the text in which it stands
   * @param bytes the bytes of that text
   * @param from where it begins in them
   * @param to where it ends
   */
  Fields(RecordText text, byte[] bytes, int from, int to) {
    this.text = text;
    this.bytes = bytes;
    this.starts = starts(bytes, from, to);
  }

  private static int[] starts(byte[] bytes, int from, int to) {
    int count = 1;
    for (int i = from; i < to; i++) {
      count += bytes[i] == ',' ? 1 : 0;
    }
    int[] starts = new int[count + 1];
    starts[0] = from;
    int field = 1;
    for (int i = from; i < to; i++) {
      if (bytes[i] == ',') {
        starts[field++] = i + 1;
      }
    }
    starts[count] = to + 1;
    return starts;
  }

  /** A field without line breaks and the blanks around it. */
  @Override
  public String get(int field) {
    int from = starts[field];
    Charset charset = text.charset();
    return Values.withoutBreaks(new String(bytes, from, end(field) - from, charset));
  }

  @Override
  public int size() {
    return starts.length - 1;
  }

  private int end(int field) {
    return starts[field + 1] - 1;
  }

  /** Some fields, as a piece of text that is no fact. */
  Remnant remnant(String kind, int first, int last) {
    Span span = new Span(text.offset() + starts[first], text.offset() + end(last));
    return new Remnant(kind, text, span);
  }
}
