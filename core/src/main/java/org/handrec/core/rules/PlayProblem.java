package org.handrec.core.rules;

import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;

/**
 * Something noteworthy in the replay of a play.
 *
 * @param kind what it is; it says which of the other facts are there
 * @param item the item of the {@link org.handrec.core.model.Play} where it shows, from 0
 * @param trick the trick, from 1; 0 when no trick is concerned
 * @param seat the player concerned
 * @param card the card concerned
 * @param otherSeat another player who matters
 * @param otherCard another card that matters
 * @param otherTrick another trick that matters, from 1; 0 for none
 * @param cards a set of cards that matters: what could have been played
 * @param count a number that matters
 * @param note words for the message
 */
public record PlayProblem(
    Kind kind,
    int item,
    int trick,
    Optional<Seat> seat,
    Optional<Card> card,
    Optional<Seat> otherSeat,
    Optional<Card> otherCard,
    int otherTrick,
    Hand cards,
    int count,
    String note) {

  /** Whether a card contradicts the deal, the duty to follow suit or the turn to lead. */
  boolean isConflict() {
    return switch (kind) {
      case NOT_HELD,
          PLAYED_BEFORE,
          REVOKE,
          WRONG_OPENING_LEADER,
          LEAD_OUT_OF_TURN,
          ROWS_REORDERED,
          DEAL_TURNED,
          OTHER_DEAL,
          TRICK_LEFT_OUT,
          TRICK_REPEATED,
          TRICKS_EXCHANGED,
          OTHER_TRUMPS,
          PROBABLE_CARD ->
          true;
      default -> false;
    };
  }

  static PlayProblem of(Kind kind, int item, int trick) {
    return new PlayProblem(
        kind,
        item,
        trick,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        Hand.EMPTY,
        0,
        "");
  }

  PlayProblem by(Seat player, Card played) {
    return new PlayProblem(
        kind,
        item,
        trick,
        Optional.of(player),
        Optional.of(played),
        otherSeat,
        otherCard,
        otherTrick,
        cards,
        count,
        note);
  }

  PlayProblem other(Optional<Seat> player, Optional<Card> played, int inTrick) {
    return new PlayProblem(
        kind, item, trick, seat, card, player, played, inTrick, cards, count, note);
  }

  PlayProblem with(Hand set) {
    return new PlayProblem(
        kind, item, trick, seat, card, otherSeat, otherCard, otherTrick, set, count, note);
  }

  PlayProblem count(int number) {
    return new PlayProblem(
        kind, item, trick, seat, card, otherSeat, otherCard, otherTrick, cards, number, note);
  }

  PlayProblem note(String words) {
    return new PlayProblem(
        kind, item, trick, seat, card, otherSeat, otherCard, otherTrick, cards, count, words);
  }

  /** What can be noteworthy. */
  public enum Kind {
    /** Another seat holds the card (otherSeat, if known); cards: single cards that would fit. */
    NOT_HELD,
    /** The card was played before (otherTrick, otherSeat); cards: single cards that would fit. */
    PLAYED_BEFORE,
    /**
     * The seat could have followed suit with cards; otherCard: the lead; otherTrick: when it next
     * plays that suit, 0 for never; count: tricks that Law 64A transfers.
     */
    REVOKE,
    /** The same, marked as a revoke; the item is the mark. */
    MARKED_REVOKE,
    /** A mark without effect on card; the item is the mark. */
    NEEDLESS_MARK,
    /** A mark that cannot stand here; the item is the mark. */
    IMPOSSIBLE_MARK,
    /** The opening lead comes from seat; otherSeat should lead. */
    WRONG_OPENING_LEADER,
    /** The trick is led by seat; otherSeat won the trick before with otherCard. */
    LEAD_OUT_OF_TURN,
    /** The same, marked; the item is the mark. */
    MARKED_LEAD_OUT_OF_TURN,
    /** The rows are in another order (note) and were put in order. */
    ROWS_REORDERED,
    /** The play fits the deal turned by count seats clockwise. */
    DEAL_TURNED,
    /** The play does not belong to the deal: first of count conflicts. */
    OTHER_DEAL,
    /** A trick of cards is left out before the trick, or before one of those in note. */
    TRICK_LEFT_OUT,
    /** The trick holds the cards of otherTrick. */
    TRICK_REPEATED,
    /** The trick and otherTrick stand in each other's place. */
    TRICKS_EXCHANGED,
    /** The play fits other trumps (note). */
    OTHER_TRUMPS,
    /** The card is probably otherCard; note says why. */
    PROBABLE_CARD,
    /** The last trick was completed with cards. */
    LAST_TRICK_COMPLETED,
    /** Cards inside the trick are unknown, those of the seats in note. */
    UNKNOWN_CARD,
    /** Count cards behind the last trick, which is otherTrick. */
    CARD_AFTER_END,
    /** Signs for unknown cards or for the next card (note) behind the end. */
    SURPLUS_FILLER,
    /** Count cards behind the sign that ends the play. */
    CARD_AFTER_STOP,
    /** A card behind the sign for the next card, or that sign again. */
    CARD_AFTER_NEXT,
    /** Text that is no card (note). */
    UNREADABLE
  }
}
