package org.handrec.cli.report;

import java.io.IOException;

/**
 * Shows findings in some shape. For each file: {@link #begin}, its findings in order, {@link #end};
 * after all files {@link #finish}.
 */
public interface Report {
  /** A file begins. */
  default void begin(String file) throws IOException {}

  /** A finding of the file. */
  void add(Finding finding) throws IOException;

  /** The file ends. */
  default void end() throws IOException {}

  /** Everything was read; writes what is still to be written, and leaves the output open. */
  void finish(Tally tally) throws IOException;
}
