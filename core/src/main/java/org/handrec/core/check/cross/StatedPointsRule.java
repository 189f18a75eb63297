package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.table.Figure;
import org.handrec.core.check.table.PointKind;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;
import org.handrec.core.scoring.Scoring;

/**
 * The IMPs (V006), matchpoints and percentages (V007) that records state in tags, against the
 * scores of all records of the board. They are compared at the end of the source, or when so many
 * are known that the boards seen first must be let go.
 */
final class StatedPointsRule implements VisitRule {
  private static final int MOST = 4096;
  private static final Map<ScoreType, PointKind> KINDS =
      Map.of(
          ScoreType.IMP, PointKind.IMP,
          ScoreType.MATCHPOINTS, PointKind.MATCHPOINTS,
          ScoreType.PERCENTAGE, PointKind.PERCENTAGE);

  private final Map<KnownBoard, List<StatedPoints>> boards = new LinkedHashMap<>();
  private int size;

  @Override
  public void check(Visit visit, Findings findings) {
    BoardContext context = visit.context();
    Map<ScoreType, SideScore> scores = context.board().scores();
    if (scores.size() < 2 && (scores.isEmpty() || scores.containsKey(ScoreType.POINTS))) {
      return;
    }
    KINDS.forEach(
        (type, kind) -> {
          if (scores.containsKey(type) && !context.isTaken(type.tag())) {
            add(visit, type, kind, scores.get(type));
          }
        });
    Iterator<Map.Entry<KnownBoard, List<StatedPoints>>> all = boards.entrySet().iterator();
    while (size > MOST && all.hasNext()) {
      Map.Entry<KnownBoard, List<StatedPoints>> oldest = all.next();
      report(oldest.getKey(), oldest.getValue(), findings);
      size -= oldest.getValue().size();
      all.remove();
    }
  }

  private void add(Visit visit, ScoreType type, PointKind kind, SideScore score) {
    add(visit, type, kind, Side.NS, score.ns());
    add(visit, type, kind, Side.EW, score.ew());
    Optional<Seat> declarer = visit.context().replay().declarer();
    declarer.ifPresent(seat -> add(visit, type, kind, seat.side(), score.declarer()));
  }

  private void add(
      Visit visit, ScoreType type, PointKind kind, Side side, Optional<String> number) {
    Optional<Figure> figure = number.flatMap(Figure::of);
    if (figure.isEmpty()) {
      return;
    }
    Span value = visit.context().value(type.tag());
    RecordText text = visit.context().record().text().excerpt(value);
    boards
        .computeIfAbsent(visit.board(), board -> new ArrayList<>(2))
        .add(
            new StatedPoints(
                visit.record(),
                kind,
                type.tag(),
                side,
                figure.get(),
                Scoring.of(visit.context().board()),
                new Origins.Passage(text, value)));
    size++;
  }

  /** Reports what is known at the end. */
  void finish(Findings findings) {
    boards.forEach((board, stated) -> report(board, stated, findings));
  }

  private static void report(KnownBoard board, List<StatedPoints> stated, Findings findings) {
    new BoardPoints(board, stated).report(findings);
  }
}
