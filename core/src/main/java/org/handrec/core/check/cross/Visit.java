package org.handrec.core.check.cross;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.rules.PlayReplay;

/**
 * A record of a board with a number, and what the records before it say of its session and its
 * board.
 *
 * @param ordinal the number by which it stands in order: its own, or the next one where the own
 *     number is probably a slip
 * @param deal the deal; empty when it is not known or a placeholder
 * @param board nothing but the number when this is the first record of the board
 * @param relation how the deal stands to that of the first record
 * @param checksum of the text of the record
 */
record Visit(
    BoardContext context,
    Identity identity,
    int number,
    int ordinal,
    Place place,
    Optional<Deal> deal,
    Session session,
    KnownBoard board,
    DealRelation relation,
    int checksum) {

  /** The checksum of a record: of its text without what stands before its first tag or command. */
  static int checksum(HandRecord record) {
    RecordText text = record.text();
    return text.checksum(new Span(record.origins().record().start(), text.span().end()));
  }

  /** The deal of a record as far as it can be compared. */
  static Optional<Deal> deal(BoardContext context) {
    Fact<Deal> deal = context.board().deal();
    return deal.isGiven() ? deal.value().filter(d -> !DealRelation.isPlaceholder(d)) : deal.value();
  }

  /** The same record, in order by another number. */
  Visit inOrder(int other) {
    return new Visit(
        context, identity, number, other, place, deal, session, board, relation, checksum);
  }

  /** The number of the record in its source. */
  int record() {
    return context.record().index();
  }

  /** The line in which the record begins. */
  int line() {
    return context.record().text().locate(context.origins().record()).line();
  }

  /** Whether the deal is not that of the first record, whatever the reason. */
  boolean hasOtherDeal() {
    return relation != DealRelation.SAME;
  }

  /** Whether cards were played that fit the deal of the record. */
  boolean isPlayed() {
    return deal.isPresent()
        && context.replay().play().filter(PlayReplay::isReliable).isPresent()
        && context.board().play().filter(play -> play.firstCard().isPresent()).isPresent();
  }

  /** Whether this is the first record of the board. */
  boolean isFirst() {
    return board.isNew();
  }
}
