package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A reading of a play section in which a trick that fits only another leader is led by him, so that
 * one wrong card or lead does not turn all that follows into conflicts.
 *
 * @param trial the trial with these leaders
 * @param unexplained the tricks, from 0, whose leader was changed although nothing conflicts in the
 *     trick before
 */
record Leads(PlayTrial trial, List<Integer> unexplained) {
  /** Partner first: a lead from the wrong hand of declarer's side, or by the other defender. */
  private static final int[] LIKELY_TURNS = {2, 1, 3};

  static Leads of(PlayCase play) {
    byte[] overrides = new byte[13];
    Arrays.fill(overrides, (byte) -1);
    PlayTrial trial = trial(play, overrides);
    List<Integer> unexplained = new ArrayList<>(0);
    for (int t = 0; t < trial.rows; t++) {
      boolean afterConflict = t > 0 && trial.conflictsIn(t - 1) > 0;
      if (trial.leaders[t] < 0 || trial.conflictsIn(t) < (afterConflict ? 1 : 2)) {
        continue;
      }
      int presumed = trial.leaders[t];
      int better = presumed;
      for (int turn : LIKELY_TURNS) {
        overrides[t] = (byte) ((presumed + turn) & 3);
        PlayTrial other = trial(play, overrides);
        if (other.conflictsIn(t) == 0
            && other.card(t, overrides[t]) >= 0
            && other.conflictCount < trial.conflictCount) {
          trial = other;
          better = overrides[t];
        }
      }
      overrides[t] = (byte) (better == presumed ? -1 : better);
      if (better != presumed && !afterConflict) {
        unexplained.add(t);
      }
    }
    return new Leads(trial, unexplained);
  }

  private static PlayTrial trial(PlayCase play, byte[] overrides) {
    return new PlayTrial(
        play.written(), play.deal(), play.strain(), play.leader().ordinal(), overrides);
  }
}
