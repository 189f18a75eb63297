package org.handrec.core.scoring.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Table;
import org.handrec.core.rules.Replay;

/**
 * The results that a record holds: those in the rows of its ScoreTable, else its own.
 *
 * @param results the results; none when the record has no board number or no result
 * @param fromTable whether they are the rows of a ScoreTable
 * @param remarks what is noteworthy, such as stated scores that differ from the computed ones
 */
public record RecordResults(List<TableResult> results, boolean fromTable, List<String> remarks) {
  /** Copies the lists. */
  public RecordResults {
    results = List.copyOf(results);
    remarks = List.copyOf(remarks);
  }

  /**
   * The results of a record.
   *
   * @param kind the method by which they will be scored
   */
  public static RecordResults of(Board board, Replay replay, Method.Kind kind) {
    Optional<Table> table =
        board.tables().stream()
            .filter(t -> t.name().equals("ScoreTable") && t.rowCount() > 0)
            .findFirst();
    List<String> remarks = new ArrayList<>(0);
    if (table.isPresent() && !kind.isTeams() && !kind.isSeries()) {
      ScoreTableRows rows = new ScoreTableRows(board, table.get(), key(board, kind));
      return new RecordResults(rows.results(remarks), true, remarks);
    }
    if (kind.isSeries()) {
      TableResult played = result(board, replay, TableScore.Sides.NONE, false, kind);
      return new RecordResults(
          played.contract().isEmpty() ? List.of() : List.of(played), false, List.of());
    }
    RecordScore score = RecordScore.atDuplicate(board, replay);
    score.remark().ifPresent(remarks::add);
    boolean none = score.counted().equals(TableScore.Sides.NONE) && replay.contract().isEmpty();
    return new RecordResults(
        none
            ? List.of()
            : List.of(result(board, replay, score.counted(), score.isByRuling(), kind)),
        false,
        remarks);
  }

  private static TableResult result(
      Board board, Replay replay, TableScore.Sides score, boolean ruled, Method.Kind kind) {
    TableResult.Place place = place(board);
    BoardKey key = key(board, kind);
    boolean closed = place.isClosed();
    Contestant home = team(key.match().home());
    Contestant visit = team(key.match().visit());
    return new TableResult(
        key,
        place,
        kind.isTeams() ? (closed ? visit : home) : contestant(board, Side.NS),
        kind.isTeams() ? (closed ? home : visit) : contestant(board, Side.EW),
        symbol(replay.contract()),
        replay.declarer().map(seat -> String.valueOf(seat.letter())).orElse(""),
        replay.tricks().orElse(-1),
        score.ns(),
        score.ew(),
        1,
        ruled);
  }

  private static Contestant team(String name) {
    return new Contestant(name, name);
  }

  static String text(Board board, String tag) {
    return board.text(tag).value().orElse("");
  }

  private static TableResult.Place place(Board board) {
    return new TableResult.Place(
        text(board, "Section"), text(board, "Table"), text(board, "Round"), text(board, "Room"));
  }

  private static BoardKey key(Board board, Method.Kind kind) {
    Session session =
        new Session(
            text(board, "Event"),
            text(board, "Date"),
            text(board, "Session"),
            text(board, "Stage"));
    String number =
        board.number().value().map(String::valueOf).orElseGet(() -> text(board, "Board"));
    return new BoardKey(session, kind.isTeams() ? match(board) : Match.NONE, number);
  }

  /** Teams without names are told apart by their table. */
  private static Match match(Board board) {
    String home = text(board, "HomeTeam");
    String visit = text(board, "VisitTeam");
    String round = text(board, "Round");
    if (!home.isEmpty() && !visit.isEmpty() && !home.equals(visit)) {
      return new Match(round, home, visit);
    }
    String table = text(board, "Table");
    String at = table.isEmpty() ? "" : " of table " + table;
    return new Match(round, "home team" + at, "visiting team" + at);
  }

  /** A pair by its number (PBN 4.3), else by its names in their order. */
  private static Contestant contestant(Board board, Side side) {
    Seat first = side == Side.NS ? Seat.NORTH : Seat.EAST;
    List<String> names =
        Stream.of(first, first.partner())
            .map(seat -> board.player(seat).value().orElse(""))
            .filter(name -> !name.isEmpty())
            .sorted()
            .toList();
    String number = text(board, side == Side.NS ? "PairNS" : "PairEW");
    return contestant(text(board, "Section"), number, String.join(Contestant.BETWEEN, names));
  }

  /** A contestant by its number in its section, else by its names. */
  static Contestant contestant(String section, String number, String names) {
    return new Contestant(number.isEmpty() ? names : section + number, names);
  }

  /** The name of a contract; no character for none. */
  static String symbol(Optional<Contract> contract) {
    return contract.map(Contract::symbol).orElse("");
  }
}
