package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The boards of a source that were seen last: records of one board stand near each other, and the
 * memory needed must not grow with the source. There are 1024 places, and a board takes that of the
 * board that was there before; up to eight sessions of 128 boards each are known side by side.
 */
final class KnownBoards {
  private static final int PLACES = 1024;
  private static final int SESSION = 128;

  private final KnownBoard[] boards = new KnownBoard[PLACES];

  /** Session and number of each board; looking here first spares a look at most boards. */
  private final long[] keys = new long[PLACES];

  /** What is known of a board; a new object when nothing is. */
  KnownBoard find(Session session, int number) {
    int place = place(session, number);
    long key = key(session, number);
    if (keys[place] != key) {
      keys[place] = key;
      boards[place] = new KnownBoard(session.id(), number);
    }
    return boards[place];
  }

  /** A board that has been seen. */
  Optional<KnownBoard> seen(Session session, int number) {
    int place = place(session, number);
    return keys[place] == key(session, number) ? Optional.of(boards[place]) : Optional.empty();
  }

  /** Never 0, as a number is 1 or more. */
  private static long key(Session session, int number) {
    return ((long) session.id() << Integer.SIZE) | number;
  }

  private static int place(Session session, int number) {
    return (session.id() * SESSION + number) & (PLACES - 1);
  }

  /** All that are known, by session and number. */
  List<KnownBoard> all() {
    List<KnownBoard> all = new ArrayList<>();
    for (KnownBoard board : boards) {
      if (board != null) {
        all.add(board);
      }
    }
    all.sort(Comparator.comparingInt(KnownBoard::session).thenComparing(KnownBoard::number));
    return all;
  }
}
