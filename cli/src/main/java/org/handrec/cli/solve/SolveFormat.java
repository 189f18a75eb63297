package org.handrec.cli.solve;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** The shapes of double dummy results. */
public enum SolveFormat {
  /** For people. */
  TEXT,
  /** A line a board, in the columns of comma-separated values. */
  CSV,
  /** A JSON array. */
  JSON,
  /** A JSON object a line. */
  JSONL;

  /**
   * A report of this shape.
   *
   * @param out where it is written, in UTF-8
   */
  public SolveReport open(OutputStream out) throws IOException {
    return switch (this) {
      case TEXT -> new SolveText(out);
      case CSV -> new SolveCsv(out);
      case JSON -> new SolveJson(out, true);
      case JSONL -> new SolveJson(out, false);
    };
  }

  /** {@code text csv json jsonl}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
