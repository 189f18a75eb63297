package org.handrec.cli.report;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.handrec.core.format.HandRecord;

/**
 * Shows findings in some shape: a part for each file, then {@link #finish}. Parts may be made side
 * by side by several threads, each in memory that does not grow with the file; what they write
 * belongs into {@link #body} in the order of the files.
 */
public interface Report extends Closeable {
  /** Where the bytes of the parts go, one part after the other. */
  OutputStream body();

  /**
   * Begins the part of a file.
   *
   * @param out where the part is written: {@link #body}, or data that will be copied there
   */
  Part begin(String file, OutputStream out) throws IOException;

  /** The part of a file is complete and in its place. */
  default void completed(String file) {}

  /** All parts are in their places; writes the rest, and leaves the output open. */
  void finish(Tally tally) throws IOException;

  /** Gives back the room for what waited. */
  @Override
  default void close() throws IOException {}

  /** The findings of one file. */
  interface Part {
    /**
     * The findings of the next record.
     *
     * @param record the record; empty for the source as a whole and for what is behind its records
     * @param findings those to report, by place; perhaps none
     */
    void add(Optional<HandRecord> record, List<Finding> findings) throws IOException;

    /** The file ends, perhaps too early; what is not written yet is written now. */
    void end() throws IOException;
  }
}
