package org.handrec.cli.solve;

import java.io.Closeable;
import java.io.IOException;

/** Shows double dummy results. */
public interface SolveReport extends Closeable {
  /** Shows a board. */
  void add(SolvedBoard board) throws IOException;

  /** Ends the report; what it is written to stays open. */
  @Override
  void close() throws IOException;
}
