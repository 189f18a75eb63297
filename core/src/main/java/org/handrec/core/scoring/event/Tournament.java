package org.handrec.core.scoring.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The boards of one or several events. First all results are added, then each is asked for what it
 * earns. Memory grows with the number of boards and of different scores, not with that of results.
 */
public final class Tournament {
  private final Method method;
  private final Map<BoardKey, Integer> numbers = new HashMap<>();
  private final List<BoardKey> boards = new ArrayList<>();
  private final List<BoardScores> scores = new ArrayList<>();
  private final List<TwoRooms> rooms = new ArrayList<>();
  private final Map<Session, Session> sessions = new HashMap<>();
  private final Map<Match, Match> matches = new HashMap<>();
  private final Map<Session, Integer> expected = new HashMap<>();
  private final Set<String> directional = new HashSet<>();

  /** A tournament without results. */
  public Tournament(Method method) {
    this.method = method;
  }

  /** How it is scored. */
  public Method method() {
    return method;
  }

  /**
   * Adds a result.
   *
   * @return the number of its board, from 0 in the order in which boards are seen; empty when the
   *     result cannot be counted, since it is of none of the two rooms of a match, or of one whose
   *     result is known
   */
  public OptionalInt add(TableResult result) {
    int number = number(result.board());
    if (method.kind().isTeams()) {
      return rooms.get(number).add(result) ? OptionalInt.of(number) : OptionalInt.empty();
    }
    BoardScores board = scores.get(number);
    board.add(result);
    expected.merge(boards.get(number).session(), board.results(), Math::max);
    if (result.ns().isKnown() && result.ns().id().equals(result.ew().id())) {
      directional.add(result.board().session().event());
    }
    return OptionalInt.of(number);
  }

  /** The number of a board; empty when no result of it was added. */
  public OptionalInt find(BoardKey board) {
    Integer known = numbers.get(board);
    return known == null ? OptionalInt.empty() : OptionalInt.of(known);
  }

  private int number(BoardKey key) {
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    int number = boards.size();
    BoardKey kept =
        new BoardKey(
            sessions.computeIfAbsent(key.session(), session -> session),
            matches.computeIfAbsent(key.match(), match -> match),
            key.number());
    numbers.put(kept, number);
    boards.add(kept);
    if (method.kind().isTeams()) {
      rooms.add(new TwoRooms());
    } else {
      scores.add(new BoardScores());
    }
    return number;
  }

  /** The boards in the order in which they were seen; a view that grows with them. */
  public List<BoardKey> boards() {
    return Collections.unmodifiableList(boards);
  }

  /** Number of results of a board. */
  public int results(int board) {
    return method.kind().isTeams() ? 2 : scores.get(board).results();
  }

  /**
   * Whether numbers name other pairs North-South than East-West in an event: a number met itself.
   */
  public boolean isDirectional(String event) {
    return directional.contains(event);
  }

  /** Whether a board of a match can be compared; that of other events always can. */
  public boolean isCompared(int board) {
    return !method.kind().isTeams() || rooms.get(board).isPlayed();
  }

  /**
   * What a result earns, once all are added.
   *
   * @param board the number that {@link #add} gave
   */
  public Points points(int board, TableResult result) {
    return switch (method.kind()) {
      case MP ->
          scores.get(board).matchpoints(result, method, expected.get(result.board().session()));
      case BUTLER -> scores.get(board).butler(result, method);
      case CROSS_IMP -> scores.get(board).crossImps(result, method);
      case IMP, BAM, PATTON -> teams(rooms.get(board), result);
      case RUBBER, CHICAGO -> {
        double ns = BoardScores.mean(result.nsScore(), points -> points);
        yield new Points(ns, BoardScores.mean(result.ewScore(), points -> points), 0, 0);
      }
    };
  }

  /** The plus points of the home team and of the visiting team on a board of a match. */
  double[] plusPoints(int board) {
    return rooms.get(board).plusPoints();
  }

  private Points teams(TwoRooms board, TableResult result) {
    if (!board.isPlayed()) {
      return Points.NONE;
    }
    boolean bam = method.kind().winsBoards();
    double top = bam ? method.unit().most() : 0;
    double[] points = bam ? board.won(method.unit()) : board.imps();
    int home = result.place().isClosed() ? 1 : 0;
    return new Points(points[home], points[1 - home], top, top);
  }
}
