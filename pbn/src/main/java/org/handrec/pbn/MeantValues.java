package org.handrec.pbn;

import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.model.Auction;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.BoardNumber;

/**
 * Values in place of those that cannot be used: what the rest of the record, or the record before,
 * says. A value that merely looks alike is no reason.
 */
final class MeantValues {
  private MeantValues() {}

  /** PBN034: the value that would be inherited, or the one that was to serve later games. */
  static Optional<Fix> inherited(GameEdits game) {
    return game.finding().expected().or(() -> seatOfSection(game)).flatMap(v -> written(game, v));
  }

  private static Optional<String> seatOfSection(GameEdits game) {
    Optional<Seat> first =
        switch (game.finding().tag().orElse("")) {
          case "Auction" -> game.board().dealer().value();
          case "Play" -> game.replay().leader();
          default -> Optional.empty();
        };
    return first.map(MeantValues::letter);
  }

  /** PBN061: the value that follows from the rest of the record. */
  static Optional<Fix> unreadable(GameEdits game) {
    Optional<String> meant =
        switch (game.finding().tag().orElse("")) {
          case "Dealer" -> dealer(game);
          case "Vulnerable" -> byNumber(game, "Vulnerable");
          case "Declarer" ->
              auction(game).flatMap(AuctionReplay::declarer).map(MeantValues::letter);
          case "Contract" -> auction(game).flatMap(AuctionReplay::contract).map(Contract::symbol);
          case "Result" -> tricks(game);
          case "Date" -> game.finding().found().flatMap(MeantValues::dayBeforeMonth);
          default -> Optional.empty();
        };
    return meant.flatMap(value -> written(game, value));
  }

  /** The seat with which the auction begins, and that of the board number; both where both are. */
  private static Optional<String> dealer(GameEdits game) {
    Optional<String> first =
        game.board()
            .auction()
            .filter(auction -> auction.leadingDashes() == 0)
            .map(Auction::first)
            .flatMap(seat -> seat.value())
            .map(MeantValues::letter);
    Optional<String> byNumber = byNumber(game, "Dealer");
    return Stream.of(first, byNumber).flatMap(Optional::stream).distinct().count() == 1
        ? first.or(() -> byNumber)
        : Optional.empty();
  }

  private static Optional<String> byNumber(GameEdits game, String tag) {
    return game.board().number().value().flatMap(number -> new BoardNumber(number).value(tag));
  }

  private static Optional<AuctionReplay> auction(GameEdits game) {
    return game.replay().auction();
  }

  /** The tricks of a complete play. */
  private static Optional<String> tricks(GameEdits game) {
    return game.replay()
        .play()
        .filter(play -> play.isReliable() && play.isComplete())
        .flatMap(play -> game.replay().declarer().map(seat -> play.won(seat.side())))
        .map(String::valueOf);
  }

  /** {@code 2024.25.03} can only be 25 March. */
  private static Optional<String> dayBeforeMonth(String date) {
    String[] parts = date.split("[-/.]", -1);
    return Optional.of(parts)
        .filter(three -> three.length == 3)
        .map(three -> TimeForms.date(three[0] + '.' + three[2] + '.' + three[1]))
        .filter(fresh -> !fresh.equals(TextForms.UNREADABLE));
  }

  private static String letter(Seat seat) {
    return String.valueOf(seat.letter());
  }

  /** The value as it is, without a sign that it serves later games. */
  private static Optional<Fix> written(GameEdits game, String value) {
    int tag = game.tagAt(game.from());
    if (tag < 0) {
      return Optional.empty();
    }
    int string = game.game().stringToken(tag);
    return game.fix(
        game.replace(
            game.tokens().start(string), game.tokens().end(string), GameEdits.quoted(value)));
  }
}
