package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayProblem.Kind;
import org.handrec.core.rules.PlayTrial.Reading;

/**
 * Looks for the one change of whole tricks that explains a play section with a full deal: two of
 * them exchanged, one left out, one given twice; or for other trumps. What is found is said, and
 * the section is left as it is written.
 */
final class TrickRepair {
  /** Of fewer tricks, two fit in either order too often. */
  private static final int ENOUGH = 5;

  private final PlayCase play;
  private final PlayTrial asWritten;
  private final Reading written;
  private final int complete;

  /**
   * Prepares the search.
   *
   * @param asWritten the trial of the section as it is written; it has conflicts
   */
  TrickRepair(PlayCase play, PlayTrial asWritten) {
    this.play = play;
    this.asWritten = asWritten;
    this.written = play.written();
    int rows = 0;
    while (rows < written.rows() && isComplete(rows)) {
      rows++;
    }
    this.complete = rows;
  }

  private boolean isComplete(int row) {
    for (int place = 4 * row; place < 4 * row + 4; place++) {
      if (written.cards()[place] < 0) {
        return false;
      }
    }
    return true;
  }

  /** The one change; empty when none or several explain the section. */
  Optional<PlayProblem> explanation() {
    if (asWritten.conflictCount < 2 || !play.deal().isFull() || !written.marks().isEmpty()) {
      return Optional.empty(); // a single break of suit is a revoke, whatever would cure it
    }
    return leftOut().or(this::repeated).or(this::otherTrumps).or(this::exchanged);
  }

  /**
   * The one change that explains a single lead out of turn: a trick left out before it. Its leader
   * is then the winner of that trick, and there is no other irregularity to be assumed.
   */
  Optional<PlayProblem> explanationOfLead() {
    return play.deal().isFull() && written.marks().isEmpty() ? leftOut() : Optional.empty();
  }

  /** Twelve tricks, and the four cards that were not played make one between two of them. */
  private Optional<PlayProblem> leftOut() {
    Hand rest = Hand.DECK;
    for (int place = 0; place < 4 * complete; place++) {
      rest = rest.minus(Hand.ofBits(1L << written.cards()[place]));
    }
    boolean twelve = complete == PlayGrid.TRICKS - 1 && written.rows() == complete;
    if (!twelve || rest.size() != 4 || play.grid().stopped) {
      return Optional.empty(); // what is claimed is not left out
    }
    List<Integer> rows = new ArrayList<>(1);
    for (int row = 0; row < complete; row++) {
      if (fitsWith(rest, row)) {
        rows.add(row);
      }
    }
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(at(Kind.TRICK_LEFT_OUT, rows.get(0)).with(rest).note(numbers(rows)));
  }

  /** {@code 5}, {@code 5 or 6}, or of more the first and the last. */
  private static String numbers(List<Integer> rows) {
    int first = rows.get(0) + 1;
    int last = rows.get(rows.size() - 1) + 1;
    return first + (rows.size() == 1 ? "" : (rows.size() == 2 ? " or " : " to ") + last);
  }

  /** Whether the four cards make a trick before a row; in order of play any of them may lead. */
  private boolean fitsWith(Hand rest, int row) {
    byte[] cards = written.cards().clone();
    System.arraycopy(written.cards(), 4 * row, cards, 4 * row + 4, 4 * (complete - row));
    int leader = asWritten.leaders[row];
    for (Card card : rest.cards()) {
      int owner = play.deal().owner(card).orElseThrow().ordinal();
      cards[written.place(row, owner, leader)] = (byte) card.index();
    }
    return isClean(cards, PlayGrid.TRICKS);
  }

  /** The same four cards twice: without one of the two rows nothing conflicts. */
  private Optional<PlayProblem> repeated() {
    for (int row = 1; row < complete; row++) {
      for (int earlier = 0; earlier < row; earlier++) {
        if (bits(row) == bits(earlier) && (isCleanWithout(row) || isCleanWithout(earlier))) {
          return Optional.of(
              at(Kind.TRICK_REPEATED, row).other(Optional.empty(), Optional.empty(), earlier + 1));
        }
      }
    }
    return Optional.empty();
  }

  private long bits(int row) {
    long bits = 0;
    for (int place = 4 * row; place < 4 * row + 4; place++) {
      bits |= 1L << written.cards()[place];
    }
    return bits;
  }

  private boolean isCleanWithout(int row) {
    byte[] cards = written.cards().clone();
    int behind = 4 * (written.rows() - 1 - row);
    System.arraycopy(written.cards(), 4 * row + 4, cards, 4 * row, behind);
    Arrays.fill(cards, 4 * row + behind, cards.length, PlayGrid.NONE);
    return isClean(cards, written.rows() - 1);
  }

  /** Two rows in each other's place; of several such pairs the one of neighbours. */
  private Optional<PlayProblem> exchanged() {
    if (complete < ENOUGH) {
      return Optional.empty();
    }
    List<int[]> pairs = new ArrayList<>(1);
    for (int row = 0; row < complete; row++) {
      for (int later = row + 1; later < complete; later++) {
        byte[] cards = written.cards().clone();
        System.arraycopy(written.cards(), 4 * row, cards, 4 * later, 4);
        System.arraycopy(written.cards(), 4 * later, cards, 4 * row, 4);
        if (isClean(cards, written.rows())) {
          pairs.add(new int[] {row, later});
        }
      }
    }
    List<int[]> neighbours = pairs.stream().filter(pair -> pair[1] == pair[0] + 1).toList();
    List<int[]> chosen = pairs.size() > 1 ? neighbours : pairs;
    if (chosen.size() != 1) {
      return Optional.empty();
    }
    int[] pair = chosen.get(0);
    return Optional.of(
        at(Kind.TRICKS_EXCHANGED, pair[0]).other(Optional.empty(), Optional.empty(), pair[1] + 1));
  }

  /** Other trumps, when they alone explain many conflicts. */
  private Optional<PlayProblem> otherTrumps() {
    if (asWritten.conflictCount < PlayDiagnosis.TOO_MANY) {
      return Optional.empty();
    }
    Optional<Strain> found = Optional.empty();
    for (Strain strain : Strain.values()) {
      PlayTrial trial = new PlayTrial(written, play.deal(), strain, play.leader().ordinal(), null);
      if (trial.conflictCount == 0) {
        if (found.isPresent()) {
          return Optional.empty();
        }
        found = Optional.of(strain);
      }
    }
    return found.map(strain -> at(Kind.OTHER_TRUMPS, 0).note(strain.symbol()));
  }

  private boolean isClean(byte[] cards, int rows) {
    Reading reading =
        new Reading(
            cards,
            rows,
            written.chronological(),
            written.first(),
            written.items(),
            written.marks());
    return play.trial(reading).conflictCount == 0;
  }

  private PlayProblem at(Kind kind, int row) {
    int place = 4 * row;
    while (play.grid().cards[place] < 0) {
      place++;
    }
    return PlayProblem.of(kind, play.grid().items[place], row + 1);
  }
}
