package org.handrec.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.Replay;

/** One row a record. */
final class BoardRows implements CsvRows {
  @Override
  public List<String> columns() {
    return List.of(
        "line",
        "site",
        "scoring",
        "north",
        "east",
        "south",
        "west",
        "dealer",
        "vulnerable",
        "deal",
        "auction",
        "contract",
        "declarer",
        "lead",
        "tricks",
        "result",
        "scoreNS");
  }

  @Override
  public List<List<String>> of(HandRecord record, Replay replay) {
    Board board = record.board();
    Outcome outcome = Outcome.of(board, replay);
    List<String> row = new ArrayList<>();
    row.add(Integer.toString(record.text().locate(record.origins().record()).line()));
    row.add(CsvRows.cell(board, "Site"));
    row.add(CsvRows.cell(board, "Scoring"));
    for (Seat seat : Seat.values()) {
      row.add(CsvRows.cell(board.player(seat).value()));
    }
    Optional<Seat> dealer =
        board.dealer().value().or(() -> replay.auction().flatMap(AuctionReplay::dealer));
    row.add(CsvRows.cell(dealer.map(Seat::letter)));
    row.add(CsvRows.cell(board.vulnerability().value().map(Vulnerability::symbol)));
    row.add(CsvRows.cell(board.deal().value()));
    row.add(auction(replay));
    row.add(CsvRows.cell(outcome.contract().map(Contract::symbol)));
    row.add(CsvRows.cell(outcome.declarer().map(Seat::letter)));
    row.add(lead(replay));
    row.add(number(outcome.tricks()));
    row.add(CsvRows.cell(outcome.result()));
    row.add(number(outcome.score()));
    return List.of(row);
  }

  /** The calls that count. */
  private static String auction(Replay replay) {
    return replay.auction().map(AuctionReplay::calls).orElse(List.of()).stream()
        .map(made -> made.call().symbol())
        .collect(Collectors.joining(" "));
  }

  /** The first card of the play. */
  static String lead(Replay replay) {
    return CsvRows.cell(
        replay
            .play()
            .flatMap(
                play ->
                    play.tricks() == 0
                        ? Optional.empty()
                        : play.leader(1).flatMap(leader -> play.card(1, leader))));
  }

  static String number(OptionalInt value) {
    return value.isPresent() ? Integer.toString(value.getAsInt()) : "";
  }
}
