package org.handrec.core.check.cross;

import java.util.HashMap;
import java.util.Map;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;

/**
 * N004: a name is one that was there before, but for case, accents, blanks or the order of its
 * parts; once a spelling.
 */
final class SimilarNamesRule implements NameRule {
  private final Map<String, String> firstSpelling = new HashMap<>();

  @Override
  public void check(BoardContext context, Seat seat, String name, Findings findings) {
    for (String person : PlayerName.persons(name)) {
      checkPerson(context, seat, person, findings);
    }
  }

  @Override
  public void forget() {
    firstSpelling.clear();
  }

  private void checkPerson(BoardContext context, Seat seat, String name, Findings findings) {
    String first = firstSpelling.putIfAbsent(PlayerName.plain(name), name);
    if (first != null && !first.equals(name)) {
      findings.add(
          findings
              .at(
                  "N004",
                  context.value(Board.playerTag(seat)),
                  "\"%s\" and \"%s\" may be one person".formatted(first, name))
              .tag(Board.playerTag(seat))
              .seat(seat)
              .found(name));
    }
  }
}
