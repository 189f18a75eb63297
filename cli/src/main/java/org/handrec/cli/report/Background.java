package org.handrec.cli.report;

import java.util.Optional;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.format.HandRecord;
import org.handrec.core.rules.Replay;

/** What some reports ask of a file, and others do not pay for. */
public interface Background {
  /** A record of the file, replayed. */
  Replay replay(HandRecord record);

  /** The edits that would repair a finding of the file; empty where none are known. */
  Optional<Fix> fix(Finding finding);

  /** Whether offsets count the bytes of the file, which they do not in UTF-16. */
  boolean countsBytes();
}
