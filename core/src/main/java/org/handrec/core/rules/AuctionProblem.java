package org.handrec.core.rules;

import org.handrec.core.model.Seat;

/**
 * Something noteworthy in the replay of an auction.
 *
 * @param kind what it is
 * @param item the item of the {@link org.handrec.core.model.Auction} where it shows, from 0
 * @param call the number of the call concerned among the calls made, from 1
 * @param seat the player concerned
 */
public record AuctionProblem(Kind kind, int item, int call, Seat seat) {
  /** What can be noteworthy. */
  public enum Kind {
    /** A call that is not allowed; see {@link AuctionReplay#objection()}. The replay stops. */
    NOT_ALLOWED,
    /** A call other than pass after the end. */
    CALL_AFTER_END,
    /** Only passes after the end. */
    PASS_AFTER_END,
    /** Text that is no call. The replay stops. */
    UNREADABLE,
    /** A marked insufficient bid. */
    ACCEPTED_INSUFFICIENT,
    /** A sufficient bid marked as insufficient. */
    NEEDLESS_MARK,
    /** One or more players were skipped; the call and the seat are those of who called. */
    SKIPPED,
    /** A mark that cannot stand where it stands. */
    IMPOSSIBLE_MARK,
    /** The first call does not stand in the dealer's column. */
    NOT_IN_DEALERS_COLUMN,
    /** A hyphen that is no leading column. */
    FILLER,
    /** A call or sign behind {@code *} or {@code +}. */
    AFTER_END_MARK
  }
}
