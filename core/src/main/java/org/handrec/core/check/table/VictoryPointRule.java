package org.handrec.core.check.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.scoring.Scoring;
import org.handrec.core.scoring.StandardScale;
import org.handrec.core.scoring.VictoryPoints;

/**
 * V008: the victory points of a match, a TotalScoreTable of two rows with columns {@code TotalVP},
 * {@code TotalIMP} and {@code NrBoards}, against the known scales. The scale before 2013, whose
 * points total 25 to 30, is not known.
 */
public final class VictoryPointRule implements RecordRule {
  private static final String TABLE = "TotalScoreTable";
  private static final int MOST_BOARDS = 1000;

  /** Creates the rule. */
  public VictoryPointRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    if (Grid.isIn(context)) {
      Optional<Grid> grid = Grid.of(context, findings, TABLE).filter(g -> g.rows() == 2);
      grid.ifPresent(match -> check(Scoring.of(context.board()), match, findings));
    }
  }

  private static void check(Scoring scoring, Grid match, Findings findings) {
    int points = match.column("TotalVP", "VP", "VPs");
    int imps = match.column("TotalIMP", "IMP", "IMPs");
    Optional<Figure> boards = match.figure(0, match.column("NrBoards", "Boards"));
    List<Figure> given = figures(match, points);
    List<Figure> margins = figures(match, imps);
    if (given.size() < 2 || margins.size() < 2 || boards.isEmpty()) {
      return;
    }
    double difference = margins.get(0).value() - margins.get(1).value();
    int margin = (int) Math.abs(difference);
    int number = (int) boards.get().value();
    if (margin == Math.abs(difference) && number >= 1 && number <= MOST_BOARDS) {
      int winner = difference < 0 ? 1 : 0;
      new Match(margin, number, given.get(winner), given.get(1 - winner))
          .report(scoring, match, winner, points, findings);
    }
  }

  private static List<Figure> figures(Grid match, int column) {
    List<Figure> figures = new ArrayList<>(2);
    match.figure(0, column).ifPresent(figures::add);
    match.figure(1, column).ifPresent(figures::add);
    return figures;
  }

  /** A match: its margin, its length, and what the sides got. */
  private record Match(int margin, int boards, Figure winner, Figure loser) {
    private void report(Scoring scoring, Grid match, int row, int column, Findings findings) {
      List<StandardScale> scales =
          Arrays.stream(StandardScale.values()).filter(scale -> scale.isFor(boards)).toList();
      List<StandardScale> fitting = scales.stream().filter(this::fits).toList();
      Optional<StandardScale> declared =
          scales.stream().filter(scale -> scoring.has(scale.symbol())).findFirst();
      boolean right = declared.isPresent() ? fitting.contains(declared.get()) : !fitting.isEmpty();
      if (right || (declared.isEmpty() && fitting.isEmpty() && isOldScale())) {
        return;
      }
      String hypothesis = fitting.isEmpty() ? "" : "fits " + name(fitting.get(0));
      Diagnostic.Builder finding =
          match.at(
              findings,
              "V008",
              row,
              column,
              "%d %s over %d %s: %s; found %s%s"
                  .formatted(
                      margin,
                      margin == 1 ? "IMP" : "IMPs",
                      boards,
                      boards == 1 ? "board" : "boards",
                      expected(declared.map(List::of).orElse(scales)),
                      Figure.text(winner.value(), winner.decimals())
                          + "-"
                          + Figure.text(loser.value(), loser.decimals()),
                      hypothesis.isEmpty() ? "" : "; " + hypothesis));
      if (!hypothesis.isEmpty()) {
        finding.hypothesis(hypothesis);
      }
      findings.add(declared.isPresent() ? finding.severity(Severity.ERROR) : finding);
    }

    private boolean fits(StandardScale scale) {
      VictoryPoints points = scale.of(margin, boards);
      return isSame(points.winner(), winner) && isSame(points.loser(), loser);
    }

    private static boolean isSame(BigDecimal points, Figure figure) {
      return points.compareTo(BigDecimal.valueOf(figure.value())) == 0;
    }

    /** Whole points that total 25 to 30, 25 being the most for a side. */
    private boolean isOldScale() {
      double total = winner.value() + loser.value();
      boolean whole = total == Math.rint(total) && winner.value() == Math.rint(winner.value());
      return whole && total >= 25 && total <= 30 && winner.value() <= 25;
    }

    private String expected(List<StandardScale> scales) {
      List<String> all = new ArrayList<>();
      for (StandardScale scale : scales) {
        all.add(name(scale) + " " + scale.of(margin, boards));
      }
      return String.join(", ", all);
    }

    private static String name(StandardScale scale) {
      return switch (scale) {
        case WBF -> "WBF";
        case WBF_DISCRETE -> "WBF discrete";
        default -> scale.symbol().toUpperCase(Locale.ROOT).replace('-', ' ');
      };
    }
  }
}
