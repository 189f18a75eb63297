package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * A record as the case tables speak of it: what it states, what its replay gives, and what is found
 * in it.
 */
record RecordFacts(HandRecord record, Replay replay, List<Diagnostic> diagnostics) {
  static RecordFacts of(Pipeline.Checked checked) {
    return new RecordFacts(checked.record(), checked.replay(), checked.diagnostics());
  }

  Board board() {
    return record.board();
  }

  /** The line of the first tag. */
  int line() {
    return record.text().locate(record.origins().record()).line();
  }

  /** The dealer, stated or shown by the first call. */
  Optional<Seat> dealer() {
    return replay.auction().flatMap(AuctionReplay::dealer).or(() -> board().dealer().value());
  }

  /** How many calls count, added passes among them. */
  int calls() {
    return replay.auction().map(auction -> auction.calls().size()).orElse(0);
  }

  /** How many calls stand in the auction before the first text that is no call. */
  int callsWritten() {
    int calls = 0;
    for (AuctionItem item : board().auction().map(Auction::items).orElse(List.of())) {
      if (item instanceof AuctionItem.Unreadable) {
        break;
      }
      calls += item instanceof AuctionItem.Made ? 1 : 0;
    }
    return calls;
  }

  /** How many passes were added before the first call. */
  int leadingPasses() {
    return replay.auction().map(AuctionReplay::leadingPasses).orElse(0);
  }

  /** How the auction ends; empty when there is none. */
  String auctionEnd() {
    if (board().auction().isEmpty()) {
      return "";
    }
    return replay
        .auction()
        .map(
            auction ->
                switch (auction.status()) {
                  case COMPLETE -> "complete";
                  case ENDED_INCOMPLETE -> "ended-incomplete";
                  case TO_BE_CONTINUED -> "to-be-continued";
                  case OPEN -> "unfinished";
                  case BROKEN -> "broken";
                })
        .orElse("without calls");
  }

  /** The contract that the auction gives. */
  Optional<Contract> contract() {
    return replay.auction().flatMap(AuctionReplay::contract);
  }

  /** The declarer that the auction gives. */
  Optional<Seat> declarer() {
    return replay.auction().flatMap(AuctionReplay::declarer);
  }

  /** How many cards were read, a completed last trick among them. */
  int cards() {
    return replay.play().map(play -> play.cards().size()).orElseGet(this::cardsWritten);
  }

  /** How many cards stand in the play. */
  int cardsWritten() {
    List<PlayItem> items = board().play().map(Play::items).orElse(List.of());
    return (int) items.stream().filter(PlayItem.Played.class::isInstance).count();
  }

  /** The leader of the first trick. */
  Optional<Seat> leader() {
    return replay.leader();
  }

  /** The leader of each trick; empty where he is unknown. */
  List<Optional<Seat>> leaders() {
    List<Optional<Seat>> leaders = new ArrayList<>();
    replay.play().ifPresent(play -> tricks(play).forEach(t -> leaders.add(play.leader(t))));
    return leaders;
  }

  /** The winner of each trick; empty where he is unknown. */
  List<Optional<Seat>> winners() {
    List<Optional<Seat>> winners = new ArrayList<>();
    replay.play().ifPresent(play -> tricks(play).forEach(t -> winners.add(play.winner(t))));
    return winners;
  }

  private static List<Integer> tricks(PlayReplay play) {
    return IntStream.rangeClosed(1, play.tricks()).boxed().toList();
  }

  /** How many tricks a side won. */
  int tricks(Side side) {
    return replay.play().map(play -> play.won(side)).orElse(0);
  }

  /** How the play ends, by its signs. */
  String playEnd() {
    List<PlayItem> items = board().play().map(Play::items).orElse(List.of());
    return items.contains(PlayItem.STOP)
        ? "ended-incomplete"
        : items.contains(PlayItem.NEXT) ? "to-be-continued" : "unfinished";
  }

  /** Who is to play, else to call next. */
  Optional<Seat> next() {
    if (board().play().isPresent()) {
      return nextToPlay();
    }
    return replay.auction().map(auction -> auction.state().turn());
  }

  /** The seat of the column in which the sign for the next card stands. */
  private Optional<Seat> nextToPlay() {
    Play play = board().play().orElseThrow();
    int place = 0;
    for (PlayItem item : play.items()) {
      if (item == PlayItem.NEXT) {
        int column = place;
        return play.first().value().map(first -> first.plus(column));
      }
      place += item instanceof PlayItem.Marked ? 0 : 1;
    }
    return Optional.empty();
  }
}
