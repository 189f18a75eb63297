package org.handrec.cli.shell;

/**
 * A request that cannot be done, through a mistake in the command line or the state of the files it
 * names. The message is for the user: one line that says what is wrong.
 */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A failure with its message. */
  public Failure(String message) {
    super(message, null, false, false);
  }
}
