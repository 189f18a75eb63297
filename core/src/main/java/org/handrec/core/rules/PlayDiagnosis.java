package org.handrec.core.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayProblem.Kind;

/**
 * Finds the reading of a play section that explains it best: as it is written, else the one change
 * after which nothing conflicts any more, else the conflicts that remain.
 *
 * <p>The order of trials: the deal turned or rows put in order; one card replaced or two exchanged;
 * whole tricks exchanged, left out or repeated, or other trumps; another leader to a trick; single
 * conflicts; too many conflicts.
 */
final class PlayDiagnosis {
  /** From so many conflicts on, the play is taken to belong to another deal. */
  static final int TOO_MANY = 4;

  private final PlayCase play;
  private final boolean strict;
  private final List<PlayProblem> problems;

  private PlayDiagnosis(PlayCase play, boolean strict) {
    this.play = play;
    this.strict = strict;
    this.problems = play.grid().problems;
  }

  static PlayReplay of(
      Board board, Strain strain, Seat leader, Optional<Seat> declarer, boolean strict) {
    return new PlayDiagnosis(PlayCase.of(board, strain, leader, declarer), strict).run();
  }

  private PlayReplay run() {
    PlayTrial asWritten = play.trial(play.written());
    if (asWritten.conflictCount == 0) {
      return end(asWritten, true);
    }
    String layout = "";
    if (play.deal().isFull()) {
      RowRepair repair = new RowRepair(play, asWritten);
      OptionalInt turn = repair.turnedDeal();
      if (turn.isPresent()) {
        return turned(turn.getAsInt());
      }
      Optional<RowOrder> rows = repair.rows();
      if (rows.isPresent()) {
        PlayTrial inOrder = play.trial(rows.get().reading());
        layout = rows.get().describe(inOrder);
        if (!strict) {
          return reordered(inOrder, play.firstConflict(asWritten), layout);
        }
      }
    }
    return layout.isEmpty() || asWritten.conflictCount < TOO_MANY
        ? singleCauses(asWritten)
        : otherDeal(asWritten, layout);
  }

  private PlayReplay turned(int turn) {
    problems.add(
        PlayProblem.of(Kind.DEAL_TURNED, play.grid().items[play.firstCard()], 1).count(turn));
    return end(play.turnedTrial(turn), false);
  }

  private PlayReplay reordered(PlayTrial inOrder, int place, String layout) {
    problems.add(
        PlayProblem.of(Kind.ROWS_REORDERED, play.grid().items[place], place / 4 + 1).note(layout));
    return end(inOrder, true);
  }

  private PlayReplay singleCauses(PlayTrial asWritten) {
    Leads leads = Leads.of(play);
    CardRepair repair = new CardRepair(play, leads.trial());
    Optional<CardRepair.Explanation> card = repair.explanation();
    if (card.isPresent()) {
      problems.add(card.get().problem());
      return end(card.get().repaired().orElse(leads.trial()), card.get().repaired().isPresent());
    }
    boolean oneLead = leads.trial().conflictCount == 0 && leads.unexplained().size() == 1;
    TrickRepair repairOfTricks = new TrickRepair(play, asWritten);
    Optional<PlayProblem> tricks =
        oneLead ? repairOfTricks.explanationOfLead() : repairOfTricks.explanation();
    if (tricks.isPresent()) {
      problems.add(tricks.get());
      return end(asWritten, false);
    }
    if (leads.trial().conflictCount + leads.unexplained().size() >= TOO_MANY) {
      return otherDeal(asWritten, "");
    }
    leads.unexplained().forEach(trick -> problems.add(lead(leads.trial(), trick)));
    return end(leads.trial(), conflicts(leads.trial(), repair));
  }

  /** Reports each conflict up to the first impossible card; returns whether there is none. */
  private boolean conflicts(PlayTrial trial, CardRepair repair) {
    PlayEnd end = new PlayEnd(play, trial, problems);
    for (int place = 0; place < play.grid().places; place++) {
      int kind = play.card(place).isEmpty() ? 0 : trial.conflictAt(place);
      if (kind == PlayTrial.NOT_HELD || kind == PlayTrial.PLAYED_BEFORE) {
        problems.add(repair.impossibleCard(place));
        return false;
      }
      if (kind == PlayTrial.REVOKE && !isLeadImpossible(trial, place / 4)) {
        PlayProblem revoke =
            end.revoke(Kind.REVOKE, play.grid().items[place], place / 4, trial.seatAt(place));
        if (!followsFromEarlier(revoke) && !comesAgain(place)) {
          problems.add(revoke);
        }
      }
    }
    return true;
  }

  /** Whose lead cannot have been that card, led no suit that the others had to follow. */
  private static boolean isLeadImpossible(PlayTrial trial, int trick) {
    int lead = trial.conflicts[4 * trick + trial.leaders[trick]];
    return lead == PlayTrial.NOT_HELD || lead == PlayTrial.PLAYED_BEFORE;
  }

  /**
   * A player who breaks the same suit again with no more cards of it than he kept back before would
   * have been void, had he followed suit then.
   */
  private boolean followsFromEarlier(PlayProblem revoke) {
    long earlier =
        problems.stream()
            .filter(p -> p.kind() == Kind.REVOKE && p.seat().equals(revoke.seat()))
            .filter(
                p -> p.otherCard().orElseThrow().suit() == revoke.otherCard().orElseThrow().suit())
            .count();
    return earlier >= revoke.cards().size();
  }

  /** A card that breaks suit and is played again later is the typing error, not a revoke. */
  private boolean comesAgain(int place) {
    for (int later = place + 1; later < play.grid().places; later++) {
      if (play.grid().cards[later] == play.grid().cards[place]) {
        return true;
      }
    }
    return false;
  }

  private PlayProblem lead(PlayTrial trial, int trick) {
    int seat = trial.leaders[trick];
    int place = trial.place(trick, seat);
    Card led = play.card(place).orElseThrow();
    int item = play.grid().items[place];
    if (trick == 0) {
      return PlayProblem.of(Kind.WRONG_OPENING_LEADER, item, 1)
          .by(Seat.values()[seat], led)
          .other(Optional.of(play.leader()), Optional.empty(), 0);
    }
    int winner = trial.rightful[trick];
    return PlayProblem.of(Kind.LEAD_OUT_OF_TURN, item, trick + 1)
        .by(Seat.values()[seat], led)
        .other(
            Optional.of(Seat.values()[winner]), play.card(trial.place(trick - 1, winner)), trick);
  }

  private PlayReplay otherDeal(PlayTrial asWritten, String layout) {
    int place = play.firstConflict(asWritten);
    problems.add(
        PlayProblem.of(Kind.OTHER_DEAL, play.grid().items[place], place / 4 + 1)
            .by(Seat.values()[asWritten.seatAt(place)], play.card(place).orElseThrow())
            .count(asWritten.conflictCount)
            .note(layout));
    return end(asWritten, false);
  }

  private PlayReplay end(PlayTrial trial, boolean reliable) {
    boolean inOrder = play.written().chronological();
    return new PlayEnd(play, trial, problems).replay(reliable && !(inOrder && play.grid().broken));
  }
}
