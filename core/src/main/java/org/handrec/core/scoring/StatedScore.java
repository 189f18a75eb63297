package org.handrec.core.scoring;

import java.util.Optional;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;

/**
 * A stated score in whole points.
 *
 * @param points as written
 * @param side whose points they are; empty for the declarer's
 */
public record StatedScore(int points, Optional<Side> side) {
  /** The score of a tag; with two opposite ones the first. Empty for fractions. */
  public static Optional<StatedScore> of(SideScore score) {
    return of(score.ns(), Optional.of(Side.NS))
        .or(() -> of(score.ew(), Optional.of(Side.EW)))
        .or(() -> of(score.declarer(), Optional.empty()));
  }

  private static Optional<StatedScore> of(Optional<String> number, Optional<Side> side) {
    return number
        .filter(StatedScore::isWhole)
        .map(text -> new StatedScore(Integer.parseInt(text), side));
  }

  private static boolean isWhole(String text) {
    int begin = text.startsWith("-") ? 1 : 0;
    int digits = text.length() - begin;
    for (int i = begin; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return digits > 0 && digits <= 9;
  }

  /** The points of declarer's side. */
  public int ofDeclarer(Seat declarer) {
    return side.isEmpty() || side.get() == declarer.side() ? points : -points;
  }

  /** Points of declarer's side in the way in which this score is written. */
  public String written(int pointsOfDeclarer, Seat declarer) {
    int own =
        side.isEmpty() || side.get() == declarer.side() ? pointsOfDeclarer : -pointsOfDeclarer;
    return side.map(s -> s + " ").orElse("") + own;
  }
}
