package org.handrec.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.solve.SolvedBoard;
import org.handrec.cli.solve.SolvedJournal;
import org.handrec.core.diagnose.Wording;
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
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/** Solves the boards of records in their order; a deal that comes again soon only once. */
final class BoardSolving {
  /** Eight sessions of 128 boards. */
  private static final int MOST = 1024;

  private final Shell shell;
  private final DoubleDummyBatch<IOException> queue;
  private final boolean par;
  private final Optional<Vulnerability> vulnerable;
  private final boolean play;
  private final Map<Deal, Outcome> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Deal, Outcome> eldest) {
          return size() > MOST;
        }
      };

  private Optional<SolvedJournal> journal = Optional.empty();
  private int solved;
  private int passed;
  private int stated;

  /** What became of a deal; known when those asked for before it are. */
  private static final class Outcome {
    private Optional<DoubleDummyTable> table = Optional.empty();
    private String problem = "";
  }

  /** What a thread found. */
  private record Answer<T>(Optional<DoubleDummyTable> table, Optional<T> more, String problem) {}

  /** Takes the table of a board, and what was found besides. */
  interface Receiver<T> {
    void accept(Optional<DoubleDummyTable> table, Optional<T> more) throws IOException;
  }

  /** A line of play that can be followed. */
  record Line(Strain strain, Seat declarer, List<Card> cards) {}

  /**
   * What is wanted.
   *
   * @param par whether par is
   * @param vulnerable where nothing else is known, for par
   * @param play whether plays are followed
   */
  BoardSolving(
      Shell shell,
      DoubleDummyBatch<IOException> queue,
      boolean par,
      Optional<Vulnerability> vulnerable,
      boolean play) {
    this.shell = shell;
    this.queue = queue;
    this.par = par;
    this.vulnerable = vulnerable;
    this.play = play;
  }

  /** Whether plays are wanted. */
  boolean isPlayWanted() {
    return play;
  }

  /** From now on keeps account of what was solved, and takes from it what is there. */
  void setJournal(Optional<SolvedJournal> kept) {
    journal = kept;
  }

  /** Solves a deal of the command line. */
  void add(Deal deal, int number, DoubleDummyBatch.Receiver<SolvedBoard, IOException> receiver)
      throws IOException {
    table(
        "deal " + number,
        deal,
        solver -> Optional.empty(),
        (table, more) -> {
          if (table.isPresent()) {
            receiver.accept(ofCommandLine(deal, number, table.get()));
          }
        });
  }

  /** Solves the only deal of the command line, its denominations side by side. */
  void addAlone(Deal deal, DoubleDummyBatch.Receiver<SolvedBoard, IOException> receiver)
      throws IOException {
    try {
      receiver.accept(ofCommandLine(deal, 1, queue.table(deal)));
      solved++;
    } catch (SolverStoppedException e) {
      giveUp("deal 1", e.getMessage());
    }
  }

  private SolvedBoard ofCommandLine(Deal deal, int number, DoubleDummyTable table) {
    return new SolvedBoard(
        "",
        number,
        Optional.empty(),
        deal,
        table,
        par(Board.builder().build(), table),
        Optional.empty());
  }

  /** Solves the board of a record; one without a full deal is passed over. */
  void add(
      OpenInput in,
      HandRecord record,
      Replay replay,
      DoubleDummyBatch.Receiver<SolvedBoard, IOException> receiver)
      throws IOException {
    Optional<Deal> full = deal(record);
    if (full.isEmpty()) {
      pass(record);
      return;
    }
    Deal deal = full.get();
    Optional<Line> line = play ? line(replay) : Optional.empty();
    table(
        name(in, record),
        deal,
        solver -> line.flatMap(one -> analysis(solver, deal, one)),
        (table, analysis) -> {
          if (table.isPresent()) {
            receiver.accept(
                new SolvedBoard(
                    in.name(),
                    record.index(),
                    record.board().text("Board").value(),
                    deal,
                    table.get(),
                    par(record.board(), table.get()),
                    analysis));
          }
        });
  }

  /** The name by which messages call a board. */
  static String name(OpenInput in, HandRecord record) {
    return in.name() + ": record " + record.index();
  }

  /** Waits for all boards. */
  void finish() throws IOException {
    queue.finish();
  }

  /**
   * Finds the table of a deal and something besides; told when it is given up, and then nothing is
   * there.
   */
  <T> void table(
      String name, Deal deal, Function<DoubleDummySolver, Optional<T>> more, Receiver<T> receiver)
      throws IOException {
    Optional<Outcome> before = Optional.ofNullable(known.get(deal));
    Outcome outcome = before.orElseGet(Outcome::new);
    if (before.isEmpty()) {
      known.put(deal, outcome);
      if (journal.isPresent()) {
        outcome.table = journal.get().next(deal);
      }
    }
    boolean first = before.isEmpty() && outcome.table.isEmpty();
    queue.add(
        solver -> answer(solver, first ? Optional.of(deal) : Optional.empty(), more),
        answer -> {
          if (first) {
            outcome.table = answer.table();
            outcome.problem = answer.problem();
            if (journal.isPresent() && outcome.table.isPresent()) {
              journal.get().add(deal, outcome.table.get());
            }
          }
          String problem = outcome.problem.isEmpty() ? answer.problem() : outcome.problem;
          if (problem.isEmpty()) {
            solved++;
            receiver.accept(outcome.table, answer.more());
          } else {
            giveUp(name, problem);
            receiver.accept(Optional.empty(), Optional.empty());
          }
        });
  }

  /** Finds something about a board of which the table is known, or not wanted. */
  <T> void find(String name, Function<DoubleDummySolver, Optional<T>> more, Receiver<T> receiver)
      throws IOException {
    queue.add(
        solver -> answer(solver, Optional.empty(), more),
        answer -> {
          if (!answer.problem().isEmpty()) {
            giveUp(name, answer.problem());
          }
          receiver.accept(Optional.empty(), answer.more());
        });
  }

  private static <T> Answer<T> answer(
      DoubleDummySolver solver,
      Optional<Deal> deal,
      Function<DoubleDummySolver, Optional<T>> more) {
    try {
      return solver.together(() -> new Answer<>(deal.map(solver::table), more.apply(solver), ""));
    } catch (SolverStoppedException e) {
      return new Answer<>(Optional.empty(), Optional.empty(), e.getMessage());
    }
  }

  private void giveUp(String name, String problem) {
    shell.fail(name + ": not solved: " + problem);
  }

  /** The deal of a record when all cards are known. */
  static Optional<Deal> deal(HandRecord record) {
    return record.kind() == HandRecord.Kind.BOARD
        ? record.board().deal().value().filter(Deal::isFull)
        : Optional.empty();
  }

  /** The par of a board with this table, when it is wanted and the vulnerability is known. */
  private Optional<Par> par(Board board, DoubleDummyTable table) {
    return par ? par(board, table, vulnerable) : Optional.empty();
  }

  /**
   * The par of a board with this table, when its vulnerability is known.
   *
   * @param otherwise the vulnerability of a board that does not say it
   */
  static Optional<Par> par(Board board, DoubleDummyTable table, Optional<Vulnerability> otherwise) {
    Seat dealer = board.dealer().value().orElse(Seat.NORTH);
    return board.vulnerability().value().or(() -> otherwise).map(v -> Par.of(table, v, dealer));
  }

  /** Notes that a record was passed over, when it is one of a board. */
  void pass(HandRecord record) {
    passed += record.kind() == HandRecord.Kind.BOARD ? 1 : 0;
  }

  /** Notes that a board has a table already. */
  void noteStated() {
    stated++;
  }

  /** What became of the boards, in a line. */
  String summary() {
    StringBuilder line = new StringBuilder(Wording.counted(solved, "board")).append(" solved");
    if (stated > 0) {
      line.append(", ").append(stated).append(" with a table");
    }
    if (passed > 0) {
      line.append(", ").append(passed).append(" without 13 cards in each hand passed over");
    }
    return line.toString();
  }

  /** The play of a record, when contract and declarer are known. */
  static Optional<Line> line(Replay replay) {
    Optional<Strain> strain = replay.contract().flatMap(Contract::strain);
    Optional<PlayReplay> play = replay.play();
    return strain.isEmpty() || play.isEmpty() || replay.declarer().isEmpty()
        ? Optional.empty()
        : Optional.of(new Line(strain.get(), replay.declarer().get(), play.get().order()));
  }

  private static Optional<PlayAnalysis> analysis(DoubleDummySolver solver, Deal deal, Line line) {
    try {
      return Optional.of(solver.analyse(deal, line.strain(), line.declarer(), line.cards()));
    } catch (IllegalArgumentException e) {
      // A play that breaks the rules is found by check; here it has no value.
      return Optional.empty();
    }
  }
}
