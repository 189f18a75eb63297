package org.handrec.core.check.auction;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Annotations;
import org.handrec.core.rules.AuctionReplay;

/**
 * A018: a call is alerted, but nothing explains it. A text that is blank or a question mark
 * explains nothing. A reference to a note that is not there is the reader's finding.
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
      if (!said.equals(Annotations.NONE)
          && said.alerted()
          && !lacksNote(said)
          && said.explanations().stream().allMatch(AlertRule::saysNothing)) {
        findings.add(
            findings
                .at(
                    "A018",
                    context.origins().auctionItem(call.item()),
                    "call " + (i + 1) + " (" + call.call().symbol() + ") alerted, not explained")
                .call(i + 1)
                .seat(call.seat()));
      }
    }
  }

  private static boolean lacksNote(Annotations said) {
    return said.explanations().size() < said.notes().size();
  }

  private static boolean saysNothing(String text) {
    return text.isBlank() || text.strip().equals("?");
  }
}
