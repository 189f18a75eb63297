package org.handrec.core.format;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;

/**
 * Reads the records of a source one after the other. A reader never fails on bad data, drops none
 * of it, and keeps no record after it was handed out. The texts of all records and the trailer, one
 * after the other, are the source.
 */
public interface RecordReader extends Closeable {
  /**
   * The next record; empty at the end.
   *
   * @throws IOException when the source cannot be read
   */
  Optional<HandRecord> next() throws IOException;

  /**
   * Whether the source is known to hold nothing but ASCII characters, so that its records do not
   * either. False where that is not known.
   */
  default boolean isAscii() {
    return false;
  }

  /**
   * What stands behind the last record, perhaps nothing.
   *
   * @throws IllegalStateException before the end was reached
   */
  Trailer trailer();

  /**
   * The end of a source.
   *
   * @param text the text behind the last record
   * @param diagnostics what the reader found there
   * @param remnants what the source says of records that it does not hold, wherever it says so
   */
  record Trailer(RecordText text, List<Diagnostic> diagnostics, List<Origins.Remnant> remnants) {
    /** An end that leaves nothing open. */
    public Trailer(RecordText text, List<Diagnostic> diagnostics) {
      this(text, diagnostics, List.of());
    }
  }
}
