package org.handrec.core.check.cross;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Board;
import org.handrec.core.scoring.Imps;

/**
 * E005: a segment of a match begins with another state of the match than that in which the segment
 * before it in the source ended: its carry-over and the IMPs of its boards. Nothing is said where a
 * board lacks the score of a room, where numbers are missing between the boards or the segments,
 * and of boards that were not scored by IMPs.
 *
 * <p>North-South in the open room is the home team, as in the header of a vugraph file.
 */
final class MatchTotalRule implements VisitRule {
  private static final String CARRY_OVER = "LinCarryOver";

  /** A longer segment is not added up. */
  private static final int MOST_BOARDS = 128;

  private Segment segment = Segment.NONE;
  private final Set<KnownBoard> boards = new LinkedHashSet<>();
  private boolean complete;

  /**
   * What a segment begins with.
   *
   * @param carryOver {@code home;visit}
   */
  private record Segment(SessionKey session, String home, String visit, String carryOver) {
    static final Segment NONE = new Segment(SessionKey.NONE, "", "", "");

    /** Whether one match is meant. */
    boolean isOfMatch(Segment other) {
      return (home.equals(other.home) && visit.equals(other.visit))
          || (home.equals(other.visit) && visit.equals(other.home));
    }

    /** The points of a team at the begin; empty where they are not given or no number. */
    Optional<BigDecimal> carried(String team) {
      String[] both = carryOver.split(";", -1);
      String text = both[team.equals(home) ? 0 : both.length - 1].strip();
      return both.length == 2 && text.matches("[0-9]{1,6}(\\.[0-9]{1,3})?")
          ? Optional.of(new BigDecimal(text))
          : Optional.empty();
    }
  }

  @Override
  public void check(Visit visit, Findings findings) {
    Optional<String> carried = visit.context().board().text(CARRY_OVER).value();
    if (carried.isEmpty()) {
      if (complete) {
        begin(Segment.NONE);
      }
      return;
    }
    Board board = visit.context().board();
    Segment next =
        new Segment(
            visit.identity().session(),
            board.text("HomeTeam").value().orElse(""),
            board.text("VisitTeam").value().orElse(""),
            carried.get());
    if (!next.equals(segment)) {
      if (complete && next.isOfMatch(segment) && !next.home.equals(next.visit) && isNext(visit)) {
        compare(visit.context(), next, findings);
      }
      begin(next);
    }
    complete &=
        board.text("LinScoring").value().isEmpty()
            && visit.place().which() != Place.Room.NONE
            && boards.size() <= MOST_BOARDS;
    if (complete) {
      boards.add(visit.board());
    }
  }

  private void begin(Segment next) {
    segment = next;
    boards.clear();
    complete = !next.equals(Segment.NONE);
  }

  /** Whether a record is of the board behind the last one and none is missing before it. */
  private boolean isNext(Visit visit) {
    int lowest = visit.number();
    for (KnownBoard board : boards) {
      lowest = Math.min(lowest, board.number());
    }
    return boards.size() == visit.number() - lowest;
  }

  private void compare(BoardContext context, Segment next, Findings findings) {
    int home = 0;
    int visit = 0;
    for (KnownBoard board : boards) {
      Optional<Integer> imps = imps(board);
      if (imps.isEmpty()) {
        return;
      }
      home += Math.max(0, imps.get());
      visit += Math.max(0, -imps.get());
    }
    List<String> teams = List.of(segment.home, segment.visit);
    for (String team : teams) {
      Optional<BigDecimal> before = segment.carried(team);
      Optional<BigDecimal> stated = next.carried(team);
      if (before.isEmpty() || stated.isEmpty()) {
        return;
      }
      BigDecimal won = new BigDecimal(team.equals(segment.home) ? home : visit);
      BigDecimal due = before.get().add(won);
      if (stated.get().compareTo(due) != 0) {
        findings.add(
            findings
                .at(
                    "E005",
                    context.origins().record(),
                    "%s begins with %s; %s and %s of the boards before give %s"
                        .formatted(
                            team,
                            stated.get().toPlainString(),
                            before.get().toPlainString(),
                            won.toPlainString(),
                            due.toPlainString()))
                .found(stated.get().toPlainString())
                .expected(due.toPlainString()));
      }
    }
  }

  /** What the home team won; empty without the scores of both rooms. */
  private static Optional<Integer> imps(KnownBoard board) {
    Optional<Integer> open = Optional.empty();
    Optional<Integer> closed = Optional.empty();
    for (KnownBoard.Result result : board.results()) {
      if (result.isScored()) {
        switch (result.room()) {
          case OPEN -> open = Optional.of(result.score());
          case CLOSED -> closed = Optional.of(result.score());
          case NONE -> {
            return Optional.empty();
          }
        }
      }
    }
    Optional<Integer> ofClosed = closed;
    return open.flatMap(score -> ofClosed.map(other -> Imps.of(score - other)));
  }
}
