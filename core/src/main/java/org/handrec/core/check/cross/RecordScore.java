package org.handrec.core.check.cross;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.score.PlayedContract;
import org.handrec.core.check.score.Scoring;
import org.handrec.core.check.score.StatedScore;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;
import org.handrec.core.rules.Replay;

/** The score of a record, in points of North-South. */
final class RecordScore {
  /** There is none, or a ruling gave it. */
  static final int NONE = Integer.MIN_VALUE;

  /** There is one, about which there is a finding: points may follow from it or from another. */
  static final int DOUBTFUL = Integer.MIN_VALUE + 1;

  private RecordScore() {}

  /** The score as stated, else as it follows from the result. */
  static int of(BoardContext context, Findings findings) {
    SideScore score = context.board().scores().get(ScoreType.POINTS);
    Replay replay = context.replay();
    if (score == null || context.isTaken("Score")) {
      return computed(context);
    }
    for (String code : new String[] {"V001", "V002", "V003", "V004", "V005"}) {
      if (findings.has(code)) {
        return DOUBTFUL;
      }
    }
    Optional<StatedScore> stated = StatedScore.of(score);
    if (stated.isEmpty()) {
      return NONE;
    }
    Optional<Side> side = stated.get().side().or(() -> replay.declarer().map(Seat::side));
    if (side.isEmpty()) {
      return stated.get().points() == 0 ? 0 : NONE;
    }
    return side.get() == Side.NS ? stated.get().points() : -stated.get().points();
  }

  private static int computed(BoardContext context) {
    if (context.replay().isPassedOut()) {
      return 0;
    }
    Optional<PlayedContract> played = PlayedContract.of(context);
    if (played.isEmpty() || Scoring.of(context.board()).carriesOn()) {
      return NONE;
    }
    int points = played.get().score();
    return played.get().declarer().side() == Side.NS ? points : -points;
  }

  /** Whether a value is a score. */
  static boolean isKnown(int score) {
    return score > DOUBTFUL;
  }
}
