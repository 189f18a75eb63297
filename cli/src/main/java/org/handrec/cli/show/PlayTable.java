package org.handrec.cli.show;

import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayReplay;

/** A play as a table, a trick a line: {@code >} marks the lead, {@code =} the card that won. */
final class PlayTable {
  private final SeatTable table = new SeatTable();

  PlayTable(PlayReplay play, FindingMarks marks) {
    for (int trick = 1; trick <= play.tricks(); trick++) {
      table.row(trick < 10 ? " " + trick : Integer.toString(trick));
      Optional<Seat> leader = play.leader(trick);
      Optional<Seat> winner = play.winner(trick);
      for (Seat seat : Seat.values()) {
        Optional<Card> card = play.card(trick, seat);
        String lead = leader.filter(seat::equals).isPresent() ? ">" : " ";
        String won = winner.filter(seat::equals).isPresent() ? "=" : "";
        table.put(seat, lead + card.map(c -> c + won + marks.ofCard(c)).orElse("-"));
      }
    }
  }

  List<String> lines() {
    return table.lines();
  }
}
