package org.handrec.core.check.identity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;

/**
 * N002: one player sits at a seat of either side. A name at both seats of a side is that of the
 * partnership, one at three or four seats that of a program or a placeholder; a seat of a program
 * does not count, and a text without a letter, such as {@code -}, is no name.
 */
final class PlayerTwiceRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    String[] names = new String[4];
    for (int i = 0; i < 4; i++) {
      names[i] = context.board().player(Seat.NORTH.plus(i)).value().orElse("");
    }
    if (mayRepeat(names)) {
      Map<String, List<Seat>> seats = new LinkedHashMap<>();
      for (Seat seat : Seat.values()) {
        if (!isProgram(context, seat)) {
          for (String name : names[seat.ordinal()].split(";", -1)) {
            add(seats, name.trim(), seat);
          }
        }
      }
      seats.forEach((name, at) -> report(context, findings, name, at));
    }
  }

  /** Whether a second look is worth while: lists of names, or one name on both sides. */
  private static boolean mayRepeat(String[] names) {
    for (int i = 0; i < 4; i++) {
      if (names[i].indexOf(';') >= 0 || names[i].trim().equals(names[(i + 1) % 4].trim())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isProgram(BoardContext context, Seat seat) {
    return context
        .board()
        .text(Board.playerTag(seat) + "Type")
        .value()
        .filter("program"::equals)
        .isPresent();
  }

  private static void add(Map<String, List<Seat>> seats, String name, Seat seat) {
    if (name.chars().anyMatch(Character::isLetter)) {
      List<Seat> at = seats.computeIfAbsent(name, n -> new ArrayList<>(1));
      if (!at.contains(seat)) {
        at.add(seat);
      }
    }
  }

  /** Reports a name at the later of its places; a name taken from other records is theirs. */
  private static void report(
      BoardContext context, Findings findings, String name, List<Seat> seats) {
    if (seats.size() != 2 || seats.get(0).side() == seats.get(1).side()) {
      return;
    }
    Optional<Span> last =
        seats.stream()
            .map(Board::playerTag)
            .filter(tag -> !context.isTaken(tag))
            .map(context::value)
            .max(Comparator.comparingLong(Span::start));
    if (last.isEmpty()) {
      return;
    }
    String message =
        "\"%s\" sits %c and %c".formatted(name, seats.get(0).letter(), seats.get(1).letter());
    findings.add(findings.at("N002", last.get(), message).found(name));
  }
}
