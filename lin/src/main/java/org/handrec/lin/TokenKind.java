package org.handrec.lin;

/** What a token of a LIN text is. */
public enum TokenKind {
  /** Blanks, tabs, line ends, and a byte order mark. */
  BLANK,
  /** A line that begins with a per cent sign, between commands. */
  COMMENT,
  /** Other text between commands. */
  STRAY,
  /** A bar that no command precedes. */
  STRAY_BAR,
  /** The two characters of a command. */
  COMMAND,
  /** A bar that opens or closes a value. */
  BAR,
  /** A value as written; an empty one has no token. */
  VALUE
}
