package org.handrec.core.check.cross;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;

/**
 * N004: a name is one that was there before, but for case, accents, blanks or the order of its
 * parts; once a spelling. At most 4096 spellings are remembered; then it begins anew.
 */
final class SimilarNamesRule implements IdentityRule {
  private static final int MOST = 4096;

  private final Set<String> spellings = new HashSet<>();
  private final Map<String, String> firstSpelling = new HashMap<>();

  /** The last two names at each seat: the records of a match change between two rooms. */
  private final String[] before = {"", "", "", ""};

  private final String[] beforeThat = {"", "", "", ""};

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    for (int i = 0; i < before.length; i++) {
      String name = identity.player(i);
      if (name.equals(before[i])) {
        continue;
      }
      if (!name.equals(beforeThat[i]) && !name.isEmpty() && spellings.add(name)) {
        for (String person : PlayerName.persons(name)) {
          check(context, Seat.NORTH.plus(i), person, findings);
        }
      }
      beforeThat[i] = before[i];
      before[i] = name;
    }
    if (spellings.size() >= MOST) {
      Arrays.fill(beforeThat, "");
      spellings.clear();
      firstSpelling.clear();
    }
  }

  private void check(BoardContext context, Seat seat, String name, Findings findings) {
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
