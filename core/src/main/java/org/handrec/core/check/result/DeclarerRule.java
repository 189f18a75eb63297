package org.handrec.core.check.result;

import java.util.List;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.DeclarerReading;
import org.handrec.core.rules.Replay;

/**
 * How the stated declarer stands to the auction: he differs (R002), was exchanged with dummy (R003,
 * Law 54A) or looks like it (R004), or leading passes are left out (A013).
 */
public final class DeclarerRule implements RecordRule {
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
      case DIFFERS -> findings.add(differs(context, findings, reading));
    }
  }

  private static Diagnostic.Builder leadingPasses(BoardContext context, Findings findings) {
    Replay replay = context.replay();
    AuctionReplay auction = replay.auction().orElseThrow();
    int passes = auction.leadingPasses();
    return findings
        .at(
            "A013",
            context.origins().auctionItem(auction.calls().get(passes).item()),
            Wording.counted(passes, "leading pass")
                + " left out? With "
                + (passes == 1 ? "it " : "them ")
                + auction.contract().orElseThrow().symbol()
                + " by "
                + context.name(auction.declarer().orElseThrow())
                + " fits")
        .call(1);
  }

  private static Diagnostic.Builder differs(
      BoardContext context, Findings findings, DeclarerReading reading) {
    StatedDeclarer stated = context.board().declarer().value().orElseThrow();
    Seat derived = reading.byAuction().orElseThrow();
    AuctionReplay auction = context.replay().auction().orElseThrow();
    Strain strain = auction.state().lastBid().orElseThrow().strain();
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
                    + (reading.fittingPasses().isPresent()
                        ? "; fits with "
                            + Wording.counted(reading.fittingPasses().getAsInt(), "leading pass")
                        : ""))
            .tag("Declarer")
            .found(String.valueOf(stated.seat().letter()))
            .expected(String.valueOf(derived.letter()));
    if (reading.fittingPasses().isPresent()) {
      finding.hypothesis(
          "fits with " + Wording.counted(reading.fittingPasses().getAsInt(), "leading pass"));
    }
    return finding;
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
