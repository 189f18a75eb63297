package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;

/** X008: a board of a match was played in one room only, though at least as many have two. */
final class OneRoomOnly {
  private OneRoomOnly() {}

  /** Reports the boards of each session. */
  static void report(KnownBoards boards, Span end, Findings findings) {
    Map<Integer, List<KnownBoard>> sessions = new TreeMap<>();
    boards.all().forEach(b -> sessions.computeIfAbsent(b.session(), s -> new ArrayList<>()).add(b));
    for (List<KnownBoard> session : sessions.values()) {
      List<KnownBoard> single = session.stream().filter(b -> b.onlyRoom().isPresent()).toList();
      long both = session.stream().filter(KnownBoard::hasBothRooms).count();
      if (single.size() <= both) {
        single.forEach(board -> findings.add(found(board, end, findings)));
      }
    }
  }

  private static Diagnostic.Builder found(KnownBoard board, Span end, Findings findings) {
    Place.Room missing = board.onlyRoom().orElseThrow().other();
    return findings
        .at("X008", end, "board %d: %s room missing".formatted(board.number(), missing.title()))
        .tag("Board")
        .found(Integer.toString(board.number()));
  }
}
