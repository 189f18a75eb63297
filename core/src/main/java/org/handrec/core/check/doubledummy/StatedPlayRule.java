package org.handrec.core.check.doubledummy;

import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Span;
import org.handrec.core.doubledummy.StatedPlay;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.PlayReplay.PlayedCard;

/**
 * An OptimumPlayTable that cannot be read, or has a card that could not be played at its point of
 * the play (Q013): told once, at the first such row.
 */
public final class StatedPlayRule implements RecordRule {
  private static final int SEATS = 4;

  /** Creates the rule. */
  public StatedPlayRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<StatedPlay> stated = usable(context, findings);
    if (stated.isPresent() && !illegal(context, findings, stated.get().rows())) {
      stated.get().problem().ifPresent(what -> unreadable(context, findings, stated.get(), what));
    }
  }

  /** What a record itself states, where the reader could use it. */
  static Optional<StatedPlay> usable(BoardContext context, Findings findings) {
    return context.board().tables().isEmpty()
            || context.isTaken(StatedPlay.TABLE)
            || findings.isUnusable(StatedPlay.TABLE)
        ? Optional.empty()
        : StatedPlay.of(context.board());
  }

  private static void unreadable(
      BoardContext context, Findings findings, StatedPlay stated, String what) {
    if (stated.cell() < 0 && findings.has("PBN091")) {
      return;
    }
    List<Span> cells = context.origins().tableCells(StatedPlay.TABLE);
    boolean known = stated.cell() >= 0 && stated.cell() < cells.size();
    Span place = known ? cells.get(stated.cell()) : context.value(StatedPlay.TABLE);
    String where = stated.cell() < 0 ? "" : " row " + (stated.rows().size() + 1);
    String message = StatedPlay.TABLE + where + ": " + what;
    findings.add(findings.at("Q013", place, message).tag(StatedPlay.TABLE));
  }

  /** Reports the first row that does not fit the play; whether there is one. */
  private static boolean illegal(BoardContext context, Findings findings, List<List<Card>> stated) {
    Optional<PlayReplay> play = context.replay().play();
    Optional<Deal> deal = context.board().deal().value().filter(Deal::isFull);
    if (play.isEmpty() || deal.isEmpty() || !play.get().problems().isEmpty()) {
      return false;
    }
    List<PlayedCard> cards = play.get().cards();
    Hand gone = Hand.EMPTY;
    for (int row = 0; row < stated.size(); row++) {
      if (row == cards.size()) {
        report(context, findings, row, "no card was played");
        return true;
      }
      PlayedCard turn = cards.get(row);
      if (turn.trick() != 1 + row / SEATS) {
        // Cards that are not known lie before this one: the rows behind have no sure places.
        return false;
      }
      PlayedCard led = cards.get(row - row % SEATS);
      Hand held = deal.get().hand(turn.seat()).orElseThrow().minus(gone);
      Hand ofSuit = row % SEATS == 0 ? Hand.EMPTY : held.suit(led.card().suit());
      for (Card card : stated.get(row)) {
        if (!held.contains(card)) {
          report(context, findings, row, "%c has no %s".formatted(turn.seat().letter(), card));
          return true;
        }
        if (!ofSuit.isEmpty() && !ofSuit.contains(card)) {
          String what = "%s of %c does not follow suit".formatted(card, turn.seat().letter());
          report(context, findings, row, what);
          return true;
        }
      }
      gone = gone.plus(turn.card());
    }
    return false;
  }

  private static void report(BoardContext context, Findings findings, int row, String what) {
    findings.add(
        findings
            .at(
                "Q013",
                place(context, row),
                "%s row %d: %s".formatted(StatedPlay.TABLE, row + 1, what))
            .tag(StatedPlay.TABLE));
  }

  /** Where a row begins, from 0. */
  static Span place(BoardContext context, int row) {
    List<Span> cells = context.origins().tableCells(StatedPlay.TABLE);
    int columns =
        context.board().tables().stream()
            .filter(table -> table.name().equals(StatedPlay.TABLE))
            .mapToInt(table -> table.columns().size())
            .findFirst()
            .orElse(0);
    return row * columns < cells.size()
        ? cells.get(row * columns)
        : context.value(StatedPlay.TABLE);
  }
}
