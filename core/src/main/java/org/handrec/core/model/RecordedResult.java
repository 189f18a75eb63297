package org.handrec.core.model;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a list of results beside the boards says of one of them (LIN {@code rs}).
 *
 * @param entry number of the entry in the list, from 1
 * @param text the entry as written
 * @param contract the contract or {@link Contract#PASSED_OUT}; empty when the entry is unreadable
 * @param declarer the declarer; empty when passed out or unreadable
 * @param tricks the tricks of the declarer's side, 0 to 13; empty when the entry does not say
 */
public record RecordedResult(
    int entry,
    String text,
    Optional<Contract> contract,
    Optional<Seat> declarer,
    OptionalInt tricks) {

  /** An entry that cannot be read. */
  public static RecordedResult unreadable(int entry, String text) {
    return new RecordedResult(entry, text, Optional.empty(), Optional.empty(), OptionalInt.empty());
  }
}
