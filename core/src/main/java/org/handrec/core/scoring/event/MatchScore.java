package org.handrec.core.scoring.event;

import java.util.Optional;
import java.util.OptionalDouble;
import org.handrec.core.scoring.VictoryPointScale;

/**
 * The score of a match.
 *
 * @param home what the home team won on the boards that it won: IMPs, or points for boards. Of a
 *     pair, its IMPs or its percentage of the matchpoints
 * @param visit the same of the visiting team
 * @param boards the number of boards that were played: in both rooms, or by the two pairs
 * @param homePoints victory points; empty without a scale, or when it is not for so many boards
 * @param visitPoints the same of the visiting team
 */
public record MatchScore(
    Session session,
    Match match,
    double home,
    double visit,
    int boards,
    OptionalDouble homePoints,
    OptionalDouble visitPoints) {
  /**
   * A score with the victory points of a scale, where there is one for so many boards.
   *
   * @param homeOutcome what the home team has for the scale
   * @param visitOutcome the same of the visiting team
   */
  static MatchScore of(
      Session session,
      Match match,
      double[] scores,
      int boards,
      Optional<VictoryPointScale> scale,
      double homeOutcome,
      double visitOutcome) {
    Optional<VictoryPointScale> fitting = scale.filter(s -> s.isFor(boards));
    return new MatchScore(
        session,
        match,
        Hundredths.of(scores[0]),
        Hundredths.of(scores[1]),
        boards,
        points(fitting, homeOutcome, boards),
        points(fitting, visitOutcome, boards));
  }

  private static OptionalDouble points(
      Optional<VictoryPointScale> scale, double outcome, int boards) {
    return scale.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(scale.get().points(outcome, boards));
  }
}
