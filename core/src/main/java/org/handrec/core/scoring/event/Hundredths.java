package org.handrec.core.scoring.event;

/** Numbers as they are published: to hundredths, the middle upwards. */
final class Hundredths {
  /** Sums of fractions are exact to this. */
  private static final double NOISE = 1e-6;

  private Hundredths() {}

  static double of(double value) {
    double rounded = Math.floor(Math.abs(value) * 100 + 0.5 + NOISE) / 100;
    return value < 0 && rounded > 0 ? -rounded : rounded;
  }
}
