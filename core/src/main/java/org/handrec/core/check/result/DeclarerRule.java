package org.handrec.core.check.result;

import java.util.List;
import java.util.stream.Collectors;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Auction;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.AuctionChange;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.DeclarerReading;
import org.handrec.core.rules.Replay;

/**
 * How the stated declarer stands to the auction: he differs (R002), was exchanged with dummy (R003,
 * Law 54A) or looks like it (R004), leading passes are left out (A013), or a single change of the
 * auction or another dealer makes all agree (A014, A015).
 */
public final class DeclarerRule implements RecordRule {
  /** More changes than these are not named. */
  private static final int MOST = 3;

  @Override
  public void check(BoardContext context, Findings findings) {
    DeclarerReading reading = context.replay().declarerReading();
    switch (reading.kind()) {
      case AGREES -> {}
      case EXCHANGED ->
          findings.add(
              findings
                  .at("R003", context.value("Declarer"), "declarer and dummy exchanged")
                  .tag("Declarer"));
      case PROBABLY_EXCHANGED ->
          findings.add(
              findings
                  .at(
                      "R004",
                      context.value("Declarer"),
                      "looks like an opening lead out of turn with exchanged hands (Law 54A): the"
                          + " auction gives "
                          + context.name(reading.byAuction().orElseThrow())
                          + " as declarer, his partner plays")
                  .tag("Declarer"));
      case LEADING_PASSES_LEFT_OUT -> findings.add(leadingPasses(context, findings));
      case OTHER_DEALER -> findings.add(otherDealer(context, findings));
      case OTHER_PASSES -> findings.add(otherPasses(context, findings));
      case OTHER_CALL -> {} // R001 names the call
      case DIFFERS -> findings.add(differs(context, findings, reading));
    }
  }

  private static Diagnostic.Builder leadingPasses(BoardContext context, Findings findings) {
    Replay replay = context.replay();
    AuctionReplay auction = replay.auction().orElseThrow();
    int passes = auction.leadingPasses();
    String others = described(replay.declarerReading().changes());
    Diagnostic.Builder finding =
        findings
            .at(
                "A013",
                context.origins().auctionItem(auction.calls().get(passes).item()),
                Wording.counted(passes, "leading pass")
                    + " left out? With "
                    + (passes == 1 ? "it " : "them ")
                    + auction.contract().orElseThrow().symbol()
                    + " by "
                    + context.name(auction.declarer().orElseThrow())
                    + " fits"
                    + (others.isEmpty() ? "" : "; it also fits with " + others))
            .call(1);
    return finding.hypothesis(
        Wording.counted(passes, "leading pass") + (others.isEmpty() ? "" : " or " + others));
  }

  /** A015 where the auction is written for another dealer, else A014. */
  private static Diagnostic.Builder otherDealer(BoardContext context, Findings findings) {
    Seat dealer = context.replay().declarerReading().dealer().orElseThrow();
    Seat stated = context.board().dealer().value().orElseThrow();
    Auction auction = context.board().auction().orElseThrow();
    int first = auction.leadingDashes();
    boolean column = auction.first().value().filter(seat -> seat.plus(first) == dealer).isPresent();
    Diagnostic.Builder finding =
        column
            ? findings.at(
                "A015",
                context.origins().auctionItem(first),
                "auction starts with "
                    + dealer.letter()
                    + ", dealer is "
                    + stated.letter()
                    + "; declarer fits dealer "
                    + dealer.letter())
            : findings.at(
                "A014",
                context.value("Dealer"),
                "auction, contract and declarer fit with dealer "
                    + dealer.letter()
                    + ", that of the board number");
    return finding
        .tag("Dealer")
        .call(1)
        .seat(dealer)
        .hypothesis("dealer " + dealer.letter())
        .expected(String.valueOf(dealer.letter()))
        .found(String.valueOf(stated.letter()));
  }

  private static Diagnostic.Builder otherPasses(BoardContext context, Findings findings) {
    List<AuctionChange> passes =
        context.replay().declarerReading().changes().stream()
            .filter(AuctionChange::isOfPass)
            .toList();
    int call = passes.get(0).call();
    List<AuctionReplay.MadeCall> calls = context.replay().auction().orElseThrow().calls();
    int item = calls.get(Math.min(call, calls.size()) - 1).item();
    String fits = described(passes);
    return findings
        .at(
            "A014",
            context.origins().auctionItem(item),
            "auction, contract and declarer fit with " + fits)
        .call(call)
        .hypothesis(fits);
  }

  /** {@code a pass before call 2 or a pass before call 4}; of more than three the first one. */
  private static String described(List<AuctionChange> changes) {
    return changes.size() > MOST
        ? changes.get(0).describe() + " or in " + (changes.size() - 1) + " other ways"
        : changes.stream().map(AuctionChange::describe).collect(Collectors.joining(" or "));
  }

  private static Diagnostic.Builder differs(
      BoardContext context, Findings findings, DeclarerReading reading) {
    StatedDeclarer stated = context.board().declarer().value().orElseThrow();
    Seat derived = reading.byAuction().orElseThrow();
    AuctionReplay auction = context.replay().auction().orElseThrow();
    Strain strain = auction.state().lastBid().orElseThrow().strain();
    String fits = fits(reading);
    Diagnostic.Builder finding =
        findings
            .at(
                "R002",
                context.value("Declarer"),
                "Declarer "
                    + (stated.exchanged() ? "^" : "")
                    + context.name(stated.seat())
                    + "; the auction gives "
                    + context.name(derived)
                    + " ("
                    + derived.letter()
                    + " first bid "
                    + strain.symbol()
                    + " at call "
                    + firstBid(auction, derived, strain)
                    + ")"
                    + (fits.isEmpty() ? "" : "; fits with " + fits))
            .tag("Declarer")
            .found(String.valueOf(stated.seat().letter()))
            .expected(String.valueOf(derived.letter()));
    return fits.isEmpty() ? finding : finding.hypothesis("fits with " + fits);
  }

  /** What would make the auction agree: leading passes, another call. */
  private static String fits(DeclarerReading reading) {
    if (reading.fittingPasses().isPresent()) {
      return Wording.counted(reading.fittingPasses().getAsInt(), "leading pass");
    }
    return reading.changes().size() > MOST ? "" : described(reading.changes());
  }

  private static int firstBid(AuctionReplay auction, Seat seat, Strain strain) {
    List<AuctionReplay.MadeCall> calls = auction.calls();
    for (int i = 0; i < calls.size(); i++) {
      if (calls.get(i).seat() == seat
          && calls.get(i).call() instanceof Bid bid
          && bid.strain() == strain) {
        return i + 1;
      }
    }
    throw new IllegalStateException("declarer never bid " + strain);
  }
}
