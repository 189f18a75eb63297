package org.handrec.core.format;

import java.util.List;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.model.Board;

/**
 * One record of a source.
 *
 * @param index number of the record in its source, from 1
 * @param kind what sort of record it is
 * @param board the facts
 * @param origins where the facts stand
 * @param text the text, with all that stands between this record and the one before
 * @param diagnostics what the reader found, in no particular order
 */
public record HandRecord(
    int index,
    Kind kind,
    Board board,
    Origins origins,
    RecordText text,
    List<Diagnostic> diagnostics) {

  /** Sorts of records. */
  public enum Kind {
    /** A deal at a table, or as much of it as is known. */
    BOARD,
    /** Values for the records that follow, and nothing else (PBN 4.8). */
    HEADER
  }
}
