package org.handrec.cli;

import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.cli.score.ResultSpool;
import org.handrec.cli.score.ScoredRow;
import org.handrec.cli.score.Settings;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Printable;
import org.handrec.cli.shell.Shell;
import org.handrec.core.diagnose.Location;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.event.BoardKey;
import org.handrec.core.scoring.event.Method;
import org.handrec.core.scoring.event.RecordResults;
import org.handrec.core.scoring.event.Series;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.TableScore;
import org.handrec.core.scoring.event.Tournament;

/**
 * Gathers the results of records and finds the method of scoring. What is noteworthy is told, ten
 * times of a kind.
 */
final class ScoreGathering {
  private static final int MOST_TOLD = 10;

  private final Shell shell;
  private final Settings settings;
  private final ResultSpool spool;
  private final Map<String, Integer> told = new HashMap<>();

  /** The boards whose results are those of a ScoreTable. */
  private final BitSet fromTable = new BitSet();

  private final Map<String, BitSet> firsts = new HashMap<>();
  private final boolean auto;
  private boolean individual;
  private Optional<Method.Kind> kind;
  private Optional<Tournament> tournament = Optional.empty();
  private Optional<Series> series = Optional.empty();
  private Optional<String> problem = Optional.empty();

  /**
   * Nothing yet.
   *
   * @param kind the method; empty to take the one that the records name
   */
  ScoreGathering(Shell shell, Settings settings, ResultSpool spool, Optional<Method.Kind> kind) {
    this.shell = shell;
    this.settings = settings;
    this.spool = spool;
    this.kind = kind;
    this.auto = kind.isEmpty();
  }

  /** Adds the results of a record. */
  void add(String file, HandRecord record, Replay replay) throws IOException {
    if (problem.isPresent() || record.kind() != HandRecord.Kind.BOARD) {
      return;
    }
    Board board = record.board();
    Optional<Method.Kind> named = named(board);
    Method.Kind used = kind.or(() -> named).orElse(Method.Kind.MP);
    RecordResults found = RecordResults.of(board, replay, used);
    if (found.results().isEmpty() || !isKnown(file, record, named)) {
      return;
    }
    for (String remark : found.remarks()) {
      tell(file, record, found.fromTable() ? "ScoreTable" : "Score", "score", remark);
    }
    if (tournament.isEmpty()) {
      Method method = Method.of(used, board.text("Scoring").value().orElse(""));
      tournament = Optional.of(new Tournament(settings.method(method)));
      individual = isIndividual(board);
      series =
          used.isSeries() ? Optional.of(new Series(tournament.get().method())) : Optional.empty();
    }
    add(file, record, replay, found);
  }

  /** Whether the first record says that players compete one by one (PBN 4.7, Competition). */
  boolean isIndividual() {
    return individual;
  }

  private static boolean isIndividual(Board board) {
    String competition = board.text("Competition").value().orElse("");
    return competition.toLowerCase(Locale.ROOT).startsWith("individual");
  }

  /** Whether a record is the first one of its board that gave a result. */
  boolean isFirst(String file, int record) {
    BitSet records = firsts.get(file);
    return records != null && records.get(record);
  }

  private Optional<Method.Kind> named(Board board) {
    String room = board.text("Room").value().orElse("");
    boolean rooms = room.equalsIgnoreCase("open") || room.equalsIgnoreCase("closed");
    return board.text("Scoring").value().flatMap(scoring -> Method.kind(scoring, rooms));
  }

  /** Finds out the method, or why it is not known. */
  private boolean isKnown(String file, HandRecord record, Optional<Method.Kind> named) {
    if (!auto) {
      return true;
    }
    Optional<String> scoring = record.board().text("Scoring").value();
    if (named.isEmpty() && (scoring.isPresent() || kind.isEmpty())) {
      String what =
          scoring.isPresent()
              ? "Scoring \"" + scoring.get() + "\" does not tell"
              : "no Scoring tells";
      return stop(file, record, what + " how to score; --scoring does");
    }
    if (kind.isPresent() && named.isPresent() && !kind.equals(named)) {
      String both = named.get().symbol() + " behind records of " + kind.get().symbol();
      return stop(file, record, both + "; --scoring chooses one for all");
    }
    if (kind.isEmpty()) {
      kind = named;
      shell.say(
          Printable.of(
              place(file, record, "Scoring")
                  + ": scored as "
                  + kind.get().symbol()
                  + ", Scoring \""
                  + scoring.get()
                  + "\""));
    }
    return true;
  }

  private boolean stop(String file, HandRecord record, String message) {
    problem = Optional.of(place(file, record, "Scoring") + ": " + message);
    return false;
  }

  private void add(String file, HandRecord record, Replay replay, RecordResults found)
      throws IOException {
    BoardKey key = found.results().get(0).board();
    boolean inSeries = series.isPresent();
    if (key.number().isEmpty() && !inSeries) {
      tell(file, record, "Board", "number", "no board number; not counted");
      return;
    }
    OptionalInt known = tournament.get().find(key);
    boolean before = known.isPresent() && fromTable.get(known.getAsInt());
    if (known.isPresent() && (before || found.fromTable()) && !inSeries) {
      String other = before ? "a ScoreTable before gives" : "records before give";
      tell(file, record, "Board", "table", "not counted, since " + other + " the results");
      return;
    }
    if (known.isEmpty()) {
      firsts.computeIfAbsent(file, name -> new BitSet()).set(record.index());
      fromTable.set(tournament.get().boards().size(), found.fromTable());
    }
    int line = location(record, "Board").line();
    for (TableResult result : found.results()) {
      List<TableResult> played =
          inSeries ? series.get().play(record.board(), replay, result) : List.of(result);
      for (TableResult one : played) {
        count(file, record, line, one);
      }
    }
  }

  private void count(String file, HandRecord record, int line, TableResult result)
      throws IOException {
    TableResult counted = apply(result);
    OptionalInt board = tournament.get().add(counted);
    if (board.isEmpty()) {
      boolean room = counted.place().isOpen() || counted.place().isClosed();
      tell(
          file,
          record,
          "Room",
          "room",
          room
              ? "a second result of this room; not counted"
              : "of none of the two rooms of a match; not counted");
      return;
    }
    if (counted.nsScore() == TableScore.NONE && counted.ewScore() == TableScore.NONE) {
      tell(file, record, "Board", "none", "no score is known");
    }
    spool.add(new ScoredRow(board.getAsInt(), file, line, counted));
  }

  private TableResult apply(TableResult result) {
    try {
      return settings.apply(result, tournament.get().method().kind());
    } catch (Failure e) {
      problem = Optional.of(e.getMessage());
      return result;
    }
  }

  private void tell(String file, HandRecord record, String tag, String sort, String message) {
    if (told.merge(sort, 1, Integer::sum) <= MOST_TOLD) {
      String board = record.board().text("Board").value().map(b -> " [board " + b + "]").orElse("");
      shell.say(Printable.of(place(file, record, tag) + ": " + message + board));
    }
  }

  private static String place(String file, HandRecord record, String tag) {
    Location at = location(record, tag);
    return file + ":" + at.line() + ":" + at.column();
  }

  private static Location location(HandRecord record, String tag) {
    return record.text().locate(record.origins().compared(tag));
  }

  /**
   * Adds what comes behind the last record.
   *
   * @throws Failure when the records cannot be scored
   */
  Optional<Tournament> end() throws IOException {
    if (problem.isPresent()) {
      throw new Failure(problem.get());
    }
    for (TableResult rest : series.map(Series::end).orElse(List.of())) {
      OptionalInt board = tournament.get().add(rest);
      spool.add(new ScoredRow(board.getAsInt(), "", 0, rest));
    }
    told.forEach(
        (sort, count) -> {
          if (count > MOST_TOLD) {
            shell.say("... and " + (count - MOST_TOLD) + " more of this kind (" + sort + ")");
          }
        });
    return tournament;
  }
}
