package org.handrec.core.check.cross;

import java.util.Optional;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Seat;

/**
 * The deal of a record is not that of the first record of its board: another one (X001), the same
 * one turned (X002), or one with two cards exchanged (X003). Another deal is reported once a board.
 */
final class DealsRule implements VisitRule {
  private final KnownDeals deals;

  DealsRule(KnownDeals deals) {
    this.deals = deals;
  }

  @Override
  public void check(Visit visit, Findings findings) {
    DealRelation relation = visit.relation();
    if (relation instanceof DealRelation.Turned turned) {
      findings.add(turned(visit, turned.seats(), findings));
    } else if (relation instanceof DealRelation.Exchanged exchanged) {
      findings.add(exchanged(visit, exchanged, findings));
    } else if (relation instanceof DealRelation.Different
        && !visit.board().hasOtherDeal(visit.deal().orElseThrow())) {
      findings.add(different(visit, findings));
    }
  }

  private static Diagnostic.Builder turned(Visit visit, int seats, Findings findings) {
    String change = "turned by " + Wording.counted(seats, "seat");
    String message = "record %d is %s against record %d";
    Diagnostic.Builder finding =
        at("X002", visit, message.formatted(visit.record(), change, first(visit)), findings)
            .hypothesis(change);
    return isTurnedAlone(visit)
        ? finding.expected(visit.board().deal().value().orElseThrow().toString())
        : finding;
  }

  /**
   * Whether it is clear that the deal of this record is the wrong one, and that only its cards are
   * turned: its dealer is that of the board, no card was played with this deal, and the other deal
   * was played or is that of two records.
   */
  private static boolean isTurnedAlone(Visit visit) {
    Optional<Seat> dealer = visit.context().board().dealer().value();
    return dealer.isPresent()
        && dealer.equals(visit.board().dealer().value())
        && visit.board().isDealSupported()
        && !visit.isPlayed();
  }

  private static Diagnostic.Builder exchanged(
      Visit visit, DealRelation.Exchanged exchange, Findings findings) {
    String message =
        "%s of %c and %s of %c exchanged"
            .formatted(
                exchange.card(),
                exchange.seat().letter(),
                exchange.other(),
                exchange.otherSeat().letter());
    return at("X003", visit, message, findings).card(exchange.card()).seat(exchange.seat());
  }

  private Diagnostic.Builder different(Visit visit, Findings findings) {
    String message = "deals of records %d and %d differ".formatted(first(visit), visit.record());
    int other = deals.find(visit.deal().orElseThrow(), visit.session().salt());
    if (other == 0 || other == visit.number()) {
      return at("X001", visit, message, findings);
    }
    String owner = "it is the deal of board " + other;
    return at("X001", visit, message + "; " + owner, findings).hypothesis(owner);
  }

  /** The record with which this one is compared. */
  private static int first(Visit visit) {
    return visit.board().deal().record();
  }

  private static Diagnostic.Builder at(
      String code, Visit visit, String message, Findings findings) {
    return findings
        .at(
            code,
            visit.context().compared("Deal"),
            "board %d: %s".formatted(visit.number(), message))
        .tag("Deal")
        .related(visit.board().deal().related());
  }
}
