package org.handrec.core.check.cross;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The boards of a source that have been seen last, at most 2048: records of one board mostly stand
 * near each other, and the memory needed must not grow with the source.
 */
final class KnownBoards {
  private static final int MOST = 2048;

  private final Map<Long, KnownBoard> boards = new LinkedHashMap<>();

  /** What is known of a board; a new object when nothing is. */
  KnownBoard find(Session session, int number) {
    long key = key(session, number);
    KnownBoard known = boards.get(key);
    if (known == null) {
      known = new KnownBoard(session.id(), number);
      boards.put(key, known);
      if (boards.size() > MOST) {
        boards.remove(boards.keySet().iterator().next());
      }
    }
    return known;
  }

  /** A board that has been seen. */
  Optional<KnownBoard> seen(Session session, int number) {
    return Optional.ofNullable(boards.get(key(session, number)));
  }

  /** All that are known. */
  Collection<KnownBoard> all() {
    return boards.values();
  }

  private static long key(Session session, int number) {
    return ((long) session.id() << Integer.SIZE) | number;
  }
}
