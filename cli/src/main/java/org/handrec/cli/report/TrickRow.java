package org.handrec.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayReplay;

/**
 * The trick in which something is wrong, in one row: the cards in the order in which they were
 * played, the one concerned in brackets, and who won.
 */
final class TrickRow {
  private final int trick;
  private final List<Cell> cells;
  private final Optional<Seat> winner;

  /**
   * A card of a trick.
   *
   * @param text seat and card, {@code E D3}
   * @param marked whether it is the one concerned
   */
  record Cell(String text, boolean marked) {}

  private TrickRow(int trick, List<Cell> cells, Optional<Seat> winner) {
    this.trick = trick;
    this.cells = cells;
    this.winner = winner;
  }

  /** The row of a finding about a card of a trick; empty for other findings. */
  static Optional<TrickRow> of(Finding finding) {
    Diagnostic diagnostic = finding.diagnostic();
    OptionalInt trick = diagnostic.trick();
    if (trick.isEmpty()) {
      return Optional.empty();
    }
    return finding
        .play()
        .filter(play -> trick.getAsInt() <= play.tricks())
        .map(play -> new TrickRow(trick.getAsInt(), cells(play, diagnostic), winner(play, trick)))
        .filter(row -> row.cells.stream().anyMatch(Cell::marked));
  }

  private static List<Cell> cells(PlayReplay play, Diagnostic diagnostic) {
    int trick = diagnostic.trick().orElseThrow();
    List<Cell> cells = new ArrayList<>(Seat.values().length);
    Seat first = play.leader(trick).orElse(Seat.NORTH);
    for (int i = 0; i < Seat.values().length; i++) {
      Seat seat = first.plus(i);
      Optional<Card> card = play.card(trick, seat);
      boolean concerned =
          diagnostic.card().isPresent()
              ? card.equals(diagnostic.card())
              : diagnostic.seat().filter(seat::equals).isPresent();
      cells.add(new Cell(seat.letter() + " " + card.map(Card::toString).orElse("-"), concerned));
    }
    return cells;
  }

  private static Optional<Seat> winner(PlayReplay play, OptionalInt trick) {
    return play.isReliable() ? play.winner(trick.getAsInt()) : Optional.empty();
  }

  /** {@code trick 4}. */
  String title() {
    return "trick " + trick;
  }

  /** The cards. */
  List<Cell> cells() {
    return cells;
  }

  /** {@code , E wins}; no character when that is not known. */
  String outcome() {
    return winner.map(seat -> ", " + seat.letter() + " wins").orElse("");
  }

  /** {@code trick 4: W HK, N H5, E [D3], S H2, W wins}. */
  String text(Diagnostic diagnostic, Style style) {
    StringBuilder row = new StringBuilder(title()).append(": ");
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      row.append(i == 0 ? "" : ", ");
      row.append(
          cell.marked()
              ? style.severity(
                  diagnostic.severity(),
                  cell.text().substring(0, 2) + "[" + cell.text().substring(2) + "]")
              : cell.text());
    }
    return row + outcome();
  }
}
