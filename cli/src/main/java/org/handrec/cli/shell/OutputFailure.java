package org.handrec.cli.shell;

import java.io.IOException;
import java.util.Locale;

/** An output takes no more: told apart from an input that cannot be read. */
public final class OutputFailure extends IOException {
  private static final long serialVersionUID = 1;

  private final boolean standardOutput;

  private OutputFailure(String name, IOException cause, boolean standardOutput) {
    super(name + " cannot be written: " + Reasons.of(cause), cause);
    this.standardOutput = standardOutput;
  }

  /** A failure of a file. */
  public static OutputFailure of(String file, IOException cause) {
    return cause instanceof OutputFailure failure ? failure : new OutputFailure(file, cause, false);
  }

  /** A failure of standard output. */
  static OutputFailure ofStandardOutput(IOException cause) {
    return new OutputFailure("standard output", cause, true);
  }

  /** Whether the reader of a pipe has gone, which is nobody's mistake. */
  public boolean isClosedPipe() {
    String reason = getCause().getMessage();
    return standardOutput && reason != null && reason.toLowerCase(Locale.ROOT).contains("pipe");
  }
}
