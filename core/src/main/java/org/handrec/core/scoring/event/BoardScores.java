package org.handrec.core.scoring.event;

import java.util.function.IntToDoubleFunction;
import org.handrec.core.scoring.CrossImps;
import org.handrec.core.scoring.Frequencies;
import org.handrec.core.scoring.Imps;
import org.handrec.core.scoring.Matchpoints;

/**
 * What is kept of a board over all tables: how often each score occurs, for each side, since split
 * scores are not opposite. Scores of East-West are kept as those of North-South.
 */
final class BoardScores {
  /** An artificial score is worth so many IMPs (Law 86B, with Law 12C2). */
  private static final double ARTIFICIAL_IMPS = 3;

  private static final double TENTH = 10;
  private static final double HALF = 50;

  private final Frequencies ns = new Frequencies();

  /** The same as those of North-South until a split score comes. */
  private Frequencies ew = ns;

  private int results;

  void add(TableResult result) {
    TableScore forEw = result.ewScore().opposite();
    if (ew == ns && !forEw.equals(result.nsScore())) {
      ew = ns.copy();
    }
    add(ns, result.nsScore(), result.multiplicity());
    if (ew != ns) {
      add(ew, forEw, result.multiplicity());
    }
    if (result.nsScore() != TableScore.NONE || result.ewScore() != TableScore.NONE) {
      results += result.multiplicity();
    }
  }

  private static void add(Frequencies frequencies, TableScore score, int times) {
    if (score instanceof TableScore.Points points) {
      frequencies.add(points.points(), times);
    } else if (score instanceof TableScore.Weighted weighted) {
      for (int i = 0; i < times; i++) {
        weighted.parts().forEach(part -> frequencies.addPart(part.points(), part.percent()));
      }
    }
  }

  /** Number of results, artificial ones among them. */
  int results() {
    return results;
  }

  /**
   * Matchpoints.
   *
   * @param expected the number of results on the other boards
   */
  Points matchpoints(TableResult result, Method method, int expected) {
    Matchpoints.Unit unit = method.unit();
    Matchpoints forNs = Matchpoints.of(ns, unit, Math.max(expected, ns.size()));
    Matchpoints forEw = Matchpoints.of(ew, unit, Math.max(expected, ew.size()));
    return new Points(
        matchpoints(result.nsScore(), forNs.top(), forNs::ns, method),
        matchpoints(result.ewScore(), forEw.top(), points -> forEw.ew(-points), method),
        result.nsScore() == TableScore.NONE ? 0 : forNs.top(),
        result.ewScore() == TableScore.NONE ? 0 : forEw.top());
  }

  /** What is compared is rounded; a share of the top that was given is not. */
  private static double matchpoints(
      TableScore score, double top, IntToDoubleFunction points, Method method) {
    double exact = share(score, top, points);
    boolean compared = score instanceof TableScore.Points || score instanceof TableScore.Weighted;
    return compared ? method.fractions().of(exact, top) : exact;
  }

  /** A share of a top. */
  static double share(TableScore score, double top, IntToDoubleFunction points) {
    return score instanceof TableScore.Artificial artificial
        ? top * artificial.percent() / 100
        : mean(score, points);
  }

  Points butler(TableResult result, Method method) {
    return imps(
        result,
        points -> Imps.of(points - method.datum().of(ns)),
        points -> Imps.of(points + method.datum().of(ew)));
  }

  Points crossImps(TableResult result, Method method) {
    return imps(result, points -> cross(ns, points, method), points -> -cross(ew, -points, method));
  }

  private static double cross(Frequencies board, int score, Method method) {
    return switch (method.cross()) {
      case SUM -> CrossImps.sum(board, score);
      case BY_SCORES -> CrossImps.byScores(board, score);
      case BY_COMPARISONS -> CrossImps.byComparisons(board, score);
    };
  }

  private static Points imps(
      TableResult result, IntToDoubleFunction forNs, IntToDoubleFunction forEw) {
    return new Points(imps(result.nsScore(), forNs), imps(result.ewScore(), forEw), 0, 0);
  }

  /** IMPs of a score; of an artificial one 3 for ten per cent above a half. */
  static double imps(TableScore score, IntToDoubleFunction points) {
    return score instanceof TableScore.Artificial artificial
        ? ARTIFICIAL_IMPS * (artificial.percent() - HALF) / TENTH
        : mean(score, points);
  }

  /** What points earn; of a weighted score each part counts with its share. */
  static double mean(TableScore score, IntToDoubleFunction points) {
    if (score instanceof TableScore.Points one) {
      return points.applyAsDouble(one.points());
    }
    double sum = 0;
    if (score instanceof TableScore.Weighted weighted) {
      for (TableScore.Part part : weighted.parts()) {
        sum += part.percent() * points.applyAsDouble(part.points());
      }
    }
    return sum / 100;
  }
}
