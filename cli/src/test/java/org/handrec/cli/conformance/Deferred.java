package org.handrec.cli.conformance;

import java.util.List;

/**
 * A part of a case that is left to a later stage of the project.
 *
 * @param id the row
 * @param modes {@code strict}, {@code default} or {@code both}
 * @param part the finding or the fragment that is missing, as the table of cases has it
 * @param stage what it waits for
 */
record Deferred(String id, String modes, String part, String stage) {
  static List<Deferred> all() {
    return Case.table("/cases/deferred.tsv").stream()
        .map(row -> new Deferred(row.get(0), row.get(1), row.get(2), row.get(3)))
        .toList();
  }

  boolean belongsTo(Case row) {
    return id.equals(row.id()) && (modes.equals("both") || modes.equals(row.mode()));
  }
}
