package org.handrec.core.check.result;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.StatedResult;

/**
 * R016: a claim of no trick at the begin of the play is often but a sign that it stops there. Not
 * told of a play that stops at a card that cannot be: that is the cause.
 */
public final class ZeroClaimRule implements RecordRule {
  private static final int TRICK = 4;

  /** The cards, or the claim, of this play cannot be. */
  private static final List<String> CAUSES = List.of("R006", "P001", "P002", "P014");

  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<Play> play =
        context.board().play().filter(p -> p.layout() == Play.Layout.CHRONOLOGICAL);
    boolean zero =
        context
            .board()
            .result()
            .value()
            .filter(stated -> stated.equals(StatedResult.ofDeclarer(0)))
            .isPresent();
    boolean played =
        context.replay().contract().filter(Contract.Played.class::isInstance).isPresent();
    if (!zero || !played || play.isEmpty()) {
      return;
    }
    int cards = cardsBeforeClaim(play.get());
    if (cards < TRICK && CAUSES.stream().noneMatch(findings::has)) {
      String after = cards + (cards == 1 ? " card" : " cards");
      findings.add(
          findings
              .at("R016", context.value("Result"), "claim of 0 tricks after " + after)
              .tag("Result"));
    }
  }

  private static int cardsBeforeClaim(Play play) {
    int cards = 0;
    for (PlayItem item : play.items()) {
      if (item == PlayItem.STOP) {
        break;
      }
      cards += item instanceof PlayItem.Played ? 1 : 0;
    }
    return cards;
  }
}
