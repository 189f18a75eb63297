package org.handrec.core.diagnose;

import java.util.List;

/**
 * A repair of a finding.
 *
 * @param title what it does, in a few words
 * @param safety how far it can be trusted
 * @param edits the edits, in ascending order and not overlapping
 */
public record Fix(String title, FixSafety safety, List<Edit> edits) {
  /** Copies the list. */
  public Fix {
    edits = List.copyOf(edits);
  }
}
