package org.handrec.core.check.auction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionChange;
import org.handrec.core.rules.AuctionProblem;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.AuctionState;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.rules.DeclarerReading;
import org.handrec.core.rules.Objection;

/**
 * What the replay of an auction shows: calls that are not allowed (A001 to A003), calls after the
 * end (A004, A005, A017), text that is no call (A006), an auction without an end (A007, A008),
 * marks (A009 to A012) and hyphens (A015, A016); where one change makes the auction agree with what
 * the record states, it is named, and instead of an end that is missing it is the finding (A014).
 */
public final class AuctionRule implements RecordRule {
  /** More changes than these are not named. */
  private static final int MOST = 3;

  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<AuctionReplay> auction = context.replay().auction();
    if (auction.isEmpty()) {
      return;
    }
    boolean otherDealer = context.replay().declarerReading().dealer().isPresent();
    for (AuctionProblem problem : auction.get().problems()) {
      if (otherDealer && problem.kind() == AuctionProblem.Kind.NOT_IN_DEALERS_COLUMN) {
        continue; // it is the column of the dealer who is stated
      }
      findings.add(finding(problem, auction.get(), context, findings));
    }
    if (auction.get().status() == AuctionReplay.Status.OPEN) {
      findings.add(unfinished(auction.get(), context, findings));
    }
  }

  private static Diagnostic.Builder finding(
      AuctionProblem problem, AuctionReplay auction, BoardContext context, Findings findings) {
    Span span = context.origins().auctionItem(problem.item());
    Diagnostic.Builder finding =
        switch (problem.kind()) {
          case NOT_ALLOWED -> notAllowed(problem, auction, context, findings, span);
          case UNREADABLE -> unreadable(problem, context, findings, span);
          case CALL_AFTER_END -> afterEnd(auction, context, findings, span);
          case PASS_AFTER_END ->
              findings.at(
                  "A005",
                  span,
                  Wording.counted(auction.surplusCalls(), "pass")
                      + " after the end of the auction");
          case AFTER_END_MARK ->
              findings.at(
                  "A017",
                  span,
                  text(context, problem.item()) + " after " + endMark(context, problem.item()));
          case ACCEPTED_INSUFFICIENT ->
              findings.at(
                  "A009",
                  span,
                  "insufficient bid "
                      + markedBid(context, problem.item())
                      + " by "
                      + context.name(problem.seat())
                      + " accepted");
          case NEEDLESS_MARK ->
              findings.at(
                  "A010",
                  span,
                  "^I before " + markedBid(context, problem.item()) + ", which is sufficient");
          case SKIPPED -> skipped(problem, context, findings, span);
          case IMPOSSIBLE_MARK ->
              findings.at(
                  "A012", span, "mark " + text(context, problem.item()) + " cannot stand here");
          case NOT_IN_DEALERS_COLUMN -> wrongColumn(context, findings, span);
          case FILLER -> findings.at("A016", span, "- is no call; ignored");
        };
    return finding.call(problem.call()).seat(problem.seat());
  }

  /**
   * What makes a broken auction agree with the record, where there is but one such change. A bid
   * before the last one could be many another bid, so none is named.
   */
  private static Optional<String> fits(BoardContext context) {
    List<AuctionChange> changes =
        AuctionChange.fitting(context.board()).stream()
            .filter(change -> !change.isOfEarlierBid(context.board().contract()))
            .toList();
    return changes.size() == 1 ? Optional.of(changes.get(0).describe()) : Optional.empty();
  }

  private static Diagnostic.Builder afterEnd(
      AuctionReplay auction, BoardContext context, Findings findings, Span span) {
    Optional<String> fits = fits(context);
    String message =
        "auction ended at call "
            + auction.state().calls()
            + "; "
            + Wording.counted(auction.surplusCalls(), "further call")
            + fits.map(f -> "; it fits with " + f).orElse("");
    Diagnostic.Builder finding = findings.at("A004", span, message);
    return fits.map(finding::hypothesis).orElse(finding);
  }

  private static Diagnostic.Builder notAllowed(
      AuctionProblem problem,
      AuctionReplay auction,
      BoardContext context,
      Findings findings,
      Span span) {
    AuctionState state = auction.state();
    Objection objection = auction.objection().orElseThrow();
    String head = "call " + problem.call() + " by " + context.name(problem.seat()) + ": ";
    String found = text(context, problem.item());
    Optional<String> fits = fits(context);
    String hypothesis = fits.map(f -> "; it fits with " + f).orElse("");
    if (objection == Objection.INSUFFICIENT) {
      String lowest = state.lowestBid().map(Bid::symbol).orElse("");
      String message =
          head
              + found
              + " is not above "
              + state.lastBid().orElseThrow()
              + " (call "
              + state.lastBidCall()
              + "); "
              + (lowest.isEmpty() ? "no bid is" : lowest + " would be")
              + hypothesis;
      Diagnostic.Builder finding =
          findings
              .at("A001", span, message)
              .found(found)
              .expected(lowest.isEmpty() ? "no bid" : lowest + " or higher");
      return fits.map(finding::hypothesis).orElse(finding);
    }
    boolean redouble =
        objection == Objection.NOT_DOUBLED
            || objection == Objection.OWN_DOUBLE
            || objection == Objection.ALREADY_REDOUBLED;
    Diagnostic.Builder finding =
        findings
            .at(
                redouble ? "A003" : "A002",
                span,
                head
                    + (redouble ? "no redouble possible: " : "no double possible: ")
                    + reason(objection, state)
                    + hypothesis)
            .found(found);
    return fits.map(finding::hypothesis).orElse(finding);
  }

  private static String reason(Objection objection, AuctionState state) {
    return switch (objection) {
      case NOTHING_TO_DOUBLE -> "nothing bid";
      case OWN_BID ->
          "own side bid " + state.lastBid().orElseThrow() + " at call " + state.lastBidCall();
      case ALREADY_DOUBLED -> "already doubled at call " + state.lastDoubleCall();
      case NOT_DOUBLED -> "not doubled";
      case OWN_DOUBLE -> "own side doubled at call " + state.lastDoubleCall();
      case ALREADY_REDOUBLED -> "already redoubled at call " + state.lastDoubleCall();
      case AUCTION_OVER, INSUFFICIENT -> throw new IllegalStateException("no double: " + objection);
    };
  }

  private static Diagnostic.Builder unreadable(
      AuctionProblem problem, BoardContext context, Findings findings, Span span) {
    String text = text(context, problem.item());
    return findings
        .at("A006", span, "call " + problem.call() + " \"" + text + "\" is no call")
        .found(text);
  }

  private static Diagnostic.Builder skipped(
      AuctionProblem problem, BoardContext context, Findings findings, Span span) {
    AuctionItem skip = new AuctionItem.Marked(Mark.SKIPPED);
    List<AuctionItem> items = items(context);
    List<Seat> skipped = new ArrayList<>(3);
    for (int i = problem.item(); items.get(i).equals(skip); i++) {
      skipped.add(0, problem.seat().plus(-1 - skipped.size()));
    }
    return findings.at(
        "A011",
        span,
        context.names(skipped)
            + " skipped; "
            + context.name(problem.seat())
            + " called out of turn");
  }

  private static Diagnostic.Builder wrongColumn(
      BoardContext context, Findings findings, Span span) {
    Auction auction = context.board().auction().orElseThrow();
    Seat starts = auction.first().value().orElseThrow().plus(auction.leadingDashes());
    Seat dealer = context.board().dealer().value().orElseThrow();
    boolean numbered =
        context.board().number().value().filter(n -> dealer(n) == starts).isPresent();
    Diagnostic.Builder finding =
        findings
            .at(
                "A015",
                span,
                "auction starts with "
                    + starts.letter()
                    + ", dealer is "
                    + dealer.letter()
                    + (numbered ? "; the board number gives " + starts.letter() : ""))
            .expected(String.valueOf((numbered ? starts : dealer).letter()))
            .found(String.valueOf((numbered ? dealer : starts).letter()));
    return numbered ? finding.tag("Dealer").hypothesis("dealer " + starts.letter()) : finding;
  }

  private static Seat dealer(int number) {
    return new BoardNumber(number).dealer();
  }

  private static Diagnostic.Builder unfinished(
      AuctionReplay auction, BoardContext context, Findings findings) {
    String given = given(context);
    int calls = auction.calls().size();
    String stops = "auction stops after call " + calls;
    if (given.isEmpty()) {
      return findings.at("A007", context.tag("Auction"), stops).tag("Auction").call(calls);
    }
    AuctionState state = auction.state();
    Optional<Contract> ended =
        state
            .contractSoFar()
            .filter(
                contract -> agrees(contract, state.declarerSoFar().orElseThrow(), context.board()));
    List<AuctionChange> changes =
        ended.isPresent() ? List.of() : AuctionChange.fitting(context.board());
    if (!changes.isEmpty() && changes.size() <= MOST) {
      return otherCalls(changes, auction, context, findings);
    }
    Diagnostic.Builder finding =
        findings
            .at("A008", context.tag("Auction"), stops + " though " + given + " given")
            .tag("Auction")
            .call(calls);
    ended.ifPresent(
        contract ->
            finding.hypothesis(
                "with "
                    + Wording.counted(state.passesToEnd(), "pass")
                    + " "
                    + contract.symbol()
                    + " by "
                    + state.declarerSoFar().orElseThrow().letter()));
    return finding;
  }

  /** A014: what is missing is not at the end. */
  private static Diagnostic.Builder otherCalls(
      List<AuctionChange> changes, AuctionReplay auction, BoardContext context, Findings findings) {
    int call = Math.min(changes.get(0).call(), auction.calls().size());
    String fits = changes.stream().map(AuctionChange::describe).collect(Collectors.joining(" or "));
    return findings
        .at(
            "A014",
            context.origins().auctionItem(auction.calls().get(call - 1).item()),
            "auction, contract and declarer fit with " + fits)
        .call(call)
        .hypothesis(fits);
  }

  /**
   * Whether contract, declarer and opening lead of a record, as far as it gives them, are those of
   * an auction that ends where it stops. Otherwise a call is missing elsewhere.
   */
  private static boolean agrees(Contract contract, Seat declarer, Board board) {
    Optional<Seat> lead = DeclarerReading.openingLead(board);
    return board.contract().value().filter(stated -> !stated.equals(contract)).isEmpty()
        && board
            .declarer()
            .value()
            .map(stated -> stated.exchanged() ? stated.seat().partner() : stated.seat())
            .filter(stated -> stated != declarer)
            .isEmpty()
        && (lead.isEmpty() || lead.get() == declarer.next());
  }

  /** What of contract, result and play the record gives, in words; nothing when it gives none. */
  private static String given(BoardContext context) {
    List<String> given = new ArrayList<>(3);
    if (context.board().contract().isGiven()) {
      given.add("Contract");
    }
    if (context.board().result().isGiven()) {
      given.add("Result");
    }
    if (context.board().play().filter(play -> play.firstCard().isPresent()).isPresent()) {
      given.add("Play");
    }
    return given.isEmpty() ? "" : Wording.list(given) + (given.size() == 1 ? " is" : " are");
  }

  /** The bid to which a mark belongs; fillers and marks without effect may stand between. */
  private static String markedBid(BoardContext context, int mark) {
    int bid = mark + 1;
    while (!(items(context).get(bid) instanceof AuctionItem.Made)) {
      bid++;
    }
    return text(context, bid);
  }

  /** The sign before an item with which the calls end. */
  private static String endMark(BoardContext context, int item) {
    int mark = item - 1;
    while (!(items(context).get(mark) == AuctionItem.STOP
        || items(context).get(mark) == AuctionItem.NEXT)) {
      mark--;
    }
    return text(context, mark);
  }

  private static List<AuctionItem> items(BoardContext context) {
    return context.board().auction().orElseThrow().items();
  }

  private static String text(BoardContext context, int item) {
    AuctionItem written = items(context).get(item);
    if (written instanceof AuctionItem.Unreadable unreadable) {
      return unreadable.text();
    }
    if (written instanceof AuctionItem.Made made) {
      return made.call().symbol();
    }
    return context.record().text().slice(context.origins().auctionItem(item));
  }
}
