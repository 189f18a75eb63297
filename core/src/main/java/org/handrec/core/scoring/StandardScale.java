package org.handrec.core.scoring;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The scales that federations use for the margin of a match in IMPs. */
public enum StandardScale implements VictoryPointScale {
  /** 20 to 0 in hundredths, in use since 2013 (WBF Scoring Panel). */
  WBF("wbf", 1) {
    @Override
    public VictoryPoints of(int margin, int boards) {
      return VictoryPoints.ofHundredths(ContinuousScale.winner(margin, boards), 2000);
    }
  },
  /** 20 to 0 in whole points, from the bands of the continuous scale (EBU). */
  WBF_DISCRETE("wbf-discrete", 1) {
    @Override
    public VictoryPoints of(int margin, int boards) {
      return VictoryPoints.ofWhole(DiscreteScale.winner(margin, boards), 20);
    }
  },
  /** 20 to 0 in whole points, for 6 to 11 boards (ACBL Swiss teams). */
  ACBL_20("acbl-20", 6) {
    @Override
    public VictoryPoints of(int margin, int boards) {
      return VictoryPoints.ofWhole(AcblScale.TWENTY.winner(margin, boards), 20);
    }
  },
  /** 30 to 0 in whole points, for 6 to 11 boards (ACBL Swiss teams). */
  ACBL_30("acbl-30", 6) {
    @Override
    public VictoryPoints of(int margin, int boards) {
      return VictoryPoints.ofWhole(AcblScale.THIRTY.winner(margin, boards), 30);
    }
  };

  private final String symbol;
  private final int fewestBoards;

  StandardScale(String symbol, int fewestBoards) {
    this.symbol = symbol;
    this.fewestBoards = fewestBoards;
  }

  /** The scale of a {@link #symbol()}, letters of either case; empty for another text. */
  public static Optional<StandardScale> parse(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(scale -> scale.symbol.equals(lower)).findFirst();
  }

  /** {@code wbf wbf-discrete acbl-20 acbl-30}. */
  public String symbol() {
    return symbol;
  }

  /** These scales are by IMPs. */
  @Override
  public boolean isOfPercentages() {
    return false;
  }

  @Override
  public boolean isFor(int boards) {
    boolean acbl = fewestBoards > 1;
    return boards >= fewestBoards && (!acbl || boards <= AcblScale.MOST_BOARDS);
  }

  /**
   * The victory points of a match.
   *
   * @param margin the difference in IMPs, 0 or more
   * @param boards a number that {@link #isFor} accepts
   * @throws IllegalArgumentException when margin or boards are out of range
   */
  public abstract VictoryPoints of(int margin, int boards);

  @Override
  public double points(double outcome, int boards) {
    int margin = (int) Math.round(Math.abs(outcome));
    VictoryPoints points = of(margin, boards);
    return (outcome < 0 ? points.loser() : points.winner()).doubleValue();
  }

  static void requireMargin(int margin) {
    if (margin < 0) {
      throw new IllegalArgumentException("margin " + margin);
    }
  }
}
