package org.handrec.pbn;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.Replay;

/**
 * The values of mandatory tags in export format, such as the result as tricks of the declarer (PBN
 * 3.4). A value that cannot be read stays as it is.
 */
final class ExportValues {
  private ExportValues() {}

  /** The value of a tag that the board has. */
  static String of(StandardTag name, Tag tag, Board board, Replay replay) {
    String written = tag.value();
    return switch (name) {
      case DEALER -> board.dealer().value().map(ExportValues::letter).orElse(written);
      case VULNERABLE -> board.vulnerability().value().map(Vulnerability::symbol).orElse(written);
      case DECLARER -> board.declarer().value().map(ExportValues::declarer).orElse(written);
      case CONTRACT -> board.contract().value().map(Contract::symbol).orElse(written);
      case RESULT ->
          board.result().value().map(result -> result(result, written, replay)).orElse(written);
      default -> written;
    };
  }

  private static String letter(Seat seat) {
    return switch (seat) {
      case NORTH -> "N";
      case EAST -> "E";
      case SOUTH -> "S";
      case WEST -> "W";
    };
  }

  private static String declarer(StatedDeclarer declarer) {
    String letter = letter(declarer.seat());
    return declarer.exchanged() ? "^" + letter : letter;
  }

  /** The seat that begins a deal: the dealer; where he is not known, the seat as written. */
  static Seat firstOfDeal(Board board, String written) {
    return board
        .dealer()
        .value()
        .or(() -> written.isEmpty() ? Optional.empty() : Seat.of(written.charAt(0)))
        .orElse(Seat.NORTH);
  }

  /**
   * Declarer's tricks where the statement gives them. What it says of one side of an unfinished
   * play, or of both sides without 13 tricks in all, stays as it is (PBN 3.4.15).
   */
  static String result(StatedResult result, String written, Replay replay) {
    OptionalInt tricks = result.declarer();
    Optional<Seat> declarer = replay.declarer();
    if (tricks.isEmpty() && declarer.isPresent()) {
      Seat seat = declarer.get();
      OptionalInt own = result.of(seat.side(), seat);
      OptionalInt others = result.of(seat.side().other(), seat);
      boolean open = replay.play().filter(play -> play.isOpen()).isPresent();
      if (own.isPresent() && others.isPresent()) {
        tricks = own.getAsInt() + others.getAsInt() == 13 ? own : OptionalInt.empty();
      } else if (own.isPresent()) {
        tricks = own;
      } else if (others.isPresent() && others.getAsInt() <= 13 && !open) {
        tricks = OptionalInt.of(13 - others.getAsInt());
      }
    }
    if (tricks.isEmpty()) {
      return written;
    }
    return (result.agreed() ? "^" : "") + tricks.getAsInt();
  }
}
