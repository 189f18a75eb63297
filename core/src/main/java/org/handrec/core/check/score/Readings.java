package org.handrec.core.check.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.DuplicateScore;
import org.handrec.core.scoring.PlayedContract;
import org.handrec.core.scoring.Scoring;
import org.handrec.core.scoring.StatedScore;

/**
 * What contract, declarer, vulnerability and tricks of a record may be: what is derived, and what
 * is stated where it differs. Findings say where they do.
 */
final class Readings {
  private final List<Contract.Played> contracts = new ArrayList<>(1);
  private final List<Seat> declarers = new ArrayList<>(1);
  private final List<Vulnerability> vulnerabilities = new ArrayList<>(1);
  private final List<Integer> tricks = new ArrayList<>(1);
  private final DuplicateScore.Tariff tariff;

  private Readings(Board board) {
    tariff = Scoring.of(board).tariff();
  }

  static Readings of(BoardContext context, Findings findings) {
    Board board = context.board();
    Replay replay = context.replay();
    Readings readings = new Readings(board);
    addContract(readings.contracts, replay.contract());
    addContract(readings.contracts, board.contract().value());
    add(readings.declarers, replay.declarer());
    add(readings.declarers, board.declarer().value().map(StatedDeclarer::seat));
    add(readings.vulnerabilities, board.vulnerability().value());
    if (findings.has("I002")) {
      add(
          readings.vulnerabilities,
          board.number().value().map(number -> new BoardNumber(number).vulnerability()));
    }
    readings.addTricks(replay.tricks());
    readings.addTricks(replay.ownTricks());
    for (Seat seat : readings.declarers) {
      board.result().value().ifPresent(r -> readings.addTricks(r.of(seat.side(), seat)));
    }
    return readings;
  }

  private static void addContract(List<Contract.Played> list, Optional<Contract> contract) {
    if (contract.isPresent() && contract.get() instanceof Contract.Played played) {
      add(list, Optional.of(played));
    }
  }

  private static <T> void add(List<T> list, Optional<T> value) {
    if (value.isPresent() && !list.contains(value.get())) {
      list.add(value.get());
    }
  }

  private void addTricks(OptionalInt number) {
    if (number.isPresent() && number.getAsInt() <= 13 && !tricks.contains(number.getAsInt())) {
      tricks.add(number.getAsInt());
    }
  }

  /** Whether any of the readings gives a score. */
  boolean explain(StatedScore stated) {
    for (Contract.Played contract : contracts) {
      for (Seat declarer : declarers) {
        for (Vulnerability vulnerability : vulnerabilities) {
          for (int number : tricks) {
            PlayedContract played =
                new PlayedContract(contract, declarer, vulnerability, number, tariff);
            if (played.score() == stated.ofDeclarer(declarer)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }
}
