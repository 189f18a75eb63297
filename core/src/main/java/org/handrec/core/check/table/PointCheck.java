package org.handrec.core.check.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.model.Side;
import org.handrec.core.scoring.Frequencies;
import org.handrec.core.scoring.Scoring;

/** Points of the results of a board, after the method was found out that gives most of them. */
public final class PointCheck {
  /** Fewer points show no method. */
  private static final int FEWEST = 3;

  private final PointKind kind;
  private final Frequencies board;
  private final int decimals;
  private final PointFit.Verdict verdict;

  private PointCheck(PointKind kind, Frequencies board, int decimals, PointFit.Verdict verdict) {
    this.kind = kind;
    this.board = board;
    this.decimals = decimals;
    this.verdict = verdict;
  }

  /**
   * Finds out the method.
   *
   * @param board the scores of all results
   * @param points given to results
   * @param scoring what the source declares
   * @param datum that the source states for Butler
   * @return empty when the points are too few, or no method gives most of them
   */
  public static Optional<PointCheck> of(
      PointKind kind,
      Frequencies board,
      List<PointFit.Stated> points,
      Scoring scoring,
      Optional<Integer> datum) {
    if (points.size() < FEWEST || board.size() < 2) {
      return Optional.empty();
    }
    PointFit fit = new PointFit(points);
    Methods all = new Methods(board, scoring);
    List<Method> methods = new ArrayList<>();
    datum.ifPresent(given -> methods.add(all.butler(given, "")));
    methods.addAll(kind.methods(all));
    Optional<PointFit.Verdict> verdict = fit.verdict(methods);
    if (verdict.isEmpty() && kind == PointKind.IMP) {
      verdict = fit.verdict(all.anyButler());
    }
    return verdict.map(found -> new PointCheck(kind, board, fit.fewestDecimals(), found));
  }

  /** The kind of the points. */
  public PointKind kind() {
    return kind;
  }

  /** How many points do not follow from the method. */
  int wrong() {
    return verdict.misfits().size();
  }

  /**
   * The points to report: all that the method does not give, or one of them when the points follow
   * from a method that is not the declared one.
   */
  public List<PointFit.Stated> misfits() {
    List<PointFit.Stated> misfits = verdict.misfits();
    return verdict.other().isPresent() ? misfits.subList(0, 1) : misfits;
  }

  /**
   * What is said of points, without their place.
   *
   * @param column the column or tag in which they stand
   */
  public String message(PointFit.Stated stated, String column) {
    int own = stated.side() == Side.NS ? stated.score() : -stated.score();
    String found = "; found " + stated.figure().text(decimals) + "; " + hypothesis(column);
    if (kind == PointKind.IMP) {
      String number = expected(stated);
      return own + " gives " + number + (number.equals("1") ? " IMP" : " IMPs") + found;
    }
    int ties = board.count(stated.score()) - 1;
    int below = board.below(stated.score());
    int beaten = stated.side() == Side.NS ? below : board.size() - 1 - ties - below;
    return "%d beats %d and ties %d of %d: %s"
            .formatted(own, beaten, ties, board.size() - 1, expected(stated))
        + found;
  }

  private String expected(PointFit.Stated stated) {
    return Figure.text(verdict.method().points().of(stated.score(), stated.side()), decimals);
  }

  private String hypothesis(String column) {
    String declared = verdict.method().words();
    return verdict
        .other()
        .map(fitting -> column + " fits " + fitting.words() + ", not " + declared)
        .orElse(column + " fits " + declared);
  }

  /**
   * Completes a finding.
   *
   * @param prefix what stands before the number
   */
  public Diagnostic.Builder complete(
      Diagnostic.Builder finding, PointFit.Stated stated, String column, String prefix) {
    finding.hypothesis(hypothesis(column));
    if (verdict.other().isEmpty()) {
      finding.expected(prefix + expected(stated));
    }
    return verdict.method().declared() ? finding.severity(Severity.ERROR) : finding;
  }
}
