package org.handrec.core.format;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.rules.Replay;

/**
 * Turns findings into edits of the text in which they were made. It is asked only when somebody
 * wants to repair, so that a check pays nothing for it. One fixer serves one reading of one source.
 *
 * <p>The edits of a fix lie within the text of the record, come in ascending order, do not overlap,
 * and leave every other byte alone. A fixer need not look at what else they change: whoever applies
 * them reads the text again and takes back what adds a finding.
 */
public interface Fixer {
  /** A fixer that knows no repair. */
  Fixer NONE = (finding, record, replay) -> Optional.empty();

  /**
   * The repair of a finding in a record; empty when there is none.
   *
   * @param finding what was found in the record, by its reader or by a rule
   */
  Optional<Fix> fix(Diagnostic finding, HandRecord record, Replay replay);

  /** The repair of a finding behind the last record; empty when there is none. */
  default Optional<Fix> fixBehind(Diagnostic finding, RecordText trailer) {
    return Optional.empty();
  }

  /**
   * Whether a finding is about the source as a whole, so that {@link #everywhere} repairs it, or
   * another order of the records (X007).
   */
  default boolean isFileWide(Diagnostic finding) {
    return false;
  }

  /**
   * The edits in one of the texts of the source that repair a finding about the whole of it.
   *
   * @param code the code of the finding
   * @throws IOException when the source cannot be surveyed
   */
  default List<Edit> everywhere(String code, RecordText text) throws IOException {
    return List.of();
  }

  /** The bytes of the source for the bytes of a text, which differ where the source is UTF-16. */
  default byte[] toSource(byte[] text) {
    return text;
  }
}
