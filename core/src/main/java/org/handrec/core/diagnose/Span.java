package org.handrec.core.diagnose;

/**
 * A part of a source by offsets into its bytes; an UTF-16 source counts in the bytes of its UTF-8
 * form.
 *
 * @param start offset of the first byte
 * @param end offset behind the last byte
 */
public record Span(long start, long end) {
  /** Checks the order. */
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("span " + start + " to " + end);
    }
  }

  /** The empty part at an offset. */
  public static Span at(long offset) {
    return new Span(offset, offset);
  }
}
