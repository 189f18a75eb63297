package org.handrec.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.solve.SolvedBoard;
import org.handrec.core.doubledummy.DoubleDummyBatch;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.PlayAnalysis;
import org.handrec.core.doubledummy.SolverStoppedException;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/** Solves the boards of records in their order. */
final class BoardSolving {
  private final Shell shell;
  private final DoubleDummyBatch<IOException> queue;
  private final boolean par;
  private final boolean play;

  /** The results of a board, or why it was given up. */
  private record Outcome(Optional<SolvedBoard> board, String problem) {}

  BoardSolving(Shell shell, DoubleDummyBatch<IOException> queue, boolean par, boolean play) {
    this.shell = shell;
    this.queue = queue;
    this.par = par;
    this.play = play;
  }

  /** Solves a deal of the command line. */
  void add(Deal deal, int number, DoubleDummyBatch.Receiver<SolvedBoard, IOException> receiver)
      throws IOException {
    add(
        "deal " + number,
        solver ->
            new SolvedBoard(
                "",
                number,
                Optional.empty(),
                deal,
                solver.table(deal),
                Optional.empty(),
                Optional.empty()),
        receiver);
  }

  /** Solves the board of a record; one without a full deal is passed over. */
  void add(
      OpenInput in,
      HandRecord record,
      Replay replay,
      DoubleDummyBatch.Receiver<SolvedBoard, IOException> receiver)
      throws IOException {
    Optional<Deal> deal = deal(record);
    if (deal.isPresent()) {
      add(
          in.name() + ": record " + record.index(),
          solver -> solved(in.name(), record, replay, deal.get(), solver),
          receiver);
    }
  }

  /** Does something in the order of the boards. */
  void pass(DoubleDummyBatch.Receiver<Boolean, IOException> work) throws IOException {
    queue.add(solver -> true, work);
  }

  /** Waits for all boards. */
  void finish() throws IOException {
    queue.finish();
  }

  /** The table of a board; told when it is given up. */
  void table(
      OpenInput in,
      HandRecord record,
      DoubleDummyBatch.Receiver<Optional<DoubleDummyTable>, IOException> receiver)
      throws IOException {
    Deal deal = deal(record).orElseThrow();
    queue.add(
        solver -> outcome(solver, s -> plain(in.name(), record, deal, s.table(deal))),
        outcome -> {
          tell(in.name() + ": record " + record.index(), outcome);
          receiver.accept(outcome.board().map(SolvedBoard::table));
        });
  }

  /** The deal of a record when all cards are known. */
  static Optional<Deal> deal(HandRecord record) {
    return record.kind() == HandRecord.Kind.BOARD
        ? record.board().deal().value().filter(Deal::isFull)
        : Optional.empty();
  }

  /** The par of a board with this table, when its vulnerability is known. */
  static Optional<Par> par(Board board, DoubleDummyTable table) {
    Seat dealer = board.dealer().value().orElse(Seat.NORTH);
    return board.vulnerability().value().map(v -> Par.of(table, v, dealer));
  }

  /** Work with a solver. */
  private interface Work {
    SolvedBoard with(DoubleDummySolver solver);
  }

  private void add(
      String name, Work work, DoubleDummyBatch.Receiver<SolvedBoard, IOException> receiver)
      throws IOException {
    queue.add(
        solver -> outcome(solver, work),
        outcome -> {
          tell(name, outcome);
          if (outcome.board().isPresent()) {
            receiver.accept(outcome.board().get());
          }
        });
  }

  private static Outcome outcome(DoubleDummySolver solver, Work work) {
    try {
      return new Outcome(Optional.of(work.with(solver)), "");
    } catch (SolverStoppedException e) {
      return new Outcome(Optional.empty(), e.getMessage());
    }
  }

  private void tell(String name, Outcome outcome) {
    if (outcome.board().isEmpty()) {
      shell.fail(name + ": not solved: " + outcome.problem());
    }
  }

  private static SolvedBoard plain(
      String file, HandRecord record, Deal deal, DoubleDummyTable table) {
    return new SolvedBoard(
        file,
        record.index(),
        record.board().text("Board").value(),
        deal,
        table,
        Optional.empty(),
        Optional.empty());
  }

  private SolvedBoard solved(
      String file, HandRecord record, Replay replay, Deal deal, DoubleDummySolver solver) {
    SolvedBoard plain = plain(file, record, deal, solver.table(deal));
    return new SolvedBoard(
        file,
        plain.record(),
        plain.board(),
        deal,
        plain.table(),
        par ? par(record.board(), plain.table()) : Optional.empty(),
        play ? analysis(deal, replay, solver) : Optional.empty());
  }

  private static Optional<PlayAnalysis> analysis(
      Deal deal, Replay replay, DoubleDummySolver solver) {
    Optional<Strain> strain = replay.contract().flatMap(Contract::strain);
    Optional<PlayReplay> play = replay.play();
    if (strain.isEmpty() || play.isEmpty() || replay.declarer().isEmpty()) {
      return Optional.empty();
    }
    List<Card> cards =
        play.get().cards().stream()
            .limit(play.get().cardsInOrder())
            .map(PlayReplay.PlayedCard::card)
            .toList();
    try {
      return Optional.of(solver.analyse(deal, strain.get(), replay.declarer().get(), cards));
    } catch (IllegalArgumentException e) {
      // A play that breaks the rules is found by check; here it has no value.
      return Optional.empty();
    }
  }
}
