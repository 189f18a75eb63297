package org.handrec.core.scoring;

import java.util.ArrayList;
import java.util.List;

/**
 * A scale that an organiser gives: bands of outcomes, each with the victory points of winner and
 * loser. A band holds its upper end, and all that lies between the band before it and itself.
 */
public final class VictoryPointTable implements VictoryPointScale {
  private static final int MOST_BANDS = 1000;
  private static final double EVEN = 50;

  /** Bands of percentages may be written with hundredths: {@code 50-50.65 50.66-51.98}. */
  private static final double HUNDREDTH = 0.01;

  private static final double NOISE = 1e-9;

  private final boolean ofPercentages;
  private final List<Band> bands;

  private VictoryPointTable(boolean ofPercentages, List<Band> bands) {
    this.ofPercentages = ofPercentages;
    this.bands = bands;
  }

  /** A table without bands, by percentages or by IMPs. */
  public static VictoryPointTable empty(boolean ofPercentages) {
    return new VictoryPointTable(ofPercentages, List.of());
  }

  /**
   * A band of outcomes.
   *
   * @param from its lower end: IMPs from 0, or a percentage from 50
   * @param to its upper end; positive infinity where there is none
   * @param winner points of the side with more
   * @param loser points of the other side
   */
  public record Band(double from, double to, double winner, double loser) {}

  /**
   * The table with a further band above the others.
   *
   * @throws IllegalArgumentException with the reason, when the band does not go on where the others
   *     end, or gives the winner less or the loser more than they do
   */
  public VictoryPointTable with(Band band) {
    require(bands.size() < MOST_BANDS, "more than " + MOST_BANDS + " bands");
    require(band.from <= band.to, "the band ends before it begins");
    boolean whole = isWhole(band.from) && (isWhole(band.to) || Double.isInfinite(band.to));
    require(ofPercentages || whole, "IMPs are whole numbers");
    require(
        !ofPercentages || Double.isInfinite(band.to) || band.to <= 100, "more than 100 per cent");
    if (bands.isEmpty()) {
      double even = ofPercentages ? EVEN : 0;
      require(band.from == even, "the first band begins with " + (ofPercentages ? "50%" : "0"));
      require(band.winner == band.loser, "both sides of an even match have the same points");
    } else {
      Band before = bands.get(bands.size() - 1);
      double gap = band.from - before.to;
      require(
          ofPercentages ? gap > -NOISE && gap < HUNDREDTH + NOISE : gap == 1,
          "the band does not begin where the one before it ends");
      require(band.winner >= before.winner, "the winner has less than in the band before");
      require(band.loser <= before.loser, "the loser has more than in the band before");
    }
    List<Band> more = new ArrayList<>(bands);
    more.add(band);
    return new VictoryPointTable(ofPercentages, List.copyOf(more));
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  private static boolean isWhole(double number) {
    return number == Math.rint(number);
  }

  /** Whether there is a band for every outcome. */
  public boolean isComplete() {
    double last = bands.isEmpty() ? -1 : bands.get(bands.size() - 1).to;
    return Double.isInfinite(last) || (ofPercentages && last == 100);
  }

  @Override
  public boolean isOfPercentages() {
    return ofPercentages;
  }

  /** Always: a table is that of the event. */
  @Override
  public boolean isFor(int boards) {
    return true;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException when the table is not {@linkplain #isComplete() complete}
   */
  @Override
  public double points(double outcome, int boards) {
    double more = ofPercentages ? outcome - EVEN : outcome;
    double size = ofPercentages ? EVEN + Math.abs(more) : Math.round(Math.abs(more));
    for (Band band : bands) {
      if (size <= band.to + NOISE) {
        return more < 0 ? band.loser : band.winner;
      }
    }
    throw new IllegalStateException("no band for " + outcome);
  }
}
