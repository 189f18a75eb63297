package org.handrec.core.format;

import java.util.Optional;
import org.handrec.core.diagnose.Location;

/**
 * A datum of a record that a written file does not hold, or holds in another place or form than the
 * record did.
 *
 * @param kind what sort of datum, such as {@code unused tag}; one text for all of a sort
 * @param datum the datum itself as text
 * @param record number of the record in its source, from 1; 0 for the file as a whole
 * @param place where it stands in the source; empty when that is not known
 * @param fate what became of it
 */
public record Loss(String kind, String datum, int record, Optional<Location> place, Fate fate) {

  /** What became of a datum. */
  public enum Fate {
    /** The text stands in a comment of the written file. */
    COMMENT("kept in a comment"),
    /** Something else of the same meaning stands in its place. */
    REPLACED("replaced"),
    /** It is not in the written file. */
    DROPPED("not written");

    private final String title;

    Fate(String title) {
      this.title = title;
    }

    /** The fate in words. */
    public String title() {
      return title;
    }
  }
}
