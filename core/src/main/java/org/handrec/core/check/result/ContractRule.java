package org.handrec.core.check.result;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Contract;
import org.handrec.core.rules.AuctionChange;
import org.handrec.core.rules.AuctionReplay;

/** R001: the stated contract differs from that of the auction (PBN 3.4.14). */
public final class ContractRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<Contract> stated = context.board().contract().value();
    Optional<Contract> derived = context.replay().auction().flatMap(AuctionReplay::contract);
    if (stated.isEmpty() || derived.isEmpty() || agree(stated.get(), derived.get())) {
      return;
    }
    String fits = fits(context, derived.get());
    Diagnostic.Builder finding =
        findings
            .at(
                "R001",
                context.value("Contract"),
                "Contract "
                    + stated.get().symbol()
                    + "; the auction gives "
                    + derived.get().symbol()
                    + (fits.isEmpty() ? "" : "; " + fits))
            .tag("Contract")
            .found(stated.get().symbol())
            .expected(derived.get().symbol());
    findings.add(fits.isEmpty() ? finding : finding.hypothesis(fits));
  }

  /** The one call after which the auction agrees, or what the play says of the trumps. */
  private static String fits(BoardContext context, Contract derived) {
    List<AuctionChange> changes = AuctionChange.fitting(context.board());
    boolean statedTrumps = !context.replay().contract().equals(Optional.of(derived));
    String play = statedTrumps && context.replay().play().isPresent() ? "the play fits it" : "";
    if (changes.size() != 1) {
      return play;
    }
    String call = "it fits with " + changes.get(0).describe();
    return play.isEmpty() ? call : play + ", and " + call;
  }

  /** An end position states the trumps alone. */
  private static boolean agree(Contract stated, Contract derived) {
    return stated instanceof Contract.Trumps trumps
        ? derived.strain().equals(trumps.strain())
        : stated.equals(derived);
  }
}
