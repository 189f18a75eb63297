package org.handrec.core.check.result;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Contract;
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
    findings.add(
        findings
            .at(
                "R001",
                context.value("Contract"),
                "Contract "
                    + stated.get().symbol()
                    + "; the auction gives "
                    + derived.get().symbol())
            .tag("Contract")
            .found(stated.get().symbol())
            .expected(derived.get().symbol()));
  }

  /** An end position states the trumps alone. */
  private static boolean agree(Contract stated, Contract derived) {
    return stated instanceof Contract.Trumps trumps
        ? derived.strain().equals(trumps.strain())
        : stated.equals(derived);
  }
}
