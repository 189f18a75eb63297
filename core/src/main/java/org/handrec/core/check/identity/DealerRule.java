package org.handrec.core.check.identity;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Auction;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.BoardNumber;

/**
 * I001: the dealer is not the one of this board number (Law 2). Where the auction begins with the
 * dealer of the number, or declarer and opening lead need him, the auction says it (A014, A015).
 */
final class DealerRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<Seat> dealer = context.board().dealer().value();
    Optional<Integer> number = context.board().number().value();
    if (dealer.isEmpty() || number.isEmpty()) {
      return;
    }
    Seat byNumber = new BoardNumber(number.get()).dealer();
    if (dealer.get() != byNumber
        && !context.isTaken("Dealer")
        && !isNamedOtherwise(context, byNumber)) {
      findings.add(
          findings
              .at(
                  "I001",
                  context.value("Dealer"),
                  "board %d: dealer %c, by number %c"
                      .formatted(number.get(), dealer.get().letter(), byNumber.letter()))
              .tag("Dealer")
              .found(String.valueOf(dealer.get().letter()))
              .expected(String.valueOf(byNumber.letter())));
    }
  }

  private static boolean isNamedOtherwise(BoardContext context, Seat byNumber) {
    Optional<Auction> auction = context.board().auction();
    boolean column =
        auction.isPresent()
            && auction.get().leadingDashes() < auction.get().items().size()
            && auction
                .get()
                .first()
                .value()
                .filter(first -> first.plus(auction.get().leadingDashes()) == byNumber)
                .isPresent();
    return column
        || context.replay().declarerReading().dealer().filter(byNumber::equals).isPresent();
  }
}
