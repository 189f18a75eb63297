package org.handrec.pbn;

/**
 * The kinds of tokens of a PBN text. Tokens tile the text: each byte belongs to exactly one.
 *
 * <p>Which kinds occur depends on the place: {@link #NAME}, {@link #STRING} and {@link #CLOSE} in a
 * tag pair; {@link #ELEMENT} and {@link #STRING} in a supplemental section, that is behind a table
 * tag or an unknown tag; {@link #WORD} to {@link #MARK} everywhere else (PBN 3.2).
 */
public enum TokenKind {
  /** A byte order mark at the start of the source. */
  BYTE_ORDER_MARK,
  /** Blanks and tabs within a line. */
  WHITE_SPACE,
  /** One line end: LF, CR or CR LF. */
  LINE_END,
  /** A line that begins with {@code %}, without its line end (PBN 2.4). */
  ESCAPE_LINE,
  /** An opening brace to the next closing one, perhaps over several lines (PBN 3.8). */
  BRACE_COMMENT,
  /** {@code ;} to the end of the line, without the line end (PBN 3.8). */
  LINE_COMMENT,
  /** {@code [}, the begin of a tag pair. */
  OPEN,
  /** The name of a tag. */
  NAME,
  /** A string with its quotes: a tag value, or an element of a section. */
  STRING,
  /** {@code ]}, the end of a tag pair. */
  CLOSE,
  /** Letters, digits and hyphens: a call, a card, {@code -}, or stray text. */
  WORD,
  /** One or two of {@code !} and {@code ?}. */
  SUFFIX,
  /** {@code =n=}, or what is left of it: {@code =} with the letters and digits behind it. */
  NOTE_REFERENCE,
  /** {@code $} with the letters and digits behind it. */
  NAG,
  /** {@code *}. */
  STAR,
  /** {@code +}. */
  PLUS,
  /** {@code ^} with the letter behind it, or {@code ^} alone. */
  MARK,
  /** An element of a supplemental section that is no string. */
  ELEMENT,
  /** Anything else: text of a broken tag pair, characters that have no meaning at their place. */
  OTHER,
  /**
   * Text of the embedding document, with the marks {@code <PBN>} and {@code </PBN>} (PBN 6.2); also
   * the rest of a comment whose begin belongs to the record before, which was cut.
   */
  OUTSIDE;

  /** Whether tokens of this kind say nothing about a game. */
  boolean isBlank() {
    return switch (this) {
      case WHITE_SPACE, LINE_END, ESCAPE_LINE, BYTE_ORDER_MARK, OUTSIDE -> true;
      default -> false;
    };
  }

  boolean isComment() {
    return this == BRACE_COMMENT || this == LINE_COMMENT;
  }
}
