package org.handrec.core.check.cross;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.table.Grid;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Side;

/**
 * T007: the ScoreTable of a board has fewer rows than three quarters of all boards have: results
 * are missing. Told at the end of the source, of its first 256 boards, where there are four at
 * least.
 */
final class MovementRule implements IdentityRule {
  private static final int FEWEST = 4;
  private static final int MOST = 256;

  /** Larger tables are those of many clubs. */
  private static final int MOST_ROWS = 64;

  private final Map<Integer, Traveller> boards = new LinkedHashMap<>();

  /**
   * The table of a board.
   *
   * @param pairs those that have a result, such as {@code NS 3}; none where it does not name them
   */
  private record Traveller(int rows, Set<String> pairs, Origins.Passage place) {}

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    Optional<Integer> number = context.board().number().value();
    if (context.board().tables().isEmpty() || number.isEmpty() || boards.size() >= MOST) {
      return;
    }
    Optional<Grid> grid = Grid.of(context, findings, "ScoreTable");
    if (grid.isPresent() && grid.get().rows() <= MOST_ROWS) {
      Span span = grid.get().place(0, 0);
      RecordText text = context.record().text().excerpt(span);
      boards.putIfAbsent(
          number.get(),
          new Traveller(grid.get().rows(), pairs(grid.get()), new Origins.Passage(text, span)));
    }
  }

  private static Set<String> pairs(Grid grid) {
    Set<String> pairs = new LinkedHashSet<>();
    for (Side side : Side.values()) {
      int column = grid.column("PairId_" + side);
      for (int row = 0; column >= 0 && row < grid.rows(); row++) {
        pairs.add(side + " " + grid.cell(row, column));
      }
    }
    return pairs;
  }

  @Override
  public void finish(Span end, Findings findings) {
    Map<Integer, Integer> counts = new HashMap<>();
    boards.values().forEach(board -> counts.merge(board.rows, 1, Integer::sum));
    int usual =
        counts.entrySet().stream()
            .filter(count -> 4 * count.getValue() >= 3 * boards.size())
            .mapToInt(Map.Entry::getKey)
            .findFirst()
            .orElse(0);
    if (boards.size() >= FEWEST) {
      boards.forEach(
          (number, board) -> {
            if (board.rows < usual) {
              report(number, board, usual, findings);
            }
          });
    }
  }

  private void report(int number, Traveller board, int usual, Findings findings) {
    Map<String, Integer> elsewhere = new LinkedHashMap<>();
    boards.values().stream()
        .filter(other -> other.rows == usual)
        .forEach(other -> other.pairs.forEach(pair -> elsewhere.merge(pair, 1, Integer::sum)));
    List<String> missing =
        elsewhere.entrySet().stream()
            .filter(pair -> 4 * pair.getValue() >= 3 * boards.size())
            .map(Map.Entry::getKey)
            .filter(pair -> !board.pairs.contains(pair))
            .toList();
    findings.add(
        findings
            .at(
                "T007",
                board.place,
                "board %d: %s, most boards have %d"
                        .formatted(number, Wording.counted(board.rows, "result"), usual)
                    + (missing.isEmpty() ? "" : "; missing: " + Wording.list(missing)))
            .tag("ScoreTable")
            .found(Integer.toString(board.rows))
            .expected(Integer.toString(usual)));
  }
}
