package org.handrec.core.scoring.event;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.scoring.Datum;
import org.handrec.core.scoring.Matchpoints;
import org.handrec.core.scoring.Scoring;

/**
 * How an event is scored.
 *
 * @param kind the method
 * @param unit what a better score than another one earns, at matchpoints and board-a-match
 * @param fractions what becomes of fractions of matchpoints
 * @param datum the score that Butler compares with
 * @param cross what becomes of the sum of cross-IMPs
 * @param honours whether honours count (Law 81), at rubber bridge and Chicago
 */
public record Method(
    Kind kind,
    Matchpoints.Unit unit,
    Fractions fractions,
    Datum datum,
    Cross cross,
    boolean honours) {
  /** Points are exact to this. */
  private static final double NOISE = 1e-9;

  private static final Set<String> BUTLER = Set.of("butler", "butler-2", "mean", "median");
  private static final Set<String> CROSS = Set.of("cross", "cross1", "cross2", "cavendish");

  /**
   * A method with the modifiers that a Scoring tag names (PBN 3.4.12): {@code MP1 MP2 Butler-2
   * Median Cross1 Cross2}. Without them matchpoints are 2, 1, 0, board-a-match 1, ½, 0; the datum
   * is the mean of all results, rounded to the nearest ten, from the middle away from zero;
   * cross-IMPs are summed; fractions stay, honours count at rubber bridge.
   */
  public static Method of(Kind kind, String scoring) {
    Scoring fields = Scoring.of(scoring);
    boolean single = fields.has("mp2") || (kind == Kind.BAM && !fields.has("mp1"));
    return new Method(
        kind,
        single ? Matchpoints.Unit.ONE : Matchpoints.Unit.TWO,
        Fractions.EXACT,
        new Datum(
            fields.has("median") ? Datum.Average.MEDIAN : Datum.Average.MEAN,
            fields.has("butler-2") ? 1 : 0,
            Datum.Rounding.AWAY_FROM_ZERO),
        fields.has("cross1")
            ? Cross.BY_SCORES
            : fields.has("cross2") ? Cross.BY_COMPARISONS : Cross.SUM,
        kind == Kind.RUBBER);
  }

  /**
   * The method that a Scoring tag names; empty when it does not say enough, as {@code IMP} alone
   * where there are no two rooms.
   *
   * @param rooms whether the board was played in the rooms of a match
   */
  public static Optional<Kind> kind(String scoring, boolean rooms) {
    Scoring fields = Scoring.of(scoring);
    boolean imp = fields.has("imp") || fields.has("imps");
    if (fields.fields().stream().anyMatch(BUTLER::contains)) {
      return Optional.of(Kind.BUTLER);
    }
    if (fields.fields().stream().anyMatch(CROSS::contains)) {
      return Optional.of(Kind.CROSS_IMP);
    }
    if (imp) {
      return rooms ? Optional.of(Kind.IMP) : Optional.empty();
    }
    if (fields.has("matchpoints")) {
      return Optional.of(Kind.MP);
    }
    return Arrays.stream(Kind.values()).filter(k -> fields.has(k.symbol())).findFirst();
  }

  /** Methods of scoring. */
  public enum Kind {
    /** Matchpoints. */
    MP("mp"),
    /** IMPs of a match in two rooms. */
    IMP("imp"),
    /** IMPs against a datum. */
    BUTLER("butler"),
    /** IMPs against all other results. */
    CROSS_IMP("cross-imp"),
    /** Board-a-match: each board of a match in two rooms is won, tied or lost. */
    BAM("bam"),
    /** Board-a-match, with further points for the total points of a match. */
    PATTON("patton"),
    /** Rubbers, deal by deal. */
    RUBBER("rubber"),
    /** Chicagos of four deals. */
    CHICAGO("chicago");

    private final String symbol;

    Kind(String symbol) {
      this.symbol = symbol;
    }

    /** {@code mp imp butler cross-imp bam patton rubber chicago}. */
    public String symbol() {
      return symbol;
    }

    /** Whether two rooms are compared. */
    public boolean isTeams() {
      return this == IMP || winsBoards();
    }

    /** Whether each board of a match is won, tied or lost. */
    public boolean winsBoards() {
      return this == BAM || this == PATTON;
    }

    /** Whether a deal goes on from the one before. */
    public boolean isSeries() {
      return this == RUBBER || this == CHICAGO;
    }

    /** Whether points are a share of a top. */
    public boolean hasTop() {
      return this == MP || winsBoards();
    }
  }

  /** What becomes of fractions of matchpoints. */
  public enum Fractions {
    /** They stay. */
    EXACT,
    /** The points of a result are rounded to hundredths, the middle upwards (ACBL). */
    HUNDREDTHS,
    /** The points of a result are rounded to whole ones, the middle away from the average (EBU). */
    WHOLE;

    double of(double points, double top) {
      return switch (this) {
        case EXACT -> points;
        case HUNDREDTHS -> Hundredths.of(points);
        case WHOLE -> whole(points, top / 2);
      };
    }

    /** The average itself stays, also where it is no whole number. */
    private static double whole(double points, double average) {
      if (points == average) {
        return points;
      }
      double half = average - Math.floor(average);
      double over = Math.floor(Math.abs(points - average) + half + 0.5 + NOISE) - half;
      return points < average ? average - over : average + over;
    }
  }

  /** What becomes of the sum of cross-IMPs. */
  public enum Cross {
    /** It stays. */
    SUM,
    /** It is divided by the number of scores: {@code Cross1}. */
    BY_SCORES,
    /** It is divided by the number of comparisons: {@code Cross2}. */
    BY_COMPARISONS
  }
}
