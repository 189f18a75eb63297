package org.handrec.core.check.cross;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;

/**
 * The players of a board in the two rooms of a match: somebody plays in both (N003), or a team sits
 * at the same line in both (X009). Where both rooms name the same players at the same seats, the
 * names of one room stand for those of the other.
 */
final class BothRoomsRule implements VisitRule {
  @Override
  public void check(Visit visit, Findings findings) {
    Place.Room room = visit.place().which();
    if (room == Place.Room.NONE) {
      return;
    }
    List<String> here = visit.identity().players();
    Optional<List<String>> there = visit.board().players(room.other());
    if (there.isPresent() && !there.get().equals(here) && visit.board().players(room).isEmpty()) {
      boolean twice = false;
      for (int i = 0; i < here.size(); i++) {
        twice |= reportTwice(visit, Seat.NORTH.plus(i), here, there.get(), findings);
      }
      if (!twice) {
        reportLine(visit, here, there.get(), findings);
      }
    }
    visit.board().setPlayers(room, here);
  }

  /** N003 for a seat. A name that stands more than once in a room is that of no single person. */
  private static boolean reportTwice(
      Visit visit, Seat seat, List<String> here, List<String> there, Findings findings) {
    String at = here.get(seat.ordinal());
    if (Collections.frequency(here, at) > 1 || (at.indexOf(';') < 0 && !isAmong(at, there))) {
      return false;
    }
    boolean any = false;
    for (String name : PlayerName.persons(at)) {
      if (isAmong(name, there)) {
        any = true;
        findings.add(
            findings
                .at(
                    "N003",
                    visit.context().value(Board.playerTag(seat)),
                    "\"%s\" plays board %d in both rooms".formatted(name, visit.number()))
                .tag(Board.playerTag(seat))
                .seat(seat)
                .found(name));
      }
    }
    return any;
  }

  /** Whether just one of the names is that of a person, or names the person among others. */
  private static boolean isAmong(String name, List<String> names) {
    int count = 0;
    for (int i = 0; i < names.size(); i++) {
      if (PlayerName.names(names.get(i), name)) {
        count++;
      }
    }
    return count == 1;
  }

  private static void reportLine(
      Visit visit, List<String> here, List<String> there, Findings findings) {
    visit
        .session()
        .teams()
        .atOneLine(there, here)
        .ifPresent(
            team ->
                findings.add(
                    findings
                        .at(
                            "X009",
                            visit.context().origins().record(),
                            "the team of %s sits NS in both rooms".formatted(team))
                        .found(team)));
  }
}
