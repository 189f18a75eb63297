package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.Findings;
import org.handrec.core.check.table.PointCheck;
import org.handrec.core.check.table.PointFit;
import org.handrec.core.check.table.PointKind;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Side;
import org.handrec.core.scoring.Frequencies;
import org.handrec.core.scoring.Imps;

/** The points that the records of a board state, against their scores. */
final class BoardPoints {
  private final KnownBoard board;
  private final List<StatedPoints> stated;

  BoardPoints(KnownBoard board, List<StatedPoints> stated) {
    this.board = board;
    this.stated = stated;
  }

  void report(Findings findings) {
    if (!board.isComplete() || !board.results().stream().allMatch(BoardPoints::isCertain)) {
      return;
    }
    for (PointKind kind : PointKind.values()) {
      List<StatedPoints> points = stated.stream().filter(p -> p.kind() == kind).toList();
      if (kind == PointKind.IMP && isMatch(points)) {
        points.forEach(point -> compareRooms(point, findings));
      } else if (!points.isEmpty()) {
        compareAll(kind, points, findings);
      }
    }
  }

  private static boolean isCertain(KnownBoard.Result result) {
    return result.score() != KnownBoard.DOUBTFUL_SCORE;
  }

  /** Whether the board was played in two rooms, and its IMPs come from nothing else. */
  private boolean isMatch(List<StatedPoints> points) {
    return score(Place.Room.OPEN) != KnownBoard.NO_SCORE
        && score(Place.Room.CLOSED) != KnownBoard.NO_SCORE
        && points.stream().noneMatch(p -> isOfField(p));
  }

  private static boolean isOfField(StatedPoints points) {
    return points.scoring().begins("butler") || points.scoring().begins("cross");
  }

  /** The score in a room that has exactly one. */
  private int score(Place.Room room) {
    int score = KnownBoard.NO_SCORE;
    for (KnownBoard.Result result : board.results()) {
      if (result.room() == room) {
        if (score != KnownBoard.NO_SCORE) {
          return KnownBoard.NO_SCORE;
        }
        score = result.score();
      }
    }
    return score;
  }

  private void compareRooms(StatedPoints points, Findings findings) {
    Optional<Place.Room> room =
        board.results().stream()
            .filter(result -> result.record() == points.record())
            .map(KnownBoard.Result::room)
            .filter(r -> r != Place.Room.NONE)
            .findFirst();
    if (room.isEmpty()) {
      return;
    }
    int difference = score(room.get()) - score(room.get().other());
    int own = Imps.of(points.side() == Side.NS ? difference : -difference);
    if (points.figure().value() == own) {
      return;
    }
    Side winner = difference >= 0 ? Side.NS : Side.EW;
    String right = points.side() + " " + own;
    String found = points.side() + " " + points.figure().text(2);
    boolean sign = points.figure().value() == -own;
    Diagnostic.Builder finding =
        findings
            .at(
                "V006",
                points.place(),
                Wording.counted(Math.abs(difference), "point")
                    + (Math.abs(difference) == 1 ? " is " : " are ")
                    + Wording.counted(Math.abs(own), "IMP")
                    + " to "
                    + winner
                    + "; found "
                    + found
                    + (sign ? "; fits the other side" : ""))
            .tag(points.tag())
            .expected(right)
            .found(found);
    if (sign) {
      finding.hypothesis("fits the other side");
    }
    boolean declared = points.scoring().has("imp");
    findings.add(declared ? finding.severity(Severity.ERROR) : finding);
  }

  private void compareAll(PointKind kind, List<StatedPoints> points, Findings findings) {
    Frequencies scores = new Frequencies();
    for (KnownBoard.Result result : board.results()) {
      if (result.isScored()) {
        scores.add(result.score());
      }
    }
    List<PointFit.Stated> given = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      StatedPoints one = points.get(i);
      for (KnownBoard.Result result : board.results()) {
        if (result.record() == one.record() && result.isScored()) {
          given.add(new PointFit.Stated(i, one.side(), result.score(), one.figure()));
        }
      }
    }
    PointCheck.of(kind, scores, given, points.get(0).scoring(), Optional.empty())
        .ifPresent(check -> report(check, points, findings));
  }

  private void report(PointCheck check, List<StatedPoints> points, Findings findings) {
    for (PointFit.Stated misfit : check.misfits()) {
      StatedPoints point = points.get(misfit.row());
      String message = "board " + board.number() + ": " + check.message(misfit, point.tag());
      String side = point.side() + " ";
      Diagnostic.Builder finding =
          findings
              .at(check.kind().code(), point.place(), message)
              .tag(point.tag())
              .found(side + point.figure().text(2));
      findings.add(check.complete(finding, misfit, point.tag(), side));
    }
  }
}
