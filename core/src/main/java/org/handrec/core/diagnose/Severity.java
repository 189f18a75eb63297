package org.handrec.core.diagnose;

import java.util.Locale;

/** How grave a finding is, in ascending order. */
public enum Severity {
  /** Not reported. */
  OFF,
  /** Legal, but worth a line. */
  INFO,
  /** Against the standard or doubtful, but the meaning is clear and was used. */
  WARNING,
  /** A datum is unusable, or a rule of the game is broken and not flagged. */
  ERROR;

  /** {@code off info warning error}. */
  public String symbol() {
    return name().toLowerCase(Locale.ROOT);
  }
}
