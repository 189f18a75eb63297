package org.handrec.core.model;

/** The marks of PBN for an irregularity that the Laws let stand (PBN 3.9). */
public enum Mark {
  /** {@code ^I}: the bid that follows is insufficient and was accepted (Law 27A). */
  INSUFFICIENT('I'),
  /** {@code ^S}: the player whose place this is was skipped (Laws 28 to 32). */
  SKIPPED('S'),
  /** {@code ^R}: the card that follows is a revoke (Law 61). */
  REVOKE('R'),
  /** {@code ^L}: the card that follows was led out of turn and accepted (Law 53). */
  LEAD('L');

  private final char letter;

  Mark(char letter) {
    this.letter = letter;
  }

  /** The letter behind {@code ^}. */
  public char letter() {
    return letter;
  }

  /** {@code ^I ^S ^R ^L}. */
  public String symbol() {
    return "^" + letter;
  }
}
