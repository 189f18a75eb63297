package org.handrec.core.check.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.handrec.core.model.Side;
import org.handrec.core.scoring.CrossImps;
import org.handrec.core.scoring.Datum;
import org.handrec.core.scoring.Frequencies;
import org.handrec.core.scoring.Imps;
import org.handrec.core.scoring.Matchpoints;
import org.handrec.core.scoring.Scoring;

/** The methods that may have given the points of a board, those in common use first. */
final class Methods {
  /** Boards may lack so many of the results that others have. */
  private static final int MOST_MISSING = 6;

  private static final int MOST_POINTS = 2500;

  private final Frequencies board;
  private final Scoring scoring;

  Methods(Frequencies board, Scoring scoring) {
    this.board = board;
    this.scoring = scoring;
  }

  /** Matchpoints in both units; with more results expected by Neuberg's formula. */
  List<Method> matchpoints() {
    List<Method> methods = new ArrayList<>();
    for (int missing = 0; missing <= MOST_MISSING; missing++) {
      int expected = board.size() + missing;
      String more = missing == 0 ? "" : " of " + expected + " results by Neuberg";
      for (Matchpoints.Unit unit : Matchpoints.Unit.values()) {
        boolean two = unit == Matchpoints.Unit.TWO;
        Matchpoints points = Matchpoints.of(board, unit, expected);
        methods.add(
            new Method(
                (two ? "matchpoints 2/1/0" : "matchpoints 1/½/0") + more,
                scoring.has(two ? "mp1" : "mp2"),
                (score, side) -> side == Side.NS ? points.ns(score) : points.ew(score)));
      }
    }
    Matchpoints points = Matchpoints.of(board, Matchpoints.Unit.TWO);
    methods.add(
        new Method(
            "Ascherman",
            scoring.has("ascherman"),
            (score, side) -> 1 + (side == Side.NS ? points.ns(score) : points.ew(score))));
    return methods;
  }

  /** Percentages of the top. */
  List<Method> percentages() {
    List<Method> methods = new ArrayList<>();
    for (int missing = 0; missing <= MOST_MISSING; missing++) {
      int expected = board.size() + missing;
      Matchpoints points = Matchpoints.of(board, Matchpoints.Unit.TWO, expected);
      methods.add(
          new Method(
              "percentages" + (missing == 0 ? "" : " of " + expected + " results by Neuberg"),
              false,
              (score, side) -> percentage(points, score, side)));
    }
    Matchpoints points = Matchpoints.of(board, Matchpoints.Unit.TWO);
    methods.add(
        new Method(
            "Ascherman",
            scoring.has("ascherman"),
            (score, side) ->
                50.0
                    * (1 + (side == Side.NS ? points.ns(score) : points.ew(score)))
                    / board.size()));
    return methods;
  }

  private static double percentage(Matchpoints points, int score, Side side) {
    if (points.top() == 0) {
      return 50;
    }
    return 100 * (side == Side.NS ? points.ns(score) : points.ew(score)) / points.top();
  }

  /** Cross-IMPs and Butler. */
  List<Method> imps() {
    List<Method> methods = new ArrayList<>();
    boolean cross = scoring.has("cross");
    String sum = board.size() == 2 ? "IMPs of the two results" : "cross-IMPs";
    methods.add(ofNs(sum, cross, score -> CrossImps.sum(board, score)));
    if (board.size() > 2) {
      methods.add(
          ofNs(
              "cross-IMPs by comparisons",
              cross || scoring.has("cross2"),
              score -> CrossImps.byComparisons(board, score)));
      methods.add(
          ofNs(
              "cross-IMPs by scores",
              cross || scoring.has("cross1"),
              score -> CrossImps.byScores(board, score)));
    }
    datums().forEach((datum, words) -> methods.add(butler(datum, words)));
    return methods;
  }

  /** Butler with any datum, as that may come from elsewhere. */
  List<Method> anyButler() {
    List<Method> methods = new ArrayList<>();
    int highest = Math.min(board.highest(), MOST_POINTS);
    for (int datum = Math.max(board.lowest(), -MOST_POINTS); datum <= highest; datum += 10) {
      methods.add(butler(datum, ""));
    }
    return methods;
  }

  /** Butler with a datum that is given. */
  Method butler(int datum, String remark) {
    return ofNs(
        "Butler, datum " + datum + remark,
        scoring.begins("butler"),
        score -> Imps.of(score - datum));
  }

  /** The datums by the rules in use, with remarks on how they come about. */
  private Map<Integer, String> datums() {
    Map<Integer, String> datums = new LinkedHashMap<>();
    for (int dropped = 0; dropped <= 2 && 2 * dropped < board.size(); dropped++) {
      String remark = dropped == 0 ? "" : ", " + dropped + " dropped at each end";
      add(datums, Datum.Average.MEAN, dropped, remark);
    }
    add(datums, Datum.Average.MEDIAN, 0, ", median");
    return datums;
  }

  private void add(Map<Integer, String> datums, Datum.Average average, int dropped, String remark) {
    for (Datum.Rounding rounding : Datum.Rounding.values()) {
      Datum rule = new Datum(average, dropped, rounding);
      BigDecimal exact = rule.exact(board).abs();
      int datum = rule.of(board);
      int change = BigDecimal.valueOf(Math.abs(datum)).compareTo(exact);
      String rounded = change == 0 ? "" : change < 0 ? ", rounded down" : ", rounded up";
      datums.putIfAbsent(datum, remark + rounded);
    }
  }

  private static Method ofNs(String words, boolean declared, IntToDoubleFunction ns) {
    return new Method(
        words,
        declared,
        (score, side) -> side == Side.NS ? ns.applyAsDouble(score) : -ns.applyAsDouble(score));
  }
}
