package org.handrec.core.rules;

import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/** The tricks that are transferred after an established revoke (Law 64). */
final class RevokeTransfer {
  /** A revoke in the twelfth trick must be corrected (Law 62D). */
  private static final int TWELFTH = 11;

  private RevokeTransfer() {}

  /**
   * Tricks that Law 64A gives to the other side: with a trick won by the revoking player two, if
   * his side won a later one as well; else one, if his side won that or a later trick; none for
   * dummy (Law 64B3), in the last two tricks, and for a further revoke of one player in one suit
   * (Law 64B2).
   */
  static int tricks(PlayTrial trial, int trick, Seat player, Optional<Seat> declarer) {
    boolean dummy = declarer.filter(d -> d.partner() == player).isPresent();
    if (dummy || trick >= TWELFTH || isFurther(trial, trick, player)) {
      return 0;
    }
    boolean wonThat = sideWon(trial, trick, player);
    boolean wonLater = false;
    for (int t = trick + 1; t < trial.rows; t++) {
      wonLater |= sideWon(trial, t, player);
    }
    boolean wonHimself = trial.winners[trick] == player.ordinal();
    if (wonHimself) {
      return wonLater ? 2 : 1;
    }
    return wonThat || wonLater ? 1 : 0;
  }

  private static boolean isFurther(PlayTrial trial, int trick, Seat player) {
    Suit suit = lead(trial, trick);
    for (int t = 0; t < trick; t++) {
      int conflict = trial.conflicts[4 * t + player.ordinal()];
      boolean revoke = conflict == PlayTrial.REVOKE || conflict == PlayTrial.MARKED_REVOKE;
      if (revoke && lead(trial, t) == suit) {
        return true;
      }
    }
    return false;
  }

  private static Suit lead(PlayTrial trial, int trick) {
    return Card.ofIndex(trial.card(trick, trial.leaders[trick])).suit();
  }

  private static boolean sideWon(PlayTrial trial, int trick, Seat player) {
    int winner = trial.winners[trick];
    return winner >= 0 && Seat.values()[winner].side() == player.side();
  }
}
