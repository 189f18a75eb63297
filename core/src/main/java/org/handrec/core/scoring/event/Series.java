package org.handrec.core.scoring.event;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.Chicago;
import org.handrec.core.scoring.Honours;
import org.handrec.core.scoring.Rubber;

/**
 * Rubbers or Chicagos: what each deal brings, in the order in which the deals of a table are
 * played. Other players at a table begin anew. Honours count where the method says so; the
 * vulnerability is that of the games won at rubber, that of the record at Chicago.
 */
public final class Series {
  private final boolean rubber;
  private final boolean honours;
  private final Map<List<Object>, Sitting> sittings = new LinkedHashMap<>();

  /** The rubbers or Chicagos of an event. */
  public Series(Method method) {
    rubber = method.kind() == Method.Kind.RUBBER;
    honours = method.honours();
  }

  /**
   * The points that a deal brings to both sides.
   *
   * @param result its result as {@link RecordResults} gives it, without a score
   * @return the results: that of the deal, before it what an unfinished rubber of other players
   *     brings
   */
  public List<TableResult> play(Board board, Replay replay, TableResult result) {
    List<Object> table =
        List.of(result.board().session(), result.place().section(), result.place().table());
    List<TableResult> results = new ArrayList<>(1);
    Sitting sitting = sittings.get(table);
    if (sitting == null || !sitting.isOf(result)) {
      if (sitting != null) {
        sitting.broken().ifPresent(results::add);
      }
      sitting = new Sitting(result);
      sittings.put(table, sitting);
    }
    results.add(sitting.play(board, replay, result));
    return results;
  }

  /** What unfinished rubbers bring at the end (Law 80). */
  public List<TableResult> end() {
    return sittings.values().stream().map(Sitting::broken).flatMap(Optional::stream).toList();
  }

  /** The deals that the same players play at a table. */
  private final class Sitting {
    private TableResult last;
    private Rubber game = Rubber.begin();
    private Chicago chicago = Chicago.begin();

    Sitting(TableResult first) {
      this.last = first;
    }

    boolean isOf(TableResult result) {
      return last.ns().equals(result.ns()) && last.ew().equals(result.ew());
    }

    TableResult play(Board board, Replay replay, TableResult result) {
      last = result;
      if (replay.isPassedOut()) {
        return scored(result, Map.of(Side.NS, 0, Side.EW, 0));
      }
      if (replay.contract().isEmpty()
          || !(replay.contract().get() instanceof Contract.Played contract)
          || replay.declarer().isEmpty()
          || replay.tricks().isEmpty()
          || (!rubber && board.vulnerability().value().isEmpty())) {
        return result;
      }
      game = game.isOver() ? Rubber.begin() : game;
      chicago = chicago.isOver() ? Chicago.begin() : chicago;
      Map<Side, Integer> before = points();
      Seat declarer = replay.declarer().get();
      int tricks = replay.tricks().getAsInt();
      if (rubber) {
        game = game.after(declarer.side(), contract, tricks);
      } else {
        boolean vulnerable = board.vulnerability().value().get().includes(declarer.side());
        chicago = chicago.after(declarer.side(), contract, vulnerable, tricks);
      }
      if (honours) {
        addHonours(board, contract);
      }
      return scored(result, gained(before));
    }

    private void addHonours(Board board, Contract.Played contract) {
      Optional<Honours> held =
          board.deal().value().flatMap(deal -> Honours.of(deal, contract.bid().strain()));
      if (held.isPresent() && rubber) {
        game = game.plus(held.get().seat().side(), held.get().points());
      } else if (held.isPresent()) {
        chicago = chicago.plus(held.get().seat().side(), held.get().points());
      }
    }

    private Map<Side, Integer> points() {
      Map<Side, Integer> points = new EnumMap<>(Side.class);
      for (Side side : Side.values()) {
        points.put(side, rubber ? game.account(side).total() : chicago.points(side));
      }
      return points;
    }

    private Map<Side, Integer> gained(Map<Side, Integer> before) {
      Map<Side, Integer> gained = points();
      before.forEach((side, points) -> gained.merge(side, -points, Integer::sum));
      return gained;
    }

    private TableResult scored(TableResult result, Map<Side, Integer> gained) {
      return result.scoredAs(
          new TableScore.Points(gained.get(Side.NS)), new TableScore.Points(gained.get(Side.EW)));
    }

    /** What the rubber brings that ends here unfinished; empty when it brings nothing. */
    Optional<TableResult> broken() {
      Map<Side, Integer> before = points();
      game = game.broken();
      Map<Side, Integer> gained = gained(before);
      return gained.values().stream().allMatch(points -> points == 0)
          ? Optional.empty()
          : Optional.of(scored(last.withoutContract(), gained));
    }
  }
}
