package org.handrec.core.fix;

import java.io.IOException;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.format.HandRecord;

/**
 * Is told what a repair does. Each pass over the text tells what it changes and what it leaves, and
 * then that it holds or not; what a pass leaves counts only when it is the last one.
 */
public interface RepairLog {
  /**
   * A finding is repaired. Its place is that in the text of this pass.
   *
   * @param record the record; empty behind the last one
   * @param fix what is done; without edits where the file as a whole is changed
   */
  void fixed(Optional<HandRecord> record, Diagnostic finding, Fix fix) throws IOException;

  /**
   * A finding is left.
   *
   * @param record the record; empty behind the last one
   * @param fix the repair that was not made; empty when there is none
   */
  void left(Optional<HandRecord> record, Diagnostic finding, Reason reason, Optional<Fix> fix)
      throws IOException;

  /** The pass holds, and another one follows. */
  void accept() throws IOException;

  /** The pass does not hold; it is made again otherwise. */
  void discard() throws IOException;

  /** The pass changed nothing: what it left is left. */
  void end() throws IOException;

  /** Why a finding is left. */
  enum Reason {
    /** The rule has no repair. */
    NO_FIX,
    /** The rule has a repair, but not for a case like this. */
    NOT_HERE,
    /** Only the double dummy solver can tell what is right, and it was not asked for. */
    NOT_SOLVED,
    /** The repair is of a class that nobody asked for. */
    NOT_ALLOWED,
    /** The repair would add a finding. */
    WOULD_ADD,
    /** It waits for another repair at the same place. */
    NOT_YET
  }
}
