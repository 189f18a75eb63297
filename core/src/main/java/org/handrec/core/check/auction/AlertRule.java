package org.handrec.core.check.auction;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Annotations;
import org.handrec.core.rules.AuctionReplay;

/**
 * A call is alerted, but nothing explains it (A018), or explained, but not alerted (A019). A text
 * that is blank or a question mark explains nothing. A reference to a note that is not there is the
 * reader's finding.
 */
public final class AlertRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<AuctionReplay> auction = context.replay().auction();
    if (auction.isEmpty()) {
      return;
    }
    List<AuctionReplay.MadeCall> calls = auction.get().calls();
    for (int i = 0; i < calls.size(); i++) {
      AuctionReplay.MadeCall call = calls.get(i);
      Annotations said = call.annotations();
      if (said.equals(Annotations.NONE)) {
        continue;
      }
      boolean explained = !said.explanations().stream().allMatch(AlertRule::saysNothing);
      if (said.alerted() && !explained && !lacksNote(said)) {
        report("A018", i, "alerted, not explained", context, findings);
      } else if (!said.alerted() && explained) {
        report("A019", i, "explained, not alerted", context, findings);
      }
    }
  }

  private static void report(
      String code, int index, String what, BoardContext context, Findings findings) {
    AuctionReplay.MadeCall call = context.replay().auction().orElseThrow().calls().get(index);
    findings.add(
        findings
            .at(
                code,
                context.origins().auctionItem(call.item()),
                "call %d (%s) %s".formatted(index + 1, call.call().symbol(), what))
            .call(index + 1)
            .seat(call.seat()));
  }

  private static boolean lacksNote(Annotations said) {
    return said.explanations().size() < said.notes().size();
  }

  private static boolean saysNothing(String text) {
    return text.isBlank() || text.strip().equals("?");
  }
}
