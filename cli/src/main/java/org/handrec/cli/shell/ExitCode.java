package org.handrec.cli.shell;

/** What a run says to the process that started it; the constants are the codes. */
public enum ExitCode {
  /** Done, nothing at or above the fail level. */
  DONE,
  /** Done, and something is left: findings, files that would change. */
  REMAINS,
  /** Not done: a wrong command line, unreadable input, unwritable output, an internal error. */
  FAILED;

  /** 0, 1 or 2. */
  public int number() {
    return ordinal();
  }

  /** The higher of two codes. */
  public ExitCode or(ExitCode other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
