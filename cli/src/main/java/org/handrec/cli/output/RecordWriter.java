package org.handrec.cli.output;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/** Writes records in some form. */
public interface RecordWriter extends Closeable {
  /**
   * Begins an input.
   *
   * @param reader the reader, before its first record
   */
  default void beginInput(RecordReader reader) throws IOException {}

  /**
   * Writes a record.
   *
   * @param file the name of its input
   */
  void write(String file, HandRecord record, Replay replay) throws IOException;

  /**
   * Writes what stands behind the last record of an input.
   *
   * @param file the name of the input
   * @param reader the reader, at its end
   */
  default void endInput(String file, RecordReader reader) throws IOException {}

  /** Writes what is still to be written; leaves the output open. */
  void finish() throws IOException;

  /** What the user should know of the output; empty when there is nothing. */
  default Optional<String> remark() {
    return Optional.empty();
  }

  /** Gives back what the writer took; leaves the output open. */
  @Override
  default void close() throws IOException {}
}
