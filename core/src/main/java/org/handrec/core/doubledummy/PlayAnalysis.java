package org.handrec.core.doubledummy;

import java.util.List;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;

/**
 * What each card of a play cost.
 *
 * @param tricks how many tricks declarer would have taken with best play from the opening lead on
 * @param steps the cards in the order in which they were played
 */
public record PlayAnalysis(int tricks, List<Step> steps) {
  /** Copies the list. */
  public PlayAnalysis {
    steps = List.copyOf(steps);
  }

  /**
   * A card that was played.
   *
   * @param seat who played it
   * @param card the card
   * @param tricks how many tricks declarer takes in all with best play from here on
   * @param cost how many tricks it cost the side of the player, 0 or more
   */
  public record Step(Seat seat, Card card, int tricks, int cost) {}
}
